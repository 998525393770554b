import type { ShapeDimension } from "../families/model";
import type { Random } from "../random";
import type { TruthDimension } from "../truth";

/** How one person writes measures down, the same on the whole sheet. */
export interface Wording {
  comma: boolean;
  unit: boolean;
  /** `4x Ø8`, `4xØ8` or `Ø8 (4x)`. */
  counted: "before" | "tight" | "after";
  pitch: "PCD first" | "PCD last" | "diameter and PCD";
  thickness: "t=" | "t = mm" | "thk";
  quantity: "pcs" | "qty" | "off";
  tolerance: boolean;
  /** Fractions of an inch instead of millimetres. */
  inches: boolean;
}

export function createWording(random: Random): Wording {
  return {
    comma: random.chance(0.35),
    unit: random.chance(0.12),
    counted: random.pick(["before", "tight", "after"] as const),
    pitch: random.pick(["PCD first", "PCD last", "diameter and PCD"] as const),
    thickness: random.pick(["t=", "t = mm", "thk"] as const),
    quantity: random.pick(["pcs", "qty", "off"] as const),
    tolerance: random.chance(0.1),
    inches: false,
  };
}

export function writeNumber(value: number, { comma, inches }: Wording): string {
  if (inches) return writeInches(value);
  const text = String(Math.round(value * 100) / 100);
  return comma ? text.replace(".", ",") : text;
}

/** In 64ths at the finest. */
function writeInches(millimetres: number): string {
  const total = Math.round((millimetres / 25.4) * 64);
  const whole = Math.floor(total / 64);
  let [part, of] = [total % 64, 64];
  while (part > 0 && part % 2 === 0) [part, of] = [part / 2, of / 2];
  if (part === 0) return `${whole}"`;
  return whole === 0 ? `${part}/${of}"` : `${whole} ${part}/${of}"`;
}

type Written = Omit<TruthDimension, "at">;

export function writeDimension(
  dimension: ShapeDimension,
  wording: Wording,
  random: Random,
): Written {
  const number = writeNumber(dimension.value, wording);
  const value = dimension.value;
  if (dimension.kind === "linear") {
    if (dimension.prefix) return { kind: "diameter", text: `${dimension.prefix}${number}`, value };
    if (dimension.reference) return { kind: "linear", text: `(${number})`, value };
    const tolerance =
      wording.tolerance && !wording.inches && random.chance(0.3)
        ? `±0${wording.comma ? "," : "."}${random.pick([1, 2, 5])}`
        : "";
    const unit =
      wording.unit && !wording.inches && tolerance === "" && !dimension.suffix ? "mm" : "";
    return { kind: "linear", text: `${number}${tolerance}${unit}${dimension.suffix ?? ""}`, value };
  }
  if (dimension.kind === "angle")
    return { kind: "angle", text: `${writeNumber(value, { ...wording, inches: false })}°`, value };
  if (dimension.kind === "chamfer")
    return counted({ kind: "linear", text: `${number}x45°`, value }, dimension.count, wording);
  if (dimension.kind === "radius")
    return counted({ kind: "radius", text: `R${number}`, value }, dimension.count, wording);
  if (dimension.form === "pitch")
    return { kind: "diameter", text: pitchText(number, wording), value };
  const sign = dimension.form === "thread" ? "M" : "Ø";
  return counted({ kind: "diameter", text: `${sign}${number}`, value }, dimension.count, wording);
}

function pitchText(number: string, { pitch }: Wording): string {
  if (pitch === "PCD first") return `PCD ${number}`;
  return pitch === "PCD last" ? `Ø${number} PCD` : `PCD Ø${number}`;
}

function counted(written: Written, count: number | undefined, { counted: way }: Wording): Written {
  if (count === undefined) return written;
  const { text } = written;
  // "(2x)" after a chamfer would read as a third factor.
  if (way === "after" && !text.includes("x"))
    return { ...written, text: `${text} (${count}x)`, count };
  return { ...written, text: way === "tight" ? `${count}x${text}` : `${count}x ${text}`, count };
}

export function writeThickness(value: number, wording: Wording): Written {
  const number = writeNumber(value, wording);
  const text = { "t=": `t=${number}`, "t = mm": `t = ${number} mm`, thk: `${number}mm thk` }[
    wording.thickness
  ];
  return { kind: "note", text, value };
}

export function writeQuantity(count: number, { quantity }: Wording): Written {
  const text = { pcs: `${count} pcs`, qty: `qty ${count}`, off: `${count} off` }[quantity];
  return { kind: "note", text, value: null };
}

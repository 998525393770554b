import { MEASURE, type Measure, readMeasure } from "./measure";
import { plain } from "./plain-text";
import {
  acrossFlatsWords,
  diameterWords,
  featureWords,
  noteWords,
  pitchCircleWords,
  quantityUnits,
  quantityWords,
  remarkWords,
  thicknessLetters,
  thicknessWords,
} from "./written-words";

/** What a written text says. Lengths in millimetres, angles in degrees. */
export type Meaning =
  /** `reference`: written in parentheses, so it follows from the others and does not drive. */
  | { kind: "linear"; value: number; count: number; reference: boolean; unit: Measure["unit"] }
  /** `pitchCircle`: the bolt circle written behind the holes, as in `6x Ø9 PCD 80`. */
  | {
      kind: "diameter";
      value: number;
      count: number;
      reference: boolean;
      pitchCircle: number | null;
    }
  | { kind: "radius"; value: number; count: number; reference: boolean }
  | { kind: "angle"; value: number; count: number; reference: boolean }
  /** `value`: leg of the chamfer. */
  | { kind: "chamfer"; value: number; angle: number; count: number }
  /** `value`: nominal diameter. A shop cuts `M6` as a hole of 6 mm. */
  | { kind: "thread"; value: number; count: number; pitchCircle: number | null }
  /** `value`: diameter of the pitch circle. */
  | { kind: "pcd"; value: number }
  | { kind: "acrossFlats"; value: number; count: number }
  /** Two sides in one text, `40 x 60`. */
  | { kind: "size"; value: number; second: number; count: number }
  | { kind: "thickness"; value: number }
  | { kind: "quantity"; value: number }
  | { kind: "name"; text: string }
  | { kind: "note"; text: string };

const alternatives = (words: readonly string[]) =>
  [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[/]/gu, "\\$&"))
    .join("|");

const THICKNESS = alternatives(thicknessWords);
const QUANTITY = alternatives(quantityWords);
const PIECES = alternatives(quantityUnits);
const PITCH_CIRCLE = alternatives(pitchCircleWords);
const FLATS = alternatives(acrossFlatsWords);
const DIAMETER = String.raw`(?:ø|(?:${alternatives(diameterWords)})(?![a-z])\.?|d(?=[ \d]))`;
/** Stands behind a number, not inside a longer word. */
const END = String.raw`(?![a-z])\.?`;

const pattern = (source: string) => new RegExp(`^(?:${source})$`, "u");

const FEATURES = `(?:${alternatives(featureWords)})${END}`;
const COUNT = new RegExp(
  String.raw`^([1-9]\d?) ?(?:x|${FEATURES}|- ?(?=ø|r ?\d|m ?\d)) ?(?=\S)`,
  "u",
);
const COUNT_BEHIND = new RegExp(
  String.raw`[ ,-]*(?:\( ?([1-9]\d?) ?(?:x|${FEATURES})? ?\)|[ ,-]([1-9]\d?) ?(?:x|${FEATURES}))$`,
  "u",
);
const REMARKS = new RegExp(String.raw`[ ,;]*\b(?:${alternatives(remarkWords)})${END}\s*$`, "u");
const TOLERANCE =
  /\s*(?:±\s*\d*\.?\d+|[+-] ?\d*\.?\d+(?: ?\/? ?[+-] ?\d*\.?\d+)|(?<=\d) ?(?:h|js|k|m|n|p|f|g) ?(?:[5-9]|1[0-4]))(?: ?mm)?$/u;
const BEHIND_CIRCLE = new RegExp(
  `^(.+?)[ ,/]*(?:on )?(?:(?:${PITCH_CIRCLE})${END} ?ø? ?(${MEASURE})|ø ?(${MEASURE}) ?(?:${PITCH_CIRCLE})${END})$`,
  "u",
);

/** Forms that stand alone: neither a count before them nor a remark behind them changes what they are. */
const thicknessBefore = pattern(
  String.raw`(?:(?:${THICKNESS})(?: ?[=:] ?|\.? ?)|(?:${alternatives(thicknessLetters)}) ?[=:] ?)(${MEASURE})`,
);
const thicknessBehind = pattern(`(${MEASURE}) ?(?:${THICKNESS})${END}`);
const quantityBefore = pattern(
  String.raw`(?:${QUANTITY})(?: ?[=:] ?|\.? ?)([1-9]\d{0,3})(?: ?(?:${PIECES})${END})?`,
);
const quantityBehind = pattern(String.raw`([1-9]\d{0,3}) ?(?:${PIECES})${END}`);
const pitchBefore = pattern(String.raw`(?:${PITCH_CIRCLE})\.? ?[=:]? ?ø? ?(${MEASURE})`);
const pitchBehind = pattern(`ø? ?(${MEASURE}) ?(?:${PITCH_CIRCLE})${END}`);

const diameterForm = pattern(
  `${DIAMETER} ?=? ?(${MEASURE})|(${MEASURE}) ?(?:ø|dia${END}|diam${END})`,
);
const radiusForm = pattern(`r ?=? ?(${MEASURE})|(${MEASURE}) ?r(?:ad)?${END}`);
const threadForm = pattern(String.raw`m ?([1-9]\d?(?:\.\d)?)(?: ?x ?\d+(?:\.\d+)?)?`);
const chamferForm = pattern(String.raw`(${MEASURE}) ?x ?(\d{1,2}(?:\.\d+)?) ?°|c ?(\d+(?:\.\d+)?)`);
const angleForm = pattern(
  String.raw`((?:0|[1-9]\d{0,2})(?:\.\d{1,3})?) ?(?:°|deg${END})(?: ?(\d{1,2}) ?')?`,
);
const flatsForm = pattern(`(?:${FLATS}) ?=? ?(${MEASURE})|(${MEASURE}) ?(?:${FLATS})${END}`);
const squareForm = pattern(`(?:sq|□) ?(${MEASURE})|(${MEASURE}) ?(?:sq|□)${END}`);
const sizeForm = pattern(`(${MEASURE})( ?)x ?(${MEASURE})`);

/**
 * What the text says, or null when it fits no form of the grammar (a misreading, most likely).
 * The first form that fits counts; they are ordered from the most marked to the plainest.
 */
export function parseDimension(written: string): Meaning | null {
  // A capital D before an equals sign is a diameter, a small one a thickness (Dicke).
  const text = plain(written.replace(/^\s*D ?=/u, "Ø"))
    .replace(/\b([a-z])\.(?=[a-z]\b)/gu, "$1")
    .replace(/^= ?| ?=$/gu, "");
  if (text === "") return null;
  return standing(text) ?? feature(text) ?? words(text, written.trim());
}

/** Thickness, quantity, pitch circle. */
function standing(text: string): Meaning | null {
  // No sheet is metres thick: the second m ran into the first or was cut off.
  const sheet = text.replace(/(?<=\d ?)m\b/u, "mm");
  const thickness = found(thicknessBefore, sheet) ?? found(thicknessBehind, sheet);
  if (thickness !== null) return { kind: "thickness", value: thickness };
  const quantity = quantityBefore.exec(text) ?? quantityBehind.exec(text);
  if (quantity !== null) return { kind: "quantity", value: Number(quantity[1]) };
  const pitch = found(pitchBefore, text) ?? found(pitchBehind, text);
  return pitch === null ? null : { kind: "pcd", value: pitch };
}

/** What sizes a feature: count, sign, measure, tolerance, remarks. */
function feature(text: string): Meaning | null {
  const inside = /^\( ?(.+?) ?\)$/u.exec(text)?.[1];
  const reference = inside !== undefined;
  const body = withoutTail(inside ?? text);
  const once = measureOf(body, 1, reference);
  if (once !== null && once.kind !== "size") return once;
  const repeated = counted(COUNT, body, reference) ?? counted(COUNT_BEHIND, body, reference);
  if (repeated !== null && (once === null || isPitch(once, repeated))) return repeated;
  return once ?? onPitchCircle(body, reference);
}

/** The measure beside a count, before it (`4x Ø8`) or behind it (`Ø8 (4x)`). */
function counted(form: RegExp, body: string, reference: boolean): Meaning | null {
  const match = form.exec(body);
  if (match === null) return null;
  const rest = withoutTail(body.replace(form, "").trim());
  return measureOf(rest, Number(match[1] ?? match[2]), reference);
}

/** `3x20` is three steps of 20, `40 x 60` two sides: a small whole number directly before the x counts. */
function isPitch(size: Meaning, repeated: Meaning): boolean {
  if (size.kind !== "size" || repeated.kind !== "linear") return true;
  return repeated.count >= 2 && repeated.count <= 12 && repeated.value > repeated.count;
}

function measureOf(body: string, count: number, reference: boolean): Meaning | null {
  const measure = readMeasure(body);
  if (measure !== null) return { kind: "linear", ...measure, count, reference };
  const diameter = found(diameterForm, body);
  if (diameter !== null)
    return { kind: "diameter", value: diameter, count, reference, pitchCircle: null };
  const radius = found(radiusForm, body);
  if (radius !== null) return { kind: "radius", value: radius, count, reference };
  const thread = threadForm.exec(body);
  if (thread !== null)
    return { kind: "thread", value: Number(thread[1]), count, pitchCircle: null };
  return slanted(body, count, reference) ?? flat(body, count, reference);
}

function slanted(body: string, count: number, reference: boolean): Meaning | null {
  const chamfer = chamferForm.exec(body);
  if (chamfer !== null) {
    const leg =
      chamfer[1] === undefined ? Number(chamfer[3]) : (readMeasure(chamfer[1])?.value ?? 0);
    const angle = chamfer[2] === undefined ? 45 : Number(chamfer[2]);
    return leg > 0 && angle > 0 && angle < 90
      ? { kind: "chamfer", value: leg, angle, count }
      : null;
  }
  const angle = angleForm.exec(body);
  if (angle === null) return null;
  const value = Number(angle[1]) + Number(angle[2] ?? 0) / 60;
  return value > 0 && value <= 360 ? { kind: "angle", value, count, reference } : null;
}

function flat(body: string, count: number, reference: boolean): Meaning | null {
  const flats = found(flatsForm, body);
  if (flats !== null) return { kind: "acrossFlats", value: flats, count };
  const square = found(squareForm, body);
  if (square !== null) return { kind: "size", value: square, second: square, count };
  const size = sizeForm.exec(body);
  const first = readMeasure(size?.[1] ?? "");
  const second = readMeasure(size?.[3] ?? "");
  if (first === null || second === null || reference) return null;
  return { kind: "size", value: first.value, second: second.value, count };
}

/** `6x Ø9 PCD 80`: holes and the circle they lie on, in one text. */
function onPitchCircle(body: string, reference: boolean): Meaning | null {
  const match = BEHIND_CIRCLE.exec(body);
  const circle = readMeasure(match?.[2] ?? match?.[3] ?? "");
  if (match === null || circle === null) return null;
  const holes = feature(reference ? `(${match[1]})` : (match[1] ?? ""));
  if (holes?.kind !== "diameter" && holes?.kind !== "thread") return null;
  return { ...holes, pitchCircle: circle.value };
}

function words(text: string, written: string): Meaning | null {
  if (/^\d+ ?: ?\d+$|^m ?(?:1 ?: ?\d+|\d+ ?: ?1)$/u.test(text)) {
    return { kind: "note", text: written };
  }
  // `2)` counts the parts of a sheet.
  if (/^[1-9]\d? ?\)$/u.test(text)) return { kind: "name", text: written };
  if (!/^#? ?[\p{L}\d]/u.test(text) || !/\p{L}|#/u.test(text)) return null;
  if (!/^[\p{L}\d #&:/.,()'-]+$/u.test(text)) return null;
  const parts = text.split(/[^\p{L}\d]+/u);
  if (parts.some((part) => noteWords.includes(part)) || /\b(?:s|st) ?\d{2,3}\b/u.test(text)) {
    return { kind: "note", text: written };
  }
  // A part's name begins with its word; letters behind digits are a misreading or a remark.
  return /^(?:# ?\d|\p{L})/u.test(text) && !/\d\p{L}{2}/u.test(text)
    ? { kind: "name", text: written }
    : null;
}

function withoutTail(text: string): string {
  let body = text;
  for (let before = ""; before !== body; ) {
    before = body;
    body = body.replace(REMARKS, "").replace(TOLERANCE, "").trim();
  }
  return body;
}

/** The measure in the first group that matched, in millimetres. */
function found(form: RegExp, text: string): number | null {
  const match = form.exec(text);
  const written = match?.slice(1).find((group) => group !== undefined);
  return written === undefined ? null : (readMeasure(written)?.value ?? null);
}

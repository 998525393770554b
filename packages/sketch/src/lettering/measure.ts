/** A length or plain number as written: in millimetres, with how it was written. */
export interface Measure {
  /** Millimetres; a number without a unit counts as millimetres. */
  value: number;
  unit: "mm" | "cm" | "m" | "km" | "inch" | null;
}

const INCH = 25.4;
const METRIC = { mm: 1, cm: 10, m: 1000, km: 1e6 };
const FACTORS: Record<string, number> = { ...METRIC, in: INCH, inch: INCH, '"': INCH };

/** Up to some kilometres in millimetres: with fewer digits a clear number would be left for a doubtful reading of it. */
const DECIMAL = String.raw`(?:0|[1-9]\d{0,6})(?:\.\d{1,4})?|\.\d{1,4}`;
const FRACTION = String.raw`(?:[1-9]\d{0,2}[ -])?[1-9]\d{0,2}/(?:2|4|8|16|32|64)`;

/** Source of a regular expression that matches one measure with its unit, without groups. */
export const MEASURE = `(?:${FRACTION}|${DECIMAL})(?: ?(?:mm|cm|km|m|inch|in|")(?![a-z]))?`;

const FEET = new RegExp(String.raw`^([1-9]\d{0,2})'(?:[ -]?(${FRACTION}|${DECIMAL})"?)?$`, "u");
const ONE = new RegExp(`^(${FRACTION}|${DECIMAL}) ?(mm|cm|km|m|inch|in|")?$`, "u");

/** Reads one measure from plain text (see `plain`); null when it is none or not above zero. Fractions are inches. */
export function readMeasure(text: string): Measure | null {
  const feet = FEET.exec(text);
  if (feet !== null) {
    const inches = feet[2] === undefined ? 0 : amount(feet[2]);
    return { value: (Number(feet[1]) * 12 + inches) * INCH, unit: "inch" };
  }
  const match = ONE.exec(text);
  if (match === null) return null;
  const written = match[1] ?? "";
  const unit = match[2] ?? (written.includes("/") ? '"' : null);
  const value = amount(written) * (unit === null ? 1 : (FACTORS[unit] ?? 1));
  if (!(value > 0)) return null;
  return { value: Math.round(value * 1e9) / 1e9, unit: unit === null ? null : unitName(unit) };
}

function unitName(unit: string): Measure["unit"] {
  return unit in METRIC ? (unit as keyof typeof METRIC) : "inch";
}

function amount(written: string): number {
  const fraction = /^(?:(\d+)[ -])?(\d+)\/(\d+)$/u.exec(written);
  if (fraction === null) return Number(written);
  const [whole, numerator, denominator] = fraction.slice(1).map((n) => Number(n ?? 0)) as [
    number,
    number,
    number,
  ];
  const split = whole === 0 ? closeMixed(fraction[2] ?? "", denominator) : null;
  return split ?? whole + numerator / denominator;
}

/** `15/8` is `1 5/8` written closely: nobody measures in fractions above one, and halves are reduced. */
function closeMixed(digits: string, denominator: number): number | null {
  const numerator = Number(digits.slice(1));
  const isProper = numerator % 2 === 1 && numerator < denominator && digits[1] !== "0";
  if (Number(digits) <= denominator || !isProper) return null;
  return Number(digits[0]) + numerator / denominator;
}

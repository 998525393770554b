import { type Meaning, parseDimension } from "../lettering/dimension-grammar";
import type { Reading } from "../model";
import type { Interpretation, ReadText } from "./model";
import { attachSettings } from "./settings";
import { withLetters } from "./with-letters";

/**
 * What each text may say: its readings and their likely corrections understood, the unintelligible ones left out.
 * `marked` are the texts that stand at a dimension line or leader.
 */
export function interpretTexts(
  read: readonly (readonly Reading[])[],
  marked: ReadonlySet<number> = new Set(read.keys()),
): ReadText[] {
  const readings = withLetters(read, marked);
  const usesUnits = readings.some(
    ([best], index) => marked.has(index) && best !== undefined && LONE_MEASURE.test(best.text),
  );
  return readings.map((ways, index) => ({
    index,
    interpretations: marked.has(index)
      ? interpret(ways)
      : interpret(withListNumber(ways), usesUnits ? parseDimension : asThickness),
    worded: ways
      .filter(({ text }) => isSpoken(parseDimension(text)))
      .reduce((sum, { probability }) => Math.min(1, sum + probability), 0),
    legible: ways
      .filter(({ text }) => /[1-9]/u.test(text))
      .reduce((sum, { probability }) => Math.min(1, sum + probability), 0),
  }));
}

const isSpoken = (meaning: Meaning | null): boolean =>
  meaning?.kind === "name" || meaning?.kind === "note";

const LONE_MEASURE = /^= ?\d|^\d+(?:[.,]\d+)? ?mm$/u;

/** On a sheet whose dimensions have no units, a measure in mm that no line has is the thickness; its `t =` may be lost. */
function asThickness(text: string): Meaning | null {
  return parseDimension(LONE_MEASURE.test(text) ? `t = ${text.replace(/^= ?/u, "")}` : text);
}

/** `3)` reads like `31`: where no dimension line or leader has the text, it is a part's number that may be meant. */
function withListNumber(ways: readonly Reading[]): readonly Reading[] {
  const [best] = ways;
  const listed = ways.find(({ text }) => /^\d{1,2}\)$/u.test(text));
  if (listed === undefined || listed.probability < attachSettings.leastListed) return ways;
  const number = listed.text.slice(0, -1);
  const alike = [listed.text, number, `${number}1`];
  if (best === undefined || !alike.includes(best.text)) return ways;
  const others = ways.filter(({ text }) => !alike.includes(text));
  const probability = 1 - others.reduce((sum, way) => sum + way.probability, 0);
  return [{ ...listed, probability: Math.max(listed.probability, probability) }, ...others];
}

function interpret(
  ways: readonly Reading[],
  parse: (text: string) => Meaning | null = parseDimension,
): Interpretation[] {
  const found = new Map<string, Interpretation>();
  for (const { text, probability } of ways.flatMap(withCorrections)) {
    const meaning = parse(countFirst(text));
    if (meaning === null || probability < leastFor(meaning, text)) continue;
    const key = JSON.stringify(meaning);
    const known = found.get(key);
    if (known === undefined) found.set(key, { text, probability, meaning });
    else known.probability = Math.max(known.probability, probability);
  }
  return [...found.values()]
    .sort((a, b) => b.probability - a.probability)
    .slice(0, attachSettings.interpretations);
}

function leastFor(meaning: Meaning, text: string): number {
  if (meaning.kind === "thickness" || meaning.kind === "quantity")
    return attachSettings.leastSpoken;
  if (!isSpoken(meaning)) return attachSettings.leastProbability;
  // Signs of measures in a name, or a lone small letter, come from lines read as letters.
  if (/[Ø°±=]|^[^\p{Lu}\d]$/u.test(text)) return 1;
  return attachSettings.sureWords;
}

/** `Ø8 (4x)` said as `4x Ø8`, and `4x25=100` without its sum. */
function countFirst(text: string): string {
  const steps = /^(\d{1,2}) ?[x×*] ?(\d+(?:[.,]\d+)?) ?\(?= ?(\d+(?:[.,]\d+)?) ?\)?$/u.exec(text);
  if (steps !== null) {
    const [count, step, sum] = steps.slice(1).map((part) => Number(part.replace(",", ".")));
    if (count && step && Math.abs(count * step - (sum ?? 0)) < 1e-6) return `${count}x${step}`;
  }
  // A tolerance in the middle says nothing about the size.
  const exact = text.replace(/ ?± ?\d+(?:[.,]\d+)?(?= ?\p{L})/u, "");
  return exact.replace(/^(.*\d)\s*\((\d{1,2}) ?[x×]\)?$/u, "$2x $1");
}

/** A slash and the line it crosses look like a times sign, and a lone number behind one is seldom a count. */
const CROSSED = /^[x×*] ?(\d+(?:[.,]\d+)?)$/iu;

/**
 * A reading, and what it may be once the marks of drawing around it are taken off: a leader's or a
 * dimension line's end read as a sign before it, a stray stroke behind it, a decimal point lost or invented.
 */
function withCorrections({ text, probability }: Reading): Reading[] {
  const { strayPrior, unitPrior, degreePrior, pointPrior, strokePrior, countPrior } =
    attachSettings;
  const asRead = CROSSED.test(text) ? countPrior * probability : probability;
  const found: Reading[] = [{ text, probability: asRead }];
  const add = (other: string | undefined, prior: number) => {
    if (other !== undefined && other !== text)
      found.push({ text: other, probability: prior * probability });
  };
  const bare = text.replace(/^[^\p{L}\d(Ø.]+|[^\p{L}\d)°Ø"]+$/gu, "");
  add(bare, strayPrior);
  add(CROSSED.exec(text)?.[1], 1);
  // A count before the sign is what is written, not a stroke that strayed there.
  if (!/^[1-9]\d? ?[x×]/u.test(bare)) {
    // Two measures side by side, `R5 Ø8`, are not the second with a stray sign before it.
    add(/^(?![RM] ?\d)[^Ø]{1,3}?((?:\d{1,2} ?x ?)?Ø.*)$/u.exec(bare)?.[1], strayPrior);
    add(/^[^R]{1,2}?((?:\d{1,2} ?x ?)?R ?\d.*)$/u.exec(bare)?.[1], strayPrior);
  }
  add(/^(\d+(?:[.,]\d+)?) ?[^\d.,°x×Ø()]{1,5}$/u.exec(bare)?.[1], unitPrior);
  // `4x10x45` is how `4x10x45°` comes out, more often than openings of 10 by 45.
  if (/^(?:\d{1,2} ?x ?)?\d+(?:[.,]\d+)? ?x ?45$/u.test(bare)) add(`${bare}°`, degreePrior);
  // A diameter's sign by its look-alikes.
  add(text.replace(/^((?:\d{1,2} ?x ?)?)[#x×=±OQ0] ?(?=[1-9])/u, "$1Ø"), strayPrior);
  // A 1 is the sign most often lost: a mere stroke, close to a line's end.
  const [, sign = "", rest] = /^(.*?)(\d.*)$/u.exec(bare) ?? [];
  if (rest) add(`${sign}1${rest}`, strokePrior * (1 - probability));
  const number = /^(.*?)(\d{2,3})(\D*)$/u.exec(bare);
  if (number && !/[.,]/.test(bare)) {
    const [, before = "", digits = "", after = ""] = number;
    add(`${before}${digits.slice(0, -1)}.${digits.slice(-1)}${after}`, pointPrior);
  }
  add(bare.replace(/(\d) (\d\D*)$/u, "$1.$2"), strayPrior);
  if (/^\D*\d+[.,]\d\D*$/u.test(bare)) add(bare.replace(/[.,]/u, ""), pointPrior);
  return found;
}

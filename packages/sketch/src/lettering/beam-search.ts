import { letteringSettings as settings } from "./settings";

/** Log-probabilities of one line: `columns` rows of `classes` values, class 0 the blank. */
export interface CtcOutput {
  columns: number;
  classes: number;
  logProbabilities: Float32Array;
}

export interface Candidate {
  text: string;
  /** Natural logarithm of the probability of the text, summed over the alignments the beam kept. */
  logProbability: number;
}

interface Prefix {
  text: string;
  last: number;
  blank: number;
  letter: number;
}

/**
 * The likeliest texts under a CTC output, best first.
 * Prefix beam search after Hannun et al., "First-Pass Large Vocabulary Continuous Speech Recognition using
 * Bi-Directional Recurrent DNNs" (2014), without a language model.
 */
export function beamSearch(output: CtcOutput, characters: string): Candidate[] {
  const floor = Math.log(settings.characterFloor);
  let beam: Prefix[] = [{ text: "", last: 0, blank: 0, letter: -Infinity }];
  for (let column = 0; column < output.columns; column += 1) {
    const base = column * output.classes;
    const row = output.logProbabilities.subarray(base, base + output.classes);
    const next = new Map<string, Prefix>();
    for (const prefix of beam) extend(next, prefix, row, characters, floor);
    beam = [...next.values()]
      .sort((a, b) => total(b) - total(a) || (a.text < b.text ? -1 : 1))
      .slice(0, settings.beamWidth);
  }
  return beam.map((prefix) => ({ text: prefix.text, logProbability: total(prefix) }));
}

function extend(
  next: Map<string, Prefix>,
  prefix: Prefix,
  row: Float32Array,
  characters: string,
  floor: number,
): void {
  const whole = total(prefix);
  const stay = at(next, prefix.text, prefix.last);
  stay.blank = logAdd(stay.blank, whole + (row[0] ?? -Infinity));
  stay.letter = logAdd(stay.letter, prefix.letter + (row[prefix.last] ?? -Infinity));
  for (let letter = 1; letter < row.length; letter += 1) {
    const logProbability = row[letter] ?? -Infinity;
    if (logProbability < floor) continue;
    // An equal letter begins anew only after a blank.
    const from = letter === prefix.last ? prefix.blank : whole;
    if (from === -Infinity) continue;
    const longer = at(next, prefix.text + characters.charAt(letter - 1), letter);
    longer.letter = logAdd(longer.letter, from + logProbability);
  }
}

function at(prefixes: Map<string, Prefix>, text: string, last: number): Prefix {
  const known = prefixes.get(text);
  if (known !== undefined) return known;
  const fresh = { text, last, blank: -Infinity, letter: -Infinity };
  prefixes.set(text, fresh);
  return fresh;
}

function total(prefix: Prefix): number {
  return logAdd(prefix.blank, prefix.letter);
}

function logAdd(a: number, b: number): number {
  const high = Math.max(a, b);
  return high === -Infinity ? -Infinity : high + Math.log1p(Math.exp(Math.min(a, b) - high));
}

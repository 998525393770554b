import type { Word } from "../../model";
import type { Model } from "../readers/model-data";
import { ocrSettings } from "../settings";

/** Languages whose numbers have a comma before their decimals. */
const WITH_COMMA: ReadonlySet<Model> = new Set<Model>([
  ...(["deu", "fra", "ita", "nld", "pol", "por", "spa", "vie"] as const),
]);
/** A sum with cents, what stands before it and behind it: "EUR 1.043,81". */
const SUM = /^(\D{0,4}\d{1,3}(?:[.,]\d{3})*)([.,])(\d{2}\D{0,2})$/;
/** Sums of a column end at one edge, within this, in em; so many of them have the usual sign, and this share of all. */
const EDGE = 0.4;
const FEWEST = 2;
const SHARE = 1 / 3;

/**
 * The commas of sums whose tails a light copy has lost: of a column of sums some have a comma and others a point where the language has the comma; and a
 * sum whose thousands are parted by a point, too, has either. `words` of a page in Latin letters; what is put right is in doubt.
 */
export function evenDecimals(words: readonly Word[], model: Model): Word[] {
  const sums = words.flatMap((word) => {
    const [, whole = "", sign = "", cents = ""] = SUM.exec(word.text) ?? [];
    return sign === "" ? [] : [{ word, whole, sign, cents }];
  });
  const hasPoints = sums.filter(({ sign }) => sign === ".").length >= FEWEST;
  const proves = sums.some(({ whole, sign }) => sign === "." && whole.includes(","));
  const known = new Map(sums.map((sum) => [sum.word, sum]));
  return words.map((word) => {
    const own = known.get(word);
    if (own?.sign !== ".") return word;
    const { whole, cents } = own;
    const confidence = Math.min(word.confidence, ocrSettings.disputed);
    if (WITH_COMMA.has(model) && !proves && isAmongCommas(word, sums))
      return { ...word, text: `${whole},${cents}`, confidence };
    if (model === "eng" && hasPoints && whole.includes("."))
      return { ...word, text: `${whole.replaceAll(".", ",")}.${cents}`, confidence };
    return word;
  });
}

function isAmongCommas(
  { box, fontSize }: Word,
  sums: readonly { word: Word; sign: string }[],
): boolean {
  const column = sums.filter(({ word }) => Math.abs(word.box.x1 - box.x1) < EDGE * fontSize);
  const commas = column.filter(({ sign }) => sign === ",").length;
  return commas >= FEWEST && commas >= SHARE * column.length;
}

import { toSegment } from "../../layout/segment";
import type { Word } from "../../model";
import { kindOf } from "../../text/kind";

/** Words of the name of a place, at most. */
const LONGEST = 5;

/** "Fait à Onet, le 12 mars 2023": where and when a form was signed, as two labels with their answers; null for any other text. */
export function splitSignedAt(words: readonly Word[]): [label: Word[], value: Word[]][] | null {
  const [done, at, ...rest] = words;
  if (!/^fait$/i.test(done?.text ?? "") || !/^[àaÀA]$/.test(at?.text ?? "")) return null;
  const day = rest.findIndex(({ text }) => /^le$/i.test(text));
  if (day < 1 || day > LONGEST || day === rest.length - 1) return null;
  const date = rest.slice(day + 1);
  if (kindOf(toSegment(date, 1).text) !== "date") return null;
  const place = rest
    .slice(0, day)
    .map((word, i) => (i === day - 1 ? { ...word, text: word.text.replace(/,$/, "") } : word))
    .filter(({ text }) => text !== "");
  // Printed with the form, in its typeface: "Fait à Onet, le" asks for the day alone.
  const isPrinted = place[0]?.face === done?.face && date[0]?.face !== done?.face;
  if (place.length === 0 || isPrinted) return null;
  return [
    [words.slice(0, 2), place],
    [rest.slice(day, day + 1), date],
  ];
}

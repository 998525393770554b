import type { Segment } from "../layout/segment";

/** So many answers have to be set in a face, and this share of its texts at most, or one, may end as labels do. */
const FEWEST = 3;
const MOST_ASKING = 0.15;

/** The typefaces in which a form was filled in: those that follow a colon of another face, and hardly ever close with one. `texts` in reading order. */
export function filledFaces(texts: readonly Segment[]): ReadonlySet<string> {
  const following = new Map<string, number>();
  const asking = new Map<string, number>();
  const add = (to: Map<string, number>, face: string) => to.set(face, (to.get(face) ?? 0) + 1);
  for (const [at, { words }] of texts.entries())
    for (const [index, { text, face, baseline, box }] of words.entries()) {
      if (!face || !/[:：]$/.test(text)) continue;
      add(asking, face);
      const next = words[index + 1] ?? texts[at + 1]?.words[0];
      const isBeside = next && next.box.x0 > box.x0 && Math.abs(next.baseline - baseline) < 3;
      if (isBeside && next.face && next.face !== face) add(following, next.face);
    }
  const isFilled = ([face, count]: [string, number]) =>
    count >= FEWEST && (asking.get(face) ?? 0) <= Math.max(1, MOST_ASKING * count);
  return new Set([...following].filter(isFilled).map(([face]) => face));
}

import type { FoundMark } from "./find-marks";
import type { TextGroup } from "./find-texts";
import { acrossLine, alongLine, type Tick } from "./find-ticks";
import { parting } from "./settings";
import { textsBeside } from "./texts-beside";

/** Of everything that may be a dimension line the likeliest set: ended as the page's others are, each with a text of its own. */
export function chooseMarks(
  candidates: readonly FoundMark[],
  texts: readonly TextGroup[],
  height: number,
): FoundMark[] {
  const first = choose(candidates, height);
  const usual = usualKind(first);
  const isLevel = usuallyLevel(first, texts);
  const weighed = candidates.map((mark) => {
    const odd = [mark.from, mark.to].filter((t) => t.kind !== "bare" && t.kind !== usual).length;
    const level = writtenAt(mark, texts);
    const isOdd = isLevel !== null && level !== null && level !== isLevel;
    const oddity = parting.oddTick * odd + (isOdd ? parting.oddWriting : 0);
    return { ...mark, score: mark.score - oddity };
  });
  return shareTexts(choose(weighed, height), texts, height);
}

/** The likeliest marks that leave each other room, each with a text of its own. */
function choose(candidates: readonly FoundMark[], height: number): FoundMark[] {
  const kept: FoundMark[] = [];
  const claimed = new Set<number>();
  for (const mark of [...candidates].sort((a, b) => b.score - a.score)) {
    const own = mark.texts.find((t) => !claimed.has(t));
    if (own === undefined || kept.some((other) => clash(other, mark, height))) continue;
    claimed.add(own);
    kept.push(mark);
  }
  return kept;
}

/** One hand ends its dimension lines in one way. */
function usualKind(marks: readonly FoundMark[]): Tick["kind"] {
  const count = new Map<Tick["kind"], number>();
  for (const { kind } of marks.flatMap((m) => [m.from, m.to])) {
    if (kind !== "bare") count.set(kind, (count.get(kind) ?? 0) + 1);
  }
  return [...count].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "arrow";
}

/** How one hand writes at its upright dimension lines: level, or along them. Null where that does not tell. */
function usuallyLevel(marks: readonly FoundMark[], texts: readonly TextGroup[]): boolean | null {
  const ways = marks.flatMap((mark) => writtenAt(mark, texts) ?? []);
  const level = ways.filter((way) => way).length;
  const most = Math.max(level, ways.length - level);
  const isTold = most >= parting.usualWriting * Math.max(1, ways.length - most);
  return isTold ? level === most : null;
}

/** Whether the number at an upright dimension line is written level; null at any other line, and of a number that may be either. */
function writtenAt({ line, texts: near }: FoundMark, texts: readonly TextGroup[]): boolean | null {
  const isUpright = Math.abs(line.direction.y) > 0.8;
  return isUpright ? (texts[near[0] ?? -1]?.level ?? null) : null;
}

/** Two marks across each other cannot share a tick, nor two that overlap; two on one line cannot overlap. */
function clash(a: FoundMark, b: FoundMark, height: number): boolean {
  const sharesTick = [a.from, a.to].some((p) =>
    [b.from, b.to].some((q) => Math.hypot(p.at.x - q.at.x, p.at.y - q.at.y) < 0.5 * height),
  );
  const [p, q] = [a.line.direction, b.line.direction];
  if (Math.abs(p.x * q.x + p.y * q.y) > 0.8) {
    const [low, high] = [0, 1].map((k) => alongLine(a.line, k === 0 ? b.from.at : b.to.at)) as [
      number,
      number,
    ];
    const aside = Math.max(
      Math.abs(acrossLine(a.line, b.from.at)),
      Math.abs(acrossLine(a.line, b.to.at)),
    );
    const shared =
      Math.min(a.to.along, Math.max(low, high)) - Math.max(a.from.along, Math.min(low, high));
    return shared > 0.5 * height && (aside < 0.5 * height || sharesTick);
  }
  return sharesTick;
}

/** Gives each mark its own text first: the cheapest pairs over the whole page, then what else is near. */
function shareTexts(
  marks: readonly FoundMark[],
  texts: readonly TextGroup[],
  height: number,
): FoundMark[] {
  const pairs = marks.flatMap((mark, m) => {
    const span = { from: mark.from, to: mark.to, outer: mark.outer };
    return textsBeside(mark.line, span, texts, height).map(({ k, cost }) => ({ m, t: k, cost }));
  });
  pairs.sort((a, b) => a.cost - b.cost);
  const own = new Map<number, number>();
  const given = new Set<number>();
  for (const { m, t } of pairs) {
    if (own.has(m) || given.has(t)) continue;
    own.set(m, t);
    given.add(t);
  }
  return marks.map((mark, m) => {
    const first = own.get(m);
    const rest = mark.texts.filter((t) => t !== first);
    return { ...mark, texts: first === undefined ? rest : [first, ...rest] };
  });
}

import type { ScoredPart, SketchScore } from "./score-sketch";

/** The table of a run: one row a level, and one of all sketches with parts. */
export function summarise(scores: readonly SketchScore[]): string {
  const rows = [header];
  for (const level of [1, 2, 3, 4, 5, "bad"] as const) {
    const own = scores.filter((score) => score.level === level);
    if (own.length > 0) rows.push(row(level === "bad" ? "bad" : `L${level}`, own));
  }
  const real = scores.filter(({ level }) => level !== "bad");
  if (real.length > 0) rows.push(row("all", real));
  const widths = header.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]?.length ?? 0)),
  );
  return rows
    .map((cells) => cells.map((cell, i) => cell.padStart(widths[i] ?? 0)).join("  "))
    .join("\n");
}

const header = [
  "level",
  "n",
  "parts",
  "count",
  "EXACT",
  "ex2%",
  "diam",
  "pos",
  "closed",
  "audit",
  "sure EXACT",
  "wrong marked",
  "EXACT marked",
  "texts found",
  "read",
  "attached",
];

function row(name: string, scores: readonly SketchScore[]): string[] {
  const parts = scores.flatMap((score) => score.parts);
  const dimensioned = parts.filter((part) => part.dimensioned && part.found);
  const texts = parts.flatMap((part) => part.texts);
  const of = <T>(items: readonly T[], is: (item: T) => boolean) =>
    share(items.filter(is).length, items.length);
  const mean = (values: readonly (number | null)[]) => {
    const known = values.filter((value) => value !== null);
    return share(
      known.reduce((sum, value) => sum + value, 0),
      known.length,
    );
  };
  const isSure = (part: ScoredPart) => part.unsure === false;
  return [
    name,
    String(scores.length),
    String(parts.length),
    of(scores, (score) => score.countRight),
    `${of(parts, (part) => part.exact)}`,
    of(parts, (part) => part.exact2),
    mean(parts.map((part) => part.diameters)),
    mean(parts.map((part) => part.positions)),
    of(parts, (part) => part.closed),
    String(scores.reduce((sum, score) => sum + score.findings, 0)),
    of(dimensioned.filter(isSure), (part) => part.exact),
    of(
      dimensioned.filter((part) => !part.exact),
      (part) => !isSure(part),
    ),
    of(
      dimensioned.filter((part) => part.exact),
      (part) => !isSure(part),
    ),
    of(texts, (text) => text.found),
    of(texts, (text) => text.read),
    of(texts, (text) => text.attached),
  ];
}

function share(part: number, whole: number): string {
  return whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)}`;
}

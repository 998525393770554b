import type { ReadingScore } from "./score-reading";

const headings =
  "docs     P     R    F1  valR   key box50  rowR  rowP cellF  sureErr wrong>U right>U  rowErr row>U  defects  false pages";

/** A table by rendering, then over all. */
export function summarise(scores: readonly ReadingScore[]): string {
  const groups = (["text", "scan", "photo"] as const).map(
    (name) => [name as string, scores.filter(({ rendering }) => rendering === name)] as const,
  );
  const rows = [...groups, ["all", scores] as const]
    .filter(([, own]) => own.length > 0)
    .map(([name, own]) => `${name.padEnd(6)} ${line(own)}`);
  return [`${"".padEnd(6)} ${headings}`, ...rows].join("\n");
}

function line(scores: readonly ReadingScore[]): string {
  const sum = (of: (score: ReadingScore) => number) => scores.reduce((all, s) => all + of(s), 0);
  const verdicts = scores.flatMap(({ fields }) => fields.verdicts);
  const rows = scores.flatMap((score) => score.rows.verdicts);
  const [right, asked, read] = [
    sum((s) => s.fields.right),
    sum((s) => s.fields.asked),
    sum((s) => s.fields.read),
  ];
  const cells = sum((s) => s.rows.cellsRight);
  const wrong = verdicts.filter((v) => !v.right);
  const good = verdicts.filter((v) => v.right);
  const spoiled = scores.filter((s) => s.defectFound !== null);
  const clean = scores.filter((s) => s.falseAlarm !== null);
  const figures: [value: string, width: number][] = [
    [String(scores.length), 4],
    [share(right, read), 6],
    [share(right, asked), 6],
    [share(2 * right, asked + read), 6],
    [
      share(
        sum((s) => s.fields.values),
        asked,
      ),
      6,
    ],
    [
      share(
        sum((s) => s.fields.keysRight),
        sum((s) => s.fields.keyed),
      ),
      6,
    ],
    [
      share(
        sum((s) => s.fields.boxesRight),
        right,
      ),
      6,
    ],
    [
      share(
        sum((s) => s.rows.right),
        sum((s) => s.rows.asked),
      ),
      6,
    ],
    [
      share(
        sum((s) => s.rows.right),
        sum((s) => s.rows.read),
      ),
      6,
    ],
    [share(2 * cells, sum((s) => s.rows.cellsAsked) + sum((s) => s.rows.cellsRead)), 6],
    [share(wrong.filter((v) => !v.unsure).length, verdicts.filter((v) => !v.unsure).length), 9],
    [share(wrong.filter((v) => v.unsure).length, wrong.length), 8],
    [share(good.filter((v) => v.unsure).length, good.length), 8],
    [
      share(rows.filter((v) => !v.right && !v.unsure).length, rows.filter((v) => !v.unsure).length),
      8,
    ],
    [share(rows.filter((v) => v.unsure).length, rows.length), 6],
    [`${spoiled.filter((s) => s.defectFound).length}/${spoiled.length}`, 9],
    [`${clean.filter((s) => s.falseAlarm).length}/${clean.length}`, 7],
    [share(scores.filter((s) => s.pagesRight).length, scores.length), 6],
  ];
  return figures.map(([value, width]) => value.padStart(width)).join("");
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : ((100 * part) / whole).toFixed(1);
}

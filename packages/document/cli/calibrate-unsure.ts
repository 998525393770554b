import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { evidenceDirections, evidenceNames } from "../src/checks/evidence";
import type { GatheredEvidence } from "../src/checks/gather-evidence";
import { rowEvidenceDirections, rowEvidenceNames } from "../src/checks/row-evidence";
import type { Forest } from "../src/checks/trees";
import type { Page } from "../src/model";
import { readingOf } from "../src/read-document";
import { comparable } from "../test/generator/score/compare";
import { scoreReading } from "../test/generator/score/score-reading";
import { documentSets, listDocuments } from "../test/generator/sets";
import type { RenderingName, Truth } from "../test/generator/truth";
import { chooseCut, type Judged } from "./calibration/choose-cut";
import { drawReliability } from "./calibration/draw-reliability";
import { type Case, fitTrees } from "./calibration/fit-trees";
import { judgeAcross } from "./calibration/judge-across";

/**
 * `npm run calibrate:reading -- --keep DIR [--more DIR]...`
 *
 * Learns from the development documents that `measure:reading -- --keep DIR` left in the first folder, and from those of
 * `--set calibration` and `--set papers` in the others, how much each piece of evidence says about a field being right. The
 * diagram and the cut come from fields judged by trees that never saw their documents; the trees kept from all of them. Writes
 * them into `src/checks/calibration.ts` and the diagram beside `docs/quality/reading.md`.
 */
const { values } = parseArgs({
  options: { keep: { type: "string" }, more: { type: "string", multiple: true } },
});
if (!values.keep) {
  console.error("usage: npm run calibrate:reading -- --keep DIR [--more DIR]...");
  process.exit(2);
}

type Source = "pdf" | "ocr";
type Kind = "fields" | "rows";
interface Gathered extends Case {
  kind: Kind;
  source: Source;
  /** The set and the document. */
  document: string;
  fold: number;
  usual: boolean;
}

const names = { fields: evidenceNames, rows: rowEvidenceNames } as const;
const directions = {
  fields: evidenceNames.map((name) => evidenceDirections[name]),
  rows: rowEvidenceNames.map((name) => rowEvidenceDirections[name]),
} as const;

const FOLDS = 10;
const SIZE = { rounds: 300, leaves: 8, fewest: 25, rate: 0.05 } as const;
const others = ["calibration", "papers"] as const;
const gathered = [
  ...gatherSet("dev", values.keep),
  ...(values.more ?? []).flatMap((folder) => others.flatMap((set) => gatherSet(set, folder))),
];
const parts = (["fields", "rows"] as const).flatMap((kind) =>
  (["pdf", "ocr"] as const).map((source) => {
    const own = gathered.filter((one) => one.kind === kind && one.source === source);
    const judged = judgeAcross(own, names[kind], (cases) => fit(cases, kind));
    const cut = chooseCut(judged, source);
    for (const set of ["dev", ...others]) {
      const ofSet = judged.filter((_, i) => own[i]?.document.startsWith(set));
      if (ofSet.length > 0) {
        console.log(`${set}, ${kind}, ${source}: cut ${cut.toFixed(3)}, ${tell(ofSet, cut)}`);
      }
    }
    return { kind, source, forest: fit(own, kind), cut, judged, fitted: own.length };
  }),
);
writeFileSync(new URL("../src/checks/calibration.ts", import.meta.url), toModule());
writeFileSync(
  new URL("../../../docs/quality/reading-reliability.svg", import.meta.url),
  drawReliability(
    parts
      .filter(({ kind }) => kind === "fields")
      .map(({ source, judged, cut }) => ({
        name: source === "pdf" ? "text layer" : "scans and photos",
        colour: source === "pdf" ? "#1f5fa8" : "#b3541e",
        judged,
        cut,
      })),
  ),
);

function gatherSet(set: "dev" | (typeof others)[number], folder: string): Gathered[] {
  return listDocuments(documentSets[set]).flatMap(({ id }, index) =>
    gather(folder, id, {
      document: `${set} ${id}`,
      fold: index % FOLDS,
      usual: set !== "papers",
    }),
  );
}

/** The fields and rows of all renderings of one document. What is neither right nor wrong by the truth is left out. */
function gather(
  folder: string,
  id: string,
  place: Pick<Gathered, "document" | "fold" | "usual">,
): Gathered[] {
  const file = join(folder, id, "truth.json");
  if (!existsSync(file)) return [];
  const truth = JSON.parse(readFileSync(file, "utf8")) as Truth;
  return (Object.keys(truth.renderings) as RenderingName[]).flatMap((rendering) => {
    const words = join(folder, "words", `${id}.${rendering}.json`);
    if (!existsSync(words)) return [];
    const pages = (JSON.parse(readFileSync(words, "utf8")) as Page[]).map(
      (page): Page => ({ ...page, toUploaded: () => [0, 0, 0, 0] }),
    );
    if (pages.every((page) => page.words.length === 0)) return [];
    let evidence: GatheredEvidence = { fields: [], rows: [] };
    const reading = readingOf(pages, {
      onEvidence: (all) => {
        evidence = all as GatheredEvidence;
      },
    });
    const sourceOf = (number: number) => pages.find((page) => page.number === number)?.source;
    const score = scoreReading(truth, rendering, reading);
    const verdicts = new Map(score.fields.verdicts.map((v) => [v.index, v.right]));
    const spare = new Set(
      truth.fields.filter(({ optional }) => optional).map(({ value }) => comparable(value)),
    );
    const fields = reading.fields.flatMap((field, index): Gathered[] => {
      const isSpare = field.label === "" && spare.has(comparable(field.value));
      const right = verdicts.get(index) ?? (isSpare || null);
      const own = evidence.fields[index];
      if (right === null || !own) return [];
      const source = sourceOf(field.page) ?? "pdf";
      const facts = evidenceNames.map((name) => own[name]);
      return [{ kind: "fields", source, ...place, right, evidence: facts }];
    });
    const rows = score.rows.verdicts.flatMap(({ index, right }): Gathered[] => {
      const own = evidence.rows[index];
      const page = reading.lineItems[index]?.page;
      if (!own || page === undefined) return [];
      const source = sourceOf(page) ?? "pdf";
      const facts = rowEvidenceNames.map((name) => own[name]);
      return [{ kind: "rows", source, ...place, right, evidence: facts }];
    });
    return [...fields, ...rows];
  });
}

function fit(cases: readonly Case[], kind: Kind): Forest<string> {
  return fitTrees<string>(cases, names[kind], directions[kind], SIZE);
}

function tell(judged: readonly Judged[], cut: number): string {
  const sure = judged.filter(({ probability }) => probability >= cut);
  const wrong = judged.filter(({ right }) => !right);
  const right = judged.length - wrong.length;
  const share = (part: number, whole: number) =>
    `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  const sureWrong = sure.filter((one) => !one.right).length;
  return `${judged.length}: wrong among sure ${share(sureWrong, sure.length)}, wrong marked ${share(wrong.length - sureWrong, wrong.length)}, right marked ${share(right - (sure.length - sureWrong), right)}`;
}

function toModule(): string {
  const round = (value: number) => Number(value.toPrecision(4));
  const weighing = ({ source, forest, cut }: (typeof parts)[number]) => {
    const trees = forest.trees.map((tree) => `        ${JSON.stringify(tree)},`).join("\n");
    return `    ${source}: {\n      cut: ${round(cut)},\n      bias: ${round(forest.bias)},\n      trees: [\n${trees}\n      ],\n    },`;
  };
  const section = (kind: Kind) => {
    const own = parts.filter((part) => part.kind === kind).map(weighing);
    return `  ${kind}: {\n${own.join("\n")}\n  },`;
  };
  const counts = parts
    .map(({ kind, source, fitted }) => `${fitted} ${kind} (${source})`)
    .join(", ");
  const sets = ["dev", ...others].filter((set) =>
    gathered.some(({ document }) => document.startsWith(set)),
  );
  const named = new Intl.ListFormat("en").format(sets);
  return `import type { Calibration } from "./weigh-evidence";

/** Written by \`npm run calibrate:reading\`, not by hand. */
export const calibration: Calibration = {
  provenance:
    "Fitted on ${counts} of ${named}.",
${section("fields")}
${section("rows")}
};
`;
}

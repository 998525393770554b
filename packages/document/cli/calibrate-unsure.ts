import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Evidence, evidenceDirections, evidenceNames } from "../src/checks/evidence";
import type { Page } from "../src/model";
import { readingOf } from "../src/read-document";
import { comparable } from "../test/generator/score/compare";
import { scoreReading } from "../test/generator/score/score-reading";
import { documentSets, listDocuments } from "../test/generator/sets";
import type { RenderingName, Truth } from "../test/generator/truth";
import { chooseCut, type Judged } from "./calibration/choose-cut";
import { drawReliability } from "./calibration/draw-reliability";
import { type Case, fitLogistic, type Logistic, probabilityOf } from "./calibration/fit-logistic";

/**
 * `npm run calibrate:reading -- --keep DIR`
 *
 * Learns from the development documents that `measure:reading -- --keep DIR` left in DIR how much each piece of evidence says
 * about a field being right. The diagram and the cut come from fields judged by models that never saw
 * their documents; the weights from all of them. Writes the weights into
 * `src/checks/calibration.ts` and the diagram beside `docs/quality/reading.md`.
 */
const { values } = parseArgs({ options: { keep: { type: "string" } } });
if (!values.keep) {
  console.error("usage: npm run calibrate:reading -- --keep DIR");
  process.exit(2);
}
const folder = values.keep;

const directions = evidenceNames.map((name) => evidenceDirections[name]);

type Source = "pdf" | "ocr";
interface Gathered extends Case {
  source: Source;
  document: number;
}

const gathered = listDocuments(documentSets.dev).flatMap(({ id, index }) => gather(id, index));
const parts = (["pdf", "ocr"] as const).map((source) => {
  const own = gathered.filter((one) => one.source === source);
  const judged = crossJudge(own);
  const cut = chooseCut(judged, source);
  console.log(`${source}: cut ${cut.toFixed(3)}, ${tell(judged, cut)}`);
  return { source, model: fitLogistic(own, directions), cut, judged, fitted: own.length };
});
writeFileSync(new URL("../src/checks/calibration.ts", import.meta.url), toModule());
writeFileSync(
  new URL("../../../docs/quality/reading-reliability.svg", import.meta.url),
  drawReliability(
    parts.map(({ source, judged, cut }) => ({
      name: source === "pdf" ? "text layer" : "scans and photos",
      colour: source === "pdf" ? "#1f5fa8" : "#b3541e",
      judged,
      cut,
    })),
  ),
);

/** The fields of all renderings of one document. What is neither right nor wrong by the truth is left out. */
function gather(id: string, document: number): Gathered[] {
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
    let evidence: readonly Evidence[] = [];
    const reading = readingOf(pages, {
      onEvidence: (all) => {
        evidence = all;
      },
    });
    const verdicts = new Map(
      scoreReading(truth, rendering, reading).fields.verdicts.map((v) => [v.index, v.right]),
    );
    const spare = new Set(
      truth.fields.filter(({ optional }) => optional).map(({ value }) => comparable(value)),
    );
    return reading.fields.flatMap((field, index) => {
      const right = verdicts.get(index) ?? (spare.has(comparable(field.value)) || null);
      const own = evidence[index];
      if (right === null || !own) return [];
      const source = pages.find((page) => page.number === field.page)?.source ?? "pdf";
      return [{ source, document, right, evidence: evidenceNames.map((name) => own[name]) }];
    });
  });
}

function judge(model: Logistic, { evidence, right }: Case): Judged {
  return { probability: probabilityOf(model, evidence), right };
}

/** Each document judged by a model that never saw it. */
function crossJudge(cases: readonly Gathered[]): Judged[] {
  const FOLDS = 10;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isOwn = ({ document }: Gathered) => document % FOLDS === fold;
    const model = fitLogistic(
      cases.filter((one) => !isOwn(one)),
      directions,
    );
    return cases.filter(isOwn).map((one) => judge(model, one));
  }).flat();
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
  const weights = parts.map(({ source, model }) => {
    const lines = evidenceNames.map((name, k) => `      ${name}: ${round(model.weights[k] ?? 0)},`);
    return `    ${source}: {\n      bias: ${round(model.bias)},\n${lines.join("\n")}\n    },`;
  });
  const cuts = parts.map(({ source, cut }) => `${source}: ${round(cut)}`).join(", ");
  const counts = parts.map(({ source, fitted }) => `${fitted} fields (${source})`).join(" and ");
  return `import type { Calibration } from "./weigh-evidence";

/** Written by \`npm run calibrate:reading\`, not by hand. */
export const calibration: Calibration = {
  provenance: "Fitted on ${counts} of the development documents.",
  cut: { ${cuts} },
  weights: {
${weights.join("\n")}
  },
};
`;
}

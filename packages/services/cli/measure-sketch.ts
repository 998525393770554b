import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readDxf } from "@inkform/dxf/read";
import { UploadError } from "@inkform/raster/model";
import {
  type GeneratedSketch,
  generateSketch,
} from "@inkform/sketch/test/generator/generate-sketch";
import { fromShape } from "@inkform/sketch/test/generator/score/primitive";
import {
  type DrawnResult,
  type SketchScore,
  scoreSketch,
} from "@inkform/sketch/test/generator/score/score-sketch";
import { summarise } from "@inkform/sketch/test/generator/score/summarise";
import { listSketches, type SketchId, sketchSets } from "@inkform/sketch/test/generator/sets";
import { writeSketch } from "@inkform/sketch/test/generator/write-set";
import { drawSketch } from "../src/engine/draw-sketch";
import type { DrawnSketch } from "../src/engine/engines";

/**
 * `npm run --silent measure:sketch -- [--set dev|dev2|doubt|held-out] [--level 1-5|bad] [--take N] [--id sNNN] [--keep DIR] [--labels] [--generate-only]`
 *
 * Draws our own sketches one after the other, gives each to the engine as the service does, scores the DXFs against the
 * truth and prints each sketch, the failures and the table by level. `--take` spreads over what is left of the set. With
 * `--keep` every sketch is written into DIR/sNNN with its truth, its DXFs and its overlays,
 * and with `--labels` also what was drawn at each pixel of a flat scan (0 paper, 1 outline, 2 writing, 3 other lines, 4 ticks, 5 centre lines).
 */
const { values } = parseArgs({
  options: {
    set: { type: "string", default: "dev" },
    level: { type: "string" },
    take: { type: "string" },
    id: { type: "string", multiple: true },
    keep: { type: "string" },
    labels: { type: "boolean", default: false },
    "generate-only": { type: "boolean", default: false },
  },
});
const set = Object.values(sketchSets).find(({ name }) => name === values.set);
if (set === undefined) {
  console.error(
    "usage: npm run measure:sketch -- [--set dev|dev2|doubt|held-out] [--level L] [--take N] [--id sNNN] [--keep DIR] [--labels] [--generate-only]",
  );
  process.exit(2);
}

const scores: SketchScore[] = [];
const started = performance.now();
for (const id of chosen(listSketches(set))) {
  const sketch = await generateSketch(set, id);
  if (values.keep) await writeSketch(values.keep, sketch, { labels: values.labels });
  if (values["generate-only"]) continue;
  const from = performance.now();
  const { drawn, refusal } = await draw(sketch);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  const score = scoreSketch(sketch.truth, drawn?.parts.map(toResult) ?? []);
  scores.push(score);
  if (values.keep && drawn) keep(join(values.keep, sketch.id), drawn);
  console.log(tell(sketch, score, refusal, seconds));
}
console.log(`\n${summarise(scores)}`);
console.log(
  `\n${scores.length} sketches of ${set.name}, ${((performance.now() - started) / 1000).toFixed(0)} s`,
);

function chosen(all: SketchId[]): SketchId[] {
  const { level, id, take } = values;
  const own = all.filter(
    (s) =>
      (level === undefined || String(s.level) === level) && (id === undefined || id.includes(s.id)),
  );
  const count = Math.min(take === undefined ? own.length : Number(take), own.length);
  return Array.from(
    { length: count },
    (_, i) => own[Math.floor((i * own.length) / count)] as SketchId,
  );
}

async function draw({
  bytes,
}: GeneratedSketch): Promise<{ drawn: DrawnSketch | null; refusal: string | null }> {
  try {
    const drawn = await drawSketch(bytes, "R2000", () => {});
    return { drawn, refusal: drawn.refused?.code ?? null };
  } catch (error) {
    if (!(error instanceof UploadError)) throw error;
    return { drawn: null, refusal: error.code };
  }
}

function toResult({ body, dxf, findings }: DrawnSketch["parts"][number]): DrawnResult {
  const cut = readDxf(dxf).entities.filter(({ layer }) => layer === "OUTLINE" || layer === "HOLES");
  return {
    entities: cut.flatMap(({ shape }) => fromShape(shape)),
    unsure: body.unsure,
    page: body.page,
    name: body.name,
    dimensions: body.dimensions,
    findings: findings.length,
  };
}

function keep(folder: string, { parts, overlays }: DrawnSketch): void {
  mkdirSync(folder, { recursive: true });
  for (const { body, dxf } of parts) writeFileSync(join(folder, `part-${body.index}.dxf`), dxf);
  for (const { page, svg } of overlays) writeFileSync(join(folder, `overlay-${page}.svg`), svg);
}

/** One line a sketch, and below it what went wrong. */
function tell(
  { id, truth }: GeneratedSketch,
  score: SketchScore,
  refusal: string | null,
  seconds: string,
): string {
  const count = score.countRight ? "" : " COUNT";
  const head = `${id} L${truth.level} ${truth.medium} ${truth.meta.font}/${truth.meta.pen}/${truth.meta.paper} ${seconds} s${count}${refusal ? ` ${refusal}` : ""}`;
  const parts = score.parts.map((part) => {
    const verdict = part.exact ? "EXACT" : !part.found ? "missing" : part.exact2 ? "near" : "wrong";
    const lost = part.texts.flatMap((text) => {
      if (text.attached) return [];
      if (!text.found) return [`${text.text} not found`];
      return [text.read ? `${text.text} not satisfied` : `${text.text} read ${text.readAs}`];
    });
    return `    ${part.family} ${verdict}${part.unsure ? " unsure" : ""}${lost.length > 0 ? `: ${lost.join("; ")}` : ""}`;
  });
  return [head, ...parts].join("\n");
}

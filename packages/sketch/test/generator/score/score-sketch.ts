import type { PartDimension } from "../../../src/model";
import type { Truth, TruthPart } from "../truth";
import { mergeSplit } from "./merge-split";
import type { Primitive } from "./primitive";
import { missingPart, type PartScore, scorePart } from "./score-part";
import { scoreTexts, type TextScore } from "./score-texts";

/** One part as the engine gave it. */
export interface DrawnResult {
  entities: readonly Primitive[];
  unsure: boolean;
  page: number;
  name: string | null;
  dimensions: readonly PartDimension[];
  /** What the audit held against its DXF. */
  findings: number;
}

export interface SketchScore {
  level: Truth["level"];
  countRight: boolean;
  parts: ScoredPart[];
  findings: number;
}

export interface ScoredPart extends PartScore {
  name: string | null;
  family: string;
  dimensioned: boolean;
  /** Of the drawn part; null where there is none. */
  unsure: boolean | null;
  texts: TextScore[];
}

/** Scores what was drawn against the truth; each true part takes the drawn part that agrees with it best. */
export function scoreSketch(truth: Truth, drawn: readonly DrawnResult[]): SketchScore {
  const merged = drawn.map(({ entities }) => mergeSplit(entities));
  const scores = truth.parts.map((part) =>
    merged.map((entities) => scorePart(part, entities, !truth.has_dimensions)),
  );
  const paired = pair(scores);
  const texts = textsByPart(truth.parts, drawn);
  return {
    level: truth.level,
    countRight: drawn.length === truth.parts.length,
    findings: drawn.reduce((sum, part) => sum + part.findings, 0),
    parts: truth.parts.map((part, i) => {
      const own = paired.get(i);
      const score = own === undefined ? missingPart(part) : (scores[i]?.[own] ?? missingPart(part));
      return {
        ...score,
        name: part.name,
        family: truth.family[i] ?? "",
        dimensioned: truth.has_dimensions,
        unsure: own === undefined ? null : (drawn[own]?.unsure ?? null),
        texts: texts[i] ?? [],
      };
    }),
  };
}

const worth = (score: PartScore) => score.likeness + (score.exact ? 5 : 0);

/** The best pairing of a few parts, by trying all of them in the order of the true ones. */
function pair(scores: readonly (readonly PartScore[])[]): Map<number, number> {
  let best = { value: -1, map: new Map<number, number>() };
  const visit = (i: number, value: number, map: Map<number, number>) => {
    if (i === scores.length) {
      if (value > best.value) best = { value, map: new Map(map) };
      return;
    }
    const row = scores[i] ?? [];
    for (const [j, score] of row.entries()) {
      if ([...map.values()].includes(j)) continue;
      map.set(i, j);
      visit(i + 1, value + worth(score) + 1e-3, map);
      map.delete(i);
    }
    visit(i + 1, value, map);
  };
  visit(0, 0, new Map());
  return best.map;
}

/** Texts are looked for on their page, whichever part the engine gave them to. */
function textsByPart(parts: readonly TruthPart[], drawn: readonly DrawnResult[]): TextScore[][] {
  const seen = drawn.flatMap(({ dimensions }) => dimensions);
  const pages = [...new Set(parts.map(({ page }) => page))];
  const scored = new Map<TruthPart, TextScore[]>();
  for (const page of pages) {
    const here = parts.filter((part) => part.page === page);
    const texts = scoreTexts(
      here.flatMap((part) => part.dimensions),
      seen.filter((text) => text.page === page),
    );
    let start = 0;
    for (const part of here) {
      scored.set(part, texts.slice(start, start + part.dimensions.length));
      start += part.dimensions.length;
    }
  }
  return parts.map((part) => scored.get(part) ?? []);
}

import { isMere } from "../dimensions/is-mere";
import { isOverruled } from "../dimensions/is-overruled";
import type { ReadText } from "../dimensions/model";
import type { Choice } from "../dimensions/search-choices";
import type { DimensionMark, SeenPage } from "../seen";
import { isAdrift, isOfWholeHole, missingOf, stretch } from "./doubtful-measures";
import { edgesOf, type Figure, figureSize, pointOf } from "./figure";
import { inMetres } from "./in-metres";
import { lostNumber } from "./lost-number";
import { muteTexts } from "./mute-texts";
import type { Selection } from "./select-constraints";
import { solveSettings } from "./settings";

/**
 * How likely a part is wrong, from what speaks for that. A sign is a count or a logarithm, 0 where there
 * is nothing to doubt; what is conventional (level, upright, tangent, centred as drawn) is no sign.
 */
export interface Doubt {
  /** Probability that something in the part is wrong, 0 … 1. */
  wrong: number;
  /** The same by what other looks at the page share however well they see: what belongs where, and what is meant. */
  misunderstood: number;
  /** Probability that its lengths are metres, where they were taken for millimetres. */
  metres: number;
  signs: DoubtSigns;
}

export interface DoubtSigns {
  /** Other places of the texts that would fit nearly as well and give another part; other values count by themselves. */
  rivals: number;
  /** How faintly the numbers it rests on were read. */
  faint: number;
  /** By how much (powers of ten) readings were taken against likelier ones. */
  overruled: number;
  /** Numbers attached by their place alone. */
  loose: number;
  /** What was drawn regular and is not, for the sake of such numbers or of overruled readings. */
  forced: number;
  /** Radii, diameters and the like, read beyond doubt, that measure nothing: however often it is looked at, something has them. */
  ignored: number;
  /** Other clear numbers that measure nothing, or contradict the others. */
  unused: number;
  contradicted: number;
  /** What is neither written nor drawn regular. */
  free: number;
  /** Dimension lines whose number was not found. */
  unread: number;
  /** Writing at dimension lines that measures nothing, read or not. */
  mute: number;
  /** How far the worst measure is out of proportion, beyond what is usual. */
  stretched: number;
  /** Holes or corners that a count speaks of and that were not found. */
  missing: number;
  /** Overall sizes that only follow from holes drawn midway. */
  hung: number;
  /** What only follows from slanted edges of unlike length drawn parallel. */
  leaning: number;
  /** One measure alone, which agrees with any drawing. */
  lone: number;
  /** Nothing but numbers attached by their place alone: what they stand in may be a table as well as a part. */
  adrift: number;
  /** Radii of holes seen as whole circles, of which a diameter is written: the rest of the hole was not seen. */
  rounded: number;
  /** Holes or corners that were not seen and stand as they are written. */
  assumed: number;
  /** Edges too short to be meant. */
  crumbs: number;
  cutOff: number;
}

export interface Evidence {
  page: SeenPage;
  part: number;
  figure: Figure;
  texts: readonly ReadText[];
  satisfied: readonly Choice[];
  contradicted: readonly Choice[];
  /** ln(mm a sheet pixel). */
  scale: number | null;
  free: number;
  /** Overall sizes that only follow from holes drawn midway. */
  hung: number;
  /** What only follows from slanted edges of unlike length drawn parallel. */
  leaning: number;
  /** Corners and holes that were taken from the writing. */
  additions: number;
  /** What could not hold beside the rest, with what it contradicts. */
  refused: Selection["refused"];
}

export function assessDoubt(evidence: Evidence): Doubt {
  const signs = findSigns(evidence);
  const { tie, ofSeeing } = solveSettings.doubt;
  const measures = evidence.satisfied.filter(({ hypothesis }) => hypothesis.relations.length > 0);
  const readRight = measures.reduce((all, choice) => all * choice.readRight, 1);
  // A number that fits two places alike is as likely at the wrong one, however clear all else is.
  const placedRight = 1 - tie * (1 - Math.exp(-signs.rivals));
  const metres = inMetres(measures, evidence.texts);
  return {
    wrong: 1 - soundness(signs) * readRight * placedRight * (1 - metres),
    misunderstood: 1 - soundness(signs, ofSeeing) * placedRight * (1 - metres),
    metres,
    signs,
  };
}

/** Probability that a part is right by all signs but some. */
function soundness(signs: DoubtSigns, but: readonly (keyof DoubtSigns)[] = []): number {
  const { certain, weights } = solveSettings.doubt;
  const logit = (Object.keys(weights) as (keyof DoubtSigns)[])
    .filter((sign) => !but.includes(sign))
    .reduce<number>((sum, sign) => sum + weights[sign] * signs[sign], certain);
  return 1 / (1 + Math.exp(logit));
}

function findSigns(evidence: Evidence): DoubtSigns {
  const { page, part, figure, texts, satisfied, contradicted, scale, free, additions } = evidence;
  const measures = satisfied.filter(({ hypothesis }) => hypothesis.relations.length > 0);
  const readOf = (text: number) => texts.find(({ index }) => index === text);
  const taken = new Set([...satisfied, ...contradicted].map(({ hypothesis }) => hypothesis.text));
  const isWeak = ({ hypothesis }: Choice) => {
    const text = readOf(hypothesis.text);
    return isMere(hypothesis) || (text !== undefined && isOverruled(hypothesis, text));
  };
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const left = texts.filter(({ index }) => !taken.has(index));
  const lost = (own: readonly ReadText[]) => sum(own.map((text) => lostNumber(page, part, text)));
  return {
    rivals: Math.min(
      4,
      sum(
        measures.map(({ probability, readRight }) =>
          Math.log(readRight / Math.max(1e-3, Math.min(readRight, probability))),
        ),
      ),
    ),
    faint: sum(
      measures.map(({ hypothesis }) =>
        Math.min(3, -Math.log10(Math.max(1e-3, hypothesis.interpretation.probability))),
      ),
    ),
    overruled: sum(
      measures.map(({ hypothesis }) => overruling(hypothesis, readOf(hypothesis.text))),
    ),
    forced: Math.min(2, forcedBy(evidence.refused, measures.filter(isWeak))),
    loose: measures.filter(({ hypothesis }) => isMere(hypothesis)).length,
    ignored: lost(left.filter(isPlainSize)),
    unused: lost(left.filter((text) => !isPlainSize(text))),
    contradicted: sum(
      contradicted.map(({ hypothesis }) => {
        const text = readOf(hypothesis.text);
        return text === undefined ? 1 : lostNumber(page, part, text);
      }),
    ),
    free: Math.min(3, free),
    unread: page.marks.filter((mark, i) => isUnread(mark, i, part, measures, page)).length,
    mute: muteTexts(page, part, texts, taken),
    stretched: Math.max(0, ...measures.map((choice) => stretch(choice, scale))),
    missing: Math.min(2, sum(measures.map(({ hypothesis }) => missingOf(hypothesis)))),
    hung: evidence.hung,
    leaning: evidence.leaning,
    lone: measures.filter(({ hypothesis }) => hypothesis.proportion !== null).length === 1 ? 1 : 0,
    adrift: isAdrift(measures) ? 1 : 0,
    rounded: measures.filter((choice) => isOfWholeHole(choice, figure)).length,
    assumed: Math.log1p(additions),
    crumbs: Math.min(3, crumbs(figure)),
    cutOff: page.parts[part]?.cutOff ? 1 : 0,
  };
}

const SIZES = new Set<string>(["diameter", "radius", "thread", "chamfer", "pcd"]);

/** Whether a text surely says a size by its sign, which no stray number does. */
function isPlainSize({ interpretations: [likeliest] }: ReadText): boolean {
  if (likeliest === undefined || likeliest.probability < solveSettings.doubt.plain) return false;
  return SIZES.has(likeliest.meaning.kind);
}

/**
 * How many times, as a power of ten, the likeliest reading of a text is likelier than the one taken; less where they differ by a decimal point alone,
 * a touch of the pen that is lost easily.
 */
function overruling({ interpretation }: Choice["hypothesis"], text: ReadText | undefined): number {
  const likeliest = text?.interpretations[0];
  if (likeliest === undefined) return 0;
  const times = Math.log10(likeliest.probability / interpretation.probability);
  const [signs, instead] = [likeliest, interpretation].map((way) =>
    way.text.replace(/[.,\s]/gu, ""),
  );
  const weight = signs === instead ? solveSettings.doubt.onlyPoint : 1;
  return weight * Math.min(3, Math.max(0, times));
}

/** How surely drawn was what had to yield to some of the measures. */
function forcedBy(refused: Selection["refused"], measures: readonly Choice[]): number {
  const texts = new Set(measures.map(({ hypothesis }) => hypothesis.text));
  return refused
    .filter(({ constraint }) => constraint.strength === "regularity")
    .filter(({ by }) => by.some(({ dimension }) => dimension !== null && texts.has(dimension)))
    .reduce((total, { constraint }) => total + constraint.confidence, 0);
}

function isUnread(
  mark: DimensionMark,
  index: number,
  part: number,
  measures: readonly Choice[],
  page: SeenPage,
): boolean {
  if (mark.part !== part || mark.from.kind === "bare" || mark.to.kind === "bare") return false;
  if (mark.from.reaches === null || mark.to.reaches === null) return false;
  const length = Math.hypot(mark.to.at.x - mark.from.at.x, mark.to.at.y - mark.from.at.y);
  if (length < 2 * page.letterHeight) return false;
  return !measures.some(({ hypothesis }) => hypothesis.carrier === `mark ${index}`);
}

function crumbs(figure: Figure): number {
  const least = solveSettings.doubt.crumb * figureSize(figure);
  return edgesOf(figure).filter(({ edge }) => {
    const from = pointOf(figure, edge.from);
    const to = pointOf(figure, edge.to);
    return Math.hypot(to.x - from.x, to.y - from.y) < least;
  }).length;
}

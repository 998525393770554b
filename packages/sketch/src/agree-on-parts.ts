import { isUnsure } from "./describe-part";
import type { ImageBox, SketchPart } from "./model";
import { isSameDrawing } from "./same-drawing";
import type { Doubt } from "./solve/assess-doubt";
import { solveSettings } from "./solve/settings";

/** What one look at a page found. */
export interface Look {
  parts: readonly SketchPart[];
  /** For each part how likely it is wrong. */
  doubts: readonly PartDoubt[];
  /** Those that are parts, whether they can be drawn or not. */
  seenParts: number;
}

type PartDoubt = Pick<Doubt, "wrong" | "misunderstood">;

export interface AgreedPart {
  part: SketchPart;
  /** Index of the look that it is taken from. */
  look: number;
  /** How likely it is wrong by the looks that drew it so. */
  wrong: number;
  /** Whether more than one look drew it so. */
  isSeenTwice: boolean;
}

/** What one look drew where a part is. */
interface Sighting extends PartDoubt {
  part: SketchPart;
  look: number;
}

/**
 * The parts of a page that was looked at more than once: those of the likeliest look, each as it was drawn by the most and the surest
 * looks. Two that fail seldom fail alike, so that agreeing speaks for a drawing beside its own signs.
 */
export function agreeOnParts(looks: readonly Look[]): AgreedPart[] {
  const likeliest = likeliestLook(looks);
  return likeliest.parts.map((place) => {
    const sightings = looks.flatMap((look, index) => sightingOf(look, index, place));
    const worthOf = (group: readonly Sighting[]) => worth(group, looks.indexOf(likeliest));
    const groups = alike(sightings).sort((a, b) => worthOf(b) - worthOf(a));
    const [best] = groups;
    if (best === undefined) throw new RangeError("a part that no look saw");
    const surest = best.reduce((a, b) => (lackOf(b) < lackOf(a) ? b : a));
    return {
      part: surest.part,
      look: surest.look,
      wrong: best.length === 1 && looks.length > 1 ? wrongAlone(groups) : wrongTogether(groups),
      isSeenTwice: best.length > 1,
    };
  });
}

/** The look that leaves the fewest parts wrong; an earlier one unless a later one is clearly better. */
function likeliestLook(looks: readonly Look[]): Look {
  const most = Math.max(...looks.map(({ seenParts }) => seenParts));
  return looks.reduce((best, look) =>
    likelyWrong(best, most) - likelyWrong(look, most) > solveSettings.doubt.otherLook ? look : best,
  );
}

/** How many of the parts are wrong, most likely; what only another look saw, or cannot be drawn, is. */
function likelyWrong({ doubts, parts }: Look, most: number): number {
  return doubts.reduce((sum, { wrong }) => sum + wrong, 0) + (most - parts.length);
}

const unjudged: PartDoubt = { wrong: 1, misunderstood: 1 };

function sightingOf({ parts, doubts }: Look, look: number, { page, box }: SketchPart): Sighting[] {
  let best: Sighting | null = null;
  let most: number = solveSettings.doubt.samePlace;
  for (const [k, part] of parts.entries()) {
    const shared = part.page === page ? overlap(part.box, box) : 0;
    if (shared <= most) continue;
    most = shared;
    best = { part, look, ...(doubts[k] ?? unjudged) };
  }
  return best === null ? [] : [best];
}

/** What two boxes share of what they cover together, 0 … 1. */
function overlap([ax, ay, aw, ah]: ImageBox, [bx, by, bw, bh]: ImageBox): number {
  const width = Math.min(ax + aw, bx + bw) - Math.max(ax, bx);
  const height = Math.min(ay + ah, by + bh) - Math.max(ay, by);
  const shared = Math.max(0, width) * Math.max(0, height);
  return shared === 0 ? 0 : shared / (aw * ah + bw * bh - shared);
}

/** Sightings of one drawing together. */
function alike(sightings: readonly Sighting[]): Sighting[][] {
  const groups: Sighting[][] = [];
  for (const sighting of sightings) {
    const { profile } = sighting.part.drawing;
    const own = groups.find(
      ([first]) => first && isSameDrawing(first.part.drawing.profile, profile),
    );
    if (own) own.push(sighting);
    else groups.push([sighting]);
  }
  return groups;
}

/** How much speaks for a drawing, in sure looks; another than that of the likeliest look has to be clearly better. */
function worth(sightings: readonly Sighting[], likeliest: number): number {
  const { agreement, otherLook } = solveSettings.doubt;
  const sure = sightings.reduce((sum, { wrong }) => sum + 1 - wrong, 0);
  const stays = sightings.some(({ look }) => look === likeliest) ? otherLook : 0;
  return sure + agreement * (sightings.length - 1) + stays;
}

/** What was contradicted in one look only was misread there: more than any other doubt. */
function lackOf({ part, wrong }: Sighting): number {
  return wrong + Number(isUnsure(part, 0));
}

/** How likely the first drawing is wrong that one look alone made: what one alone makes of a page is wrong more often than it thinks. */
const wrongAlone = (groups: readonly (readonly Sighting[])[]): number =>
  wrongBeside(groups, solveSettings.doubt.drawnOnce);

/** The same of one that several drew: as they say, but a look that is surer than both of two may have seen what they missed. */
function wrongTogether(groups: readonly (readonly Sighting[])[]): number {
  const wrong = wrongOf(groups[0] ?? []);
  return groups.length === 1 ? wrong : Math.max(wrong, wrongBeside(groups, 1));
}

/**
 * By Bayes' rule: what others drew instead speaks against the first drawing as far as those looks believe themselves. `times` the odds are against
 * it of what the looks say.
 */
function wrongBeside(groups: readonly (readonly Sighting[])[], times: number): number {
  const all = groups.flat();
  const [right = 0, ...others] = groups.map((group) =>
    product(
      all.map((sighting) => (group.includes(sighting) ? 1 - sighting.wrong : sighting.wrong)),
    ),
  );
  const none = product(all.map(({ wrong }) => wrong));
  const against = times * others.reduce((sum, other) => sum + other, none);
  return against / (against + right);
}

/**
 * How likely a drawing is wrong: as the looks say that drew it, less where more than two did. That they agree speaks for what
 * they saw; what they took it to mean they may all have taken wrong.
 */
function wrongOf(sightings: readonly Sighting[]): number {
  const wrong = usual(sightings.map((sighting) => sighting.wrong));
  if (sightings.length < 3) return wrong;
  const odds = wrong * solveSettings.doubt.drawnThrice;
  const misunderstood = usual(sightings.map((sighting) => sighting.misunderstood));
  return Math.max(odds / (odds + 1 - wrong), misunderstood);
}

const product = (values: readonly number[]): number =>
  values.reduce((all, value) => all * value, 1);

/** The geometric mean: one look that is quite sure says more than one that saw badly what it drew alike. */
const usual = (values: readonly number[]): number => product(values) ** (1 / values.length);

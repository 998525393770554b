import type { Box, Rule } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { ocrSettings } from "../settings";
import { linesToTick } from "../tick-boxes/lines-to-tick";
import { Axis } from "./axis";
import { findFreeLines } from "./ruling";

/** Shorter lines are strokes of letters, in em. */
const SHORTEST = 0.95;
/** … and they are so many times longer than thick. */
const SLENDER = 5;
/** Lines that meet miss each other by so much, in em: rules were wiped out with their blur. */
const MEETS = 0.3;

/**
 * Finds rules that are too short for rules by themselves and wipes them out in place: the two that part a little box off a corner of a cell, for the number of
 * what is asked there, those between the ends of two upright ones, which make a box for a code, and lines to tick on. `rules` are those found before, `em` is in pixels.
 */
export function eraseClosingRules(image: GreyImage, em: number, rules: readonly Rule[]): Rule[] {
  const size = { length: SHORTEST * em, thickness: ocrSettings.ruleThickness * em };
  const walls = findFreeLines(new Axis(image, false), size, SLENDER);
  const bars = findFreeLines(new Axis(image, true), size, SLENDER);
  const upright = rules.filter(({ orientation }) => orientation === "vertical");
  const level = rules.filter(({ orientation }) => orientation === "horizontal");
  const slack = MEETS * em;
  const beside = bars.rules.filter(({ box }) =>
    upright.some((side) => isBeside(box, side.box, slack)),
  );
  const corners = [...walls.rules, ...upright].flatMap((wall) => {
    const bar = beside.find(({ box }) => meetAtFoot(wall.box, box, slack));
    return bar && level.some(({ box }) => isHung(wall.box, box, slack)) ? [wall, bar] : [];
  });
  const sides = bars.rules.filter(({ box }) => closesBox(box, upright, slack));
  const both = sides.filter(({ box }) => sides.some((other) => isAcross(box, other.box, slack)));
  const found = new Set([...corners, ...both, ...linesToTick(image, bars.rules, em)]);
  const [ownWalls, ownBars] = [walls.rules, bars.rules].map((own) =>
    own.filter((rule) => found.has(rule)),
  ) as [Rule[], Rule[]];
  walls.wipe(ownWalls);
  bars.wipe(ownBars);
  return [...ownWalls, ...ownBars];
}

/** An upright line that begins at a level one. */
const isHung = ({ x0, x1, top }: Box, level: Box, slack: number): boolean =>
  x0 > level.x0 - slack &&
  x1 < level.x1 + slack &&
  top > level.top - slack &&
  top < level.bottom + slack;

/** A level line that begins at an upright one. */
const isBeside = ({ x0, top, bottom }: Box, wall: Box, slack: number): boolean =>
  top > wall.top - slack &&
  bottom < wall.bottom + slack &&
  x0 > wall.x0 - slack &&
  x0 < wall.x1 + slack;

/** The lower end of an upright line and the right one of a level line. */
const meetAtFoot = (wall: Box, bar: Box, slack: number): boolean =>
  Math.abs(wall.bottom - bar.bottom) < slack && Math.abs(wall.x1 - bar.x1) < slack;

/** From the end of one upright line to the same end of another one that is as tall and as high. */
function closesBox(bar: Box, upright: readonly Rule[], slack: number): boolean {
  const near = upright.filter(({ box }) =>
    [box.top, box.bottom].some((end) => end > bar.top - slack && end < bar.bottom + slack),
  );
  const left = near.filter(({ box }) => Math.abs(box.x0 - bar.x0) < slack);
  const right = near.filter(({ box }) => Math.abs(box.x1 - bar.x1) < slack);
  return left.some((one) =>
    right.some(
      (other) =>
        one !== other &&
        Math.abs(one.box.top - other.box.top) < slack &&
        Math.abs(one.box.bottom - other.box.bottom) < slack,
    ),
  );
}

/** One above the other, as long. */
const isAcross = (bar: Box, other: Box, slack: number): boolean =>
  Math.abs(bar.top - other.top) > slack &&
  Math.abs(bar.x0 - other.x0) < slack &&
  Math.abs(bar.x1 - other.x1) < slack;

import { findCombs } from "../../layout/combs/find-combs";
import type { Box, Rule } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { ocrSettings } from "../settings";
import { Axis } from "./axis";
import { SLENDERNESS } from "./line-shape";
import { findFreeLines } from "./ruling";

/** The walls between boxes for one sign each are lower than other upright rules, in em, but higher than any stroke of the letters in them. */
const LOWEST = 0.95;
/** A blurred one is so many times taller than thick at least, where its boxes are so wide, in em: stems of letters stand closer. */
const BLURRED = { slender: 5, wide: 0.95 } as const;

/** They stand on the bottom of their boxes, to within this in em; letters stand above the line that they are typed on. */
const STANDS = 0.12;

/** Finds the walls of combs that are too low for rules by themselves, told by how evenly they stand, and wipes them out in place. `em` in pixels. */
export function eraseCombWalls(image: GreyImage, em: number, rules: readonly Rule[]): Rule[] {
  const size = { length: LOWEST * em, thickness: ocrSettings.ruleThickness * em };
  const low = findFreeLines(new Axis(image, false), size, BLURRED.slender);
  const standing = low.rules.filter(({ box }) => standsOn(box, rules, STANDS * em));
  const clear = standing.filter((rule) => low.slendernessOf(rule) >= SLENDERNESS);
  const isWide = ({ x0, x1 }: Box) => x1 - x0 > BLURRED.wide * em;
  const cells = [
    ...findCombs([...rules, ...clear], em).flatMap((comb) => comb.cells),
    ...findCombs([...rules, ...standing], em).flatMap((comb) => comb.cells.filter(isWide)),
  ];
  const walls = standing.filter(({ box }) =>
    cells.some(
      (cell) =>
        (cell.x0 === box.x1 || cell.x1 === box.x0) &&
        cell.top < box.bottom &&
        cell.bottom > box.top,
    ),
  );
  low.wipe(walls);
  return walls;
}

const standsOn = (wall: Box, rules: readonly Rule[], slack: number): boolean =>
  rules.some(
    ({ orientation, box }) =>
      orientation === "horizontal" &&
      box.x0 <= wall.x1 + slack &&
      box.x1 >= wall.x0 - slack &&
      wall.bottom >= box.top - slack &&
      wall.bottom <= box.bottom + slack,
  );

import { notchedPlate, teePlate, zedBracket } from "./development/brackets";
import { holeGrid, twinSlots, windowFrame } from "./development/pierced";
import { flattedDisc, linkBar, quarterPlate, squareFlange } from "./development/round";
import { angledPlate, hexPlate, trapezoid } from "./development/slanted";
import type { Family } from "./model";

export const developmentFamilies: readonly Family[] = [
  teePlate,
  linkBar,
  squareFlange,
  hexPlate,
  zedBracket,
  trapezoid,
  notchedPlate,
  flattedDisc,
  windowFrame,
  twinSlots,
  quarterPlate,
  holeGrid,
  angledPlate,
];

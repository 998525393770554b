import type { Family } from "./model";
import {
  angledPlate,
  flattedDisc,
  hexPlate,
  holeGrid,
  linkBar,
  notchedPlate,
  quarterPlate,
  squareFlange,
  teePlate,
  trapezoid,
  twinSlots,
  windowFrame,
  zedBracket,
} from "./plates";

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

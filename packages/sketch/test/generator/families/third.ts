import type { Family } from "./model";
import {
  channel,
  cutFrame,
  filletedAngle,
  plusPlate,
  sailPlate,
  steppedPin,
} from "./third/angular";
import {
  eccentric,
  lug,
  openSlot,
  roundEndedBar,
  scallopedPlate,
  segmentPlate,
  tabPlate,
} from "./third/rounded";

/** Families that only the doubt of a drawn part is learned from: nothing else is changed for them. */
export const thirdFamilies: readonly Family[] = [
  plusPlate,
  tabPlate,
  filletedAngle,
  lug,
  sailPlate,
  scallopedPlate,
  channel,
  roundEndedBar,
  cutFrame,
  eccentric,
  steppedPin,
  openSlot,
  segmentPlate,
];

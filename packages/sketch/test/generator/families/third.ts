import type { Family } from "./model";
import { channel, cutFrame, filletedAngle, sailPlate, steppedPin } from "./third/angular";
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

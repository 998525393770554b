import type { Family } from "./model";
import { archGate, ceeRing, deePlate, hookPlate } from "./second/arches";
import { clippedPlate, dovetail, pointer } from "./second/clipped";
import { bracedAngle, gablePlate, skewBar, veeNotch } from "./second/slanted";
import { forkEnd, keyholePlate, oblongWasher } from "./second/slotted";
import { brokenBar, comb, perforated, slottedStrip } from "./second/strips";
import { boltRing, curvedSlot, sectorPlate, tearLever } from "./second/turned";

/** Families of the second development set; neighbours in this list meet on sheets with several parts. */
export const secondFamilies: readonly Family[] = [
  veeNotch,
  boltRing,
  archGate,
  bracedAngle,
  keyholePlate,
  perforated,
  gablePlate,
  ceeRing,
  clippedPlate,
  hookPlate,
  skewBar,
  deePlate,
  comb,
  sectorPlate,
  slottedStrip,
  tearLever,
  dovetail,
  oblongWasher,
  pointer,
  curvedSlot,
  forkEnd,
  brokenBar,
];

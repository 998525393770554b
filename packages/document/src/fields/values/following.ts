import type { LabelKey } from "../../lexicon/phrases";
import type { Pair } from "../pairs/assign";
import type { Unit } from "../units/unit";

/** A value as far as it was followed. */
export interface Following {
  pair: Pair;
  /** What its label asks for, where that is known well enough. */
  key: LabelKey | null;
  lines: readonly Unit[];
  last: Unit;
  /** Of one line by nature. */
  isSingle: boolean;
  units: readonly Unit[];
  /** Where its lines have to wrap. */
  rightEdge: number;
}

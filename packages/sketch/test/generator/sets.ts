import { developmentFamilies } from "./families/development";
import { heldOutFamilies } from "./families/held-out";
import type { Family } from "./families/model";
import { secondFamilies } from "./families/second";
import { thirdFamilies } from "./families/third";
import {
  crowdedImplements,
  crowdedSheets,
  developmentImplements,
  developmentSheets,
  heldOutImplements,
  heldOutSheets,
  type Implement,
  type Sheet,
} from "./paper/habits";
import { developmentDesks, heldOutDesks, type Scene } from "./paper/photograph";
import type { Level } from "./truth";

/** A set of sketches: how many of each level, and everything they may be made of. */
export interface SketchSet {
  name: "dev" | "dev2" | "doubt" | "held-out";
  seed: string;
  levels: readonly { level: Level; count: number }[];
  families: readonly Family[];
  sheets: readonly Sheet[];
  implements: readonly Implement[];
  desks: Scene["desks"];
  forms: "development" | "heldOut";
  fonts: readonly string[];
  names: readonly string[];
  /** Words beside a part that measure nothing. */
  remarks: readonly string[];
  /** How closely its people draw. */
  manner: "roomy" | "crowded";
}

const development: SketchSet = {
  name: "dev",
  seed: "development 1",
  levels: [
    { level: 1, count: 30 },
    { level: 2, count: 40 },
    { level: 3, count: 40 },
    { level: 4, count: 50 },
    { level: 5, count: 30 },
    { level: "bad", count: 10 },
  ],
  families: developmentFamilies,
  sheets: developmentSheets,
  implements: developmentImplements,
  desks: developmentDesks,
  forms: "development",
  fonts: [
    "patrick-hand",
    "shadows-into-light",
    "dekko",
    "mynerve",
    "delicious-handrawn",
    "balsamiq-sans",
  ],
  names: [
    "BASE PLATE",
    "HOLDER",
    "STOP",
    "GUIDE",
    "RIB 2",
    "SIDE L",
    "NR 4",
    "CLAMP",
    "LEVER",
    "END CAP",
  ],
  remarks: [],
  manner: "roomy",
};

/** Other families, and people who draw closer, smaller and more carelessly; hands and fonts are those of the first set. */
const second: SketchSet = {
  ...development,
  name: "dev2",
  seed: "development 2",
  levels: [
    { level: 2, count: 15 },
    { level: 3, count: 20 },
    { level: 4, count: 40 },
    { level: 5, count: 45 },
  ],
  families: secondFamilies,
  sheets: crowdedSheets,
  implements: crowdedImplements,
  names: ["Bracket", "Cover 2", "Arm", "Left side", "Insert", "Backing", "Item 3", "Lid", "Spare"],
  remarks: ["deburr", "laser cut", "galv.", "no burrs", "bend up", "S235", "cut here", "top side"],
  manner: "crowded",
};

/**
 * Families that the engine was never changed for: what comes out wrong of them is wrong as on sketches that nobody has seen, which is
 * what doubt has to be learned from. Hands, fonts and papers are those of both other sets.
 */
const third: SketchSet = {
  ...development,
  name: "doubt",
  seed: "doubt 1",
  levels: [
    { level: 2, count: 26 },
    { level: 3, count: 39 },
    { level: 4, count: 52 },
    { level: 5, count: 39 },
  ],
  families: thirdFamilies,
  sheets: [...developmentSheets, ...crowdedSheets],
  implements: [...developmentImplements, ...crowdedImplements],
  names: ["COVER", "ARM 2", "SEAT", "REST", "PLUG", "BRIDGE", "TOP", "LINK 5", "HUB"],
};

/** Shares no family, hand, font, pen, paper or desk with development, and is never looked at while the engine is built. */
const heldOut: SketchSet = {
  name: "held-out",
  seed: "held out 1",
  levels: [
    { level: 1, count: 15 },
    { level: 2, count: 20 },
    { level: 3, count: 20 },
    { level: 4, count: 25 },
    { level: 5, count: 15 },
    { level: "bad", count: 5 },
  ],
  families: heldOutFamilies,
  sheets: heldOutSheets,
  implements: heldOutImplements,
  desks: heldOutDesks,
  forms: "heldOut",
  fonts: ["architects-daughter", "gochi-hand", "playpen-sans", "walter-turncoat", "shantell-sans"],
  names: ["SPACER", "YOKE", "SHIM", "DECKEL", "POS 7", "WALL", "TAB 3", "PLATINE", "FOOT", "CHEEK"],
  remarks: [],
  manner: "roomy",
};

export const sketchSets: Readonly<Record<SketchSet["name"], SketchSet>> = {
  dev: development,
  dev2: second,
  doubt: third,
  "held-out": heldOut,
};

export interface SketchId {
  id: string;
  level: Level;
  /** Position within its level, from 0. */
  index: number;
}

/** The sketches of a set in order: s001, s002, … */
export function listSketches(set: SketchSet): SketchId[] {
  const all = set.levels.flatMap(({ level, count }) =>
    Array.from({ length: count }, (_, index) => ({ level, index })),
  );
  return all.map((sketch, i) => ({ id: `s${String(i + 1).padStart(3, "0")}`, ...sketch }));
}

import type { Colour } from "./raster";

/** What a sheet and a pen look like. Held-out sketches have sheets and pens of their own. */
export interface Sheet {
  name: string;
  colour: Colour;
  pattern: "plain" | "grid" | "ruled" | "dots" | "margin" | "isometric";
  /** Pitch of the pattern, mm. */
  pitch: number;
  ink: Colour;
  /** How strongly the pattern is printed, 0 to 1. */
  strength: number;
  holes: boolean;
  roughness: number;
}

export interface Implement {
  name: string;
  part: Colour;
  notes: Colour;
  /** Line width, mm. */
  width: readonly [number, number];
  /** 0 covers fully, 1 leaves much paper between grains. */
  grain: number;
  /** How dark it gets, 0 to 1. */
  cover: number;
}

const black: Colour = [38, 36, 40];
const blue: Colour = [34, 52, 140];
const graphite: Colour = [86, 86, 92];

const plain = (name: string, colour: Colour, roughness: number): Sheet => ({
  name,
  colour,
  pattern: "plain",
  pitch: 5,
  ink: black,
  strength: 0,
  holes: false,
  roughness,
});

const printed = (
  name: string,
  colour: Colour,
  print: Pick<Sheet, "pattern" | "pitch" | "ink" | "strength"> & { holes?: boolean },
): Sheet => ({ ...plain(name, colour, 2), ...print });

/** A pen of one colour that writes notes as it draws the part. */
const pen = (name: string, colour: Colour, touch: Omit<Implement, "name" | "part" | "notes">) => ({
  name,
  part: colour,
  notes: colour,
  ...touch,
});

export const developmentSheets: readonly Sheet[] = [
  plain("white", [252, 252, 250], 1),
  plain("white", [249, 249, 252], 2),
  printed("grid 5 mm", [250, 250, 248], {
    pattern: "grid",
    pitch: 5,
    ink: [150, 180, 215],
    strength: 0.42,
  }),
  printed("ruled", [250, 249, 244], {
    pattern: "ruled",
    pitch: 8,
    ink: [150, 170, 210],
    strength: 0.45,
  }),
  plain("cream", [245, 238, 214], 3),
  printed("punched ruled", [249, 249, 250], {
    pattern: "ruled",
    pitch: 7,
    ink: [165, 185, 205],
    strength: 0.4,
    holes: true,
  }),
];

export const heldOutSheets: readonly Sheet[] = [
  printed("dotted", [250, 248, 243], {
    pattern: "dots",
    pitch: 5,
    ink: [130, 130, 140],
    strength: 0.5,
  }),
  plain("recycled", [226, 222, 212], 5),
  plain("blue", [214, 226, 238], 2),
  printed("margin", [251, 251, 247], {
    pattern: "margin",
    pitch: 8.5,
    ink: [170, 190, 200],
    strength: 0.4,
    holes: true,
  }),
  printed("grid 4 mm", [252, 250, 246], {
    pattern: "grid",
    pitch: 4,
    ink: [190, 170, 150],
    strength: 0.36,
  }),
  printed("isometric", [250, 251, 250], {
    pattern: "isometric",
    pitch: 7,
    ink: [165, 205, 185],
    strength: 0.36,
  }),
  plain("bright", [254, 254, 254], 0.5),
];

/** For sketches with harder habits: the development papers and some more. */
export const crowdedSheets: readonly Sheet[] = [
  ...developmentSheets,
  printed("printed grid", [246, 248, 250], {
    pattern: "grid",
    pitch: 5,
    ink: [140, 165, 205],
    strength: 0.55,
  }),
  plain("grey", [236, 234, 230], 4),
];

export const developmentImplements: readonly Implement[] = [
  pen("black ballpoint", black, { width: [0.38, 0.55], grain: 0.12, cover: 0.92 }),
  pen("blue ballpoint", blue, { width: [0.38, 0.55], grain: 0.14, cover: 0.88 }),
  pen("pencil", graphite, { width: [0.4, 0.6], grain: 0.42, cover: 0.8 }),
  { name: "black and blue", part: black, notes: blue, width: [0.4, 0.55], grain: 0.12, cover: 0.9 },
  pen("fineliner", [22, 22, 24], { width: [0.35, 0.5], grain: 0.02, cover: 0.98 }),
];

export const heldOutImplements: readonly Implement[] = [
  pen("green gel pen", [20, 96, 66], { width: [0.42, 0.6], grain: 0.06, cover: 0.93 }),
  pen("marker", [26, 26, 30], { width: [0.75, 1], grain: 0.03, cover: 0.95 }),
  pen("soft pencil", [70, 70, 74], { width: [0.55, 0.8], grain: 0.55, cover: 0.78 }),
  pen("violet pen", [88, 40, 132], { width: [0.4, 0.55], grain: 0.1, cover: 0.9 }),
  {
    name: "pencil and red pen",
    part: [84, 84, 90],
    notes: [186, 36, 40],
    width: [0.42, 0.6],
    grain: 0.3,
    cover: 0.84,
  },
];

export const crowdedImplements: readonly Implement[] = [
  ...developmentImplements,
  pen("thin pencil", [104, 104, 110], { width: [0.26, 0.36], grain: 0.45, cover: 0.78 }),
  pen("hard pencil", [118, 118, 122], { width: [0.3, 0.42], grain: 0.35, cover: 0.82 }),
  pen("fine pen", [24, 28, 84], { width: [0.24, 0.34], grain: 0.05, cover: 0.94 }),
  {
    name: "pencil and orange pen",
    part: graphite,
    notes: [196, 92, 24],
    width: [0.34, 0.48],
    grain: 0.25,
    cover: 0.86,
  },
];

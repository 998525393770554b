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

export const developmentSheets: readonly Sheet[] = [
  {
    name: "white",
    colour: [252, 252, 250],
    pattern: "plain",
    pitch: 5,
    ink: black,
    strength: 0,
    holes: false,
    roughness: 1,
  },
  {
    name: "white",
    colour: [249, 249, 252],
    pattern: "plain",
    pitch: 5,
    ink: black,
    strength: 0,
    holes: false,
    roughness: 2,
  },
  {
    name: "grid 5 mm",
    colour: [250, 250, 248],
    pattern: "grid",
    pitch: 5,
    ink: [150, 180, 215],
    strength: 0.42,
    holes: false,
    roughness: 2,
  },
  {
    name: "ruled",
    colour: [250, 249, 244],
    pattern: "ruled",
    pitch: 8,
    ink: [150, 170, 210],
    strength: 0.45,
    holes: false,
    roughness: 2,
  },
  {
    name: "cream",
    colour: [245, 238, 214],
    pattern: "plain",
    pitch: 5,
    ink: black,
    strength: 0,
    holes: false,
    roughness: 3,
  },
  {
    name: "punched ruled",
    colour: [249, 249, 250],
    pattern: "ruled",
    pitch: 7,
    ink: [165, 185, 205],
    strength: 0.4,
    holes: true,
    roughness: 2,
  },
];

export const heldOutSheets: readonly Sheet[] = [
  {
    name: "dotted",
    colour: [250, 248, 243],
    pattern: "dots",
    pitch: 5,
    ink: [130, 130, 140],
    strength: 0.5,
    holes: false,
    roughness: 2,
  },
  {
    name: "recycled",
    colour: [226, 222, 212],
    pattern: "plain",
    pitch: 5,
    ink: black,
    strength: 0,
    holes: false,
    roughness: 5,
  },
  {
    name: "blue",
    colour: [214, 226, 238],
    pattern: "plain",
    pitch: 5,
    ink: black,
    strength: 0,
    holes: false,
    roughness: 2,
  },
  {
    name: "margin",
    colour: [251, 251, 247],
    pattern: "margin",
    pitch: 8.5,
    ink: [170, 190, 200],
    strength: 0.4,
    holes: true,
    roughness: 2,
  },
  {
    name: "grid 4 mm",
    colour: [252, 250, 246],
    pattern: "grid",
    pitch: 4,
    ink: [190, 170, 150],
    strength: 0.36,
    holes: false,
    roughness: 2,
  },
  {
    name: "isometric",
    colour: [250, 251, 250],
    pattern: "isometric",
    pitch: 7,
    ink: [165, 205, 185],
    strength: 0.36,
    holes: false,
    roughness: 2,
  },
  {
    name: "bright",
    colour: [254, 254, 254],
    pattern: "plain",
    pitch: 5,
    ink: black,
    strength: 0,
    holes: false,
    roughness: 0.5,
  },
];

export const developmentImplements: readonly Implement[] = [
  {
    name: "black ballpoint",
    part: black,
    notes: black,
    width: [0.38, 0.55],
    grain: 0.12,
    cover: 0.92,
  },
  {
    name: "blue ballpoint",
    part: blue,
    notes: blue,
    width: [0.38, 0.55],
    grain: 0.14,
    cover: 0.88,
  },
  { name: "pencil", part: graphite, notes: graphite, width: [0.4, 0.6], grain: 0.42, cover: 0.8 },
  { name: "black and blue", part: black, notes: blue, width: [0.4, 0.55], grain: 0.12, cover: 0.9 },
  {
    name: "fineliner",
    part: [22, 22, 24],
    notes: [22, 22, 24],
    width: [0.35, 0.5],
    grain: 0.02,
    cover: 0.98,
  },
];

export const heldOutImplements: readonly Implement[] = [
  {
    name: "green gel pen",
    part: [20, 96, 66],
    notes: [20, 96, 66],
    width: [0.42, 0.6],
    grain: 0.06,
    cover: 0.93,
  },
  {
    name: "marker",
    part: [26, 26, 30],
    notes: [26, 26, 30],
    width: [0.75, 1],
    grain: 0.03,
    cover: 0.95,
  },
  {
    name: "soft pencil",
    part: [70, 70, 74],
    notes: [70, 70, 74],
    width: [0.55, 0.8],
    grain: 0.55,
    cover: 0.78,
  },
  {
    name: "violet pen",
    part: [88, 40, 132],
    notes: [88, 40, 132],
    width: [0.4, 0.55],
    grain: 0.1,
    cover: 0.9,
  },
  {
    name: "pencil and red pen",
    part: [84, 84, 90],
    notes: [186, 36, 40],
    width: [0.42, 0.6],
    grain: 0.3,
    cover: 0.84,
  },
];

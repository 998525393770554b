import type { ScanHabit } from "./scan";

const grey = { dpi: 200, grey: true, skew: 0.6, noise: 8, blur: 0.5 } as const;
const blackAndWhite = { ...grey, quality: 0 } as const;

/** How copiers, faxes and telephones spoil pages that no other development document went through. */
export const roughScans: readonly ScanHabit[] = [
  { ...blackAndWhite, name: "coarse fax", dpi: 204, lines: 98 },
  { ...blackAndWhite, name: "dithered", noise: 5, white: "dithered" },
  {
    ...{ name: "carbon copy", dpi: 200, grey: false, skew: 0.8, noise: 7, blur: 1, quality: 70 },
    ...{ fade: 0.6, paper: [240, 214, 222] },
  },
  { ...blackAndWhite, name: "telephone", dpi: 180, noise: 6, white: "local" },
  { ...blackAndWhite, name: "light copy", noise: 10, white: 95 },
  { ...blackAndWhite, name: "heavy copy", noise: 10, blur: 0.9, white: 205, specks: 1 },
  { ...grey, name: "squeezed", dpi: 130, noise: 3, quality: 28 },
  { ...grey, name: "waning", noise: 6, quality: 60, waning: 0.75 },
  { ...grey, name: "grey paper", dpi: 150, quality: 55, paper: [176, 176, 176] },
  { ...grey, name: "old copy", noise: 20, blur: 1.2, quality: 50, copied: 2.4, specks: 3 },
];

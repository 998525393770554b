import type { PhotoHabit } from "./capture/photo";
import { roughScans } from "./capture/rough-scans";
import type { ScanHabit } from "./capture/scan";
import type { BoxStyle } from "./compose/choices";
import type { HeadStyle, PartyStyle } from "./compose/frame";
import type { TableStyle } from "./compose/items-table";
import { otherStyles } from "./compose/other-styles";
import type { PairStyle } from "./compose/pairs";
import type { ReceiptStyle } from "./compose/receipt";
import type { TotalsStyle } from "./compose/totals";
import { type Paper, papers } from "./papers/papers";
import { asianSheets } from "./sheets/asian";
import { englishSheets } from "./sheets/english";
import { europeanSheets } from "./sheets/european";
import type { Sheet } from "./sheets/sheet";
import type { RenderingName } from "./truth";
import type { DocumentKind, SetName } from "./words/words";

export interface Font {
  /** CSS family, and the package that has it. */
  family: string;
  file: string;
}

/** How one document is set. */
export interface Look {
  head: HeadStyle;
  parties: PartyStyle;
  pairs: PairStyle;
  /** Whether the pairs stand before, after or beside the parties. */
  order: "partiesFirst" | "pairsFirst" | "beside";
  table: TableStyle;
  totals: TotalsStyle;
  /** CSS colour of bars and headings. */
  accent: string;
  /** Points. */
  size: number;
}

/** Everything that the documents of a set may be made of. */
export interface DocumentSet {
  /** Whose words it uses. */
  name: SetName;
  seed: string;
  count: number;
  /** Taken in turn. */
  captures: readonly (readonly RenderingName[])[];
  /** Taken in turn; two codes joined by + are a bilingual document. */
  languages: readonly string[];
  fonts: {
    latin: readonly Font[];
    jpn: readonly Font[];
    zho: readonly Font[];
    till: readonly Font[];
  };
  heads: readonly HeadStyle[];
  parties: readonly PartyStyle[];
  pairs: readonly PairStyle[];
  formPairs: readonly PairStyle[];
  receiptPairs: readonly PairStyle[];
  receipts: readonly ReceiptStyle[];
  tables: readonly TableStyle[];
  totals: readonly TotalsStyle[];
  boxes: readonly BoxStyle[];
  orders: readonly Look["order"][];
  accents: readonly string[];
  scans: readonly ScanHabit[];
  /** Each habit of a scanner in its turn, so that all of them meet all kinds of documents; else by chance. */
  inTurn?: boolean;
  photos: readonly PhotoHabit[];
  /** CSS of its own, and further sheets of it, taken in turn. */
  rules: string;
  styles?: readonly string[];
  /** Paper forms beside the documents that are counted. */
  sheets: readonly Sheet[];
  /** Papers set one by one, and their renderings in turn. */
  papers: readonly Paper[];
  paperCaptures?: readonly (readonly RenderingName[])[];
}

/** Not every document in every rendering, so that a whole run takes minutes. */
const someCaptures: DocumentSet["captures"] = [
  ["text", "scan"],
  ["scan"],
  ["text"],
  ["text", "photo"],
  ["scan"],
  ["text"],
  ["text"],
];

const development: DocumentSet = {
  name: "dev",
  seed: "documents 1",
  count: 112,
  captures: someCaptures,
  languages: [
    ...["eng", "vie", "deu", "jpn", "eng", "fra", "vie+eng", "pol", "jpn", "spa"],
    ...["eng", "ita", "deu", "zho", "vie", "nld", "eng", "por", "jpn+eng", "deu+eng"],
  ],
  fonts: {
    latin: [
      { family: "Arimo", file: "arimo" },
      { family: "Tinos", file: "tinos" },
      { family: "Roboto", file: "roboto" },
      { family: "Merriweather", file: "merriweather" },
      { family: "Arimo", file: "arimo" },
    ],
    jpn: [
      { family: "Noto Sans JP", file: "noto-sans-jp" },
      { family: "Noto Serif JP", file: "noto-serif-jp" },
    ],
    zho: [{ family: "Noto Sans SC", file: "noto-sans-sc" }],
    till: [
      { family: "Cousine", file: "cousine" },
      { family: "Roboto", file: "roboto" },
    ],
  },
  heads: ["left", "centre", "bar", "split"],
  parties: ["columns", "cells", "beside"],
  pairs: ["colon", "columns", "double", "leaders", "above", "cells", "inCell", "heads"],
  formPairs: ["columns", "cells", "inCell", "underline", "caption"],
  receiptPairs: ["colon", "columns"],
  receipts: ["headed", "amounts", "countedBelow"],
  tables: ["ruled", "lines", "zebra", "plain", "dark"],
  totals: ["right", "currency", "cells"],
  boxes: ["cross", "tick", "brackets"],
  orders: ["partiesFirst", "pairsFirst", "beside"],
  accents: ["#1f3a5f", "#222222", "#7a1f1f", "#dfe6ee"],
  scans: [
    { name: "flatbed", dpi: 200, grey: true, skew: 0.8, noise: 5, blur: 0.4, quality: 75 },
    { name: "clean", dpi: 300, grey: true, skew: 0.3, noise: 2, blur: 0.3, quality: 85 },
    {
      name: "colour",
      dpi: 150,
      grey: false,
      skew: 1,
      noise: 4,
      blur: 0.4,
      quality: 70,
      paper: [250, 246, 236],
    },
    { name: "fax", dpi: 200, grey: true, skew: 0.7, noise: 14, blur: 0.5, quality: 0, specks: 1.2 },
    { name: "coarse", dpi: 100, grey: true, skew: 0.5, noise: 3, blur: 0.2, quality: 80 },
    {
      name: "copier",
      dpi: 200,
      grey: true,
      skew: 2.5,
      noise: 8,
      blur: 0.7,
      quality: 60,
      specks: 2,
      fade: 0.35,
    },
    { name: "askew", dpi: 200, grey: true, skew: 9, noise: 5, blur: 0.4, quality: 75, rare: true },
    {
      name: "turned",
      dpi: 200,
      grey: true,
      skew: 0.6,
      noise: 5,
      blur: 0.4,
      quality: 75,
      turns: [90, 180, 270],
      rare: true,
    },
  ],
  photos: [
    {
      name: "desk",
      tilt: 0.05,
      shade: 0.35,
      curl: 0,
      blur: 0.7,
      noise: 5,
      longest: 2100,
      desk: [96, 74, 56],
    },
    {
      name: "lamp",
      tilt: 0.08,
      shade: 0.5,
      curl: 0,
      blur: 0.6,
      noise: 6,
      longest: 2300,
      desk: [60, 62, 66],
      warm: 0.12,
    },
    {
      name: "curled",
      tilt: 0.05,
      shade: 0.3,
      curl: 0.012,
      blur: 0.7,
      noise: 5,
      longest: 2200,
      desk: [130, 120, 104],
    },
  ],
  rules: `
.parties.beside b { width: auto; min-width: 25%; white-space: nowrap }
.leaders .row > span { flex: none; max-width: 75% }
.strip .items.lines td, .strip .items.lines th { padding: 1px 4px }`,
  sheets: [...englishSheets, ...europeanSheets, ...asianSheets],
  papers: [],
};

/** Other documents of the same makings, nearly all of them scanned: they teach what evidence is worth, and nothing is measured on them. */
const forCalibration: DocumentSet = {
  ...development,
  seed: "documents for calibration 1",
  count: 160,
  captures: [
    ["text", "scan"],
    ["text", "scan"],
    ["text", "photo"],
    ["text", "scan"],
  ],
  sheets: [],
};

/** Shares no layout, wording, font, bilingual pair or way of capture with development, and is not looked at while the engine is built. */
const heldOut: DocumentSet = {
  name: "held-out",
  seed: "documents held out 1",
  count: 56,
  captures: someCaptures,
  languages: [
    ...["eng", "jpn", "por", "vie", "deu", "nld", "zho+eng", "fra", "eng", "spa"],
    ...["vie", "ita", "fra+nld", "pol", "zho", "deu", "eng", "jpn", "por+spa", "vie"],
  ],
  fonts: {
    latin: [
      { family: "IBM Plex Sans", file: "ibm-plex-sans" },
      { family: "Source Serif 4", file: "source-serif-4" },
      { family: "Be Vietnam Pro", file: "be-vietnam-pro" },
    ],
    jpn: [{ family: "Zen Kaku Gothic New", file: "zen-kaku-gothic-new" }],
    zho: [{ family: "Noto Serif SC", file: "noto-serif-sc" }],
    till: [
      { family: "IBM Plex Mono", file: "ibm-plex-mono" },
      { family: "Barlow Condensed", file: "barlow-condensed" },
    ],
  },
  heads: ["right", "ruled"],
  parties: ["stacked", "filled"],
  pairs: ["aligned", "spread", "run", "filled", "dashed"],
  formPairs: ["boxed", "filled", "dashed"],
  receiptPairs: ["spread", "aligned"],
  receipts: ["countedBefore", "priceBelow"],
  tables: ["columnRules", "dotted", "pale"],
  totals: ["foot", "bar"],
  boxes: ["round", "filled"],
  orders: ["partiesFirst", "pairsFirst"],
  accents: ["#2d5d3a", "#5a4a8a", "#eee5d4"],
  scans: [
    {
      name: "office",
      dpi: 240,
      grey: false,
      skew: 1.2,
      noise: 4,
      blur: 0.5,
      quality: 65,
      paper: [244, 244, 250],
    },
    { name: "bitonal", dpi: 150, grey: true, skew: 0.5, noise: 6, blur: 0.4, quality: 0 },
    {
      name: "shine-through",
      dpi: 200,
      grey: true,
      skew: 0.9,
      noise: 4,
      blur: 0.5,
      quality: 70,
      behind: 0.14,
    },
    {
      name: "faded",
      dpi: 180,
      grey: true,
      skew: 1.5,
      noise: 7,
      blur: 0.6,
      quality: 70,
      fade: 0.5,
      streaks: 3,
    },
    {
      name: "punched",
      dpi: 120,
      grey: true,
      skew: 0.8,
      noise: 4,
      blur: 0.3,
      quality: 70,
      holes: true,
    },
    {
      name: "tilted",
      dpi: 200,
      grey: false,
      skew: 12,
      noise: 5,
      blur: 0.5,
      quality: 70,
      rare: true,
    },
  ],
  photos: [
    {
      name: "shadow",
      tilt: 0.07,
      shade: 0.25,
      curl: 0,
      blur: 0.7,
      noise: 6,
      longest: 2150,
      desk: [170, 150, 120],
      shadow: 0.4,
    },
    {
      name: "rolled",
      tilt: 0.06,
      shade: 0.4,
      curl: -0.01,
      blur: 0.6,
      noise: 5,
      longest: 2250,
      desk: [40, 44, 40],
      cold: 0.1,
    },
  ],
  rules: "",
  sheets: [],
  papers: [],
};

/** Papers in wordings and layouts of their own, captured as development is. */
const setByHand: DocumentSet = {
  ...development,
  seed: "papers 1",
  count: 0,
  sheets: [],
  papers,
};

/** The papers as archives of old files have them: copied black and white, then shrunk to the size of a screen. */
const archived: DocumentSet = {
  ...setByHand,
  seed: "archive 1",
  paperCaptures: [["scan"]],
  scans: [
    {
      ...{ name: "archive", dpi: 200, grey: true, skew: 0.8, quality: 0, rows: 1000 },
      ...{ noise: 26, blur: 0.8, specks: 1.5, copied: 3 },
    },
    {
      ...{
        name: "old archive",
        dpi: 200,
        grey: true,
        skew: 0.8,
        quality: 0,
        rows: 1000,
        rare: true,
      },
      ...{ noise: 40, blur: 1, specks: 4, copied: 3 },
    },
  ],
};

/** Documents as development has them through worse copiers, faxes and telephones. */
const rough: DocumentSet = {
  ...development,
  seed: "rough 1",
  count: 40,
  sheets: [],
  captures: [["scan"]],
  inTurn: true,
  scans: roughScans,
};

/** Documents of the makings of development as other hands set them, through all scanners and copiers. */
const restyled: DocumentSet = {
  ...development,
  seed: "restyled 1",
  count: 72,
  sheets: [],
  captures: [["text", "scan"]],
  inTurn: true,
  scans: [...development.scans, ...roughScans],
  rules: ".leaders .row > span { flex: none; max-width: 75% }",
  styles: otherStyles,
};

export const documentSets = {
  dev: development,
  calibration: forCalibration,
  "held-out": heldOut,
  papers: setByHand,
  archive: archived,
  rough,
  restyled,
} as const satisfies Record<string, DocumentSet>;

export interface DocumentId {
  id: string;
  index: number;
  kind: DocumentKind | "sheet";
  /** The wording of a paper form. */
  sheet?: Sheet;
  /** The file of a paper set by hand. */
  paper?: string;
  renderings: readonly RenderingName[];
}

const kinds: readonly DocumentKind[] = [
  ...(["invoice", "order", "receipt", "form", "delivery"] as const),
  ...(["invoice", "order", "receipt", "form", "invoice", "letter"] as const),
];

/** Paper forms come through a scanner, some through a camera, few as files. */
const sheetCaptures: readonly (readonly RenderingName[])[] = [
  ["scan"],
  ["text", "scan"],
  ["scan"],
  ["scan"],
  ["photo"],
];

/** All as files, most of them scanned as well. */
const usualPaperCaptures: readonly (readonly RenderingName[])[] = [
  ["text", "scan"],
  ["text", "scan"],
  ["text", "scan"],
  ["text", "scan"],
  ["text", "photo"],
];

/** The documents of a set in order: d001, d002, …, its paper forms: s01, s02, …, and its papers: p01, p02, … */
export function listDocuments({
  count,
  captures,
  sheets,
  papers,
  paperCaptures = usualPaperCaptures,
}: DocumentSet): DocumentId[] {
  const documents = Array.from({ length: count }, (_, index) => ({
    id: `d${String(index + 1).padStart(3, "0")}`,
    index,
    kind: kinds[index % kinds.length] ?? "invoice",
    renderings: captures[index % captures.length] ?? ["text"],
  }));
  const forms = sheets.map((sheet, index) => ({
    id: `s${String(index + 1).padStart(2, "0")}`,
    index,
    kind: "sheet" as const,
    sheet,
    renderings: sheetCaptures[index % sheetCaptures.length] ?? ["scan"],
  }));
  const byHand = papers.map(({ kind, name }, index) => ({
    id: `p${String(index + 1).padStart(2, "0")}`,
    index,
    kind,
    paper: name,
    renderings: paperCaptures[index % paperCaptures.length] ?? ["text"],
  }));
  return [...documents, ...forms, ...byHand];
}

import type { OverlayLayer, PageEvidence, Stroke } from "../model";

type Role = Stroke["role"] | PageEvidence["entities"][number]["role"];

const LAYER_OF: Record<Role, OverlayLayer["name"]> = {
  outline: "outline",
  hole: "holes",
  center: "centers",
  dimension: "dimensions",
  text: "readings",
  other: "other",
};

export const layerOf = (role: Role): OverlayLayer["name"] => LAYER_OF[role];

/** A writing nothing was made of. */
export const UNREAD = "#b91c1c";
export const READ = "#15803d";

/** Widest letters of a sans-serif are about this share of their size: no text is taken for shorter than it is. */
export const LETTER_WIDTH = 0.62;

import type { PageEvidence, Stroke } from "../model";

/** One kind of what was recognised: a group of the overlay, a colour, a name for people. */
export interface OverlayLayer {
  name: "other" | "readings" | "dimensions" | "centers" | "holes" | "outline";
  color: string;
  title: string;
}

/** In drawing order: what matters most lies on top. */
export const OVERLAY_LAYERS: readonly OverlayLayer[] = [
  { name: "other", color: "#64748b", title: "Other ink" },
  { name: "dimensions", color: "#c2410c", title: "Dimensions" },
  { name: "centers", color: "#9333ea", title: "Centre lines" },
  { name: "holes", color: "#0e7490", title: "Holes" },
  { name: "outline", color: "#1d4ed8", title: "Outline" },
  { name: "readings", color: "#15803d", title: "Readings" },
];

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

import type { FractionBox } from "@inkform/document/model";

/** A box on a page that can be chosen, or (quiet) is only shown. */
export interface Mark {
  id: string;
  /** 1-based. */
  page: number;
  box: FractionBox;
  tone: "value" | "unsure" | "row" | "good" | "bad";
  /** Read out and shown as a tooltip. */
  name: string;
}

/** A box nobody chooses: the label that belongs to a value. */
export interface QuietBox {
  of: string;
  page: number;
  box: FractionBox;
}

export function markElementId(id: string): string {
  return `mark-${id}`;
}

/** Brings a mark into the middle of the page view; without motion where that is asked for. */
export function scrollToMark(id: string): void {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(markElementId(id))?.scrollIntoView({
    block: "center",
    inline: "nearest",
    behavior: calm ? "auto" : "smooth",
  });
}

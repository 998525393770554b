import { hull } from "../../layout/box";
import type { Segment } from "../../layout/segment";
import type { FractionBox, Page } from "../../model";

/** The printed extent of a value, all its lines, as fractions of the page as uploaded. */
export function boxOf(segments: readonly Segment[], page: Page): FractionBox {
  return page.toUploaded(hull(segments.map((segment) => segment.box)));
}

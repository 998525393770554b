import { expect, it } from "vitest";
import { overlayImage } from "./overlay-layers";

const svg = '<svg width="9"><g class="outline"/><g class="holes"/><g class="legend"/></svg>';
const shown = (hidden: string[]) => decodeURIComponent(overlayImage(svg, new Set(hidden)));

it("hides the groups of the chips that are off, and always the legend", () => {
  expect(shown([])).toContain('<svg width="9"><style>.legend{display:none}</style>');
  expect(shown(["Holes", "Readings"])).toContain("<style>.legend,.holes,.readings{display:none}");
  expect(shown([])).toMatch(/^data:image\/svg\+xml/);
});

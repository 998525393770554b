import type { Profile } from "@inkform/geometry/model";
import type { ImageBox, SketchPart } from "../src/model";

/** A plate 40 mm high with one hole 30 mm from its left, its corners from any of them on; where on its page, in fractions. */
export function platePart(
  width: number,
  { begin = 0, hole = 30, box = [0.1, 0.1, 0.3, 0.2] as ImageBox } = {},
): SketchPart {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: 40 },
    { x: 0, y: 40 },
  ];
  const edges = corners.map((_, i) => {
    const [start, end] = [corners[(i + begin) % 4], corners[(i + begin + 1) % 4]];
    return { kind: "segment" as const, start: start as never, end: end as never };
  });
  const profile: Profile = {
    outer: { kind: "chain", edges },
    holes: [{ kind: "circle", center: { x: hole, y: 20 }, radius: 5 }],
  };
  return {
    name: null,
    page: 1,
    box,
    scale: "dimensions",
    width,
    height: 40,
    thickness: null,
    quantity: 1,
    unsure: false,
    degreesOfFreedom: 0,
    dimensions: [],
    warnings: [],
    drawing: { units: "mm", profile, centers: [], dimensions: [], notes: [] } as never,
  };
}

import type { Point, Segment } from "@inkform/geometry/model";

/** The room a text or a line takes: a rectangle about its middle, turned; a line has no height. */
export interface TextBox {
  at: Point;
  /** Direction of the width, radians. */
  angle: number;
  width: number;
  height: number;
}

/** Room for a letter and a line of text, in text heights: no usual typeface is wider, and none touches the next line. */
const LETTER = 0.85;
const LINE = 1.5;

export function boxOfText(text: string, at: Point, angle: number, height: number): TextBox {
  return { at, angle, width: text.length * LETTER * height, height: LINE * height };
}

export function boxOfSegment({ start, end }: Segment): TextBox {
  return {
    at: { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 },
    angle: Math.atan2(end.y - start.y, end.x - start.x),
    width: Math.hypot(end.x - start.x, end.y - start.y),
    height: 0,
  };
}

/** Whether two boxes share room: no direction of their sides parts them. */
export function boxesOverlap(a: TextBox, b: TextBox): boolean {
  const quarter = Math.PI / 2;
  return [a.angle, a.angle + quarter, b.angle, b.angle + quarter].every((direction) => {
    const x = Math.cos(direction);
    const y = Math.sin(direction);
    const apart = Math.abs((b.at.x - a.at.x) * x + (b.at.y - a.at.y) * y);
    return apart < reach(a, direction) + reach(b, direction) - 1e-9;
  });
}

/** How far a box extends from its middle in a direction. */
function reach({ angle, width, height }: TextBox, direction: number): number {
  const turned = direction - angle;
  return (Math.abs(Math.cos(turned)) * width + Math.abs(Math.sin(turned)) * height) / 2;
}

import { sweep } from "@inkform/geometry/angle";
import { arcPoint } from "@inkform/geometry/edge-ends";
import type { DrawingDimension, Point, Segment } from "@inkform/geometry/model";
import Arc from "dxf-writer/src/Arc.js";
import type DatabaseObject from "dxf-writer/src/DatabaseObject.js";
import Line from "dxf-writer/src/Line.js";
import Text from "dxf-writer/src/Text.js";
import { linearFeet, pointToward } from "./dimension-points";
import { escapeText } from "./escape-text";
import { Solid } from "./solid";
import { boxOfText, type TextBox } from "./text-box";

export interface DimensionPicture {
  entities: DatabaseObject[];
  textAt: Point;
  /** The room its text takes, and its straight lines. */
  box: TextBox;
  strokes: Segment[];
}

/** What a viewer shows for a dimension: lines, arrowheads and text, sizes from the text height (mm). */
export function dimensionPicture(dimension: DrawingDimension, height: number): DimensionPicture {
  switch (dimension.kind) {
    case "linear":
      return linearPicture(dimension, height);
    case "diameter": {
      const from = pointToward(dimension, -1);
      const to = pointToward(dimension, 1);
      return leaderPicture(dimension, from, to, [from, to], height);
    }
    case "radius": {
      const tip = pointToward(dimension, 1);
      return leaderPicture(dimension, dimension.center, tip, [tip], height);
    }
    case "angle":
      return anglePicture(dimension, height);
  }
}

const along = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x);
const moved = (from: Point, direction: number, by: number): Point =>
  arcPoint({ center: from, radius: by }, direction);
const stroke = (start: Point, end: Point): Segment => ({ kind: "segment", start, end });
const line = ({ start, end }: Segment): Line => new Line(start.x, start.y, end.x, end.y);

/** A closed arrowhead three times as long as wide whose tip points in a direction. */
function arrow(tip: Point, direction: number, length: number): Solid {
  const back = moved(tip, direction, -length);
  const half = length / 6;
  return new Solid([
    tip,
    moved(back, direction + Math.PI / 2, half),
    moved(back, direction - Math.PI / 2, half),
  ]);
}

/** Text along a direction, turned so that it reads from below or from the right. */
function label(text: string, at: Point, direction: number, height: number): Text {
  const degrees = (direction * 180) / Math.PI;
  let readable = ((degrees % 180) + 180) % 180;
  if (readable > 90 + 1e-6) readable -= 180;
  return new Text(at.x, at.y, height, readable, escapeText(text), "center", "middle");
}

function linearPicture(
  dimension: Extract<DrawingDimension, { kind: "linear" }>,
  height: number,
): DimensionPicture {
  const { first, second } = linearFeet(dimension);
  const direction = along(first, second);
  const isNarrow = dimension.measured < 3 * height;
  const outward = isNarrow ? height * 1.5 : 0;
  const strokes = [
    ...extensionLine(dimension.from, first, height),
    ...extensionLine(dimension.to, second, height),
    stroke(moved(first, direction, -outward), moved(second, direction, outward)),
  ];
  const entities: DatabaseObject[] = [
    ...strokes.map(line),
    arrow(first, isNarrow ? direction : direction + Math.PI, height),
    arrow(second, isNarrow ? direction + Math.PI : direction, height),
  ];
  const middle = { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 };
  const upright = Math.cos(direction) < -1e-9 ? direction + Math.PI : direction;
  const textAt = moved(middle, upright + Math.PI / 2, height);
  entities.push(label(dimension.text, textAt, direction, height));
  const box = boxOfText(dimension.text, textAt, direction, height);
  return { entities, textAt, box, strokes };
}

/** From a small gap off the measured point to a little beyond the dimension line. */
function extensionLine(from: Point, foot: Point, height: number): Segment[] {
  const length = Math.hypot(foot.x - from.x, foot.y - from.y);
  const gap = height / 4;
  if (length <= gap) return [];
  const direction = along(from, foot);
  return [stroke(moved(from, direction, gap), moved(foot, direction, height / 2))];
}

function leaderPicture(
  dimension: Extract<DrawingDimension, { kind: "diameter" | "radius" }>,
  from: Point,
  tip: Point,
  tips: Point[],
  height: number,
): DimensionPicture {
  const outside =
    Math.hypot(dimension.at.x - dimension.center.x, dimension.at.y - dimension.center.y) >
    dimension.radius;
  const end = outside ? dimension.at : tip;
  const strokes = [stroke(from, end)];
  const entities: DatabaseObject[] = strokes.map(line);
  for (const arrowTip of tips) {
    entities.push(arrow(arrowTip, along(dimension.center, arrowTip), height));
  }
  const direction = along(from, end);
  const upright = Math.cos(direction) < 0 ? direction + Math.PI : direction;
  const textAt = moved(dimension.at, upright + Math.PI / 2, height);
  entities.push(label(dimension.text, textAt, direction, height));
  const box = boxOfText(dimension.text, textAt, direction, height);
  return { entities, textAt, box, strokes };
}

function anglePicture(
  dimension: Extract<DrawingDimension, { kind: "angle" }>,
  height: number,
): DimensionPicture {
  const { vertex, from, to, at } = dimension;
  const radius = Math.hypot(at.x - vertex.x, at.y - vertex.y);
  let start = along(vertex, from);
  let end = along(vertex, to);
  if (sweep(start, end) > Math.PI) [start, end] = [end, start];
  const middle = start + sweep(start, end) / 2;
  const textAt = moved(vertex, middle, radius + height);
  return {
    entities: [
      new Arc(vertex.x, vertex.y, radius, (start * 180) / Math.PI, (end * 180) / Math.PI),
      arrow(moved(vertex, start, radius), start - Math.PI / 2, height),
      arrow(moved(vertex, end, radius), end + Math.PI / 2, height),
      label(dimension.text, textAt, middle + Math.PI / 2, height),
    ],
    textAt,
    box: boxOfText(dimension.text, textAt, middle + Math.PI / 2, height),
    strokes: [],
  };
}

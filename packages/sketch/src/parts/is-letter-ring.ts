import type { Point } from "@inkform/geometry/model";
import type { FoundCircle } from "../entities/find-circles";
import type { Component } from "../strokes/label-components";
import { type FreeInk, neighbours } from "./find-texts";
import { sizeOf } from "./letter-shapes";

/**
 * The ring of a 0, 6, 8, 9 or Ø: ink of a letter's size that holds it stands beside other ink of that size, or is not the ring alone.
 * A small hole stands by itself or hangs on lines.
 */
export function isLetterRing(
  circle: FoundCircle,
  whole: FreeInk,
  lined: ReadonlySet<number>,
  width: number,
  height: number,
): boolean {
  if (circle.radius > 0.75 * height) return false;
  const { center, radius } = circle;
  const own = new Set<number>();
  for (let k = 0; k < 64; k += 1) {
    const x = Math.round(center.x + radius * Math.cos((k * Math.PI) / 32));
    const y = Math.round(center.y + radius * Math.sin((k * Math.PI) / 32));
    const label = whole.labels[y * width + x];
    if (label) own.add(label);
  }
  const holders = whole.components.filter((c) => own.has(c.label));
  if (holders.some((c) => lined.has(c.label) || sizeOf(c.box).most > 4.5 * height)) return false;
  const lopsided = holders.some(({ box }) => {
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    const size = sizeOf(box);
    return (
      size.most > 0.8 * height &&
      size.least < 1.35 * height &&
      Math.hypot(x - center.x, y - center.y) > 0.22 * height
    );
  });
  if (lopsided) return true;
  return whole.components.some((c) => {
    if (own.has(c.label)) return false;
    const size = sizeOf(c.box);
    if (size.most < 0.5 * height || size.most > 1.9 * height) return false;
    const x = (c.box.left + c.box.right) / 2;
    const y = (c.box.top + c.box.bottom) / 2;
    if (Math.hypot(x - center.x, y - center.y) < radius) return false;
    if (size.least < 0.2 * height && pointsAt(c, center, 0.5 * radius)) return false;
    return holders.some((h) => neighbours(c, h, height));
  });
}

/** A thin stroke, level or upright, whose line runs through the point: a dash of a centre line. */
function pointsAt({ box }: Component, p: Point, near: number): boolean {
  const level = box.right - box.left > box.bottom - box.top;
  return level
    ? p.y > box.top - near && p.y < box.bottom + near
    : p.x > box.left - near && p.x < box.right + near;
}

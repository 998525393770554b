import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import type { InkDepth } from "../parts/find-ticks";
import { type Component, labelComponents } from "../strokes/label-components";
import { type InkKinds, kindAt } from "./classify-ink";
import { belongsTo } from "./find-blots";
import { inkSettings } from "./settings";

/**
 * Holes so small that a round of the pen fills them: dots much thicker than its line. Filled arrowheads and dots at the ends of
 * dimension lines are as thick; on a page that has those, a dot that looks like one of them is none.
 */
export function findDots(
  mask: Mask,
  kinds: InkKinds,
  depth: InkDepth,
  known: readonly FoundCircle[],
  largest: number,
  penWidth: number,
): FoundCircle[] {
  const { width, height } = mask;
  const thick = inkSettings.dotDepth * penWidth;
  const data = new Uint8Array(width * height);
  for (let i = 0; i < data.length; i += 1) if ((depth.data[i] as number) >= thick) data[i] = 1;
  const cores = labelComponents({ width, height, data }, 1).components;
  const ticks = countTicks(mask, kinds, penWidth);
  const dots = cores.flatMap(({ box }): (FoundCircle & { isTick: boolean })[] => {
    const { center, radius } = deepest(depth, box);
    const at = (kind: "tick" | "writing" | "annotation") =>
      kindAt(kinds, kind, Math.round(center.x), Math.round(center.y));
    if (Math.max(at("writing"), at("annotation")) > 0.5 || !isRound(box)) return [];
    if (2 * radius > largest || inkAbout(mask, center, radius) > inkSettings.dotRays) return [];
    const isHead = at("tick") > inkSettings.surelyTick;
    if (isHead && pointsAtOutline(mask, kinds, center, radius, penWidth)) return [];
    const ring = { kind: "circle" as const, center, radius: radius - penWidth / 2 };
    return [{ ...ring, cover: 1, gaps: 0, stray: 0, isTick: at("tick") > 0.5 }];
  });
  const tickDots = dots.filter(({ isTick }) => isTick).length;
  return dots.filter(
    ({ isTick, center, radius }) =>
      (!isTick || tickDots < inkSettings.tickDots * ticks) &&
      !known.some((circle) => belongsTo(circle, center, 2 * radius)),
  );
}

/** The middle of the largest disc in a box that is ink alone. */
function deepest(depth: InkDepth, { left, right, top, bottom }: Component["box"]) {
  let best = { center: { x: left, y: top }, radius: 0 };
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const radius = depth.data[y * depth.width + x] as number;
      if (radius > best.radius) best = { center: { x, y }, radius };
    }
  }
  return best;
}

function isRound({ left, right, top, bottom }: Component["box"]): boolean {
  const w = right - left + 3;
  const h = bottom - top + 3;
  return Math.max(w, h) < inkSettings.dotAspect * Math.min(w, h);
}

/** Share of a circle round a dot that is ink: the lines that come to it. */
function inkAbout(
  { width, height, data }: Mask,
  center: { x: number; y: number },
  r: number,
): number {
  const rays = 48;
  let ink = 0;
  for (let k = 0; k < rays; k += 1) {
    const angle = (2 * Math.PI * k) / rays;
    const x = Math.round(center.x + (1.3 * r + 1.5) * Math.cos(angle));
    const y = Math.round(center.y + (1.3 * r + 1.5) * Math.sin(angle));
    if (x >= 0 && y >= 0 && x < width && y < height && data[y * width + x]) ink += 1;
  }
  return ink / rays;
}

/** Whether ink runs on from the dot to an outline close by: it is the head of a leader that points there. */
function pointsAtOutline(
  { width, height, data }: Mask,
  kinds: InkKinds,
  center: { x: number; y: number },
  radius: number,
  skip: number,
): boolean {
  const rays = 48;
  for (let k = 0; k < rays; k += 1) {
    const angle = (2 * Math.PI * k) / rays;
    let inked = 0;
    for (let r = 1; r <= inkSettings.headReach * radius; r += 1) {
      const x = Math.round(center.x + r * Math.cos(angle));
      const y = Math.round(center.y + r * Math.sin(angle));
      if (x < 0 || y < 0 || x >= width || y >= height) break;
      if (!data[y * width + x]) {
        if (r - inked > skip) break;
        continue;
      }
      inked = r;
      if (r > inkSettings.ownReach * radius && kindAt(kinds, "outline", x, y) > 0.5) return true;
    }
  }
  return false;
}

/** How many pieces of ink look like ticks. */
function countTicks({ width, height, data }: Mask, kinds: InkKinds, penWidth: number): number {
  const tick = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      if (data[i] && kindAt(kinds, "tick", x, y) > 0.5) tick[i] = 1;
    }
  }
  const { components } = labelComponents({ width, height, data: tick }, 1);
  return components.filter(({ area }) => area > 3 * penWidth * penWidth).length;
}

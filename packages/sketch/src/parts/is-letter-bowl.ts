import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import type { SeenBox } from "../seen";
import type { PenLine } from "./find-lines";
import type { FreeInk } from "./find-texts";
import { turnBox } from "./letter-shapes";
import { parting } from "./settings";

interface BowlScene {
  mask: Mask;
  whole: FreeInk;
  /** All circles, dash-dot ones among them. */
  circles: readonly FoundCircle[];
  /** Long lines of the drawing, and the components that hold one. */
  lines: readonly PenLine[];
  lined: ReadonlySet<number>;
  height: number;
  penWidth: number;
}

/**
 * The round of a letter that touches a line of the drawing: open (a 5), or crossed by ink that is neither a centre mark nor
 * such a line nor a pitch circle (a Ø), or empty with a sign of its height beside it (the 0 of 10).
 */
export function isLetterBowl(circle: FoundCircle, scene: BowlScene): boolean {
  if (circle.radius > 0.7 * scene.height) return false;
  if (coverOf(circle, scene.mask) < parting.bowlCover) return true;
  const { crossing, all } = inkInside(circle, scene);
  const plenty = 0.5 * scene.penWidth * circle.radius;
  if (crossing > plenty) return true;
  return all < 0.3 * plenty && hasLetterBeside(circle, scene);
}

/** Share of the circle that lies on ink: a hand draws small holes round. */
function coverOf({ center, radius }: FoundCircle, mask: Mask): number {
  const rays = 72;
  let hits = 0;
  for (let k = 0; k < rays; k += 1) {
    const x = Math.round(center.x + radius * Math.cos((2 * Math.PI * k) / rays));
    const y = Math.round(center.y + radius * Math.sin((2 * Math.PI * k) / rays));
    if (mask.data[y * mask.width + x]) hits += 1;
  }
  return hits / rays;
}

/** Pixels well inside the ring: all, and those on neither of its axes and no long line. */
function inkInside({ center, radius }: FoundCircle, { mask, lines, circles, penWidth }: BowlScene) {
  const inside = radius - penWidth;
  const axis = 0.6 * penWidth + 0.1 * radius;
  const near = lines.filter((line) => distanceTo(line, center.x, center.y) < radius);
  const off = (circle: FoundCircle, x: number, y: number) =>
    Math.abs(Math.hypot(x - circle.center.x, y - circle.center.y) - circle.radius);
  const through = circles.filter(
    (other) => other.radius > 2 * radius && off(other, center.x, center.y) < 0.5 * radius,
  );
  let crossing = 0;
  let all = 0;
  for (let y = Math.ceil(center.y - inside); y <= center.y + inside; y += 1) {
    for (let x = Math.ceil(center.x - inside); x <= center.x + inside; x += 1) {
      if (x < 0 || y < 0 || x >= mask.width || y >= mask.height) continue;
      const dx = Math.abs(x - center.x);
      const dy = Math.abs(y - center.y);
      if (!mask.data[y * mask.width + x] || dx * dx + dy * dy > inside * inside) continue;
      all += 1;
      if (Math.min(dx, dy) < axis) continue;
      if (through.some((other) => off(other, x, y) < 1.5 * penWidth)) continue;
      if (!near.some((line) => distanceTo(line, x, y) < 1.5 * penWidth)) crossing += 1;
    }
  }
  return { crossing, all };
}

function distanceTo({ from, direction, length }: PenLine, x: number, y: number): number {
  const along = (x - from.x) * direction.x + (y - from.y) * direction.y;
  const t = Math.max(0, Math.min(length, along));
  return Math.hypot(x - from.x - t * direction.x, y - from.y - t * direction.y);
}

/** A sign as high as the ring close beside it on one line, the writing level or upright. */
function hasLetterBeside({ center, radius }: FoundCircle, { whole, lined }: BowlScene): boolean {
  const ring = {
    left: center.x - radius,
    top: center.y - radius,
    right: center.x + radius,
    bottom: center.y + radius,
  };
  return whole.components.some(
    ({ label, box }) =>
      !lined.has(label) && (isLevelWith(box, ring) || isLevelWith(turnBox(box), turnBox(ring))),
  );
}

function isLevelWith(sign: SeenBox, ring: SeenBox): boolean {
  const size = ring.bottom - ring.top;
  const apart = Math.max(sign.left - ring.right, ring.left - sign.right);
  const uneven = Math.max(Math.abs(sign.top - ring.top), Math.abs(sign.bottom - ring.bottom));
  return apart > 0 && apart < 0.6 * size && uneven < 0.3 * size && sign.right - sign.left < size;
}

import type { Mask } from "../capture/binarise";
import type { FoundCircle } from "../entities/find-circles";
import type { SeenBox } from "../seen";
import type { PenLine } from "./find-lines";
import type { FreeInk } from "./find-texts";
import { turnBox } from "./letter-shapes";

interface BowlScene {
  mask: Mask;
  whole: FreeInk;
  /** Long lines of the drawing, and the components that hold one. */
  lines: readonly PenLine[];
  lined: ReadonlySet<number>;
  height: number;
  penWidth: number;
}

/**
 * The round of a letter that touches a line of the drawing: ink crosses its inside that is neither a centre mark nor such a line
 * (a 5, a Ø), or it is empty and a sign of its height stands beside it (the 0 of 10).
 */
export function isLetterBowl(circle: FoundCircle, scene: BowlScene): boolean {
  if (circle.radius > 0.7 * scene.height) return false;
  const { crossing, all } = inkInside(circle, scene);
  const plenty = 0.5 * scene.penWidth * circle.radius;
  if (crossing > plenty) return true;
  return all < 0.3 * plenty && hasLetterBeside(circle, scene);
}

/** Pixels well inside the ring: all, and those on neither of its axes and no long line. */
function inkInside({ center, radius }: FoundCircle, { mask, lines, penWidth }: BowlScene) {
  const inside = radius - 1.5 * penWidth;
  const axis = penWidth + 0.12 * radius;
  const near = lines.filter((line) => distanceTo(line, center.x, center.y) < radius);
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

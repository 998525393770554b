import type { SeenPage } from "../seen";
import type { ReadText } from "./model";

/** The texts that may speak of a part: those on its lines and leaders, and those that stand nearest to it. */
export function textsOfPart(page: SeenPage, texts: readonly ReadText[], part: number): ReadText[] {
  return texts.filter(({ index }) => ownerOf(page, index) === part);
}

function ownerOf(page: SeenPage, index: number): number | null {
  const text = page.texts[index];
  if (text === undefined) return null;
  if (text.part !== null) return text.part;
  const carriers = [...page.marks, ...page.leaders].filter(({ texts }) => texts[0] === index);
  const carried = carriers.find(({ part }) => part !== null)?.part;
  if (carried !== undefined) return carried;
  let nearest: { part: number; away: number } | null = null;
  page.parts.forEach(({ box }, part) => {
    const x = Math.max(box.left - text.center.x, 0, text.center.x - box.right);
    const y = Math.max(box.top - text.center.y, 0, text.center.y - box.bottom);
    const away = Math.hypot(x, y);
    if (nearest === null || away < nearest.away) nearest = { part, away };
  });
  return (nearest as { part: number } | null)?.part ?? null;
}

import type { Point } from "@inkform/geometry/model";
import type { SeenPage, SeenText } from "../seen";
import { completeSettings } from "./settings";

/** Where a text points: the tips of its leader or line, else its own place, and how near to them its subject lies (pixels). */
export interface Pointing {
  tips: Point[];
  within: number;
  /** By a leader or line rather than by its place. */
  isLed: boolean;
}

export function pointingOf(page: SeenPage, part: number, text: number, size: number): Pointing {
  const isHere = (owner: number | null) => owner === null || owner === part;
  const led = [
    ...page.leaders
      .filter((leader) => leader.texts[0] === text && isHere(leader.part))
      .map(({ tip }) => tip),
    ...page.marks
      .filter((mark) => mark.texts[0] === text && isHere(mark.part))
      .flatMap(({ from, to }) => [from.at, to.at]),
  ];
  if (led.length > 0) return { tips: led, within: completeSettings.pointed * size, isLed: true };
  return placeOf(page, text, size);
}

/** The same by the text's own place, whatever leads from it. */
export function placeOf(page: SeenPage, text: number, size: number): Pointing {
  const written = page.texts[text];
  return {
    tips: written === undefined ? [] : placesOf(written),
    within: Math.max(
      completeSettings.beside * size,
      completeSettings.besideLetters * page.letterHeight,
    ),
    isLed: false,
  };
}

/** The middle and the two ends of a text. */
function placesOf({ center, width, angle }: SeenText): Point[] {
  const x = (Math.cos(angle) * width) / 2;
  const y = (Math.sin(angle) * width) / 2;
  return [center, { x: center.x - x, y: center.y - y }, { x: center.x + x, y: center.y + y }];
}

/** What of several things is nearest to where a text points, if it is near enough. */
export function nearestTo<Thing>(
  { tips, within }: Pointing,
  things: readonly Thing[],
  distanceTo: (thing: Thing, tip: Point) => number,
): Thing | null {
  let best: { thing: Thing; away: number } | null = null;
  for (const thing of things) {
    for (const tip of tips) {
      const away = distanceTo(thing, tip);
      if (away <= within && (best === null || away < best.away)) best = { thing, away };
    }
  }
  return best?.thing ?? null;
}

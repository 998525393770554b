import type { Point } from "@inkform/geometry/model";
import type { SeenBox, SeenPage, SeenText } from "../seen";
import type { ReadText } from "./model";
import { attachSettings } from "./settings";

type Kind = ReadText["interpretations"][number]["meaning"]["kind"];

/** What says something about a part as a whole; of these a part has one each. */
const SINGLE: readonly Kind[] = ["name", "thickness", "quantity"];

/** The texts that may speak of a part: see `ownersOf`. */
export function textsOfPart(page: SeenPage, texts: readonly ReadText[], part: number): ReadText[] {
  const owners = ownersOf(page, texts);
  return texts.filter(({ index }) => owners.get(index) === part);
}

/**
 * Each text's part, by one view of the page. A measure belongs to the part of its dimension line or leader; what stands in an outline
 * belongs to it; a name, a thickness and a quantity each go to a part of their own; anything else to the part whose dimensions it lies by.
 */
export function ownersOf(page: SeenPage, texts: readonly ReadText[]): Map<number, number> {
  const owners = new Map<number, number>();
  if (page.parts.length === 0) return owners;
  for (const text of texts) {
    const carried = isSpoken(text) ? null : carrierOf(page, text.index);
    const owner = carried ?? inside(page, text.index);
    if (owner !== null) owners.set(text.index, owner);
  }
  const areas = dimensionAreas(page, owners);
  for (const kind of SINGLE) shareOut(page, texts, kind, areas, owners);
  for (const { index } of texts) {
    if (owners.has(index)) continue;
    owners.set(index, cheapest(areas.map((_, p) => apart(page, index, p, areas))));
  }
  return owners;
}

function isSpoken({ interpretations }: ReadText): boolean {
  const kind = interpretations[0]?.meaning.kind;
  return kind !== undefined && (SINGLE.includes(kind) || kind === "note");
}

function carrierOf(page: SeenPage, index: number): number | null {
  const carriers = [...page.marks, ...page.angles, ...page.leaders].filter(
    ({ texts }) => texts[0] === index,
  );
  return carriers.find(({ part }) => part !== null)?.part ?? null;
}

/** The smallest outline whose box the text's middle is in. */
function inside({ parts, texts }: SeenPage, index: number): number | null {
  const { center } = texts[index] as SeenText;
  let best: { part: number; area: number } | null = null;
  for (const [part, { box }] of parts.entries()) {
    const area = (box.right - box.left) * (box.bottom - box.top);
    if (distance(box, center).x + distance(box, center).y > 0) continue;
    if (best === null || area < best.area) best = { part, area };
  }
  return best?.part ?? null;
}

/** Each outline's box with its dimension lines and what is written on them. */
function dimensionAreas(page: SeenPage, owners: ReadonlyMap<number, number>): SeenBox[] {
  const areas = page.parts.map(({ box }) => ({ ...box }));
  const add = (part: number | null | undefined, p: Point) => {
    const area = areas[part ?? -1];
    if (area === undefined) return;
    area.left = Math.min(area.left, p.x);
    area.right = Math.max(area.right, p.x);
    area.top = Math.min(area.top, p.y);
    area.bottom = Math.max(area.bottom, p.y);
  };
  for (const { from, to, part } of page.marks) for (const { at } of [from, to]) add(part, at);
  for (const [index, part] of owners) add(part, (page.texts[index] as SeenText).center);
  return areas;
}

/** Gives the texts of one kind to the parts, one each, nearest pairs first; all above or all below their parts where most are. */
function shareOut(
  page: SeenPage,
  texts: readonly ReadText[],
  kind: Kind,
  areas: readonly SeenBox[],
  owners: Map<number, number>,
): void {
  const own = texts.filter(
    ({ index, interpretations }) => !owners.has(index) && interpretations[0]?.meaning.kind === kind,
  );
  const pairs = own.flatMap(({ index }) =>
    areas.map((area, part) => ({
      index,
      part,
      below: (page.texts[index] as SeenText).center.y > (area.top + area.bottom) / 2,
      cost: apart(page, index, part, areas),
    })),
  );
  const first = onePerPart(pairs);
  const low = first.filter(({ below }) => below).length;
  const settled = onePerPart(
    pairs.map((pair) => {
      const usual = pair.below === 2 * low > first.length;
      return { ...pair, cost: pair.cost * (usual ? 1 : attachSettings.unusualSide) };
    }),
  );
  for (const { index, part } of settled) owners.set(index, part);
}

function onePerPart<Pair extends { index: number; part: number; cost: number }>(
  pairs: readonly Pair[],
): Pair[] {
  const out: Pair[] = [];
  for (const pair of [...pairs].sort((a, b) => a.cost - b.cost)) {
    if (out.some(({ index, part }) => index === pair.index || part === pair.part)) continue;
    out.push(pair);
  }
  return out;
}

/** How far a text lies from a part's dimensions; what stands above or below is centred on its part. */
function apart(page: SeenPage, index: number, part: number, areas: readonly SeenBox[]): number {
  const { center } = page.texts[index] as SeenText;
  const area = areas[part] as SeenBox;
  const { x, y } = distance(area, center);
  const middle = (area.left + area.right) / 2;
  return Math.hypot(x, y) + attachSettings.offCentre * Math.abs(center.x - middle);
}

function distance({ left, right, top, bottom }: SeenBox, p: Point): Point {
  return {
    x: Math.max(left - p.x, 0, p.x - right),
    y: Math.max(top - p.y, 0, p.y - bottom),
  };
}

function cheapest(costs: readonly number[]): number {
  return costs.indexOf(Math.min(...costs));
}

import type { SeenCircle, SeenLoop } from "../seen";
import { asRoundHole } from "./round-hole";
import { completeSettings } from "./settings";

/**
 * The holes of a part with those that one count gathers about `first`: where round ones are missing, ragged ones of about the size are
 * made round; where they are as many as the count says, they were meant of one size and get it, however unlike they came out.
 */
export function alikeHoles(
  holes: readonly SeenLoop[],
  first: SeenCircle,
  count: number,
): { holes: SeenLoop[]; alike: SeenCircle[] } {
  const isAlike = ({ radius }: SeenCircle) =>
    Math.abs(Math.log(radius / first.radius)) <= Math.log(completeSettings.alike);
  const round = holes.filter((hole): hole is SeenCircle => hole.kind === "circle").filter(isAlike);
  const ragged = new Map<SeenLoop, SeenCircle>();
  for (const hole of holes) {
    const circle = hole.kind === "chain" ? asRoundHole(hole) : null;
    if (circle && isAlike(circle)) ragged.set(hole, circle);
  }
  const isShort = round.length < count && round.length + ragged.size <= count;
  const mended = isShort ? holes.map((hole) => ragged.get(hole) ?? hole) : [...holes];
  const alike = isShort ? [...round, ...ragged.values()] : round;
  if (alike.length !== count) return { holes: mended, alike };
  const sorted = alike.map(({ radius }) => radius).sort((a, b) => a - b);
  const radius = sorted[count >> 1] as number;
  const even = new Map(alike.map((circle) => [circle, { ...circle, radius }]));
  const isOne = (hole: SeenLoop): hole is SeenCircle => hole.kind === "circle";
  return {
    holes: mended.map((hole) => (isOne(hole) ? (even.get(hole) ?? hole) : hole)),
    alike: [...even.values()],
  };
}

import type { Point } from "@inkform/geometry/model";
import type { Raster } from "@inkform/raster/model";
import type { Mask } from "../capture/binarise";
import type { Darkness } from "../capture/normalise-light";
import type { FoundCircle } from "../entities/find-circles";
import type { InkKinds } from "../ink/classify-ink";
import { kindAt } from "../ink/classify-ink";
import { findBlots } from "../ink/find-blots";
import { findDots } from "../ink/find-dots";
import { findLetters } from "../ink/find-letters";
import { inkSettings } from "../ink/settings";
import { ringShare, shareAbout, shareOf } from "../ink/share-of";
import { takeSigns } from "../ink/take-signs";
import { tellInks } from "../ink/tell-inks";
import type { SeenPart } from "../seen";
import type { GraphEdge, StrokeGraph } from "../strokes/trace-graph";
import { adoptLetters } from "./adopt-letters";
import { adoptOnes } from "./adopt-ones";
import { cutLines, cutShafts, linesThrough } from "./cut-lines";
import { findAngles, withoutLegs } from "./find-angles";
import { findDrawnLines } from "./find-drawn-lines";
import { findEnclosed } from "./find-enclosed";
import { type FoundLeader, findLeaders } from "./find-leaders";
import type { PenLine } from "./find-lines";
import { type FoundMark, findMarks, type TickedLine } from "./find-marks";
import { findReach, type Reach } from "./find-reaches";
import { findShafts } from "./find-shafts";
import { type FreeInk, findTexts, freeInk, type TextGroup } from "./find-texts";
import type { InkDepth } from "./find-ticks";
import { letterHeight } from "./letter-height";
import type { FoundAngle } from "./measure-angle";
import { mendLetters } from "./mend-letters";
import { isPieceOfLine } from "./piece-of-line";
import { parting } from "./settings";
import { type SettledWriting, settleWriting } from "./settle-writing";
import { edgesOn } from "./take-circles";
import { withoutCircles, withoutDiscs } from "./without-circles";

interface PageInk {
  /** The sheet in its colours. */
  raster: Raster;
  graph: StrokeGraph;
  mask: Mask;
  darkness: Darkness;
  depth: InkDepth;
  circles: readonly FoundCircle[];
  penWidth: number;
  kinds: InkKinds;
}

/** Everything on the page that speaks about the parts instead of being one. */
export interface Writing {
  letterHeight: number | null;
  /** Those circles that are no rings of letters. */
  circles: FoundCircle[];
  /** Straight pen lines with their ticks, whatever they turn out to be. */
  lines: (PenLine & Pick<TickedLine, "ticks">)[];
  marks: FoundMark[];
  angles: FoundAngle[];
  leaders: FoundLeader[];
  texts: TextGroup[];
  /** Edges that belong to long lines and circles. */
  long: ReadonlySet<number>;
  /** The ink of letters and ticks. */
  written: Mask;
  /** Extension lines with the tick they are seen from. */
  reaches: (Reach & { at: Point })[];
  /** How likely (0 to 1) a pen line bounds a part, by the look of its ink. */
  outlineShare: (edge: GraphEdge) => number;
  finish: (parts: readonly SeenPart[]) => SettledWriting;
}

export function readMarks(page: PageInk): Writing {
  const { raster, graph, mask, darkness, depth, circles, penWidth, kinds } = page;
  const longSide = Math.max(mask.width, mask.height);
  const whole = freeInk(mask);
  const likely = findLetters(mask, kinds);
  const measured = letterHeight(freeInk(likely).components, longSide, penWidth);
  const height = measured ?? parting.usualLetter * longSide;
  const writtenAt = (p: Point) => kindAt(kinds, "writing", Math.round(p.x), Math.round(p.y));
  const lined = { graph, writtenAt, height, penWidth };
  const through = linesThrough(lined);
  const tickLook = (p: Point) => kindAt(kinds, "tick", Math.round(p.x), Math.round(p.y));
  const shafts = findShafts({ graph, tickLook, height }, penWidth);
  const annotatedAt = (x: number, y: number) => kindAt(kinds, "annotation", x, y);
  const lineless = cutShafts(cutLines(likely, through, lined), shafts, lined);
  const cut = adoptLetters(lineless, whole, height, annotatedAt);
  const letters = adoptOnes(cut, whole, height);
  const round = roundHoles(circles, (c) => ringShare(kinds, "writing", c), height);
  const largest = parting.largestBlot * height;
  const blots = findBlots(mask, kinds, round, largest, penWidth);
  const dots = findDots(mask, kinds, depth, [...round, ...blots], largest, penWidth);
  const rings = takeSigns([...round, ...blots, ...dots], letters, mask, height);
  const reach = Math.max(2, Math.round(parting.brokenPen * penWidth));
  const small = rings.filter(({ radius }) => radius < inkSettings.largestZero * height);
  const ink = mendLetters(freeInk(withoutDiscs(letters, small)), height, reach);
  const ringless = withoutCircles(without(mask, letters), rings, penWidth);
  const onLines = new Set(
    [...through, ...shafts].flatMap((line) => line.edges.map((id) => graph.edges[id])),
  );
  const isDrawn = (edge: GraphEdge) =>
    onLines.has(edge) || shareOf(kinds, "writing", edge.points) < inkSettings.letter;
  const tickAt = (p: Point) => shareAbout(kinds, "tick", p, parting.tickLook * height, mask);
  const lines = findDrawnLines({
    graph,
    ringless,
    whole,
    rings,
    isDrawn,
    tickAt,
    tickLook,
    depth,
    height,
    penWidth,
  });
  const onRings = edgesOn(graph, rings, penWidth);
  const long = new Set([...lines.flatMap((l) => l.edges), ...onRings]);
  const found = measured === null ? [] : findTexts(ink, mask, height, penWidth);
  const texts = found.filter(({ box }) => !isPieceOfLine(box, lines, height));
  const isOutline = (p: Point) =>
    shareAbout(kinds, "outline", p, parting.outlineNear * height, mask) > parting.outlineAbout;
  const proposed = findMarks(lines, { graph, mask, texts, height, isOutline });
  const scene = { graph, mask, depth, lines, texts, marks: proposed, height, penWidth };
  const angles = findAngles(scene, onRings);
  const straight = withoutLegs(proposed, angles, height);
  const marks = [
    ...straight,
    ...findEnclosed({ lines, texts, marks: straight, tickAt, mask, height }),
  ];
  const reaches = marks.flatMap((m) =>
    [m.from, m.to].flatMap((t) => {
      const reach = findReach(t.at, m.line.direction, lines, height);
      return reach ? [{ at: t.at, ...reach }] : [];
    }),
  );
  const taken = new Set([
    ...marks.flatMap((m) => m.edges),
    ...angles.flatMap((a) => a.edges),
    ...reaches.flatMap((r) => r.line.edges),
  ]);
  const claimed = new Set([...marks, ...angles].flatMap((m) => m.texts.slice(0, 1)));
  const leaders = findLeaders({ graph, ringless, rings, texts, height, penWidth }, taken, claimed);
  const written = writtenInk(ink, texts);
  const lookOf = (points: readonly Point[]) => shareOf(kinds, "outline", points);
  const drawn = graph.edges.filter((edge) => isDrawn(edge));
  const byInk = tellInks(raster, drawn, ({ points }) => lookOf(points), penWidth);
  return {
    letterHeight: measured,
    outlineShare: ({ points }) => byInk?.(points, lookOf(points)) ?? lookOf(points),
    circles: rings,
    lines,
    marks,
    angles,
    leaders,
    texts,
    finish: (parts) =>
      settleWriting(
        { texts, marks, angles, leaders, lines, ink, mask, darkness, height, penWidth },
        parts,
      ),
    long,
    written,
    reaches,
  };
}

/** Rings that are no 0: of a letter's size by their look, which lines that pass through it blur, or as large as another hole. */
function roundHoles(
  circles: readonly FoundCircle[],
  written: (circle: FoundCircle) => number,
  height: number,
): FoundCircle[] {
  const clear = circles.filter((c) => written(c) < inkSettings.zero);
  const isZero = ({ radius }: FoundCircle) =>
    radius < inkSettings.largestZero * height &&
    !clear.some((c) => Math.abs(c.radius - radius) < inkSettings.alikeHole * radius);
  return circles.filter((c) => written(c) < (isZero(c) ? inkSettings.zero : inkSettings.letter));
}

/** The ink of the one that is not the other's. */
function without(mask: Mask, other: Mask): Mask {
  const data = Uint8Array.from(mask.data);
  for (let i = 0; i < data.length; i += 1) if (other.data[i]) data[i] = 0;
  return { ...mask, data };
}

/** The ink of the texts. */
function writtenInk(ink: FreeInk, texts: readonly TextGroup[]): Mask {
  const keep = new Uint8Array(ink.components.length + 1);
  for (const { labels } of texts) for (const l of labels) keep[l] = 1;
  const data = new Uint8Array(ink.labels.length);
  for (let i = 0; i < data.length; i += 1) data[i] = keep[ink.labels[i] as number] as number;
  return { width: data.length / ink.height, height: ink.height, data };
}

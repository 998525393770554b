import { sweep } from "@inkform/geometry/angle";
import { arcPoint } from "@inkform/geometry/edge-ends";
import type { Point } from "@inkform/geometry/model";
import { type Entity, OVERLAY_LAYERS, type OverlayLayer, type PageEvidence } from "./model";
import { n } from "./overlay/format";
import { mapInk } from "./overlay/ink-map";
import { legend } from "./overlay/legend";
import { layerOf } from "./overlay/model";
import { placeLabels } from "./overlay/place-labels";
import {
  briefLabel,
  likeliestLabel,
  type ReadingLabel,
  readingLabel,
} from "./overlay/reading-label";

/**
 * What was recognised, as an SVG of the page's own size in its own pixels, to lie over the sketch:
 * a group a layer with its strokes and recognised lines; among the dimensions where each is attached,
 * among the readings each text with its first three and their probabilities (the chosen one first).
 * A viewer may hide a group by its class; `legend` says what the colours mean where nothing else does.
 */
export function overlaySvg(evidence: PageEvidence): string {
  const { width, height } = evidence;
  const line = lineWidth(evidence);
  const groups = OVERLAY_LAYERS.map(
    (layer) =>
      `<g class="${layer.name}" stroke="${layer.color}">\n${drawLayer(evidence, layer).join("\n")}\n</g>`,
  );
  const size = `width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}"`;
  const body = [...groups, legend(evidence, line)].join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" font-family="sans-serif">\n<style>${BRIEF}</style>\n${body}\n</svg>\n`;
}

/** Lines stay visible however the page is scaled down to be looked at. */
function lineWidth({ width, height }: PageEvidence): number {
  return Math.max(1, Math.max(width, height) / 900);
}

function drawLayer(evidence: PageEvidence, layer: OverlayLayer): string[] {
  const line = lineWidth(evidence);
  const drawn = [
    ...evidence.strokes
      .filter(({ role }) => layerOf(role) === layer.name)
      .map(({ points, width }) => {
        const path = points.map(({ x, y }) => `${n(x)},${n(y)}`).join(" ");
        return `<polyline points="${path}" stroke-width="${n(width)}" stroke-opacity="0.35"/>`;
      }),
    ...evidence.entities
      .filter(({ role }) => layerOf(role) === layer.name)
      .map(({ entity }) => entityShape(entity, 1.6 * line)),
  ];
  if (layer.name === "dimensions") drawn.push(...drawAttachments(evidence, line));
  if (layer.name === "readings") drawn.push(...drawReadings(evidence, line));
  return drawn;
}

/** A dashed line from each end of what is attached to the other, dots where it holds on. */
function drawAttachments({ attachments }: PageEvidence, line: number): string[] {
  const dash = ` stroke-dasharray="${n(4 * line)}"`;
  const dot = ({ x, y }: Point) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(2 * line)}" fill="#ea580c" stroke="none"/>`;
  return attachments.map(({ from, to }) => segment(from, to, line, dash) + dot(from) + dot(to));
}

/** Boxes about the writing, and its labels three times: all that was read, the likeliest alone, and that in brief for a phone. */
function drawReadings(evidence: PageEvidence, line: number): string[] {
  const { texts, width } = evidence;
  const full = texts.map((text) => readingLabel(text, line));
  const likeliest = texts.map((text) => likeliestLabel(text, width / LIKELIEST_LETTERS));
  const brief = texts.map((text) => briefLabel(text, width / BRIEF_LETTERS));
  const boxes = texts.map(({ written }, i) => {
    const { center, width, height, angle } = written;
    const turn = `rotate(${n((angle * 180) / Math.PI)} ${n(center.x)} ${n(center.y)})`;
    return `<rect x="${n(center.x - width / 2)}" y="${n(center.y - height / 2)}" width="${n(width)}" height="${n(height)}" stroke="${full[i]?.color}" stroke-width="${n(line)}" transform="${turn}"/>`;
  });
  const ink = mapInk(evidence.strokes, width, 4 * line);
  const labels = (all: readonly ReadingLabel[]) => {
    const places = placeLabels(all, evidence, ink);
    return all.map((label, i) => label.draw(places[i] as Point)).join("");
  };
  return [
    ...boxes,
    `<g class="full">${labels(full)}</g>`,
    `<g class="likeliest" display="none">${labels(likeliest)}</g>`,
    `<g class="brief" display="none">${labels(brief)}</g>`,
  ];
}

/** A page as wide as this many letters are high shows them 10 pixels high on a phone. */
const BRIEF_LETTERS = 34;
/** And as wide as this many, 10 pixels high beside a drawing on a desk's screen. */
const LIKELIEST_LETTERS = 64;
/** Up to these widths (CSS pixels) a page is shown with brief labels; an SVG shown as an image knows its own width. */
const BRIEF =
  "@media (max-width:600px){.full{display:none}.brief{display:inline}}" +
  "@media (min-width:600.1px) and (max-width:1000px){.full{display:none}.likeliest{display:inline}}";

function segment(from: Point, to: Point, width: number, more = ""): string {
  return `<line x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}" stroke-width="${n(width)}"${more}/>`;
}

function entityShape(entity: Entity, width: number): string {
  if (entity.kind === "segment") return segment(entity.start, entity.end, width);
  if (entity.kind === "spline") {
    const [first, ...rest] = entity.points.map(({ x, y }) => `${n(x)} ${n(y)}`);
    return `<path d="M ${first} C ${rest.join(" ")}" stroke-width="${n(width)}"/>`;
  }
  const { center, radius } = entity;
  if (entity.kind === "circle") {
    return `<circle cx="${n(center.x)}" cy="${n(center.y)}" r="${n(radius)}" stroke-width="${n(width)}"/>`;
  }
  const start = arcPoint(entity, entity.startAngle);
  const end = arcPoint(entity, entity.endAngle);
  const large = sweep(entity.startAngle, entity.endAngle) > Math.PI ? 1 : 0;
  const path = `M ${n(start.x)} ${n(start.y)} A ${n(radius)} ${n(radius)} 0 ${large} 1 ${n(end.x)} ${n(end.y)}`;
  return `<path d="${path}" stroke-width="${n(width)}"/>`;
}

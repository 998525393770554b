import { sweep } from "@inkform/geometry/angle";
import { arcPoint } from "@inkform/geometry/edge-ends";
import type { Arc, Circle, Point, Segment } from "@inkform/geometry/model";
import type { PageEvidence, Stroke } from "./model";

const STROKE_COLORS: Record<Stroke["role"], string> = {
  outline: "#1d4ed8",
  hole: "#0e7490",
  center: "#9333ea",
  dimension: "#c2410c",
  text: "#15803d",
  other: "#94a3b8",
};
const ENTITY_COLORS = { outline: "#2563eb", hole: "#0891b2", center: "#a855f7" };
const ATTACHMENT = "#ea580c";
const READ = "#15803d";
const UNREAD = "#b91c1c";

/**
 * What was recognised, as an SVG of the page's own size in its own pixels, to lie over the sketch:
 * strokes by class, recognised lines, dimension attachments, and each text with its readings and
 * their probabilities (the chosen one first).
 */
export function overlaySvg(evidence: PageEvidence): string {
  const { width, height } = evidence;
  const line = Math.max(1, Math.max(width, height) / 900);
  const body = [
    ...evidence.strokes.map((stroke) => strokePath(stroke)),
    ...evidence.entities.map(({ entity, role }) =>
      entityShape(entity, ENTITY_COLORS[role], 1.6 * line),
    ),
    ...evidence.attachments.map(({ from, to }) =>
      segment(from, to, ATTACHMENT, line, ` stroke-dasharray="${n(4 * line)}"`),
    ),
    ...evidence.texts.map((text) => textBox(text, line)),
  ];
  const size = `width="${n(width)}" height="${n(height)}" viewBox="0 0 ${n(width)} ${n(height)}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none">\n${body.join("\n")}\n</svg>\n`;
}

const n = (value: number): string => String(Number(value.toFixed(2)));

function strokePath({ points, width, role }: Stroke): string {
  const path = points.map(({ x, y }) => `${n(x)},${n(y)}`).join(" ");
  return `<polyline class="stroke ${role}" points="${path}" stroke="${STROKE_COLORS[role]}" stroke-width="${n(width)}" stroke-opacity="0.35"/>`;
}

function segment(from: Point, to: Point, color: string, width: number, more = ""): string {
  return `<line x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}" stroke="${color}" stroke-width="${n(width)}"${more}/>`;
}

function entityShape(entity: Segment | Arc | Circle, color: string, width: number): string {
  if (entity.kind === "segment") return segment(entity.start, entity.end, color, width);
  const { center, radius } = entity;
  if (entity.kind === "circle") {
    return `<circle cx="${n(center.x)}" cy="${n(center.y)}" r="${n(radius)}" stroke="${color}" stroke-width="${n(width)}"/>`;
  }
  const start = arcPoint(entity, entity.startAngle);
  const end = arcPoint(entity, entity.endAngle);
  const large = sweep(entity.startAngle, entity.endAngle) > Math.PI ? 1 : 0;
  const path = `M ${n(start.x)} ${n(start.y)} A ${n(radius)} ${n(radius)} 0 ${large} 1 ${n(end.x)} ${n(end.y)}`;
  return `<path d="${path}" stroke="${color}" stroke-width="${n(width)}"/>`;
}

function textBox({ written, chosen }: PageEvidence["texts"][number], line: number): string {
  const { center, width, height, angle, readings } = written;
  const color = chosen === null ? UNREAD : READ;
  const turn = `rotate(${n((angle * 180) / Math.PI)} ${n(center.x)} ${n(center.y)})`;
  const size = Math.max(8 * line, 0.5 * Math.min(height, 60 * line));
  const ordered = [...readings].sort(
    (a, b) => Number(b.text === chosen) - Number(a.text === chosen),
  );
  const label = ordered
    .slice(0, 3)
    .map(({ text, probability }) => `${text} ${Math.round(100 * probability)} %`)
    .join(" · ");
  return [
    `<g transform="${turn}">`,
    `<rect x="${n(center.x - width / 2)}" y="${n(center.y - height / 2)}" width="${n(width)}" height="${n(height)}" stroke="${color}" stroke-width="${n(line)}"/>`,
    `<text x="${n(center.x - width / 2)}" y="${n(center.y + height / 2 + size)}" font-family="sans-serif" font-size="${n(size)}" fill="${color}">${escapeXml(label)}</text>`,
    "</g>",
  ].join("");
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

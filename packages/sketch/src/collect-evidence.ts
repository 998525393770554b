import type { Point } from "@inkform/geometry/model";
import type { Entity, PageEvidence, Reading } from "./model";
import { pageScale, toPagePoint } from "./page-frame";
import type { SeenLoop, SeenPage } from "./seen";
import type { SolvedPart } from "./solve/solve-part";

/** What was seen on a page, in the pixels of the page as uploaded. */
export function collectEvidence(
  page: SeenPage,
  readings: readonly (readonly Reading[])[],
  solved: readonly (SolvedPart | null)[],
): PageEvidence {
  const place = (point: Point): Point => toPagePoint(page, point);
  const chosen = new Map(
    solved
      .flatMap((part) => part?.texts ?? [])
      .map(({ text, choice }) => [text, choice.hypothesis]),
  );
  return {
    page: page.page,
    width: page.pageWidth,
    height: page.pageHeight,
    strokes: page.strokes.map(({ points, width, role }) => ({
      points: points.map(place),
      width: width * pageScale(page),
      role,
    })),
    entities: [...centerEntities(page), ...partEntities(page)],
    texts: page.texts.map(({ center, width, height, angle }, index) => {
      const hypothesis = chosen.get(index);
      const along = place({ x: center.x + Math.cos(angle), y: center.y + Math.sin(angle) });
      const at = place(center);
      return {
        written: {
          center: at,
          width: width * pageScale(page),
          height: height * pageScale(page),
          angle: Math.atan2(along.y - at.y, along.x - at.x),
          readings: [...(readings[index] ?? [])],
        },
        chosen: hypothesis?.interpretation.text ?? null,
        kind: hypothesis === undefined ? null : kindOf(hypothesis.interpretation.meaning.kind),
      };
    }),
    attachments: attachments(page),
  };
}

function partEntities(page: SeenPage): PageEvidence["entities"] {
  return page.parts.flatMap(({ outer, holes }, part) =>
    [outer, ...holes].flatMap((loop, i) =>
      loopEntities(page, loop).map((entity) => ({
        part,
        role: i === 0 ? ("outline" as const) : ("hole" as const),
        entity,
      })),
    ),
  );
}

function centerEntities(page: SeenPage): PageEvidence["entities"] {
  const loops = page.centers.flatMap(({ circle }) => (circle ? [circle] : []));
  return loops.flatMap((loop) =>
    loopEntities(page, loop).map((entity) => ({ part: null, role: "center" as const, entity })),
  );
}

function kindOf(kind: string): PageEvidence["texts"][number]["kind"] {
  if (kind === "name") return "name";
  if (kind === "radius" || kind === "angle") return kind;
  if (kind === "diameter" || kind === "thread" || kind === "pcd") return "diameter";
  return kind === "thickness" || kind === "quantity" || kind === "note" ? "note" : "linear";
}

/** From each dimension line's ends to what they measure, along each angle's legs, and along each leader. */
function attachments(page: SeenPage): { from: Point; to: Point }[] {
  const ends = page.marks.flatMap(({ from, to }) => [
    { from: from.at, to: to.at },
    ...[from, to].flatMap(({ at, reaches }) => (reaches ? [{ from: at, to: reaches }] : [])),
  ]);
  const angles = page.angles.flatMap(({ from, to, vertex }) =>
    [from, to].map((at) => ({ from: at, to: vertex })),
  );
  const leaders = page.leaders.map(({ tail, tip }) => ({ from: tail, to: tip }));
  return [...ends, ...angles, ...leaders].map(({ from, to }) => ({
    from: toPagePoint(page, from),
    to: toPagePoint(page, to),
  }));
}

function loopEntities(page: SeenPage, loop: SeenLoop): Entity[] {
  const scale = pageScale(page);
  if (loop.kind === "circle") {
    const center = toPagePoint(page, loop.center);
    return [{ kind: "circle", center, radius: loop.radius * scale }];
  }
  return loop.edges.flatMap((edge, i): Entity[] => {
    const from = loop.vertices[i];
    const to = loop.vertices[(i + 1) % loop.vertices.length];
    if (!from || !to) return [];
    const start = toPagePoint(page, from);
    const end = toPagePoint(page, to);
    if (edge.kind === "segment") return [{ kind: "segment", start, end }];
    if (edge.kind === "spline") {
      return [{ kind: "spline", points: edge.curve.map((point) => toPagePoint(page, point)) }];
    }
    const center = toPagePoint(page, edge.center);
    const angleTo = (point: Point) => Math.atan2(point.y - center.y, point.x - center.x);
    const [first, last] = edge.clockwise ? [start, end] : [end, start];
    return [
      {
        kind: "arc",
        center,
        radius: edge.radius * scale,
        startAngle: angleTo(first),
        endAngle: angleTo(last),
      },
    ];
  });
}

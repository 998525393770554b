import { arrowBetween } from "@inkform/document/arrow";
import type { FractionBox, PageLayout, ReadField } from "@inkform/document/model";
import { memo, useId, useMemo } from "react";
import { PATH_SIDE, pathOf, READING_LAYERS, type ReadingLayer } from "./reading-layers";

interface Drawn {
  page: number;
  layout: PageLayout | undefined;
  fields: readonly ReadField[];
  shown: ReadonlySet<ReadingLayer>;
}

/** The layers of one page as one drawing of a path a layer, in the frame of the page as uploaded. */
export const ReadingDrawing = memo(function ReadingDrawing({ page, layout, fields, shown }: Drawn) {
  const marker = useId();
  const pairs = useMemo(() => pairsOf(fields, page), [fields, page]);
  const paths = useMemo(
    () => ({
      words: pathOf(layout?.words.map(({ box }) => box) ?? []),
      blocks: pathOf(layout?.blocks ?? []),
      tables: pathOf(layout?.tables.flatMap(({ box, cells }) => [box, ...cells]) ?? []),
      pairs: pathOf(pairs.map(({ label }) => label)),
    }),
    [layout, pairs],
  );
  if (shown.size === 0) return null;
  const color = READING_LAYERS.find(({ name }) => name === "pairs")?.color;
  return (
    <svg
      aria-hidden
      data-testid={`reading-${page}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {/* The page's own proportions are unknown here: paths stretch with it, and their lines stay as they are. */}
      <svg
        aria-hidden
        viewBox={`0 0 ${PATH_SIDE} ${PATH_SIDE}`}
        preserveAspectRatio="none"
        fill="none"
      >
        {READING_LAYERS.filter(({ name }) => shown.has(name)).map((layer) => (
          <path
            key={layer.name}
            data-layer={layer.name}
            d={paths[layer.name]}
            stroke={layer.color}
            strokeOpacity={layer.name === "words" ? 0.6 : 1}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {shown.has("pairs") ? (
        <>
          <marker
            id={marker}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="5"
            markerHeight="5"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8z" fill={color} />
          </marker>
          {pairs.map((pair) => (
            <Arrow key={pair.key} label={pair.label} value={pair.value} {...{ color, marker }} />
          ))}
        </>
      ) : null}
    </svg>
  );
});

interface Pair {
  key: string;
  label: FractionBox;
  value: FractionBox;
}

function pairsOf(fields: readonly ReadField[], page: number): Pair[] {
  return fields.flatMap(({ key, labelBox, box, page: own }) =>
    labelBox && own === page ? [{ key, label: labelBox, value: box }] : [],
  );
}

function Arrow({
  label,
  value,
  color,
  marker,
}: Omit<Pair, "key"> & { color: string | undefined; marker: string }) {
  const [from, to] = arrowBetween(label, value).map(([x, y]) => [`${100 * x}%`, `${100 * y}%`]);
  return (
    <line
      x1={from?.[0]}
      y1={from?.[1]}
      x2={to?.[0]}
      y2={to?.[1]}
      stroke={color}
      strokeWidth={1.25}
      markerEnd={`url(#${marker})`}
    />
  );
}

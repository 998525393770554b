import type { ReadField } from "@inkform/document/model";
import { type PointerEvent, type ReactNode, useState } from "react";
import { ReadingDrawing } from "./reading-drawing";
import { type ReadingLayer, wordAt } from "./reading-layers";
import type { FoundOnPage } from "./use-layouts";
import { WordCursor } from "./word-cursor";

/** What was found on one page, drawn over it below `children`; with the words shown, each tells what it is taken for. */
export function ReadingOverlay({
  page,
  found: { layout, note },
  fields,
  shown,
  children,
}: {
  page: number;
  found: FoundOnPage;
  fields: readonly ReadField[];
  shown: ReadonlySet<ReadingLayer>;
  children: ReactNode;
}) {
  const [pointed, setPointed] = useState<number | null>(null);
  const words = shown.has("words") ? (layout?.words ?? []) : [];
  const point = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setPointed(wordAt(words, (clientX - left) / width, (clientY - top) / height));
  };
  // A finger that lifts leaves too, but what it pointed at is still to be read.
  const leave = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") setPointed(null);
  };
  return (
    <div
      role="presentation"
      className="absolute inset-0"
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={leave}
    >
      <ReadingDrawing page={page} layout={layout} fields={fields} shown={shown} />
      {words.length > 0 ? <WordCursor page={page} words={words} pointed={pointed} /> : null}
      {children}
      <p role="status" className="pointer-events-none absolute top-1 left-1 text-xs text-white">
        {note ? <span className="block rounded bg-ink px-2 py-1">{note}</span> : null}
      </p>
    </div>
  );
}

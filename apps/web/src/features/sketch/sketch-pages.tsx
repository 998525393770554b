"use client";

import { ToggleChip } from "@inkform/ui/toggle-chip";
import { useState } from "react";
import type { Mark } from "../page/mark";
import { Marks } from "../page/marks";
import type { PageFile } from "../page/page-file";
import { PageView } from "../page/page-view";
import type { Overlay } from "./job";
import { OVERLAY_CHIPS, overlayImage } from "./overlay-layers";

/** The sketch with what was recognised over it. The overlay is shown as an image, so nothing in it can act. */
export function SketchPages({
  file,
  overlays,
  marks,
  chosen,
  onChoose,
}: {
  file: PageFile;
  overlays: Overlay[];
  marks: Mark[];
  chosen: string | null;
  onChoose: (id: string) => void;
}) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [boxes, setBoxes] = useState(true);
  const show = (title: string, shown: boolean) => {
    const next = new Set(hidden);
    if (shown) next.delete(title);
    else next.add(title);
    setHidden(next);
  };
  const tools = (
    <>
      {overlays.length > 0
        ? OVERLAY_CHIPS.map(({ title, color }) => (
            <ToggleChip
              key={title}
              pressed={!hidden.has(title)}
              onPressedChange={(shown) => show(title, shown)}
            >
              <span
                aria-hidden
                className="size-2 rounded-full"
                style={{ background: hidden.has(title) ? "var(--color-line)" : color }}
              />
              {title}
            </ToggleChip>
          ))
        : null}
      {marks.length > 0 ? (
        <ToggleChip pressed={boxes} onPressedChange={setBoxes}>
          Boxes
        </ToggleChip>
      ) : null}
    </>
  );
  return (
    <PageView
      file={file}
      tools={tools}
      overlay={(page) => (
        <>
          {overlays
            .filter((overlay) => overlay.page === page)
            .map((overlay) => (
              // biome-ignore lint/performance/noImgElement: an inline drawing, nothing to optimise
              <img
                key={overlay.page}
                alt="Recognised lines"
                data-testid="overlay"
                src={overlayImage(overlay.svg, hidden)}
                className="pointer-events-none absolute inset-0 size-full"
              />
            ))}
          {boxes ? (
            <Marks
              marks={marks.filter((mark) => mark.page === page)}
              chosen={chosen}
              onChoose={onChoose}
            />
          ) : null}
        </>
      )}
    />
  );
}

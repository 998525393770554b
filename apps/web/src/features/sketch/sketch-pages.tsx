"use client";

import { ToggleChip } from "@inkform/ui/toggle-chip";
import { useState } from "react";
import type { Mark } from "../page/mark";
import { Marks } from "../page/marks";
import type { PageFile } from "../page/page-file";
import { PageView } from "../page/page-view";
import type { Overlay } from "./job";

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
  const [lines, setLines] = useState(true);
  const [boxes, setBoxes] = useState(true);
  const tools = (
    <>
      {overlays.length > 0 ? (
        <ToggleChip pressed={lines} onPressedChange={setLines}>
          Recognition
        </ToggleChip>
      ) : null}
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
            .filter((overlay) => lines && overlay.page === page)
            .map((overlay) => (
              // biome-ignore lint/performance/noImgElement: an inline drawing, nothing to optimise
              <img
                key={overlay.page}
                alt="Recognised lines"
                data-testid="overlay"
                src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(overlay.svg)}`}
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

"use client";

import { IconButton } from "@inkform/ui/button";
import { Notice } from "@inkform/ui/notice";
import { ToggleChip } from "@inkform/ui/toggle-chip";
import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import dynamic from "next/dynamic";
import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { Figure } from "./figure";
import type { View } from "./pan-zoom";
import { readFigure } from "./read-figure";

const Scene = dynamic(() => import("./scene"), { ssr: false });

const ZOOM_STEP = 1.3;
const PAN_STEP = 0.1;

/** A part's DXF file as it will be cut: pan, zoom, fit, layers on and off. */
export function DrawingPreview({ dxf, name }: { dxf: string; name: string }) {
  const figure = useMemo(() => readOrNull(dxf), [dxf]);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const view = useRef<View>(null);
  if (!figure) {
    return (
      <div className="p-3">
        <Notice tone="bad" title="The preview cannot read this file.">
          Download it and open it in your CAD program; it was checked before the job ended.
        </Notice>
      </div>
    );
  }
  return (
    <div>
      <div className="flex flex-wrap items-center gap-1.5 border-b border-line px-3 py-2">
        {figure.layers.map((layer) => (
          <ToggleChip
            key={layer.name}
            pressed={!hidden.has(layer.name)}
            onPressedChange={(shown) => setHidden(withLayer(hidden, layer.name, !shown))}
          >
            <span
              aria-hidden
              className="size-2 rounded-full"
              style={{ background: hidden.has(layer.name) ? "var(--color-line)" : layer.color }}
            />
            {layer.name}
          </ToggleChip>
        ))}
      </div>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the drawing is moved by arrow keys
        tabIndex={0}
        aria-label={`Drawing of ${name}. Arrow keys move it, plus and minus zoom, 0 fits it.`}
        data-testid="drawing"
        onKeyDown={(event) => steer(event, view.current)}
        className="relative h-[26rem] bg-white max-sm:h-72"
      >
        <Scene figure={figure} hidden={hidden} view={view} />
        <div className="absolute right-2 top-2 flex flex-col gap-1">
          <IconButton label="Zoom in" onClick={() => view.current?.zoomBy(ZOOM_STEP)}>
            <ZoomIn aria-hidden className="size-4" />
          </IconButton>
          <IconButton label="Zoom out" onClick={() => view.current?.zoomBy(1 / ZOOM_STEP)}>
            <ZoomOut aria-hidden className="size-4" />
          </IconButton>
          <IconButton label="Fit drawing" onClick={() => view.current?.fit()}>
            <Maximize aria-hidden className="size-4" />
          </IconButton>
        </div>
      </div>
    </div>
  );
}

function readOrNull(dxf: string): Figure | null {
  try {
    return readFigure(dxf);
  } catch {
    return null;
  }
}

function withLayer(hidden: ReadonlySet<string>, name: string, hide: boolean): Set<string> {
  const next = new Set(hidden);
  if (hide) next.add(name);
  else next.delete(name);
  return next;
}

/** What the keys do: right, up and zoom factor. */
const KEYS: Record<string, [right: number, up: number, zoom: number]> = {
  ArrowLeft: [-PAN_STEP, 0, 1],
  ArrowRight: [PAN_STEP, 0, 1],
  ArrowUp: [0, PAN_STEP, 1],
  ArrowDown: [0, -PAN_STEP, 1],
  "+": [0, 0, ZOOM_STEP],
  "=": [0, 0, ZOOM_STEP],
  "-": [0, 0, 1 / ZOOM_STEP],
};

function steer(event: KeyboardEvent, view: View | null): void {
  const key = KEYS[event.key];
  if (event.ctrlKey || event.metaKey || !view) return;
  if (event.key === "0") view.fit();
  else if (key) {
    view.panBy(key[0], key[1]);
    view.zoomBy(key[2]);
  } else return;
  event.preventDefault();
}

"use client";

import { IconButton } from "@inkform/ui/button";
import { Notice } from "@inkform/ui/notice";
import { ZoomIn, ZoomOut } from "lucide-react";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { ImagePages } from "./image-pages";
import type { PageFile } from "./page-file";

const PdfPages = dynamic(() => import("./pdf-pages"), { ssr: false });

const ZOOMS = [1, 1.25, 1.5, 2, 3];
/** Wider than this a page is no easier to read; the zoom is for looking closer. */
const WIDEST = 1000;
const PADDING = 16;

/** The pages of an upload in a scrolling desk, fitted to its width, with `overlay` on each. */
export function PageView({
  file,
  overlay,
  tools,
}: {
  file: PageFile;
  overlay: (page: number) => ReactNode;
  tools?: ReactNode;
}) {
  const desk = useRef<HTMLDivElement>(null);
  const available = useWidth(desk);
  const [zoom, setZoom] = useState(0);
  const [failed, setFailed] = useState(false);
  const width = Math.floor(Math.min(available - 2 * PADDING, WIDEST) * (ZOOMS[zoom] ?? 1));
  const Pages = file.kind === "pdf" ? PdfPages : ImagePages;
  return (
    <div className="flex h-full min-h-0 flex-col bg-desk">
      <div className="@container flex items-center gap-2 border-b border-line bg-white px-3 py-1.5">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-sm:flex-nowrap max-sm:overflow-x-auto">
          {tools}
        </div>
        <span className="whitespace-nowrap text-xs text-muted max-sm:sr-only" aria-live="polite">
          {Math.round((ZOOMS[zoom] ?? 1) * 100)} %
        </span>
        <IconButton label="Smaller" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOut aria-hidden className="size-4" />
        </IconButton>
        <IconButton
          label="Larger"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <ZoomIn aria-hidden className="size-4" />
        </IconButton>
      </div>
      <section
        ref={desk}
        aria-label={`Pages of ${file.name}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area is reached by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 space-y-4 overflow-auto p-4"
      >
        {failed ? (
          <Notice tone="bad" title="This file cannot be shown here.">
            What was read from it stands beside it. Reload the page; if that does not help, the file
            may have been removed after its 7 days.
          </Notice>
        ) : width > 0 ? (
          <Pages file={file} width={width} overlay={overlay} onFailed={() => setFailed(true)} />
        ) : null}
      </section>
    </div>
  );
}

function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      // The outer width: a scrollbar that comes and goes must not make the page jump.
      setWidth(entry?.borderBoxSize[0]?.inlineSize ?? 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

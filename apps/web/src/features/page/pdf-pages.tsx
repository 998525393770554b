"use client";

import { type ReactNode, useState } from "react";
import { Document, Page, pdfjs } from "react-pdf";
import type { PageFile } from "./page-file";
import { Sheet } from "./sheet";

pdfjs.GlobalWorkerOptions.workerSrc = new URL(
  "pdfjs-dist/build/pdf.worker.min.mjs",
  import.meta.url,
).toString();

/** Character maps and fonts that a PDF may leave out are served by us: nothing comes from elsewhere. */
const OPTIONS = {
  cMapUrl: "/pdfjs/cmaps/",
  cMapPacked: true,
  standardFontDataUrl: "/pdfjs/standard_fonts/",
  wasmUrl: "/pdfjs/wasm/",
};

export default function PdfPages({
  file,
  width,
  overlay,
  onFailed,
}: {
  file: PageFile;
  width: number;
  overlay: (page: number) => ReactNode;
  onFailed: () => void;
}) {
  const [pages, setPages] = useState(0);
  return (
    <Document
      file={file.url}
      options={OPTIONS}
      onLoadSuccess={(pdf) => setPages(pdf.numPages)}
      onLoadError={onFailed}
      onSourceError={onFailed}
      loading={<p className="py-10 text-center text-sm text-muted">Opening the pages …</p>}
      error={null}
      className="contents"
    >
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <Sheet key={page} page={page} of={pages} width={width}>
          <Page
            pageNumber={page}
            width={width}
            renderTextLayer={false}
            renderAnnotationLayer={false}
            loading={<div className="aspect-[1/1.414]" />}
          />
          {overlay(page)}
        </Sheet>
      ))}
    </Document>
  );
}

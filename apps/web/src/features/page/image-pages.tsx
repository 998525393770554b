import { type ReactNode, useState } from "react";
import type { PageFile } from "./page-file";
import { Sheet } from "./sheet";

export function ImagePages({
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
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set());
  const pages = file.kind === "image" ? 1 : file.pages;
  return Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
    <Sheet key={page} page={page} of={pages} width={width}>
      {/* biome-ignore lint/performance/noImgElement: a private upload is not optimised by the server */}
      <img
        src={file.kind === "image" ? file.url : `${file.url}/${page}`}
        alt={`Page ${page} of ${file.name}`}
        className="block h-auto w-full"
        ref={(image) => {
          if (image?.complete && image.naturalWidth > 0 && !loaded.has(page)) {
            setLoaded(new Set(loaded).add(page));
          }
        }}
        onLoad={() => setLoaded(new Set(loaded).add(page))}
        onError={onFailed}
      />
      {/* Before the picture is there, the page has no height to place anything in. */}
      {loaded.has(page) ? overlay(page) : null}
    </Sheet>
  ));
}

/** An uploaded file as the browser can show it. */
export interface PageFile {
  /** Where the file itself is served from. */
  url: string;
  kind: "pdf" | "image" | "paged-image";
  pages: number;
  name: string;
}

/** TIFF is the one type browsers do not show: its pages are served as PNG. */
export function pageFile(file: {
  url: string;
  type: string;
  pages: number;
  name: string;
}): PageFile {
  const kind = file.type === "pdf" ? "pdf" : file.type === "tiff" ? "paged-image" : "image";
  return { url: file.url, kind, pages: Math.max(1, file.pages), name: file.name };
}

/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** A marked text: the page it stands on, from 1, and its box in CSS pixels of that page. */
export interface Measured {
  page: number;
  x0: number;
  top: number;
  x1: number;
  bottom: number;
}

interface Measurement {
  texts: [id: string, measured: Measured][];
  pages: number;
  fits: boolean;
  /** Some text runs over its page's right edge. */
  isCut: boolean;
  /** Height of the tallest page. */
  tallest: number;
}

/**
 * Runs in the browser: the boxes of all marked texts. A box reaches from 0.88 em above the first baseline to 0.22 em below
 * the last, whatever the letters; its width is that of the letters' advances.
 */
export async function measureTexts(): Promise<Measurement> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas").getContext("2d");
  const pages = [...document.querySelectorAll<HTMLElement>(".page")];
  const texts: [string, Measured][] = [];
  for (const element of document.querySelectorAll<HTMLElement>("[data-t]")) {
    const page = element.closest<HTMLElement>(".page");
    if (!page || !canvas) continue;
    const style = getComputedStyle(element);
    const em = Number.parseFloat(style.fontSize);
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ascent = Math.round(canvas.measureText("x").fontBoundingBoxAscent);
    const range = document.createRange();
    range.selectNodeContents(element);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 1);
    if (rects.length === 0) continue;
    const sheet = page.getBoundingClientRect();
    const baselines = rects.map((rect) => rect.top + ascent - sheet.top);
    texts.push([
      element.dataset.t ?? "",
      {
        page: pages.indexOf(page) + 1,
        x0: Math.min(...rects.map((rect) => rect.left)) - sheet.left,
        top: Math.min(...baselines) - 0.88 * em,
        x1: Math.max(...rects.map((rect) => rect.right)) - sheet.left,
        bottom: Math.max(...baselines) + 0.22 * em,
      },
    ]);
  }
  const fits = pages.every((page) => {
    const sheet = page.getBoundingClientRect();
    const footer = page.style.height === "" ? 0 : 48;
    return [...page.children].every(
      (child) =>
        child.tagName === "FOOTER" ||
        (child.getBoundingClientRect().bottom <= sheet.bottom - footer + 1 &&
          child.scrollWidth <= sheet.width),
    );
  });
  const tallest = Math.max(...pages.map((page) => page.getBoundingClientRect().height));
  const isCut = pages.some((page, i) =>
    texts.some(([, text]) => text.page === i + 1 && text.x1 > page.getBoundingClientRect().width),
  );
  return { texts, pages: pages.length, fits, isCut, tallest };
}

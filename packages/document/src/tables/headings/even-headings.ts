import { type Segment, toSegment } from "../../layout/segment";

/** Headings of two columns stand this far apart at least, in em; words of one seldom do. */
const GAP = 0.4;
/** Lines of one heading begin at the same place, within this, in em. */
const ALIGNED = 0.3;

/**
 * Headings that readers of scans see as one, parted where one on another line begins: "Itm  & Issue" below "Part No.", which stands over the latter alone.
 */
export function evenHeadings(lines: readonly (readonly Segment[])[]): Segment[] {
  return lines.flatMap((line, at) => {
    const others = lines.flatMap((other, i) => (i === at ? [] : other));
    return line.flatMap((segment) => partAt(segment, others));
  });
}

function partAt(segment: Segment, others: readonly Segment[]): Segment[] {
  const { words, page, source, fontSize } = segment;
  if (source !== "ocr") return [segment];
  const cut = words.findIndex((word, i) => {
    const before = words[i - 1];
    return (
      before !== undefined &&
      word.box.x0 - before.box.x1 >= GAP * fontSize &&
      others.some(
        ({ box }) => Math.abs(box.x0 - word.box.x0) < ALIGNED * fontSize && box.x0 > before.box.x1,
      )
    );
  });
  if (cut < 0) return [segment];
  return [toSegment(words.slice(0, cut), page), toSegment(words.slice(cut), page)];
}

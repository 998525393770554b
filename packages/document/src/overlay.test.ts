import { expect, it } from "vitest";
import { frame, row, typeset } from "../test/typeset";
import type { PageLayout, Reading } from "./model";
import { overlaySvg } from "./overlay";
import { readingOf } from "./read-document";

const picture = { width: 600, height: 800, href: "data:image/png;base64,AAAA" };

function overlayOf(page: Parameters<typeof readingOf>[0][number]): {
  svg: string;
  reading: Reading;
  layout: PageLayout;
} {
  let layouts: readonly PageLayout[] = [];
  const reading = readingOf([page], {
    onLayout: (found) => {
      layouts = found;
    },
  });
  const layout = layouts[0] as PageLayout;
  return { svg: overlaySvg(layout, reading, picture), reading, layout };
}

const groupOf = (svg: string, name: string): string =>
  new RegExp(`<g class="${name}".*?</g>`).exec(svg)?.[0] ?? "";
const count = (text: string, part: string): number => text.split(part).length - 1;

it("draws words, blocks, labels and arrows to their values over the page", () => {
  const { svg } = overlayOf(
    typeset(
      [
        ...row(100, [50, 150], ["Order number:", "K-4471"]),
        { x: 50, y: 130, text: "Invoice no.", size: 7 },
        { x: 50, y: 144, text: "77 <A> & Co" },
      ],
      [...frame(45, 121, 200, 150)],
    ),
  );
  expect(svg).toContain('<image href="data:image/png;base64,AAAA" width="600" height="800"/>');
  expect(count(groupOf(svg, "words"), "<rect")).toBe(9);
  expect(count(groupOf(svg, "blocks"), "<rect")).toBe(4);
  expect(groupOf(svg, "labels")).toContain("<title>Order number</title>");
  const values = groupOf(svg, "values") + groupOf(svg, "unsure");
  expect(values).toContain("Order number = K-4471");
  expect(values).toContain("77 &lt;A&gt; &amp; Co");
  // Rightwards at the height of the line, and downwards below the caption.
  expect(values).toMatch(/d="M115 96\.7L150 96\.7"/);
  expect(values).toMatch(/d="M([\d.]+) 131\.5L\1 135\.2"/);
});

it("draws tables with their cells", () => {
  const columns = [50, 250, 400];
  const { svg, layout } = overlayOf(
    typeset([
      ...row(100, columns, ["Description", "Qty", "Amount"]),
      ...row(115, columns, ["Oak shelf", "2", "47.00"]),
      ...row(130, columns, ["Work lamp", "3", "30.00"]),
    ]),
  );
  expect(layout.tables).toHaveLength(1);
  expect(count(groupOf(svg, "tables"), "<rect")).toBe(7);
});

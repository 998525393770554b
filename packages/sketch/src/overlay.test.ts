import { describe, expect, it } from "vitest";
import type { PageEvidence, Reading } from "./model";
import { overlaySvg } from "./overlay";

const at = (x: number, y: number) => ({ x, y });

function text(x: number, y: number, readings: Reading[], chosen: string | null = null) {
  const written = { center: at(x, y), width: 60, height: 30, angle: -Math.PI / 2, readings };
  return { written, chosen, kind: null };
}

function evidence(more: Partial<PageEvidence> = {}): PageEvidence {
  return {
    page: 1,
    width: 900,
    height: 600,
    strokes: [],
    entities: [],
    texts: [],
    attachments: [],
    ...more,
  };
}

/** What one group of the overlay holds. */
const group = (svg: string, name: string): string =>
  new RegExp(`<g class="${name}"[^>]*>\\n([\\s\\S]*?)\\n</g>`).exec(svg)?.[1] ?? "";
/** The labels of one size: "full" or "brief". */
const labelsOf = (svg: string, name: string): string =>
  new RegExp(`<g class="${name}"[^>]*>(.*?)</g>`).exec(svg)?.[1] ?? "";

describe("overlaySvg", () => {
  it("has a group for each kind of stroke, with what was recognised of it", () => {
    const svg = overlaySvg(
      evidence({
        strokes: (["outline", "hole", "center", "dimension", "text", "other"] as const).map(
          (role, i) => ({ role, width: 3, points: [at(i, 0), at(i, 9)] }),
        ),
        entities: [
          { part: 0, role: "hole", entity: { kind: "circle", center: at(50, 60), radius: 7 } },
        ],
        attachments: [{ from: at(10, 20), to: at(30, 40) }],
      }),
    );
    const names = ["outline", "holes", "centers", "dimensions", "readings", "other"];
    names.forEach((name, i) => {
      expect(group(svg, name)).toContain(`points="${i},0 ${i},9"`);
    });
    expect(group(svg, "holes")).toContain('<circle cx="50" cy="60" r="7"');
    expect(group(svg, "dimensions")).toContain('x1="10" y1="20" x2="30" y2="40"');
    for (const title of ["Outline", "Holes", "Centre lines", "Dimensions", "Not understood"]) {
      expect(svg.slice(svg.indexOf('class="legend"'))).toContain(`>${title}</text>`);
    }
  });

  it("shows the first three readings with their probabilities, the chosen one first", () => {
    const readings = [
      { text: "38", probability: 0.61 },
      { text: "88", probability: 0.3 },
      { text: "<8", probability: 0.05 },
      { text: "33", probability: 0.004 },
    ];
    const shown = group(
      overlaySvg(evidence({ texts: [text(300, 300, readings, "88")] })),
      "readings",
    );
    expect(shown).toContain('<tspan font-weight="bold">88 30 %</tspan> · 38 61 % · &lt;8 5 %<');
    expect(shown).not.toContain("33");
    const unread = group(overlaySvg(evidence({ texts: [text(300, 300, [])] })), "readings");
    expect(unread).toContain("<rect");
    expect(unread).not.toContain("<text");
  });

  it("names the likeliest reading alone in letters for a small page, more briefly yet for a phone", () => {
    const readings = [
      { text: "38", probability: 0.61 },
      { text: "88", probability: 0.3 },
    ];
    const texts = [text(300, 300, readings, "88"), text(600, 300, readings)];
    const svg = overlaySvg(evidence({ texts }));
    const labels = [...labelsOf(svg, "brief").matchAll(/font-size="([\d.]+)".*?>([^<]+)</g)];
    expect(labels.map(([, , read]) => read)).toEqual(["88", "38"]);
    for (const [, size] of labels) expect((Number(size) * 360) / 900).toBeGreaterThan(10);
    const beside = [...labelsOf(svg, "likeliest").matchAll(/font-size="([\d.]+)".*?>([^<>]+ %)</g)];
    expect(beside.map(([, , read]) => read)).toEqual(["88 30 %", "38 61 %"]);
    for (const [, size] of beside) expect((Number(size) * 690) / 900).toBeGreaterThan(10);
    expect(svg).toContain('<g class="brief" display="none">');
    expect(svg).toMatch(/<style>@media \(max-width:600px\)\{\.full\{display:none\}/);
  });

  it("keeps labels within the page and off each other", () => {
    const long = [{ text: "4x Ø12.5 THRU ALL, 2 PCS", probability: 1 }];
    const texts = [at(890, 590), at(890, 580), at(5, 5), at(880, 300)].map(({ x, y }) =>
      text(x, y, long),
    );
    const svg = labelsOf(overlaySvg(evidence({ texts })), "full");
    const label = /<text x="([\d.-]+)" y="([\d.-]+)" font-size="([\d.]+)" text-anchor="(\w+)"/g;
    const labels = [...svg.matchAll(label)].map(([, x, y, size, anchor]) => {
      const width = "4x Ø12.5 THRU ALL, 2 PCS 100 %".length * 0.6 * Number(size);
      const before = anchor === "start" ? 0 : anchor === "end" ? width : width / 2;
      return { x: Number(x) - before, y: Number(y), size: Number(size) };
    });
    expect(labels).toHaveLength(4);
    for (const { x, y, size } of labels) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + "4x Ø12.5 THRU ALL, 2 PCS 100 %".length * 0.6 * size).toBeLessThanOrEqual(900);
      expect(y - size).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(600);
    }
    const [first, second] = labels;
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThan(first?.size ?? 0);
  });
});

import { describe, expect, it } from "vitest";
import { seeSketchPage } from "../src/see-page";
import type { SeenLoop } from "../src/seen";
import { blankPage } from "./draw-sketch";

const kinds = (loop: SeenLoop) =>
  loop.kind === "circle"
    ? "circle"
    : loop.edges.map((e) => (e.kind === "arc" ? "arc" : "line")).join(" ");

describe("seeing a sketched page", () => {
  it("finds a rectangle with two holes where they were drawn", async () => {
    const page = blankPage(1200, 900, 7);
    page.polygon([
      { x: 200, y: 200 },
      { x: 900, y: 210 },
      { x: 895, y: 600 },
      { x: 205, y: 595 },
    ]);
    page.circle({ x: 350, y: 400 }, 60);
    page.circle({ x: 720, y: 400 }, 35);
    const seen = await seeSketchPage(page.raster, 1);
    expect(seen.parts).toHaveLength(1);
    const [part] = seen.parts;
    expect(kinds(part?.outer as SeenLoop)).toBe("line line line line");
    const holes = (part?.holes ?? []).map((h) => (h.kind === "circle" ? h : null));
    expect(holes).toHaveLength(2);
    const large = holes.find((h) => h && h.radius > 50);
    expect(Math.hypot((large?.center.x ?? 0) - 350, (large?.center.y ?? 0) - 400)).toBeLessThan(4);
    expect(Math.abs((large?.radius ?? 0) - 60)).toBeLessThan(3);
  });

  it("looks closer than the page has pixels, and says the same of where things are", async () => {
    const page = blankPage(1000, 700, 7);
    page.polygon([
      { x: 200, y: 200 },
      { x: 800, y: 200 },
      { x: 800, y: 600 },
      { x: 200, y: 600 },
    ]);
    page.circle({ x: 420, y: 380 }, 50);
    const seen = await seeSketchPage(page.raster, 1, 0, 1300);
    expect(seen).toMatchObject({ width: 1300, height: 910, pageWidth: 1000, pageHeight: 700 });
    const [hole] = seen.parts[0]?.holes ?? [];
    expect(hole).toMatchObject({ kind: "circle" });
    if (hole?.kind !== "circle") return;
    expect(Math.abs(hole.radius - 1.3 * 50)).toBeLessThan(3);
    const [across, , , , down] = seen.toPage;
    expect(Math.abs(across * hole.center.x - 420)).toBeLessThan(3);
    expect(Math.abs(down * hole.center.y - 380)).toBeLessThan(3);
  });

  it("finds the six sides of an L drawn with gaps and overshoots at its corners", async () => {
    const page = blankPage(1200, 900, 11);
    page.line({ x: 300, y: 142 }, { x: 302, y: 720 });
    page.line({ x: 292, y: 700 }, { x: 800, y: 705 });
    page.line({ x: 803, y: 695 }, { x: 800, y: 560 });
    page.line({ x: 790, y: 555 }, { x: 450, y: 550 });
    page.line({ x: 452, y: 552 }, { x: 450, y: 150 });
    page.line({ x: 455, y: 150 }, { x: 310, y: 148 });
    const [part, ...rest] = (await seeSketchPage(page.raster, 1)).parts;
    expect(rest).toEqual([]);
    expect(kinds(part?.outer as SeenLoop)).toBe("line line line line line line");
  });

  it("reads a slot as two lines and two arcs that run into them", async () => {
    const page = blankPage(1200, 900, 5);
    page.polygon([
      { x: 150, y: 150 },
      { x: 1000, y: 150 },
      { x: 1000, y: 700 },
      { x: 150, y: 700 },
    ]);
    page.line({ x: 400, y: 360 }, { x: 700, y: 360 });
    page.arc({ x: 700, y: 420 }, 60, -Math.PI / 2, Math.PI / 2);
    page.line({ x: 700, y: 480 }, { x: 400, y: 480 });
    page.arc({ x: 400, y: 420 }, 60, Math.PI / 2, (3 * Math.PI) / 2);
    const hole = (await seeSketchPage(page.raster, 1)).parts[0]?.holes[0];
    expect(hole?.kind).toBe("chain");
    if (hole?.kind !== "chain") return;
    expect([...hole.edges].map((e) => e.kind).sort()).toEqual(["arc", "arc", "segment", "segment"]);
    for (const edge of hole.edges) {
      if (edge.kind !== "arc") continue;
      expect(Math.abs(edge.radius - 60)).toBeLessThan(6);
      expect(edge.tangentBefore && edge.tangentAfter).toBe(true);
    }
  });

  it("keeps the bolt holes of a flange and none of its centre lines", async () => {
    const page = blankPage(1200, 1000, 3);
    const center = { x: 600, y: 500 };
    page.circle(center, 380);
    page.circle(center, 120);
    for (let k = 0; k < 6; k += 1) {
      const angle = (k * Math.PI) / 3;
      page.circle({ x: 600 + 250 * Math.cos(angle), y: 500 + 250 * Math.sin(angle) }, 32);
    }
    for (let x = 180; x < 1000; x += 40) page.line({ x, y: 500 }, { x: x + 22, y: 500 });
    const { parts } = await seeSketchPage(page.raster, 1);
    expect(parts.map((p) => kinds(p.outer))).toEqual(["circle"]);
    expect(parts[0]?.holes.map(kinds)).toEqual(Array(7).fill("circle"));
  });

  it("tells two parts on a sheet apart, each with its own hole", async () => {
    const page = blankPage(1400, 900, 19);
    for (const left of [100, 750]) {
      page.polygon([
        { x: left, y: 200 },
        { x: left + 450, y: 200 },
        { x: left + 450, y: 600 },
        { x: left, y: 600 },
      ]);
      page.circle({ x: left + 200, y: 400 }, 50);
    }
    const { parts } = await seeSketchPage(page.raster, 1);
    expect(parts.map((p) => [kinds(p.outer), p.holes.length])).toEqual([
      ["line line line line", 1],
      ["line line line line", 1],
    ]);
  });

  it("finds no part on blank paper or squared paper", async () => {
    const blank = blankPage(1000, 800, 1);
    const squared = blankPage(1000, 800, 2);
    for (let y = 0; y < 800; y += 40) {
      for (let x = 0; x < 1000; x += 1) squared.raster.data[y * 1000 + x] = 228;
    }
    for (let x = 0; x < 1000; x += 40) {
      for (let y = 0; y < 800; y += 1) squared.raster.data[y * 1000 + x] = 228;
    }
    expect((await seeSketchPage(blank.raster, 1)).parts).toEqual([]);
    expect((await seeSketchPage(squared.raster, 1)).parts).toEqual([]);
  });
});

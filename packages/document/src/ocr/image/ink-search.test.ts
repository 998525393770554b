import fc from "fast-check";
import { expect, it } from "vitest";
import { InkSearch } from "./ink-search";

const LEVELS = [1, 60, 128, 150, 205, 255];

it("finds the ink that a look at every pixel finds, wherever the image begins in memory", () => {
  const pixels = fc.uint8Array({ minLength: 1, maxLength: 90 });
  const paper = fc.nat({ max: 40 });
  fc.assert(
    fc.property(
      ...[pixels, paper, fc.nat({ max: 3 }), fc.constantFrom(...LEVELS)],
      (ink, white, offset, level) => {
        const data = new Uint8Array(new ArrayBuffer(offset + white + ink.length), offset).fill(255);
        data.set(ink, white);
        const image = { width: data.length, height: 1, data };
        const search = new InkSearch(image, level);
        const found: number[] = [];
        const end = data.length;
        for (let at = search.next(0, end); at < end; at = search.next(at + 1, end)) found.push(at);
        const dark = [...data.keys()].filter((at) => (data[at] as number) < level);
        expect(found).toEqual(dark);
      },
    ),
  );
});

it("looks no further than it is told to", () => {
  const data = new Uint8Array(32).fill(255);
  data[20] = 0;
  const search = new InkSearch({ width: 32, height: 1, data }, 128);
  expect(search.next(0, 19)).toBe(19);
  expect(search.next(0, 32)).toBe(20);
});

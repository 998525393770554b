import { expect, it } from "vitest";
import type { Word } from "../../model";
import type { GreyImage } from "../image/grey-image";
import { restoreAbbreviated } from "./restore-abbreviated";

const EM = 30;
const BASELINE = 60;

/** A block of grey: its left edge and width, its height above the baseline, how dark it is. */
type Block = [x: number, width: number, height: number, dark: number];

/** Letters of "Dept" from 20 to 90, and what else stands there. */
function print(...marks: Block[]): GreyImage {
  const image = { width: 200, height: 100, data: new Uint8Array(200 * 100).fill(255) };
  const letters = [20, 38, 56, 74].map((x): Block => [x, 16, 21, 230]);
  for (const [x, width, height, dark] of [...letters, ...marks])
    for (let y = BASELINE - height; y < BASELINE; y++)
      image.data.fill(255 - dark, y * image.width + x, y * image.width + x + width);
  return image;
}

const word = (text: string, x0 = 20, x1 = 90) =>
  ({
    text,
    box: { x0, x1, top: BASELINE - 21, bottom: BASELINE },
    baseline: BASELINE,
    fontSize: EM,
    confidence: 0.97,
    source: "ocr",
  }) as Word;

const read = (text: string, image: GreyImage, ...behind: Word[]) =>
  restoreAbbreviated([word(text), ...behind], image, "eng")[0];

it("ends an abbreviation with a point fainter than ink, which leaves it in doubt", () => {
  const restored = read("Dept", print([94, 4, 4, 70]));
  expect([restored?.text, restored?.box.x1]).toEqual(["Dept.", 98]);
  expect(restored?.confidence).toBeLessThan(0.8);
});

it("does so where its point all but touches the last letter, and before the next word", () => {
  expect(read("Dept", print([90, 1, 4, 40], [91, 4, 4, 70]))?.text).toBe("Dept.");
  expect(read("Dept", print([94, 4, 4, 70], [104, 16, 21, 230]), word("of", 104, 120))?.text).toBe(
    "Dept.",
  );
});

it.each<[string, string, GreyImage]>([
  ["a word that is none", "Depot", print([94, 4, 4, 70])],
  ["nothing there", "Dept", print()],
  ["the next letter", "Dept", print([94, 6, 21, 230])],
  ["a speck in the middle of the line", "Dept", print([94, 4, 15, 70])],
  ["the foot of the last letter", "Dept", print([90, 3, 4, 120], [93, 3, 4, 60])],
  ["a dash at the foot", "Dept", print([93, 14, 3, 200])],
])("puts none behind %s", (_, text, image) => {
  expect(read(text, image)?.text).toBe(text);
});

it("does so on speckled paper, where the point is darker than that", () => {
  const speckled = (dark: number) => {
    const image = print([94, 4, 4, dark]);
    image.data.forEach((value, i) => {
      if (value === 255 && i % 3 === 0) image.data[i] = 215;
    });
    return image;
  };
  expect(read("Dept", speckled(90))?.text).toBe("Dept.");
  expect(read("Dept", speckled(50))?.text).toBe("Dept");
});

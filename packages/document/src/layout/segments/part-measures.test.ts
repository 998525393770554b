import { expect, it } from "vitest";
import { typeset } from "../../../test/typeset";
import { toLines } from "../lines";

const textsOf = (text: string, confidence?: number) =>
  toLines(typeset([{ x: 50, y: 100, text, ...(confidence ? { confidence } : {}) }])).flatMap(
    ({ segments }) => segments.map((segment) => segment.text),
  );

it("parts several measures on a line seen on pixels, with the spaces of most", () => {
  expect(textsOf("奥行 640 mm 厚み35mm 直径 1,200 mm", 0.95)).toEqual([
    "奥行 640 mm",
    "厚み 35 mm",
    "直径 1,200 mm",
  ]);
});

it("leaves a measure by itself, other texts and what a text layer says", () => {
  expect(textsOf("奥行 640 mm", 0.95)).toEqual(["奥行 640 mm"]);
  expect(textsOf("奥行 640 mm 厚み35", 0.95)).toEqual(["奥行 640 mm 厚み35"]);
  expect(textsOf("奥行 640 mm 厚み35mm")).toEqual(["奥行 640 mm 厚み35mm"]);
});

import { expect, it } from "vitest";
import { helper } from "./helper";

const blank = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(255),
});

const isSure = ({ probability }: { probability: number }) => probability > 0.1;

it("answers several questions at a time", async () => {
  const [chinese, japanese, lines] = await Promise.all([
    helper.ask("line", { image: blank(64, 48), network: "chinese", unlikely: [] }),
    helper.ask("line", { image: blank(64, 48), network: "japanese", unlikely: [] }),
    helper.ask("lines", { image: blank(200, 100), model: "eng" }),
  ]);
  expect(chinese).toMatchObject({ columns: 8, classes: 6638 });
  expect(japanese).toMatchObject({ columns: 8, classes: 4592 });
  // Of blank paper a network may guess, but is sure of nothing.
  expect([chinese, japanese].flatMap(({ peaks }) => peaks).filter(isSure)).toEqual([]);
  expect(lines).toEqual([]);
});

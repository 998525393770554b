import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { askHelper, startHelper } from "./helper";

const blank = (width: number, height: number) => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(255),
});

const isSure = ({ probability }: { probability: number }) => probability > 0.1;

it("answers several questions at a time", async () => {
  const [chinese, japanese, lines] = await Promise.all([
    askHelper("line", { image: blank(64, 48), network: "chinese", unlikely: [] }),
    askHelper("line", { image: blank(64, 48), network: "japanese", unlikely: [] }),
    askHelper("lines", { image: blank(200, 100), model: "eng" }),
  ]);
  expect(chinese).toMatchObject({ columns: 8, classes: 6625 });
  expect(japanese).toMatchObject({ columns: 8, classes: 4592 });
  // Of blank paper a network may guess, but is sure of nothing.
  expect([chinese, japanese].flatMap(({ peaks }) => peaks).filter(isSure)).toEqual([]);
  expect(lines).toEqual([]);
});

it("refuses what it was asked when its process ends, and tells so", async () => {
  let ends = 0;
  const path = fileURLToPath(new URL("./no-such-program.mjs", import.meta.url));
  const { ask } = startHelper({ path, execArgv: [] }, () => ends++);
  const line = { image: blank(64, 48), network: "chinese", unlikely: [] } as const;
  await expect(Promise.all([1, 2].map(() => ask("line", line)))).rejects.toThrow("ended");
  expect(ends).toBe(1);
});

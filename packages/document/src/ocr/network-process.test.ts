import { expect, it } from "vitest";
import { startNetwork } from "./network-process";

it("refuses what it was asked when its process ends, and tells so", async () => {
  let ends = 0;
  const run = startNetwork("/no/such/model.onnx", () => ends++);
  const line = { width: 32, height: 48, data: new Uint8Array(32 * 48) };
  await expect(Promise.all([run(line), run(line)])).rejects.toThrow("ended");
  expect(ends).toBe(1);
});

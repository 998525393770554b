import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { EchoTasks } from "../test/echo";
import { lastingHelper, programBeside, startHelper } from "./helper";

const program = () => programBeside(new URL("../test/echo.ts", import.meta.url).href, "echo");

it("answers several questions at a time, pictures larger than a pipe among them", async () => {
  const { ask } = lastingHelper<EchoTasks>(program);
  const picture = Float32Array.from({ length: 1_000_000 }, (_, i) => i);
  await expect(Promise.all([ask("echo", picture), ask("echo", "line")])).resolves.toEqual([
    picture,
    "line",
  ]);
});

it("says what a task failed of", async () => {
  const { ask } = lastingHelper<EchoTasks>(program);
  await expect(ask("fail", "no such line")).rejects.toThrow("no such line");
});

it("works on what is begun while this thread does not pause", async () => {
  const { begin } = lastingHelper<EchoTasks>(program);
  const folder = mkdtempSync(join(tmpdir(), "inkform-helper-"));
  const path = join(folder, "bytes");
  const { answer } = await begin("write", { path, bytes: new Uint8Array(1_000_000) });
  for (const end = Date.now() + 10_000; Date.now() < end && !existsSync(path); );
  expect(existsSync(path)).toBe(true);
  await expect(answer).resolves.toBeNull();
  rmSync(folder, { recursive: true });
});

it("is started anew where it ended", async () => {
  const { ask } = lastingHelper<EchoTasks>(program);
  await expect(ask("end", null)).rejects.toThrow("the helper ended");
  await expect(ask("echo", "again")).resolves.toBe("again");
});

it("refuses what it was asked when its process ends, and tells so", async () => {
  let ends = 0;
  const none = programBeside(import.meta.url, "no-such-program");
  const { ask } = startHelper<EchoTasks>(none, () => ends++);
  await expect(Promise.all([1, 2].map((n) => ask("echo", n)))).rejects.toThrow("ended");
  expect(ends).toBe(1);
});

import { expect, test } from "vitest";
import { gather } from "./gather";

/** Runs that end when they are told to. */
function manual() {
  const runs: { inputs: string[]; end: (error?: Error) => void }[] = [];
  const call = gather<string, string>(
    (input) => input.slice(0, 1),
    (inputs) =>
      new Promise((resolve, reject) => {
        const outputs = inputs.map((input) => `${input} in run ${runs.length}`);
        runs.push({ inputs, end: (error) => (error ? reject(error) : resolve(outputs)) });
      }),
  );
  return { runs, call };
}

test("calls that come while a run is under way are answered by the next one, together", async () => {
  const { runs, call } = manual();
  const first = call("a1");
  const later = [call("a2"), call("a3")];
  expect(runs.map(({ inputs }) => inputs)).toEqual([["a1"]]);
  runs[0]?.end();
  expect(await first).toBe("a1 in run 0");
  await expect.poll(() => runs[1]?.inputs).toEqual(["a2", "a3"]);
  runs[1]?.end();
  expect(await Promise.all(later)).toEqual(["a2 in run 1", "a3 in run 1"]);
  const alone = call("a4");
  await expect.poll(() => runs.length).toBe(3);
  runs[2]?.end();
  expect(await alone).toBe("a4 in run 2");
});

test("another key waits for nobody", async () => {
  const { runs, call } = manual();
  const slow = call("a1");
  const quick = call("b1");
  runs[1]?.end();
  expect(await quick).toBe("b1 in run 1");
  runs[0]?.end();
  expect(await slow).toBe("a1 in run 0");
});

test("a run that fails fails its own calls and no later one", async () => {
  const { runs, call } = manual();
  const first = call("a1");
  const second = call("a2");
  runs[0]?.end(new Error("gone"));
  await expect(first).rejects.toThrow("gone");
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.end();
  expect(await second).toBe("a2 in run 1");
});

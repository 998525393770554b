import { median, row } from "../bench/print";
import { fire } from "./fire";
import type { Bench } from "./open-bench";
import { seedHistory } from "./seed";

const EVENTS = 1_000_000;
const JOBS = 100_000;
const ROUNDS = 3;
const TARGET = 1.5;

/** What reading costs an empty project, and one with a month of 10⁶ usage events and 10⁵ kept jobs. */
export async function benchGrowth(bench: Bench, seconds: number) {
  console.log(`\nCost with ${EVENTS} usage events and ${JOBS} jobs beside the same without`);
  const few = await bench.createProject();
  const many = await bench.createProject();
  await seedHistory(bench.db, few.id, 1, 1);
  await seedHistory(bench.db, many.id, EVENTS, JOBS);
  const paths = {
    "GET /v1/me": () => "/v1/me",
    "GET /v1/usage": () => "/v1/usage?group_by=day",
    "GET /v1/cad/{id}": (project: string) => `/v1/cad/${jobOf(project)}`,
  };
  for (const [name, pathOf] of Object.entries(paths)) {
    const rateOf = async ({ id, headers }: typeof few) =>
      (await fire({ url: bench.baseUrl + pathOf(id), headers, seconds })).rate;
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ratios.push((await rateOf(few)) / (await rateOf(many)));
    }
    row(name, `${median(ratios).toFixed(2)} times   target ≤ ${TARGET}`);
  }
}

/** The first job that was put there. */
const jobOf = (project: string) => `cad_${project.slice("proj_".length)}x1`;

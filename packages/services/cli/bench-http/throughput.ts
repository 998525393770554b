import { median, row } from "../bench/print";
import { fire } from "./fire";
import type { Bench } from "./open-bench";

const ROUNDS = 5;
const TARGET = 0.4;

/**
 * `/v1/me` beside a path of the interface that does not exist: that one passes the server, Next and the interface's own
 * envelope (request id, figures, log line), and asks the database nothing.
 */
export async function benchThroughput({ baseUrl, createProject }: Bench, seconds: number) {
  console.log("\nThroughput, 10 connections");
  const { headers } = await createProject();
  const empty = () => fire({ url: `${baseUrl}/v1/none`, headers, seconds, status: 404 });
  const me = () => fire({ url: `${baseUrl}/v1/me`, headers, seconds });
  await empty();
  await me();
  const rounds: { empty: number; me: number }[] = [];
  // In turns, so that whatever else the machine does falls on both.
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ empty: (await empty()).rate, me: (await me()).rate });
  }
  row("an empty route", `${median(rounds.map((one) => one.empty)).toFixed(0)} a second`);
  row("GET /v1/me", `${median(rounds.map((one) => one.me)).toFixed(0)} a second`);
  const share = median(rounds.map((one) => one.me / one.empty));
  row("share", `${(100 * share).toFixed(0)} %   target ≥ ${100 * TARGET} %`);
}

import http from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { row } from "../bench/print";
import type { Bench } from "./open-bench";
import { seedDeliveries } from "./seed";

const WAITING = 1_000;
const TARGET = 50;

/** Deliveries a second while a thousand wait, for a receiver that answers at once: of one project, and of twenty. */
export async function benchDispatch(bench: Bench) {
  console.log(`\nWebhook deliveries, ${WAITING} waiting`);
  for (const count of [1, 20]) {
    const projects: string[] = [];
    while (projects.length < count) projects.push((await bench.createProject()).id);
    const rate = await dispatchAll(bench, projects);
    const title = count === 1 ? "all of one project" : `of ${count} projects`;
    row(title, `${rate.toFixed(0)} a second   target ≥ ${TARGET}`);
  }
}

async function dispatchAll({ db }: Bench, projects: string[]): Promise<number> {
  const arrived = new Set<string>();
  let begun = 0;
  let done = () => {};
  const all = new Promise<void>((resolve) => {
    done = resolve;
  });
  const receiver = http.createServer((request, response) => {
    request.resume().once("end", () => {
      begun ||= performance.now();
      arrived.add(String(request.headers["service-event-id"]));
      response.writeHead(204).end();
      if (arrived.size === WAITING) done();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  const { port } = receiver.address() as AddressInfo;
  await seedDeliveries(db, projects, WAITING, `http://127.0.0.1:${port}/`);
  await all;
  const seconds = (performance.now() - begun) / 1000;
  await settled(db);
  receiver.closeAllConnections();
  receiver.close();
  return WAITING / seconds;
}

/** The last acknowledgements are still to be written down. */
async function settled(db: Bench["db"]): Promise<void> {
  const pending = sql`select 1 from webhook_deliveries where status = 'pending' limit 1`;
  while (((await db.execute(pending)) as unknown as unknown[]).length > 0) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

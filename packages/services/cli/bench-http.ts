import { parseArgs } from "node:util";
import { benchDispatch } from "./bench-http/dispatch";
import { benchGrowth } from "./bench-http/growth";
import { openBench } from "./bench-http/open-bench";
import { benchSaturation } from "./bench-http/saturation";
import { benchThroughput } from "./bench-http/throughput";

/**
 * `npm run bench:http [-- --seconds N] [--only throughput|saturation|dispatch|growth]…`
 *
 * What the REST interface costs, on a service and a durable Postgres of its own (build first). Everything is a ratio within the
 * run, but the deliveries a second: absolute times depend on the machine, which the load generator shares.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    only: { type: "string", multiple: true },
  },
});

const seconds = Math.max(1, Number(values.seconds) || 5);
const benches = {
  throughput: benchThroughput,
  saturation: benchSaturation,
  dispatch: benchDispatch,
  growth: benchGrowth,
};

const bench = await openBench();
try {
  for (const [name, run] of Object.entries(benches)) {
    if (!values.only || values.only.includes(name)) await run(bench, seconds);
  }
} finally {
  await bench.close();
}

import { median, milliseconds, row } from "./print";

type Engine = (onStage: (stage: string) => void) => Promise<unknown>;

interface Timed {
  total: number;
  /** Processor time of all threads of this process: what they cost however busy the machine is. */
  processor: number;
  stages: Map<string, number>;
}

/** Milliseconds of one run: in all, and between one stage's beginning and the next one's. */
export async function timeRun(engine: Engine): Promise<Timed> {
  const stages = new Map<string, number>();
  const started = performance.now();
  const before = process.cpuUsage();
  let current = "open";
  let since = started;
  const close = () => {
    stages.set(current, (stages.get(current) ?? 0) + performance.now() - since);
    since = performance.now();
  };
  await engine((stage) => {
    close();
    current = stage;
  });
  close();
  const { user, system } = process.cpuUsage(before);
  return { total: performance.now() - started, processor: (user + system) / 1000, stages };
}

/**
 * Prints the first run of an engine, when its models are loaded, and the medians of the following ones, of which that of the whole
 * is returned.
 */
export async function benchEngine(runs: number, pages: number, engine: Engine): Promise<number> {
  const first = await timeRun(engine);
  const warm: Timed[] = [];
  for (let run = 0; run < runs; run++) warm.push(await timeRun(engine));
  row("first run, models loaded", milliseconds(first.total));
  for (const stage of first.stages.keys()) {
    row(`  ${stage}`, milliseconds(median(warm.map((run) => run.stages.get(stage) ?? 0))));
  }
  const usual = median(warm.map((run) => run.total));
  row(`warm, median of ${runs}`, milliseconds(usual));
  row("  processor time", milliseconds(median(warm.map((run) => run.processor))));
  if (pages > 1) row("  a page", milliseconds(median(warm.map((run) => run.total / pages))));
  const memory = `${(process.memoryUsage().rss / 2 ** 20).toFixed(0)} MB`;
  row("memory of the process", memory.padStart(10));
  return usual;
}

import type { Counts, Timings } from "@inkform/services/telemetry";
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Registry } from "prom-client";

/** Upper bounds of the classes that durations are counted in, in seconds. */
const QUICK = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const SLOW = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 120, 300, 900];

type Described = { name: string; help: string; labels: readonly string[] };

const TIMINGS = {
  request: {
    name: "inkform_http_request_duration_seconds",
    help: "Requests to /v1, by the documented path.",
    labels: ["method", "route", "status"],
    buckets: QUICK,
  },
  job: {
    name: "inkform_cad_job_duration_seconds",
    help: "CAD jobs from acceptance to end, by status or error code.",
    labels: ["status"],
    buckets: SLOW,
  },
  extraction: {
    name: "inkform_extraction_duration_seconds",
    help: "Extractions, by outcome.",
    labels: ["outcome"],
    buckets: SLOW,
  },
  delivery: {
    name: "inkform_webhook_attempt_duration_seconds",
    help: "Attempts to deliver a webhook, by outcome.",
    labels: ["outcome"],
    buckets: QUICK,
  },
  engineWait: {
    name: "inkform_engine_wait_seconds",
    help: "How long a task waited for a free engine thread.",
    labels: ["task"],
    buckets: SLOW,
  },
  engineStage: {
    name: "inkform_engine_stage_duration_seconds",
    help: "Stages of the engines.",
    labels: ["task", "stage"],
    buckets: SLOW,
  },
} as const satisfies Record<keyof Timings, Described & { buckets: number[] }>;

const COUNTS = {
  refusal: {
    name: "inkform_refusals_total",
    help: "Answers that refuse, by error code.",
    labels: ["code"],
  },
  rateLimit: {
    name: "inkform_rate_limit_requests_total",
    help: "Requests that asked for a token, by bucket and whether they got one.",
    labels: ["bucket", "granted"],
  },
  engineLost: {
    name: "inkform_engine_threads_lost_total",
    help: "Engine threads that crashed or ran out of time.",
    labels: [],
  },
} as const satisfies Record<keyof Counts, Described>;

/** What this process has timed and counted since it started. */
export function createFigures(registry: Registry) {
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const histograms = mapValues(
    TIMINGS,
    ({ name, help, labels, buckets }) =>
      new Histogram<string>({ name, help, labelNames: [...labels], buckets, registers }),
  );
  const counters = mapValues(
    COUNTS,
    ({ name, help, labels }) =>
      new Counter<string>({ name, help, labelNames: [...labels], registers }),
  );
  return { histograms, counters };
}

function mapValues<Key extends string, From, To>(
  from: Record<Key, From>,
  change: (value: From) => To,
): Record<Key, To> {
  const changed = Object.entries<From>(from).map(([key, value]) => [key, change(value)]);
  return Object.fromEntries(changed) as Record<Key, To>;
}

/** What waits, in all processes together; read from the database at each look. */
export function createBacklogGauges(registry: Registry) {
  const registers = [registry];
  const labelNames = ["queue"];
  return {
    waiting: new Gauge({
      name: "inkform_queue_size",
      help: "Jobs, extractions and deliveries that wait or are under way.",
      labelNames,
      registers,
    }),
    oldest: new Gauge({
      name: "inkform_queue_age_seconds",
      help: "Age of the oldest of them; 0 where there is none.",
      labelNames,
      registers,
    }),
  };
}

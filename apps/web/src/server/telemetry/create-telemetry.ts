import { readBacklog, type Waiting } from "@inkform/services/backlog/read";
import type { ServiceContext } from "@inkform/services/context";
import type { Span, Telemetry } from "@inkform/services/telemetry";
import { Registry } from "prom-client";
import { createBacklogGauges, createFigures } from "./figures";
import { createTracing } from "./tracing";

export interface OpenTelemetry {
  telemetry: Telemetry;
  /** Every figure, in Prometheus' text format. @param system the service itself acts */
  readFigures: (system: ServiceContext) => Promise<{ text: string; contentType: string }>;
  close: () => Promise<void>;
}

const UNTRACED: Span = { traceparent: undefined, set: () => {} };

/** The figures of this process and, where a collector is named, its traces. */
export function createTelemetry(otlpEndpoint: string | undefined): OpenTelemetry {
  const registry = new Registry();
  const { histograms, counters } = createFigures(registry);
  const gauges = createBacklogGauges(registry);
  const tracing = otlpEndpoint === undefined ? undefined : createTracing(otlpEndpoint);
  return {
    telemetry: {
      time: (name, labels, seconds) => histograms[name].observe({ ...labels }, seconds),
      count: (name, labels) => counters[name].inc({ ...labels }),
      span: tracing?.span ?? ((_options, work) => work(UNTRACED)),
    },
    async readFigures(system) {
      const backlog = await readBacklog({ ctx: system });
      for (const [queue, { count, oldestSeconds }] of Object.entries<Waiting>({ ...backlog })) {
        gauges.waiting.set({ queue }, count);
        gauges.oldest.set({ queue }, oldestSeconds);
      }
      return { text: await registry.metrics(), contentType: registry.contentType };
    },
    close: async () => tracing?.close(),
  };
}

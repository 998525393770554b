import { isServiceError } from "@inkform/services/service-error";
import type { Telemetry } from "@inkform/services/telemetry";
import {
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";

export interface Tracing {
  span: Telemetry["span"];
  /** Sends what is left. */
  close: () => Promise<void>;
}

const KINDS = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
} as const;

/**
 * Spans sent to an OpenTelemetry collector over OTLP/HTTP. The provider is ours alone: registered
 * globally, it would also take the framework's spans, whose addresses carry the signatures of links.
 *
 * @param endpoint without `/v1/traces`, as OTEL_EXPORTER_OTLP_ENDPOINT is meant
 */
export function createTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": "inkform" }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer("inkform");
  const span: Telemetry["span"] = async ({ name, kind, parent, attributes }, work) => {
    const above = parent === undefined ? undefined : readTraceparent(parent);
    const context = above ? trace.setSpanContext(ROOT_CONTEXT, above) : ROOT_CONTEXT;
    const options = {
      kind: kind ? KINDS[kind] : SpanKind.INTERNAL,
      ...(attributes ? { attributes } : {}),
    };
    const open = tracer.startSpan(name, options, context);
    try {
      return await work({
        traceparent: writeTraceparent(open.spanContext()),
        set: (more) => open.setAttributes(more),
      });
    } catch (error) {
      // The message stays out: it may quote what was worked on.
      const type = isServiceError(error) ? error.code : ((error as Error | null)?.name ?? "Error");
      open.setAttribute("error.type", type).setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      open.end();
    }
  };
  return { span, close: () => provider.shutdown() };
}

/** W3C Trace Context, version 00. */
function writeTraceparent({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
}

function readTraceparent(text: string): SpanContext | undefined {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(text) ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return { traceId, spanId, traceFlags, isRemote: true };
}

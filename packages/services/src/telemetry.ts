import type { ServiceBase } from "./context";

/** What is timed, in seconds, and what each figure is told apart by: names from the code alone. */
export interface Timings {
  request: { method: string; route: string; status: number };
  /** From its acceptance to its end. */
  job: { status: string };
  extraction: { outcome: string };
  /** One attempt. */
  delivery: { outcome: string };
  engineWait: { task: string };
  engineStage: { task: string; stage: string };
}

/** What is counted. */
export interface Counts {
  refusal: { code: string };
  rateLimit: { bucket: string; granted: string };
  engineLost: Record<string, never>;
}

export interface Span {
  /** Where a later part of the same trace goes on; undefined where nothing is traced. */
  traceparent: string | undefined;
  set: (attributes: Attributes) => void;
}

type Attributes = Record<string, string | number>;

/** Figures and traces. They carry identifiers, codes and durations, never anything of a document. */
export interface Telemetry {
  time: <Name extends keyof Timings>(name: Name, labels: Timings[Name], seconds: number) => void;
  count: <Name extends keyof Counts>(name: Name, labels: Counts[Name]) => void;
  span: <T>(options: SpanOptions, work: (span: Span) => Promise<T>) => Promise<T>;
}

export interface SpanOptions {
  name: string;
  kind?: "server" | "consumer" | "client";
  /** The `traceparent` of the span this one belongs under. */
  parent?: string | undefined;
  attributes?: Attributes;
}

const UNTRACED: Span = { traceparent: undefined, set: () => {} };

/** Does the work within a span, where traces are kept. */
export function traced<T>(
  { telemetry }: Pick<ServiceBase, "telemetry">,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return telemetry ? telemetry.span(options, work) : work(UNTRACED);
}

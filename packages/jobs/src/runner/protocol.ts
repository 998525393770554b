import { createHmac } from "node:crypto";
import { z } from "zod";
import { canonicalJson } from "./canonical-json";

/** How the SDK is called and what it answers, as far as the functions of this service need it. */

export type SerializedError = { name: string; message: string; stack?: string | undefined };
export type StepState = { data: unknown } | { error: SerializedError };

export type InngestEvent = { id: string; name: string; data: Record<string, unknown>; ts: number };

const serializedError = z.looseObject({
  name: z.string().default("Error"),
  message: z.string().default("unknown"),
  stack: z.string().optional(),
});

const operation = z.looseObject({
  id: z.string(),
  op: z.string(),
  name: z.string().nullish(),
  displayName: z.string().nullish(),
  data: z.unknown(),
  error: serializedError.optional().catch({ name: "Error", message: "unknown" }),
});

export type Operation = z.infer<typeof operation>;

/** What the SDK answered: the function ended, found or ran steps, or threw between its steps. */
export type Answer =
  | { kind: "done"; data: unknown }
  | { kind: "operations"; operations: Operation[]; retryAfterMs: number | undefined }
  | { kind: "error"; error: SerializedError; final: boolean; retryAfterMs: number | undefined };

export type Call = {
  functionId: string;
  /** Hash of the step to run; without it the function is asked for the steps it comes to next. */
  stepId?: string;
  runId: string;
  attempt: number;
  maxAttempts: number;
  event: InngestEvent;
  /** Settled steps in the order in which they settled. */
  steps: { id: string; state: StepState }[];
};

export type Handler = (request: Request) => Promise<Response>;

/** Calls one function through the SDK's own handler, with a signed request. */
export async function callFunction(
  handler: Handler,
  signingKey: string,
  call: Call,
): Promise<Answer> {
  const body = {
    version: 2,
    event: call.event,
    events: [call.event],
    steps: Object.fromEntries(call.steps.map(({ id, state }) => [id, state])),
    ctx: {
      run_id: call.runId,
      attempt: call.attempt,
      max_attempts: call.maxAttempts,
      // A step is first recorded and then run, so that a crash in it is noticed and counted.
      disable_immediate_execution: true,
      use_api: false,
      stack: { stack: call.steps.map(({ id }) => id), current: call.steps.length },
    },
  };
  const url = new URL("http://inngest.embedded/api/inngest");
  url.searchParams.set("fnId", call.functionId);
  url.searchParams.set("stepId", call.stepId ?? "step");
  const text = canonicalJson(body);
  const response = await handler(
    new Request(url, {
      method: "POST",
      headers: {
        host: url.host,
        "content-type": "application/json",
        "x-inngest-signature": sign(text, signingKey, Math.floor(Date.now() / 1000)),
      },
      body: text,
    }),
  );
  return readAnswer(response.status, response.headers, await response.text());
}

/** The value of `x-inngest-signature` for a canonical body. @param at unix seconds */
export function sign(canonicalBody: string, signingKey: string, at: number): string {
  const key = signingKey.replace(/^signkey-\w+-/, "");
  const mac = createHmac("sha256", key).update(canonicalBody).update(String(at)).digest("hex");
  return `t=${at}&s=${mac}`;
}

function readAnswer(status: number, headers: Headers, text: string): Answer {
  const body: unknown = text === "" ? null : JSON.parse(text);
  const retryAfterMs = readRetryAfter(headers.get("retry-after"));
  if (status === 200) return { kind: "done", data: body };
  if (status === 206) {
    return { kind: "operations", operations: z.array(operation).parse(body), retryAfterMs };
  }
  const error = serializedError.catch({ name: "Error", message: `status ${status}` }).parse(body);
  return {
    kind: "error",
    error,
    final: headers.get("x-inngest-no-retry") === "true",
    retryAfterMs,
  };
}

/** `retry-after` in seconds or as a date. */
function readRetryAfter(text: string | null): number | undefined {
  if (!text) return undefined;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

const UNIT_MS: Record<string, number> = {
  w: 7 * 86_400_000,
  d: 86_400_000,
  h: 3_600_000,
  m: 60_000,
  s: 1_000,
  ms: 1,
};

/** When a sleep named like `1h30m`, `2s` or an ISO date ends. @throws on another form */
export function endOfSleep(name: string, now: Date): Date {
  const parts = [...name.matchAll(/(\d+)(ms|[wdhms])/g)];
  if (parts.length > 0 && parts.map(([part]) => part).join("") === name) {
    const wait = parts.reduce(
      (sum, [, count, unit]) => sum + Number(count) * (UNIT_MS[unit ?? ""] ?? 0),
      0,
    );
    return new Date(now.getTime() + wait);
  }
  const end = new Date(name);
  if (Number.isNaN(end.getTime())) throw new Error(`A sleep of "${name}" is not understood.`);
  return end;
}

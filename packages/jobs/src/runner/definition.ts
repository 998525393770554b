import type { InngestFunction } from "inngest";
import { z } from "zod";
import { APP_ID } from "../client";
import type { InngestEvent } from "./protocol";
import { runnerSettings } from "./settings";

/** What the runner must know of a function; read from the configuration the SDK would register. */
export type Definition = {
  id: string;
  triggers: ({ event: string; failureOf: string | undefined } | { cron: string })[];
  maxAttempts: number;
  /** At most `limit` runs are driven at once, of those that share the value of `key`. */
  concurrency: { limit: number; key: string | undefined } | undefined;
  /** Runs that one process drives at once, however many there are. */
  perProcess: number | undefined;
};

const config = z.object({
  id: z.string(),
  triggers: z.array(
    z.union([
      z.object({ cron: z.string() }),
      z.object({ event: z.string(), expression: z.string().optional() }),
    ]),
  ),
  steps: z.object({
    step: z.object({ retries: z.object({ attempts: z.number() }).optional() }),
  }),
  concurrency: z
    .union([
      z.number().transform((limit) => ({ limit, key: undefined })),
      z.object({ limit: z.number(), key: z.string().optional() }),
    ])
    .optional(),
});

/**
 * Definitions of the functions and of their `-failure` companions.
 *
 * @param perProcess runs of a function that one process drives at once, by the function's id
 */
export function readDefinitions(
  functions: readonly InngestFunction.Like[],
  perProcess: Readonly<Record<string, number>>,
): Definition[] {
  const baseUrl = new URL("http://inngest.embedded/api/inngest");
  return functions.flatMap((fn) => {
    // biome-ignore lint/complexity/useLiteralKeys: the SDK declares its method private
    const registered = (fn as InngestFunction.Any)["getConfig"]({ baseUrl, appPrefix: APP_ID });
    return z
      .array(config)
      .parse(registered)
      .map((one) => toDefinition(one, perProcess));
  });
}

function toDefinition(
  registered: z.infer<typeof config>,
  perProcess: Readonly<Record<string, number>>,
): Definition {
  const retries = registered.steps.step.retries?.attempts;
  return {
    id: registered.id,
    triggers: registered.triggers.map((trigger) =>
      "cron" in trigger
        ? trigger
        : { event: trigger.event, failureOf: failedFunction(trigger.expression) },
    ),
    maxAttempts: retries === undefined ? runnerSettings.defaultAttempts : retries + 1,
    concurrency: registered.concurrency && {
      limit: registered.concurrency.limit,
      key: registered.concurrency.key,
    },
    perProcess: perProcess[registered.id.slice(APP_ID.length + 1)],
  };
}

/** The SDK gives `-failure` functions the condition `event.data.function_id == '…'`. */
function failedFunction(expression: string | undefined): string | undefined {
  if (!expression) return undefined;
  const match = /^event\.data\.function_id == '([^']+)'$/.exec(expression);
  if (!match) throw new Error(`The condition "${expression}" is not understood.`);
  return match[1];
}

export const CRON_EVENT = "inngest/scheduled.timer";
export const FAILED_EVENT = "inngest/function.failed";

export function isTriggeredBy(definition: Definition, event: InngestEvent): boolean {
  return definition.triggers.some((trigger) => {
    if ("cron" in trigger) {
      return event.name === CRON_EVENT && event.data.function_id === definition.id;
    }
    if (trigger.event !== event.name) return false;
    return trigger.failureOf === undefined || event.data.function_id === trigger.failureOf;
  });
}

/** Runs with the same key share the function's limit; null without a limit. */
export function concurrencyKey(definition: Definition, event: InngestEvent): string | null {
  if (!definition.concurrency) return null;
  const { key } = definition.concurrency;
  if (!key) return definition.id;
  const name = /^event\.data\.(\w+)$/.exec(key)?.[1];
  if (!name) throw new Error(`The concurrency key "${key}" is not understood.`);
  return `${definition.id}:${String(event.data[name])}`;
}

import { availableParallelism } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseNetworks } from "@inkform/services/outbound/parse-networks";
import { z } from "zod";

/** A wrong or missing variable. The message is one line that names it. */
export class EnvError extends Error {
  override readonly name = "EnvError";
}

const port = z
  .string()
  .regex(/^\d+$/, "must be a port number")
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, "must be a port number from 1 to 65535");

const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((value) => value.replace(/\/+$/, ""));

const list = z.string().transform((value) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);

const variables = z.object({
  PORT: port.optional(),
  HOST: z.string().regex(/^\S+$/, "must be a host name or an address").optional(),
  BASE_URL: httpUrl.optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must be a postgres:// address" })
    .optional(),
  BLOB_URL: z
    .string()
    .regex(/^(file:|s3:\/\/[^/?]+)/, "must be a file: or an s3:// address")
    .optional(),
  INNGEST_BASE_URL: httpUrl.optional(),
  INNGEST_SERVE_ORIGIN: httpUrl.optional(),
  INNGEST_EVENT_KEY: z.string().optional(),
  INNGEST_SIGNING_KEY: z.string().optional(),
  OIDC_ISSUER: httpUrl.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  AUTH_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  DEMO_IDP_PORT: port.optional(),
  SVC_OPERATOR_TOKEN: z
    .string()
    .min(16, "must have at least 16 characters")
    .regex(/^\S+$/, "must have no spaces")
    .optional(),
  SVC_DEMO: z.enum(["0", "1"], "must be 0 or 1").optional(),
  OUTBOUND_ALLOW: list
    .refine(
      (networks) => parseNetworks(networks).ok,
      "must be a comma-separated list of networks such as 10.0.0.0/8",
    )
    .optional(),
  ENGINE_WORKERS: z
    .string()
    .regex(/^[1-9]\d?$/, "must be a number from 1 to 99")
    .transform(Number)
    .optional(),
  CAD_CONCURRENCY: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "must be a number from 1 to 999")
    .transform(Number)
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error"], "must be debug, info, warn or error")
    .optional(),
});

type Variables = z.infer<typeof variables>;

/** The environment after defaults. Secrets that are kept in DATA_DIR are undefined here. */
export type Env = ReturnType<typeof withDefaults>;

/**
 * Reads every variable of the service; an empty one counts as unset.
 *
 * @throws EnvError naming the first wrong variable, without its value
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.keys(variables.shape)
      .map((name) => [name, source[name]?.trim()])
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new EnvError(`${String(issue?.path[0])} ${issue?.message}`);
  }
  requireTogether(
    parsed.data,
    ["INNGEST_EVENT_KEY", "INNGEST_SIGNING_KEY"],
    ["INNGEST_BASE_URL", "INNGEST_SERVE_ORIGIN"],
  );
  requireTogether(parsed.data, ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"]);
  if (parsed.data.DATABASE_URL && !parsed.data.AUTH_SECRET) {
    throw new EnvError(
      "AUTH_SECRET is required with DATABASE_URL: every web process needs the same",
    );
  }
  return withDefaults(parsed.data);
}

/** The environment of this process. */
export function readEnv(): Env {
  return parseEnv(process.env);
}

/** What serves one process and would fail several on the same database. */
export function warningsOf({ databaseUrl, hasBlobUrl }: Env): string[] {
  if (!databaseUrl || hasBlobUrl) return [];
  return [
    "BLOB_URL is not set: files lie in DATA_DIR, where no other web process on this database finds them",
  ];
}

/** next-auth reads its own address from the environment and from nowhere else. */
export function publishBaseUrl({ baseUrl }: Env): void {
  process.env.NEXTAUTH_URL = baseUrl;
}

function requireTogether(
  given: Variables,
  names: (keyof Variables)[],
  alone: (keyof Variables)[] = [],
): void {
  const present = [...names, ...alone].find((name) => given[name] !== undefined);
  const missing = names.find((name) => given[name] === undefined);
  if (present && missing) throw new EnvError(`${missing} is required with ${present}`);
}

function withDefaults(given: Variables) {
  const portNumber = given.PORT ?? 3000;
  const dataDir = path.resolve(given.DATA_DIR ?? ".data");
  const demo = given.SVC_DEMO ? given.SVC_DEMO === "1" : !given.DATABASE_URL;
  const demoIdpPort = given.DEMO_IDP_PORT ?? portNumber + 1;
  if (demo && !given.OIDC_ISSUER && demoIdpPort === portNumber) {
    throw new EnvError("DEMO_IDP_PORT must differ from PORT");
  }
  return {
    port: portNumber,
    // An embedded demo is not put on a network by accident.
    host: given.HOST ?? (given.DATABASE_URL ? "0.0.0.0" : "127.0.0.1"),
    baseUrl: given.BASE_URL ?? `http://localhost:${portNumber}`,
    dataDir,
    databaseUrl: given.DATABASE_URL,
    blobUrl: given.BLOB_URL ?? pathToFileURL(path.join(dataDir, "blobs")).href,
    hasBlobUrl: given.BLOB_URL !== undefined,
    inngest:
      given.INNGEST_EVENT_KEY && given.INNGEST_SIGNING_KEY
        ? {
            baseUrl: given.INNGEST_BASE_URL,
            eventKey: given.INNGEST_EVENT_KEY,
            signingKey: given.INNGEST_SIGNING_KEY,
            serveOrigin: given.INNGEST_SERVE_ORIGIN,
          }
        : undefined,
    oidc:
      given.OIDC_ISSUER && given.OIDC_CLIENT_ID && given.OIDC_CLIENT_SECRET
        ? {
            issuer: given.OIDC_ISSUER,
            clientId: given.OIDC_CLIENT_ID,
            clientSecret: given.OIDC_CLIENT_SECRET,
          }
        : undefined,
    demo,
    demoIdpPort,
    authSecret: given.AUTH_SECRET,
    operatorToken: given.SVC_OPERATOR_TOKEN,
    outboundAllow: given.OUTBOUND_ALLOW ?? [],
    engineWorkers: given.ENGINE_WORKERS ?? availableParallelism(),
    // With an Inngest server alone: the embedded runner of each process takes what it can draw.
    cadConcurrency: given.CAD_CONCURRENCY ?? given.ENGINE_WORKERS ?? availableParallelism(),
    otlpEndpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
    logLevel: given.LOG_LEVEL ?? "info",
  };
}

import { describe, expect, it } from "vitest";
import { parseEnv, warningsOf } from "./env";

describe("parseEnv", () => {
  it("needs nothing: one machine, everything embedded, loopback only", () => {
    const env = parseEnv({ PATH: "/bin", PORT: "" });
    expect(env).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      baseUrl: "http://localhost:3000",
      demo: true,
      demoIdpPort: 3001,
      outboundAllow: [],
      logLevel: "info",
    });
    expect(env.dataDir).toBe(`${process.cwd()}/.data`);
    expect(env.blobUrl).toBe(`file://${process.cwd()}/.data/blobs`);
    expect(env.databaseUrl).toBeUndefined();
    expect(env.inngest).toBeUndefined();
    expect(env.engineWorkers).toBeGreaterThan(0);
  });

  it("listens everywhere and shows no demo with a database of its own", () => {
    const DATABASE_URL = "postgres://app@db/inkform";
    const env = parseEnv({ DATABASE_URL, AUTH_SECRET: "s".repeat(32), PORT: "8080" });
    expect(env).toMatchObject({ host: "0.0.0.0", demo: false, databaseUrl: DATABASE_URL });
    expect(parseEnv({ DATABASE_URL, AUTH_SECRET: "s".repeat(32), SVC_DEMO: "1" }).demo).toBe(true);
  });

  it("draws with an Inngest server what one process can, unless it is told how many there are", () => {
    const inngest = { INNGEST_EVENT_KEY: "event", INNGEST_SIGNING_KEY: "sign" };
    expect(parseEnv({ ...inngest, ENGINE_WORKERS: "3" }).cadConcurrency).toBe(3);
    const many = { ...inngest, ENGINE_WORKERS: "3", CAD_CONCURRENCY: "12" };
    expect(parseEnv(many).cadConcurrency).toBe(12);
    expect(parseEnv({ ...many, INNGEST_SERVE_ORIGIN: "http://web:3000/" }).inngest).toMatchObject({
      serveOrigin: "http://web:3000",
    });
    expect(() => parseEnv({ INNGEST_SERVE_ORIGIN: "http://web:3000" })).toThrow(
      "INNGEST_EVENT_KEY is required with INNGEST_SERVE_ORIGIN",
    );
  });

  it("follows PORT and strips BASE_URL's slash", () => {
    expect(parseEnv({ PORT: "4100" })).toMatchObject({
      baseUrl: "http://localhost:4100",
      demoIdpPort: 4101,
    });
    expect(parseEnv({ BASE_URL: "https://inkform.example/" }).baseUrl).toBe(
      "https://inkform.example",
    );
  });

  const secret = "postgres-password";
  it.each([
    ["PORT", { PORT: "http" }],
    ["PORT", { PORT: "70000" }],
    ["HOST", { HOST: "a b" }],
    ["BASE_URL", { BASE_URL: "inkform.example" }],
    ["DATABASE_URL", { DATABASE_URL: `mysql://u:${secret}@db/x`, AUTH_SECRET: "s".repeat(32) }],
    ["AUTH_SECRET", { DATABASE_URL: `postgres://u:${secret}@db/x` }],
    ["AUTH_SECRET", { AUTH_SECRET: secret }],
    ["BLOB_URL", { BLOB_URL: "ftp://host/x" }],
    ["INNGEST_SIGNING_KEY", { INNGEST_EVENT_KEY: secret }],
    ["INNGEST_EVENT_KEY", { INNGEST_BASE_URL: "http://inngest:8288" }],
    ["OIDC_CLIENT_SECRET", { OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "x" }],
    ["DEMO_IDP_PORT", { DEMO_IDP_PORT: "3000" }],
    ["SVC_OPERATOR_TOKEN", { SVC_OPERATOR_TOKEN: "short" }],
    ["SVC_DEMO", { SVC_DEMO: "yes" }],
    ["OUTBOUND_ALLOW", { OUTBOUND_ALLOW: "10.0.0.0/8,localhost" }],
    ["ENGINE_WORKERS", { ENGINE_WORKERS: "0" }],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", { OTEL_EXPORTER_OTLP_ENDPOINT: "collector:4318" }],
    ["LOG_LEVEL", { LOG_LEVEL: "loud" }],
  ])("names %s in one line, without its value", (name, source) => {
    let message = "";
    try {
      parseEnv(source);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.split(" ")[0]).toBe(name);
    expect(message).not.toContain("\n");
    expect(message).not.toContain(secret);
  });

  it("warns where the files of one process of several would be its own", () => {
    const shared = { DATABASE_URL: "postgres://db/x", AUTH_SECRET: "s".repeat(32) };
    expect(warningsOf(parseEnv({}))).toEqual([]);
    expect(warningsOf(parseEnv({ ...shared, BLOB_URL: "file:///shared" }))).toEqual([]);
    expect(warningsOf(parseEnv(shared))).toEqual([expect.stringMatching(/^BLOB_URL /)]);
  });
});

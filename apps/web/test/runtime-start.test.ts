import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  launch,
  makeDataDir,
  readDemo,
  type Service,
  serviceEnv,
  shell,
  startService,
} from "./service";

const dataDir = makeDataDir();
let service: Service;
let env: Record<string, string>;

beforeAll(async () => {
  env = await serviceEnv(dataDir);
  service = await startService(env);
});

afterAll(async () => {
  service.signal("SIGKILL");
  await service.exited;
  fs.rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

const mode = (name: string) => fs.statSync(path.join(dataDir, name)).mode & 0o777;

/** The two commands that the start prints. */
const curls = () =>
  service
    .output()
    .split("\n")
    .filter((line) => line.trim().startsWith("curl "));

/** What the command prints, as JSON; where there is no curl, its request is made as it says. */
async function paste<T>(command: string): Promise<T> {
  const { code, stdout } = await shell("command -v curl");
  if (code === 0 && stdout) return JSON.parse((await shell(command)).stdout) as T;
  const [, address = "", name = "", value = "", ...parts] =
    /curl -sS (\S+) -H '([^:]+): ([^']+)' -F (\S+) -F (\S+)/.exec(command) ?? [];
  const form = new FormData();
  for (const part of parts) {
    const [field = "", content = ""] = part.split("=");
    form.set(
      field,
      content.startsWith("@") ? new Blob([fs.readFileSync(content.slice(1))]) : content,
    );
  }
  const response = await fetch(address, { method: "POST", headers: { [name]: value }, body: form });
  return (await response.json()) as T;
}

/** npm's own shell does not wait for the service: its lock tells when that has stopped. */
async function expectStopped() {
  expect(await service.exited).toBeOneOf([0, 143]);
  const locked = () => fs.existsSync(path.join(dataDir, "lock"));
  await expect.poll(locked, { timeout: 20_000 }).toBe(false);
  expect(service.output()).not.toMatch(/^\s+at /m);
}

describe("npm start", () => {
  it("keeps its folder and its secrets private", () => {
    expect(mode("")).toBe(0o700);
    expect(["operator.token", "auth.secret", "demo.json"].map(mode)).toEqual([0o600, 0o600, 0o600]);
  });

  it("writes demo.json and prints the address, the sign-in and the key", () => {
    const demo = readDemo(dataDir);
    expect(demo).toMatchObject({
      base_url: service.baseUrl,
      api_key: expect.stringMatching(/^svc_live_[0-9A-Za-z]{38}$/),
      webhook_secret: expect.stringMatching(/^whsec_/),
      organization_id: expect.stringMatching(/^org_/),
      project_id: expect.stringMatching(/^proj_/),
      sign_in: { email: "demo@example.com", role: expect.any(String) },
    });
    for (const shown of [service.baseUrl, demo.api_key, "demo@example.com"]) {
      expect(service.output()).toContain(shown);
    }
  });

  it("prints commands that work when pasted", async () => {
    const [read = "", draw = ""] = curls();
    const extraction = await paste<{ fields: { value: string }[]; line_items: unknown[] }>(read);
    expect(extraction.fields.map((field) => field.value)).toContain("HF-20418");
    expect(extraction.line_items).toHaveLength(4);
    expect(await paste(draw)).toMatchObject({
      id: expect.stringMatching(/^cad_/),
      finished_at: null,
    });
  });

  it("answers the health probes", async () => {
    for (const probe of ["/healthz", "/readyz"]) {
      expect((await fetch(service.baseUrl + probe)).status).toBe(200);
    }
  });

  it("refuses a second process on the folder in one line", async () => {
    const second = launch(await serviceEnv(dataDir));
    expect(await second.exited).toBe(1);
    expect(second.output()).toMatch(/^DATA_DIR .* is in use by process \d+/m);
    expect(second.output()).not.toMatch(/^\s+at /m);
  });

  it("refuses a port in use and a wrong variable in one line", async () => {
    const other = makeDataDir();
    const busy = launch({ ...(await serviceEnv(other)), PORT: env.PORT ?? "" });
    expect(await busy.exited).toBe(1);
    expect(busy.output()).toMatch(new RegExp(`^Port ${env.PORT} is in use`, "m"));
    const wrong = launch(await serviceEnv(other, { LOG_LEVEL: "loud" }));
    expect(await wrong.exited).toBe(1);
    expect(wrong.output()).toMatch(/^LOG_LEVEL must be/m);
    fs.rmSync(path.dirname(other), { recursive: true, force: true });
  });

  it("refuses unsigned calls of the job functions", async () => {
    for (const method of ["GET", "POST", "PUT"]) {
      const body = method === "GET" ? null : "{}";
      const address = `${service.baseUrl}/api/inngest?fnId=inkform-run-cad&stepId=step`;
      expect((await fetch(address, { method, body })).status).toBe(401);
    }
  });

  it("lets the operator's command line in with the token alone", async () => {
    const svc = "npm run --silent svc --";
    const made = await shell(`${svc} org create --name 'Tarn Works' --json`, { DATA_DIR: dataDir });
    expect(made.stderr).toBe("");
    const organization = JSON.parse(made.stdout);
    expect(organization).toEqual({ id: expect.stringMatching(/^org_/), name: "Tarn Works" });
    const created = await shell(
      `${svc} project create --org ${organization.id} --name Shop --json`,
      { DATA_DIR: dataDir },
    );
    expect(JSON.parse(created.stdout)).toMatchObject({ name: "Shop", status: "active" });

    const unknown = await shell(`${svc} key revoke key_none --json`, { DATA_DIR: dataDir });
    expect(unknown.code).toBe(1);
    expect(unknown.stderr.trim().split("\n")).toHaveLength(1);
    const stranger = { SVC_BASE_URL: service.baseUrl, SVC_OPERATOR_TOKEN: "not-the-token-at-all" };
    const refused = await shell(`${svc} org list --json`, stranger);
    expect(refused.code).toBe(1);
    expect(refused.stdout).toBe("");
  });

  it("stops on Ctrl-C without a trace, and starts again with what it had", async () => {
    service.signal("SIGINT");
    expect(await service.exited).toBeOneOf([0, 130]);
    expect(service.output()).not.toMatch(/^\s+at /m);
    expect(fs.existsSync(path.join(dataDir, "lock"))).toBe(false);
    const key = readDemo(dataDir).api_key;
    service = await startService(env);
    expect(readDemo(dataDir).api_key).toBe(key);
  });

  it("stops on SIGTERM alike", async () => {
    service.signal("SIGTERM");
    await expectStopped();
    service = await startService(env);
  });

  it("stops, too, where npm alone gets the signal", async () => {
    service.signalNpm("SIGTERM");
    await expectStopped();
  });
});

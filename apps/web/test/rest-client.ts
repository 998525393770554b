import fs from "node:fs";
import path from "node:path";
import { type CadJob, cadJobSchema } from "@inkform/contract/cad";
import { readDemo, type Service } from "./service";

export const EXTRACT = "langbiang-extract-1.0";
export const CAD = "fansipan-cad-1.0";

/** Calls of the operator and of projects against one running service. */
export function restClient(service: Service) {
  const { dataDir, baseUrl } = service;
  const demoKey = readDemo(dataDir).api_key;
  const operatorToken = fs.readFileSync(path.join(dataDir, "operator.token"), "utf8").trim();

  /** What `svc` does, without its start. */
  async function operate<T>(procedure: string, input: Record<string, unknown>): Promise<T> {
    const answer = await fetch(`${baseUrl}/api/operator/${procedure}`, {
      method: "POST",
      headers: { authorization: `Bearer ${operatorToken}`, "content-type": "application/json" },
      body: JSON.stringify({ json: input }),
    });
    const { result, error } = await answer.json();
    if (!result) throw new Error(`${procedure}: ${JSON.stringify(error)}`);
    return result.data.json as T;
  }

  /** A project of its own, with a key, and plans that include so many units and no more. */
  async function project(plans: Record<string, number>, scopes = ["extract", "cad", "usage"]) {
    const { organization_id: organizationId } = JSON.parse(
      fs.readFileSync(path.join(dataDir, "demo.json"), "utf8"),
    );
    const input = { organizationId, name: "Test" };
    const { id } = await operate<{ id: string }>("project.create", input);
    for (const [model, included] of Object.entries(plans)) {
      const terms = { included, overagePrice: "0.10", currency: "USD", cap: 0 };
      await operate("plan.set", { projectId: id, model, ...terms });
    }
    const made = { projectId: id, name: "test", scopes };
    const { key, id: keyId } = await operate<{ key: string; id: string }>("key.create", made);
    return { id, key, keyId };
  }

  const call = (address: string, init: RequestInit = {}, key: string | null = demoKey) =>
    fetch(baseUrl + address, {
      ...init,
      headers: { ...(key ? { authorization: `Bearer ${key}` } : {}), ...init.headers },
    });

  async function finished(id: string): Promise<CadJob> {
    const deadline = Date.now() + 170_000;
    while (Date.now() < deadline) {
      const job = cadJobSchema.parse(await (await call(`/v1/cad/${id}`)).json());
      if (job.finished_at) return job;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    throw new Error("the job did not end");
  }

  return { demoKey, operatorToken, operate, project, call, finished };
}

/** A form as integrators send it. */
export function form(
  model: string,
  file: Uint8Array | null,
  more: Record<string, string> = {},
): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries({ model, ...more })) body.set(name, value);
  if (file) body.set("file", new Blob([new Uint8Array(file)]), "upload.bin");
  return { method: "POST", body };
}

export const demoFile = (name: string): Uint8Array =>
  fs.readFileSync(new URL(`../demo/${name}`, import.meta.url));

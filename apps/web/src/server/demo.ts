import { readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createCadJob } from "@inkform/services/cad/create";
import { listCadJobs } from "@inkform/services/cad/list";
import type { ServiceBase, ServiceContext } from "@inkform/services/context";
import { seedDemo } from "@inkform/services/demo/seed";
import { extract } from "@inkform/services/extraction/extract";
import { listExtractions } from "@inkform/services/extraction/list";
import { findUser } from "@inkform/services/member/find";
import { actInProject } from "@inkform/services/project/act-in";
import { z } from "zod";
import { DEMO_EMAIL } from "../lib/demo-member";
import type { Env } from "../lib/env";
import { writePrivate } from "./data-dir";
import { DEMO_ORDER, DEMO_SKETCH } from "./folders";

const demoFile = z.object({
  base_url: z.string(),
  api_key: z.string(),
  webhook_secret: z.string(),
  organization_id: z.string(),
  project_id: z.string(),
  sign_in: z.object({ email: z.string(), role: z.string() }),
});
export type Demo = z.infer<typeof demoFile>;

/**
 * Makes the demo on an empty database and writes `demo.json`; later starts only bring its address
 * up to date.
 *
 * @returns undefined where the database is in use without a demo of ours
 */
export async function prepareDemo(env: Env, base: ServiceBase): Promise<Demo | undefined> {
  const ctx: ServiceContext = { ...base, actor: { kind: "system" } };
  const seeded = await seedDemo({ ctx, input: { memberEmail: DEMO_EMAIL } });
  const demo = seeded
    ? {
        base_url: env.baseUrl,
        api_key: seeded.apiKey,
        webhook_secret: seeded.webhookSecret,
        organization_id: seeded.organizationId,
        project_id: seeded.projectId,
        sign_in: { email: seeded.memberEmail, role: seeded.role },
      }
    : await readDemo(env.dataDir);
  if (!demo) return undefined;
  const current = { ...demo, base_url: env.baseUrl };
  writePrivate(env.dataDir, "demo.json", `${JSON.stringify(current, null, 2)}\n`);
  return current;
}

async function readDemo(dataDir: string): Promise<Demo | undefined> {
  try {
    return demoFile.parse(JSON.parse(await readFile(path.join(dataDir, "demo.json"), "utf8")));
  } catch {
    return undefined;
  }
}

/** Has the two sample documents read by the engines, once, while the service is up already. */
export async function readDemoDocuments(base: ServiceBase, demo: Demo): Promise<void> {
  const ctx = await actAsDemoMember(base, demo);
  if (!ctx) return;
  const extractions = await listExtractions({ ctx, input: {} });
  if (extractions.length === 0) {
    await extract({
      ctx,
      input: {
        ...(await demoUpload(DEMO_ORDER)),
        model: "langbiang-extract-1.0",
        commentLanguage: "en",
        source: "demo",
      },
    });
  }
  const jobs = await listCadJobs({ ctx, input: {} });
  if (jobs.length === 0) {
    await createCadJob({
      ctx,
      input: { ...(await demoUpload(DEMO_SKETCH)), model: "fansipan-cad-1.0", source: "demo" },
    });
  }
}

async function actAsDemoMember(base: ServiceBase, demo: Demo): Promise<ServiceContext | undefined> {
  const system: ServiceContext = { ...base, actor: { kind: "system" } };
  const user = await findUser({ ctx: system, input: { email: demo.sign_in.email } });
  if (!user) return undefined;
  const ctx: ServiceContext = { ...base, actor: { kind: "user", userId: user.id } };
  return actInProject({ ctx, input: { projectId: demo.project_id } });
}

async function demoUpload(file: URL) {
  return { bytes: await readFile(file), fileName: path.basename(fileURLToPath(file)) };
}

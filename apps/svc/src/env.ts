import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Which service to talk to, and the operator's token. */
export type Target = { baseUrl: string; token: string };

/** Something the operator has to put right before a call can be made. */
export class SetupError extends Error {
  override readonly name = "SetupError";
}

const DEFAULT_BASE_URL = "http://localhost:3000";
const demoFile = z.object({ base_url: z.url() });

/** @throws SetupError */
export function readTarget(): Target {
  const dataDir = path.resolve(process.env.DATA_DIR || ".data");
  const baseUrl = process.env.SVC_BASE_URL || readDemoUrl(dataDir) || DEFAULT_BASE_URL;
  if (!URL.canParse(baseUrl)) throw new SetupError("SVC_BASE_URL must be an address.");
  return { baseUrl, token: process.env.SVC_OPERATOR_TOKEN || readToken(dataDir) };
}

function readDemoUrl(dataDir: string): string | undefined {
  try {
    const text = readFileSync(path.join(dataDir, "demo.json"), "utf8");
    return demoFile.parse(JSON.parse(text)).base_url;
  } catch {
    return undefined;
  }
}

function readToken(dataDir: string): string {
  const file = path.join(dataDir, "operator.token");
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new SetupError(
      `There is no operator's token: set SVC_OPERATOR_TOKEN, or DATA_DIR to the service's folder (looked for ${file}).`,
    );
  }
}

import { fileURLToPath } from "node:url";
import type { Env } from "../lib/env";
import type { Demo } from "./demo";
import { DEMO_ORDER, DEMO_SKETCH } from "./folders";

/** What a newcomer needs: the address, how to sign in, and two commands that work when pasted. */
export function banner(env: Env, demo: Demo | undefined): string {
  const lines = ["", `Inkform is ready at ${env.baseUrl}`];
  if (demo) {
    lines.push(
      "",
      `  Sign in     choose "Continue with demo sign-in" there and go on as ${demo.sign_in.email} (no password)`,
      `  Demo key    ${demo.api_key}`,
      "",
      "  Read a purchase order:",
      `  ${curl(env, demo, "extract", "langbiang-extract-1.0", DEMO_ORDER)}`,
      "",
      "  Turn a sketch into a DXF (answers with a job; GET /v1/cad/ID has the result):",
      `  ${curl(env, demo, "cad", "fansipan-cad-1.0", DEMO_SKETCH)}`,
    );
  }
  lines.push("", "Ctrl-C stops it.", "");
  return lines.join("\n");
}

function curl(env: Env, demo: Demo, path: string, model: string, file: URL): string {
  const address = `${env.baseUrl}/v1/${path}`;
  const upload = `file=@${fileURLToPath(file)}`;
  return `curl -sS ${address} -H 'Authorization: Bearer ${demo.api_key}' -F model=${model} -F ${quote(upload)}`;
}

/** For a POSIX shell; most paths need no quotes. */
function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

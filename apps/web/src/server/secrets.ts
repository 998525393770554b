import { randomBytes } from "node:crypto";
import type { Env } from "../lib/env";
import { keepSecret } from "./data-dir";

export type Secrets = { authSecret: string; operatorToken: string };

/** Secrets that the environment does not give are made at the first start and kept in DATA_DIR. */
export function loadSecrets(env: Env): Secrets {
  const make = () => randomBytes(32).toString("base64url");
  return {
    authSecret: env.authSecret ?? keepSecret(env.dataDir, "auth.secret", make),
    operatorToken: env.operatorToken ?? keepSecret(env.dataDir, "operator.token", make),
  };
}

import { createHash, timingSafeEqual } from "node:crypto";
import { runtime } from "./runtime";

/** True where a request carries the operator's token. Hashes, which have one length, are compared in constant time. */
export function isOperator(request: Request): boolean {
  const authorization = request.headers.get("authorization") ?? "";
  const given = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? "";
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(runtime().env.operatorToken));
}

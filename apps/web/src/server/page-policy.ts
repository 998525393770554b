import { randomBytes } from "node:crypto";
import type http from "node:http";

/** What is no page: the interface, its figures, and files that are sent as they are. */
const NO_PAGE = /^\/(v\d+|api|_next|pdfjs|metrics|docs\/assets)(\/|$)/;

/**
 * Lets a page run only the scripts that the service wrote into it. The framework takes the nonce from
 * this header of the request and writes it on its scripts, wherever the header was set; it is set
 * here, where every request comes by. On other requests a header of that name is nobody's business.
 */
export function protectPage(request: http.IncomingMessage, response: http.ServerResponse): void {
  delete request.headers["content-security-policy"];
  delete request.headers["content-security-policy-report-only"];
  if (NO_PAGE.test(request.url ?? "")) return;
  const policy = policyOf(randomBytes(16).toString("base64"));
  request.headers["content-security-policy"] = policy;
  response.setHeader("content-security-policy", policy);
}

function policyOf(nonce: string): string {
  return [
    "default-src 'self'",
    // What a trusted script loads is trusted; old browsers that do not know that fall back to 'self'.
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    // React writes style attributes, and the reference and the page viewer bring style sheets along.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "connect-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

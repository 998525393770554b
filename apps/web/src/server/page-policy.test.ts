import http from "node:http";
import { expect, test } from "vitest";
import { protectPage } from "./page-policy";

function protectedBy(url: string, headers: http.IncomingHttpHeaders = {}) {
  const request = Object.assign(new http.IncomingMessage(null as never), { url, headers });
  const response = new http.ServerResponse(request);
  protectPage(request, response);
  return {
    asked: request.headers["content-security-policy"],
    answered: response.getHeader("content-security-policy"),
  };
}

const nonceOf = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

test.each([
  "/",
  "/sign-in",
  "/p/proj_1/documents/ext_1",
  "/docs",
  "/docs/webhooks",
  "/v",
  "/nothing",
])("the page %s has a policy of its own, which the framework sees too", (url) => {
  const { asked, answered } = protectedBy(url);
  expect(answered).toBe(asked);
  expect(nonceOf(answered)).not.toBe(nonceOf(protectedBy(url).answered));
});

test.each([
  "/v1/me",
  "/v2",
  "/api/trpc/project.list",
  "/_next/static/a.js",
  "/docs/assets/reference.js",
])("%s is no page, and no caller chooses a nonce for it", (url) => {
  const { asked, answered } = protectedBy(url, { "content-security-policy": "'nonce-mine'" });
  expect([asked, answered]).toEqual([undefined, undefined]);
});

test("a caller's own policy is replaced", () => {
  const { asked } = protectedBy("/", { "content-security-policy": "script-src 'nonce-mine'" });
  expect(nonceOf(asked)).not.toBe("mine");
});

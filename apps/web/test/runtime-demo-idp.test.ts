import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type DemoIdp, startDemoIdp } from "../src/server/demo-idp";
import { freePort } from "./free-port";

const REDIRECT = "http://localhost:3999/api/auth/callback/oidc";
let idp: DemoIdp;

beforeAll(async () => {
  idp = await startDemoIdp({
    host: "127.0.0.1",
    port: await freePort(),
    baseUrl: "http://localhost:3999",
    suggestedEmail: "demo@example.com",
  });
});

afterAll(() => idp.close());

/** A browser with cookies that follows redirects until they leave the provider. */
function browser() {
  const cookies = new Map<string, string>();
  return async function visit(address: string, form?: URLSearchParams): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(address, {
      redirect: "manual",
      headers: { cookie },
      ...(form ? { method: "POST", body: form } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = line.split(";")[0]?.split("=") ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (!location || location.startsWith(REDIRECT)) return response;
    return visit(new URL(location, address).href);
  };
}

function authorization(verifier: string): string {
  const url = new URL("/auth", idp.issuer);
  url.search = new URLSearchParams({
    client_id: idp.clientId,
    redirect_uri: REDIRECT,
    response_type: "code",
    scope: "openid email profile",
    state: "the-state",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  }).toString();
  return url.href;
}

async function signIn(email: string) {
  const visit = browser();
  const verifier = randomBytes(32).toString("base64url");
  const form = await visit(authorization(verifier));
  expect(await form.text()).toContain('value="demo@example.com"');
  const done = await visit(form.url, new URLSearchParams({ email }));
  const callback = new URL(done.headers.get("location") ?? "");
  expect(callback.searchParams.get("state")).toBe("the-state");
  const basic = Buffer.from(`${idp.clientId}:${idp.clientSecret}`).toString("base64");
  const tokens = await fetch(`${idp.issuer}/token`, {
    method: "POST",
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code: callback.searchParams.get("code") ?? "",
      redirect_uri: REDIRECT,
      code_verifier: verifier,
    }),
  });
  const { id_token: token } = (await tokens.json()) as { id_token: string };
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
}

it("signs in whoever types an address, always as the same person", async () => {
  const claims = await signIn("Ada.Byron@Example.com");
  expect(claims).toMatchObject({
    iss: idp.issuer,
    aud: idp.clientId,
    email: "ada.byron@example.com",
    email_verified: true,
    name: "Ada Byron",
  });
  expect((await signIn("ada.byron@example.com")).sub).toBe(claims.sub);
  expect((await signIn("somebody@example.com")).sub).not.toBe(claims.sub);
});

it("asks again for what is no address, and escapes it", async () => {
  const visit = browser();
  const form = await visit(authorization("v".repeat(43)));
  const again = await visit(form.url, new URLSearchParams({ email: '"><script>' }));
  expect(again.status).toBe(400);
  expect(await again.text()).not.toContain("<script>");
});

it("refuses a client that does not prove the code is its own", async () => {
  const address = new URL(authorization("unused"));
  address.searchParams.delete("code_challenge");
  address.searchParams.delete("code_challenge_method");
  const done = await browser()(address.href);
  expect(done.headers.get("location")).toContain("error=invalid_request");
});

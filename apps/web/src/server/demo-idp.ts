import { createHash, createPrivateKey, generateKeyPairSync, randomBytes } from "node:crypto";
import http from "node:http";
import type { Configuration, Interaction, Provider } from "oidc-provider";
import { signInPage } from "./demo-idp-page";

export type DemoIdp = { issuer: string; clientId: string; clientSecret: string; close: () => void };

type DemoIdpOptions = { host: string; port: number; baseUrl: string; suggestedEmail: string };

const CLIENT_ID = "inkform";
const LARGEST_FORM = 4096;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/;

/**
 * An OpenID provider for the demo: whoever opens it types an address and is that person. The
 * application signs in through it exactly as through a real provider. Sessions live in memory.
 */
export async function startDemoIdp(options: DemoIdpOptions): Promise<DemoIdp> {
  const issuer = `http://${new URL(options.baseUrl).hostname}:${options.port}`;
  const clientSecret = randomBytes(32).toString("base64url");
  const emails = new Map<string, string>();
  const provider = await quietly(async () => {
    const { default: Provider } = await import("oidc-provider");
    return new Provider(issuer, configuration(options.baseUrl, clientSecret, emails));
  });
  const callback = provider.callback();

  const server = http.createServer(async (request, response) => {
    try {
      if (!request.url?.startsWith("/interaction/")) return void callback(request, response);
      const interaction = await provider.interactionDetails(request, response);
      if (request.method !== "POST") return respond(response, 200, options.suggestedEmail);
      const email = new URLSearchParams(await readForm(request)).get("email")?.trim().toLowerCase();
      if (!email || !EMAIL.test(email)) {
        return respond(response, 400, email ?? "", "That is not an e-mail address.");
      }
      const accountId = subjectOf(email);
      emails.set(accountId, email);
      const consent = { grantId: await grantAll(provider, interaction, accountId) };
      await provider.interactionFinished(request, response, { login: { accountId }, consent });
    } catch {
      respond(
        response,
        400,
        options.suggestedEmail,
        "This sign-in has expired. Please start again.",
      );
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, resolve);
  });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { issuer, clientId: CLIENT_ID, clientSecret, close };
}

/**
 * oidc-provider warns on the console about Node 20, where it works, and about keeping everything
 * in memory, which is right for a demo.
 */
async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn, info } = console;
  console.warn = console.info = () => {};
  try {
    return await load();
  } finally {
    Object.assign(console, { warn, info });
  }
}

/** By way of PEM: Node 20 can wait for itself for ever where a key is exported while what made it is collected. */
function makeSigningKey() {
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return createPrivateKey(privateKey).export({ format: "jwk" });
}

function configuration(
  baseUrl: string,
  clientSecret: string,
  emails: Map<string, string>,
): Configuration {
  const key = { ...makeSigningKey(), use: "sig", alg: "RS256" };
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [`${baseUrl}/api/auth/callback/oidc`],
        post_logout_redirect_uris: [`${baseUrl}/`],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    jwks: { keys: [key] } as NonNullable<Configuration["jwks"]>,
    cookies: { keys: [randomBytes(32).toString("hex")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    ttl: { Interaction: 3600, Session: 86_400, Grant: 86_400, AccessToken: 3600, IdToken: 3600 },
    findAccount: (_ctx, accountId) => {
      const email = emails.get(accountId);
      if (!email) return undefined;
      const claims = { sub: accountId, email, email_verified: true, name: nameOf(email) };
      return { accountId, claims: () => claims };
    },
  };
}

/** Grants what was asked for, so that nobody is asked to consent to a demo. */
async function grantAll(
  provider: Provider,
  interaction: Interaction,
  accountId: string,
): Promise<string> {
  const grant = new provider.Grant({ accountId, clientId: CLIENT_ID });
  grant.addOIDCScope(String(interaction.params.scope));
  return grant.save();
}

const subjectOf = (email: string) =>
  `demo-${createHash("sha256").update(email).digest("hex").slice(0, 24)}`;

function nameOf(email: string): string {
  const words = email.split("@")[0]?.split(/[._-]+/) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
}

async function readForm(request: http.IncomingMessage): Promise<string> {
  let form = "";
  for await (const chunk of request) {
    form += String(chunk);
    if (form.length > LARGEST_FORM) throw new Error("The form is too large.");
  }
  return form;
}

function respond(response: http.ServerResponse, status: number, email: string, problem?: string) {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    "x-frame-options": "DENY",
  });
  response.end(signInPage({ email, problem }));
}

import { admitUser } from "@inkform/services/member/admit";
import type { NextAuthOptions } from "next-auth";
import { signsInThroughDemo } from "./demo-member";
import { runtime } from "./runtime";

/** How long a browser stays signed in. Membership itself is looked up on every request. */
const SESSION_SECONDS = 12 * 60 * 60;

interface Profile {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** Sign-in through any OpenID Connect provider; the demo's embedded one takes the same path. */
export function authOptions(): NextAuthOptions {
  const { env, services } = runtime();
  const oidc = identityProvider();
  return {
    secret: env.authSecret,
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/sign-in", error: "/refused" },
    providers: [
      {
        id: "oidc",
        name: "OpenID Connect",
        type: "oauth",
        wellKnown: `${oidc.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
        clientId: oidc.clientId,
        clientSecret: oidc.clientSecret,
        authorization: { params: { scope: "openid email profile" } },
        idToken: true,
        checks: ["pkce", "state", "nonce"],
        profile: (profile: Profile) => ({
          id: profile.sub,
          email: profile.email ?? null,
          name: profile.name ?? null,
        }),
      },
    ],
    callbacks: {
      /** Only a verified address that was invited, or belongs to a member, comes in. */
      async signIn({ profile }) {
        const claims = (profile ?? {}) as Partial<Profile>;
        const admission = await admitUser({
          ctx: services,
          input: {
            email: claims.email ?? "",
            emailVerified: claims.email_verified === true,
            name: claims.name ?? null,
            subject: claims.sub ?? "",
          },
        });
        return admission.admitted || `/refused?error=${admission.reason}`;
      },
    },
  };
}

function identityProvider() {
  const { oidc } = runtime().env;
  if (!oidc) throw new Error("No identity provider is set: OIDC_ISSUER is empty and the demo off.");
  return oidc;
}

/** What the sign-in button calls the provider; null while none is set. */
export function providerName(): string | null {
  const { oidc } = runtime().env;
  if (!oidc) return null;
  return signsInThroughDemo() ? "demo sign-in" : new URL(oidc.issuer).hostname;
}

import { runtime } from "./runtime";

/** The demo's member: seeded, suggested by the demo's identity provider, named on the sign-in page. */
export const DEMO_EMAIL = "demo@example.com";

/** Whether people sign in through the embedded identity provider of the demo. */
export function signsInThroughDemo(): boolean {
  const { env } = runtime();
  return (
    env.demo && env.oidc !== undefined && new URL(env.oidc.issuer).port === String(env.demoIdpPort)
  );
}

/** The demo's member, as it is seeded and as the demo's sign-in page suggests. */
export const DEMO_EMAIL = "demo@example.com";

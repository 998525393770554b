/** What a role can allow. The owner's role allows everything. */
export const PERMISSIONS = [
  "members.manage",
  "projects.manage",
  "keys.manage",
  "work.read",
  "work.create",
  "usage.read",
  "billing.manage",
  "webhooks.manage",
] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** The roles a new organization starts with; "owner" alone cannot be changed. */
export const STARTING_ROLES: Record<string, readonly Permission[]> = {
  owner: PERMISSIONS,
  admin: PERMISSIONS.filter((permission) => permission !== "billing.manage"),
  sales: ["work.read", "work.create", "usage.read"],
  billing: ["usage.read", "billing.manage"],
  developer: ["work.read", "work.create", "usage.read", "keys.manage", "webhooks.manage"],
};

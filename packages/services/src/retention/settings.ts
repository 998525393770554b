/** How long uploads, results, jobs and DXF files are kept after their job or reading ended. */
export const RETENTION_MS = 7 * 24 * 3_600_000;

/** Until when something is kept that ends now; counted from its start until it has ended. */
export const expiryOf = (now: Date): Date => new Date(now.getTime() + RETENTION_MS);

/** An upload that no row names after this belongs to a request that is gone. */
export const ACCEPTED_WITHIN_MS = 3_600_000;

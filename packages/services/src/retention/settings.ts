/** How long uploads, results, jobs and DXF files are kept. */
export const RETENTION_MS = 7 * 24 * 3_600_000;

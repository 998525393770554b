/** Bounds of what the service fetches on a caller's behalf. */
export const outboundSettings = {
  /** A download may take this long in all: names, connections, redirects and body. */
  downloadTimeoutMs: 10_000,
  /** Redirects followed by a download; a webhook follows none. */
  maxRedirects: 3,
  /** Time to resolve the name of a webhook's address when a job is submitted. */
  checkTimeoutMs: 5_000,
} as const;

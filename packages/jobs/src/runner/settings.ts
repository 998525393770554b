/** Times of the embedded runner, in milliseconds unless the name says otherwise. */
export const runnerSettings = {
  /** A process that renewed no lease for this long has lost its runs. Three renewals fit. */
  leaseMs: 15_000,
  renewMs: 5_000,
  /** Longest wait between two looks at the database; other processes' events are seen then. */
  pollMs: 1_000,
  /** Runs driven at once by one process; nearly all of them wait for somebody's network. */
  maxRuns: 256,
  /** Waits before the retries of a step or a function; the last one repeats. */
  retryDelaysMs: [1_000, 5_000, 15_000, 60_000],
  /** A step during which the process died this often is given up: it may be what kills it. */
  maxLost: 5,
  /** Attempts of a function that does not say (Inngest's own default). */
  defaultAttempts: 4,
  /** Ended runs and their events are kept this long, for a look and for the ids' uniqueness. */
  keepMs: 7 * 24 * 3_600_000,
} as const;

/** Wait before the attempt after `attempt` failures. */
export function retryDelay(attempt: number): number {
  const delays = runnerSettings.retryDelaysMs;
  return delays[Math.min(attempt, delays.length) - 1] ?? delays[delays.length - 1] ?? 0;
}

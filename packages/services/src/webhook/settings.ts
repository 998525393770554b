/** How an event is delivered; the contract fixes these figures. */
export const webhookSettings = {
  /** A receiver that has not answered by then has failed. */
  timeoutMs: 10_000,
  /** Waits before the second and the third attempt; after the third the event is dropped. */
  waitsMs: [2_000, 10_000],
  /** Attempts under way at once for one project: a dead receiver holds so many places, and no more. */
  atOncePerProject: 10,
  /** What is kept of a receiver's answer. */
  excerptBytes: 1_024,
  /** The answer's status has decided already: its body gets this long and no more. */
  excerptTimeoutMs: 1_000,
  /** A pending delivery this old without a run is announced again. */
  strandedAfterMs: 60_000,
} as const;

/** An extraction whose work passes this is stopped, nothing billed. */
export const EXTRACTION_TIMEOUT_MS = 60_000;

/**
 * Pages of a running extraction stay reserved at most so long: the work itself and the wait for a
 * free engine. Pages of a process that died come free by it.
 */
export const RESERVATION_MS = 15 * 60_000;

/** A sketch whose drawing passes this is given up with the error `timeout`. */
export const DRAWING_TIMEOUT_MS = 150_000;

/** A job still queued after this may have lost its event: it is sent again. */
export const STRANDED_AFTER_MS = 10_000;

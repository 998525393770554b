/** A client that is still sending hears the answer only once it has sent: so much and so long is read. */
const MAX_BYTES = 64 * 2 ** 20;
const MAX_MS = 10_000;

/** Reads what is left of a request's body and forgets it, within bounds. */
export async function drain(request: Request): Promise<void> {
  if (!request.body || request.body.locked) return;
  const reader = request.body.getReader();
  const timer = setTimeout(() => void reader.cancel().catch(() => {}), MAX_MS);
  try {
    let left = MAX_BYTES;
    while (left > 0) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.length;
    }
    await reader.cancel();
  } catch {
    // The client went away: nobody waits for the answer.
  } finally {
    clearTimeout(timer);
  }
}

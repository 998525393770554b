import { declaredLength, MAX_DRAIN_BYTES } from "./upload-bounds";

const MAX_MS = 10_000;

/**
 * Reads what is left of a request's body and forgets it, within bounds. What is left then is the
 * server's to cut off once it has answered: to cancel the body would close the connection first.
 */
export async function drain(request: Request): Promise<void> {
  if (!request.body || request.body.locked) return;
  // A client that still waits for `100 Continue` sends nothing.
  if (declaredLength(request.headers) > MAX_DRAIN_BYTES || request.headers.has("expect")) return;
  const reader = request.body.getReader();
  const deadline = AbortSignal.timeout(MAX_MS);
  const late = new Promise<"late">((resolve) => {
    deadline.addEventListener("abort", () => resolve("late"), { once: true });
  });
  try {
    let left = MAX_DRAIN_BYTES;
    while (left > 0) {
      const chunk = await Promise.race([reader.read(), late]);
      if (chunk === "late" || chunk.done) return;
      left -= chunk.value.length;
    }
  } catch {
    // The client went away: nobody waits for the answer.
  }
}

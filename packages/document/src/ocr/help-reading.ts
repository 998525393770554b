import type { HelperOrder, HelperReport } from "./helper";
import { runLineNetwork } from "./line-network";
import { recognizeHere } from "./tesseract";

/**
 * A process that helps one engine thread to read: a second pair of hands, and a place for native code, which takes the whole process
 * with it when its thread is stopped while it is at work.
 */
process.once("disconnect", () => process.exit());
process.on("message", (order: HelperOrder) => {
  carryOut(order).then(
    (answer) => report({ id: order.id, answer }),
    (error: unknown) => report({ id: order.id, error: String(error) }),
  );
});

async function carryOut({ task, input }: HelperOrder): Promise<unknown> {
  switch (task) {
    case "line":
      return runLineNetwork(input.network, input.image, input.unlikely);
    case "lines":
      return recognizeHere(input.image, input.model);
  }
}

/** An answer that nobody waits for any more is dropped. */
function report(message: HelperReport): void {
  process.send?.(message, undefined, undefined, () => {});
}

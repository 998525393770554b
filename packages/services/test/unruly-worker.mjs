// Stands in for the engines' worker: does what the first byte of a file says.
import { parentPort, threadId } from "node:worker_threads";

parentPort.on("message", ({ input }) => {
  const [what, echo] = input.bytes;
  parentPort.postMessage({ kind: "stage", stage: "begun", page: echo });
  if (what === 0) parentPort.postMessage({ kind: "done", result: { echo, threadId } });
  if (what === 1) process.exit(1);
  if (what === 2) throw new Error("broken");
  if (what === 3) {
    const error = { name: "UploadError", code: "unreadable_document", message: "no", stack: null };
    parentPort.postMessage({ kind: "failed", error });
  }
  if (what === 4) for (;;);
});

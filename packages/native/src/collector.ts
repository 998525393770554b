import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Frees what a task left behind. Pictures lie outside the heap, tens of megabytes each, and V8, which sees a small heap,
 * would keep those of several tasks before it looks.
 */
export function collector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}

import { writeFileSync } from "node:fs";
import { answerOrders } from "../src/answer-orders";

export interface EchoTasks {
  echo: { input: unknown; answer: unknown };
  fail: { input: string; answer: never };
  end: { input: null; answer: never };
  /** Writes a file of the bytes. */
  write: { input: { path: string; bytes: Uint8Array }; answer: null };
}

/** A helping process that says again what it is told, for the tests. */
answerOrders<EchoTasks>({
  echo: async (input) => input,
  fail: async (input) => {
    throw new Error(input);
  },
  end: () => process.exit(),
  write: async ({ path, bytes }) => {
    writeFileSync(path, bytes);
    return null;
  },
});

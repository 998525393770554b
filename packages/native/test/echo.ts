import { answerOrders } from "../src/answer-orders";

export interface EchoTasks {
  echo: { input: unknown; answer: unknown };
  fail: { input: string; answer: never };
  end: { input: null; answer: never };
}

/** A helping process that says again what it is told, for the tests. */
answerOrders<EchoTasks>({
  echo: async (input) => input,
  fail: async (input) => {
    throw new Error(input);
  },
  end: () => process.exit(),
});

interface Call<Input, Output> {
  input: Input;
  resolve: (output: Output) => void;
  reject: (error: unknown) => void;
}

/**
 * Answers calls of one key in turns: those that come while a run is under way are answered together by the next one. So each
 * answer is of a run that began after its call came, never of an earlier one, and a busy key costs a run for many calls.
 *
 * @param keyOf which calls may be answered together
 * @param run gives an output for each input, in their order
 */
export function gather<Input, Output>(
  keyOf: (input: Input) => string,
  run: (inputs: [Input, ...Input[]]) => Promise<Output[]>,
): (input: Input) => Promise<Output> {
  /** Calls that wait, for each key that has a run under way. */
  const waiting = new Map<string, Call<Input, Output>[]>();

  const answer = async (calls: Call<Input, Output>[]) => {
    try {
      const outputs = await run(calls.map(({ input }) => input) as [Input, ...Input[]]);
      for (const [at, { resolve }] of calls.entries()) resolve(outputs[at] as Output);
    } catch (error) {
      for (const { reject } of calls) reject(error);
    }
  };
  const answerAll = async (key: string, first: Call<Input, Output>) => {
    let calls = [first];
    while (calls.length > 0) {
      waiting.set(key, []);
      await answer(calls);
      calls = waiting.get(key) ?? [];
    }
    waiting.delete(key);
  };

  return (input) =>
    new Promise((resolve, reject) => {
      const key = keyOf(input);
      const call = { input, resolve, reject };
      const others = waiting.get(key);
      if (others) others.push(call);
      else void answerAll(key, call);
    });
}

import type { HelperOrder, HelperReport, TaskMap } from "./model";

/** How each task of a helping process is carried out. */
type Skills<Tasks extends TaskMap<Tasks>> = {
  [Task in keyof Tasks]: (input: Tasks[Task]["input"]) => Promise<Tasks[Task]["answer"]>;
};

/**
 * Makes this process the helper of the thread that forked it (`helper.ts`): a second pair of hands, and a place for native code, which
 * takes the whole process with it when its thread is stopped while it is at work. It ends with that thread.
 */
export function answerOrders<Tasks extends TaskMap<Tasks>>(skills: Skills<Tasks>): void {
  process.once("disconnect", () => process.exit());
  process.on("message", ({ id, task, input }: HelperOrder) => {
    const carryOut = skills[task as keyof Tasks];
    carryOut(input as Tasks[keyof Tasks]["input"]).then(
      (answer) => report({ id, answer }),
      (error: unknown) => report({ id, error: String(error) }),
    );
  });
}

/** An answer that nobody waits for any more is dropped. */
function report(message: HelperReport): void {
  process.send?.(message, undefined, undefined, () => {});
}

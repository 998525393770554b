import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { HelperReport, TaskMap } from "./model";

export interface Helper<Tasks extends TaskMap<Tasks>> {
  /** Has a task carried out; refused where the process ends before it answers. */
  ask: <Task extends keyof Tasks & string>(
    task: Task,
    input: Tasks[Task]["input"],
  ) => Promise<Tasks[Task]["answer"]>;
  /** The same, for work that this thread does meanwhile without a pause: resolves as soon as the process has all of the input. */
  begin: <Task extends keyof Tasks & string>(
    task: Task,
    input: Tasks[Task]["input"],
  ) => Promise<{ answer: Promise<Tasks[Task]["answer"]> }>;
}

interface Program {
  path: string;
  /** Arguments of Node itself. */
  execArgv: string[];
}

interface Question {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

/** The program of this name beside a module (its `import.meta.url`): as source, or bundled as the module is. */
export function programBeside(moduleUrl: string, name: string): Program {
  const isSource = moduleUrl.endsWith(".ts");
  return {
    path: fileURLToPath(new URL(`./${name}.${isSource ? "ts" : "mjs"}`, moduleUrl)),
    execArgv: isSource ? ["--import", "tsx"] : [],
  };
}

/** This thread's helping process, which is started when it is first asked and again where it ended. */
export function lastingHelper<Tasks extends TaskMap<Tasks>>(program: () => Program): Helper<Tasks> {
  let helper: Helper<Tasks> | undefined;
  const current = (): Helper<Tasks> => {
    if (helper === undefined) {
      const started = startHelper<Tasks>(program(), () => {
        if (helper === started) helper = undefined;
      });
      helper = started;
    }
    return helper;
  };
  return {
    ask: (task, input) => current().ask(task, input),
    begin: (task, input) => current().begin(task, input),
  };
}

/**
 * Starts a helping process, which ends with this thread and keeps nothing alive while it is asked nothing. `onEnd` is told when it
 * ended by itself; questions that are open then are refused.
 */
export function startHelper<Tasks extends TaskMap<Tasks>>(
  { path, execArgv }: Program,
  onEnd: () => void,
): Helper<Tasks> {
  const child = fork(path, [], {
    execArgv,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.unref();
  holdOpen(child, false);
  const open = new Map<number, Question>();
  let asked = 0;
  child.on("message", (report: HelperReport) => {
    const question = open.get(report.id);
    open.delete(report.id);
    holdOpen(child, open.size > 0);
    if ("error" in report) question?.reject(new Error(report.error));
    else question?.resolve(report.answer as never);
  });
  const end = (reason: unknown) => {
    onEnd();
    for (const { reject } of open.values()) reject(new Error(`the helper ended: ${reason}`));
    open.clear();
  };
  child.once("error", end);
  child.once("exit", (code, signal) => end(signal ?? code));
  const begin: Helper<Tasks>["begin"] = (task, input) =>
    new Promise((sent) => {
      const id = asked++;
      const answer = new Promise<never>((resolve, reject) => open.set(id, { resolve, reject }));
      // Who began it may be busy still, or have given up, when it fails.
      answer.catch(() => {});
      holdOpen(child, true);
      child.send({ id, task, input }, (error) => {
        if (error) {
          open.get(id)?.reject(error);
          open.delete(id);
        }
        sent({ answer });
      });
    });
  return { begin, ask: async (task, input) => (await begin(task, input)).answer };
}

function holdOpen({ channel }: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) channel?.ref();
  else channel?.unref();
}

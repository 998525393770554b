import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { GreyImage } from "./grey-image";
import type { LineAnswer } from "./line-network";
import type { PrintNetwork } from "./print-networks";
import type { Model, OcrLine } from "./tesseract";

/** What a helping process can be asked. */
export interface HelperTasks {
  /** The likeliest signs of one line of print. */
  line: {
    input: { image: GreyImage; network: PrintNetwork; unlikely: readonly number[] };
    answer: LineAnswer;
  };
  /** The lines of an image by the model of a language. */
  lines: { input: { image: GreyImage; model: Model }; answer: OcrLine[] };
}

export type HelperTask = keyof HelperTasks;
export type HelperOrder = {
  [Task in HelperTask]: { id: number; task: Task; input: HelperTasks[Task]["input"] };
}[HelperTask];
export type HelperReport = { id: number; answer: unknown } | { id: number; error: string };

interface Helper {
  ask: <Task extends HelperTask>(
    task: Task,
    input: HelperTasks[Task]["input"],
  ) => Promise<HelperTasks[Task]["answer"]>;
}

interface Question {
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
}

let helper: Helper | undefined;

/** Asks this thread's helping process, which is started when it is first needed and again where it ended. */
export const askHelper: Helper["ask"] = (task, input) => {
  if (helper === undefined) {
    const started = startHelper(program(), () => {
      if (helper === started) helper = undefined;
    });
    helper = started;
  }
  return helper.ask(task, input);
};

interface Program {
  path: string;
  /** Arguments of Node itself. */
  execArgv: string[];
}

/** The program beside this file: as source, or bundled as this file is. */
function program(): Program {
  const isSource = import.meta.url.endsWith(".ts");
  const name = isSource ? "./help-reading.ts" : "./help-reading.mjs";
  return {
    path: fileURLToPath(new URL(name, import.meta.url)),
    execArgv: isSource ? ["--import", "tsx"] : [],
  };
}

/**
 * Starts a helping process, which ends with this thread and keeps nothing alive while it is asked nothing. `onEnd` is told when it
 * ended by itself; questions that are open then are refused.
 */
export function startHelper({ path, execArgv }: Program, onEnd: () => void): Helper {
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
  return {
    ask: (task, input) =>
      new Promise((resolve, reject) => {
        const id = asked++;
        open.set(id, { resolve, reject });
        holdOpen(child, true);
        child.send({ id, task, input }, (error) => {
          if (error && open.delete(id)) reject(error);
        });
      }),
  };
}

function holdOpen({ channel }: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) channel?.ref();
  else channel?.unref();
}

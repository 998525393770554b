import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { GreyImage } from "./grey-image";

/** The likeliest class of a column of the network's answer. */
export interface Peak {
  index: number;
  /** 0 to 1. */
  probability: number;
  column: number;
}

export interface NetworkAnswer {
  columns: number;
  classes: number;
  /** Without the empty class, repeats joined. */
  peaks: Peak[];
}

/** Runs a network on lines of text in a process of its own, several questions at a time. */
export type NetworkProcess = (line: GreyImage) => Promise<NetworkAnswer>;

interface Question {
  resolve: (answer: NetworkAnswer) => void;
  reject: (error: Error) => void;
}

type Message = { id: number; answer: NetworkAnswer } | { id: number; error: string };

const require = createRequire(import.meta.url);

/**
 * Starts the process, which ends with this thread and keeps nothing alive while it is asked nothing. `onEnd` is told when it ended by
 * itself; questions that are open then are refused.
 */
export function startNetwork(model: string, onEnd: () => void): NetworkProcess {
  const child = fork(program(), [model], {
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  child.unref();
  holdOpen(child, false);
  const open = new Map<number, Question>();
  let asked = 0;
  child.on("message", (message: Message) => {
    const question = open.get(message.id);
    open.delete(message.id);
    holdOpen(child, open.size > 0);
    if ("answer" in message) question?.resolve(message.answer);
    else question?.reject(new Error(message.error));
  });
  const end = (reason: unknown) => {
    onEnd();
    for (const { reject } of open.values()) {
      reject(new Error(`the print network's process ended: ${reason}`));
    }
    open.clear();
  };
  child.once("error", end);
  child.once("exit", (code, signal) => end(signal ?? code));
  return (line) =>
    new Promise((resolve, reject) => {
      const id = asked++;
      open.set(id, { resolve, reject });
      holdOpen(child, true);
      child.send({ id, line }, (error) => {
        if (error && open.delete(id)) reject(error);
      });
    });
}

function holdOpen({ channel }: ChildProcess, isNeeded: boolean): void {
  if (isNeeded) channel?.ref();
  else channel?.unref();
}

/** Found through the package, not through this file's place, so that a bundled engine finds it too. */
function program(): string {
  const root = dirname(require.resolve("@inkform/document/package.json"));
  return join(root, "scripts/print-network.mjs");
}

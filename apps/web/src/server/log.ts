import type { Env } from "@/lib/env";

const RANK = { debug: 0, info: 1, warn: 2, error: 3 } as const;
type Level = keyof typeof RANK;
type Fields = Record<string, unknown>;

export type Logger = Record<Level, (message: string, fields?: Fields) => void>;

/**
 * JSON lines on standard output. Fields carry identifiers, codes and durations: never a key, a
 * secret, a document's text or a file's name.
 */
export function createLogger(level: Env["logLevel"]): Logger {
  const write =
    (at: Level) =>
    (message: string, fields: Fields = {}) => {
      if (RANK[at] < RANK[level]) return;
      const time = new Date().toISOString();
      process.stdout.write(`${JSON.stringify({ time, level: at, message, ...fields })}\n`);
    };
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
}

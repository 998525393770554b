import { execFile } from "node:child_process";

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end, with these variables and those that every program needs. */
export function runProgram(
  command: string,
  args: string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Ended> {
  const { PATH = "", HOME = "" } = process.env;
  const environment = { PATH, HOME, ...env } as unknown as NodeJS.ProcessEnv;
  const options = { cwd, env: environment, maxBuffer: 1e8 };
  return new Promise((resolve) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, stdout, stderr });
    });
  });
}

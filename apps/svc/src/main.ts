import { parseArgs } from "node:util";
import type { OperatorRouter } from "@inkform/api/operator/router";
import { createTRPCClient, httpLink } from "@trpc/client";
import superjson from "superjson";
import { type Client, type Command, Given, UsageError } from "./command";
import { COMMANDS } from "./commands";
import { readTarget } from "./env";
import { toText } from "./table";

const TIMEOUT_MS = 60_000;

async function main(words: string[]): Promise<void> {
  const [noun, verb, ...rest] = words;
  if (!noun || noun === "help" || noun === "--help") return print(help());
  const command = COMMANDS.find((known) => known.noun === noun && known.verb === verb);
  if (!command) {
    throw new UsageError(`there is no command "${[noun, verb].filter(Boolean).join(" ")}"`);
  }
  const { values, positionals } = parse(command, rest);
  const { json, ...options } = values;
  const takesId = /^[A-Z]/.test(command.usage);
  if (positionals.length > (takesId ? 1 : 0)) {
    throw new UsageError(`"${positionals.at(-1)}" is one too many`);
  }
  const given = new Given(options as Record<string, string | undefined>, positionals);
  const answer = await command.run(connect(), given);
  print(json ? JSON.stringify(answer) : toText(answer));
}

function parse(command: Command, words: string[]) {
  const names = [...command.usage.matchAll(/--([a-z-]+)/g)].map(([, name]) => name ?? "");
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: { ...options, json: { type: "boolean" } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message.split("\n")[0]);
  }
}

/** The service and the token are looked for with the first call: a wrong command line is told first. */
function connect(): Client {
  const link = httpLink({
    url: "http://service/api/operator",
    transformer: superjson,
    fetch: (address, init) => callService(new URL(String(address)), init as RequestInit),
  });
  return createTRPCClient<OperatorRouter>({ links: [link] });
}

async function callService({ pathname, search }: URL, init: RequestInit): Promise<Response> {
  const { baseUrl, token } = readTarget();
  const headers = new Headers(init.headers ?? {});
  headers.set("authorization", `Bearer ${token}`);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    return await fetch(new URL(pathname + search, baseUrl), { ...init, headers, signal });
  } catch {
    throw new Error(`The service at ${baseUrl} does not answer.`);
  }
}

function help(): string {
  const lines = COMMANDS.map(({ noun, verb, usage, says }) => {
    const call = [noun, verb, usage].filter(Boolean).join(" ");
    return `  ${call}\n      ${says}`;
  });
  return [
    "The operator's command line. npm run --silent svc -- <noun> <verb> [options]",
    "",
    ...lines,
    "",
    "  --json prints exactly one JSON value.",
    "  SVC_BASE_URL, SVC_OPERATOR_TOKEN and DATA_DIR say which service and whose token.",
  ].join("\n");
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  const usage = error instanceof UsageError;
  const message = (error as Error).message.replace(/\s*\n\s*/g, " ");
  process.stderr.write(usage ? `${message}; "svc help" lists every command.\n` : `${message}\n`);
  process.exitCode = usage ? 2 : 1;
}

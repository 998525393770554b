/** Errors whose message quotes what was parsed. */
const QUOTING = new Set(["SyntaxError", "ZodError"]);

interface Described {
  error: string;
  code?: string;
  stack?: string;
}

/**
 * An error for the log. Messages that quote data (a statement's parameters, a text that could not be
 * parsed) are left out; where it was thrown is kept.
 */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { error: typeof error };
  const { name, message, stack = "", cause } = error;
  const code = codeOf(error) ?? codeOf(cause);
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  const first = quotes(error) ? name : `${name}: ${message}`;
  return { error: name, ...(code ? { code } : {}), stack: [first, ...frames].join("\n") };
}

function quotes(error: Error): boolean {
  return QUOTING.has(error.name) || "query" in error || "params" in error;
}

function codeOf(error: unknown): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}

import type { OperatorRouter } from "@inkform/api/operator/router";
import type { TRPCClient } from "@trpc/client";

export type Client = TRPCClient<OperatorRouter>;

/** A command line that does not fit a command: exit 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** What was given after the noun and the verb. */
export class Given {
  constructor(
    private readonly options: Readonly<Record<string, string | undefined>>,
    private readonly positionals: readonly string[],
  ) {}

  text(name: string): string {
    const value = this.options[name];
    if (value === undefined || value === "") throw new UsageError(`--${name} is missing`);
    return value;
  }

  optionalText(name: string): string | undefined {
    return this.options[name] === undefined ? undefined : this.text(name);
  }

  count(name: string): number {
    const value = this.text(name);
    if (!/^\d{1,9}$/.test(value)) throw new UsageError(`--${name} must be a whole number`);
    return Number(value);
  }

  optionalCount(name: string): number | undefined {
    return this.options[name] === undefined ? undefined : this.count(name);
  }

  optionalDate(name: string): Date | undefined {
    const value = this.optionalText(name);
    if (value === undefined) return undefined;
    const date = new Date(value);
    if (Number.isNaN(date.getTime())) throw new UsageError(`--${name} must be a date`);
    return date;
  }

  /** The one argument without a name. */
  id(): string {
    const [id] = this.positionals;
    if (!id) throw new UsageError("the id is missing");
    return id;
  }
}

export type Command = {
  noun: string;
  verb: string;
  /** As `svc help` shows it, after noun and verb. Options in it are the ones that are known. */
  usage: string;
  /** What it does, in a few words. */
  says: string;
  run: (client: Client, given: Given) => Promise<unknown>;
};

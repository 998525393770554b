import type postgres from "postgres";

/** A statement with a longer list in it is hardly ever asked for twice in the same length. */
const MAX_PARAMETERS = 40;

/**
 * Makes a client, and the transactions it opens, prepare what they are asked: a statement is parsed, described and planned once
 * a connection, and then takes one round trip instead of two. drizzle would say so for each query, and never in a transaction.
 */
export function prepareStatements<Client extends postgres.Sql | postgres.TransactionSql>(
  client: Client,
): Client {
  const { unsafe } = client;
  const prepared: typeof unsafe = (query, parameters = [], options = {}) =>
    unsafe(query, parameters, { ...options, prepare: parameters.length <= MAX_PARAMETERS });
  Object.assign(client, { unsafe: prepared });
  for (const name of ["begin", "savepoint"] as const) {
    const open = (client as unknown as Record<string, Open | undefined>)[name];
    if (!open) continue;
    Object.assign(client, {
      [name]: (run: Scope) => open((inner) => run(prepareStatements(inner))),
    });
  }
  return client;
}

type Scope = (inner: postgres.TransactionSql) => unknown;
type Open = (run: Scope) => Promise<unknown>;

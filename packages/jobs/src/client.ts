import type { Logger as InngestLogger } from "inngest";
import { Inngest } from "inngest";

/** Where events go and who may call the functions. */
export type Connection = {
  /** Undefined for Inngest's own cloud. */
  baseUrl: string | undefined;
  eventKey: string;
  signingKey: string;
  fetch?: typeof fetch;
};

/** The application's name in identifiers of functions: `inkform-run-cad`. */
export const APP_ID = "inkform";

/** `isDev: false`: its contrary would switch the signature checks off. */
export function createClient(connection: Connection, logger: InngestLogger): Inngest {
  return new Inngest({
    id: APP_ID,
    isDev: false,
    aiMetadata: false,
    eventKey: connection.eventKey,
    signingKey: connection.signingKey,
    logger,
    ...(connection.baseUrl ? { baseUrl: connection.baseUrl } : {}),
    ...(connection.fetch ? { fetch: connection.fetch } : {}),
  });
}

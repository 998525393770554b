import type { Scope } from "@inkform/contract/common";
import type { Database } from "@inkform/db/open-database";
import type { Blobs } from "./blob/blobs";
import type { Engines } from "./engine/engines";
import type { RequestsPerMinute } from "./limits/defaults";
import type { Permission } from "./member/permissions";
import type { GuardedClient } from "./outbound/guarded-client";
import type { Telemetry } from "./telemetry";

/** Who acts. A key or a member acts in one project; the operator and the service itself in all. */
export type Actor =
  | {
      kind: "key";
      keyId: string;
      projectId: string;
      organizationId: string;
      scopes: Scope[];
      requestsPerMinute: RequestsPerMinute;
    }
  | {
      kind: "member";
      userId: string;
      projectId: string;
      organizationId: string;
      permissions: readonly Permission[];
    }
  | { kind: "user"; userId: string }
  | { kind: "operator" }
  | { kind: "system" };

/** Durable events: once `send` resolved, an event reaches its functions at least once. */
export interface Events {
  /** `id` makes an event unique: a second one of the same id is dropped. */
  send: (events: { id: string; name: string; data: Record<string, unknown> }[]) => Promise<void>;
}

export interface Log {
  info: (message: string, fields?: Record<string, unknown>) => void;
  warn: (message: string, fields?: Record<string, unknown>) => void;
  error: (message: string, fields?: Record<string, unknown>) => void;
}

/** What the edge opens once a process. */
export interface ServiceBase {
  db: Database;
  blobs: Blobs;
  events: Events;
  engines: Engines;
  /** The only way out to an address that a caller chose. */
  outbound: GuardedClient;
  log: Log;
  /** Figures and traces; absent where nobody watches. */
  telemetry?: Telemetry;
  clock: () => Date;
  /** The public address of the service, without a trailing slash. */
  baseUrl: string;
  /** Signs links. */
  authSecret: string;
}

export interface ServiceContext extends ServiceBase {
  actor: Actor;
  /** The trace that this belongs to, for what goes on with it later. */
  traceparent?: string | undefined;
}

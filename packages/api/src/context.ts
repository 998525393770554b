import type { ServiceBase } from "@inkform/services/context";

/** A person who signed in and is known. */
export interface SignedIn {
  id: string;
  email: string;
  name: string | null;
}

/** What a procedure is called with: the services, and whose browser this is (looked up for this request). */
export interface ApiContext {
  services: ServiceBase;
  /** Names the request in the log and in its answer. */
  requestId: string;
  user: SignedIn | null;
}

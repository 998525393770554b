import { ServiceError } from "@inkform/services/service-error";
import { route } from "./endpoint";

const refuse = {
  open: async (): Promise<Response> => {
    throw new ServiceError("not_found", "There is nothing at this address; see /v1/openapi.json.");
  },
};

/** 404 for every method: there is no resource whose methods could be named. */
export function unknownPath<Params = Record<string, never>>() {
  const { GET, POST } = route<Params>("(unknown)", { GET: refuse, POST: refuse });
  return { GET, HEAD: GET, POST, PUT: POST, PATCH: POST, DELETE: POST, OPTIONS: POST };
}

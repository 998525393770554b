import type { ApiContext } from "@inkform/api/context";
import { findUser } from "@inkform/services/member/find";
import { newId } from "@inkform/services/new-id";
import { getServerSession } from "next-auth";
import { cache } from "react";
import { authOptions } from "./auth";
import { runtime } from "./runtime";

/** The person whose browser this is, looked up afresh for each request, or null. */
export const currentUser = cache(async () => {
  if (!runtime().env.oidc) return null;
  const session = await getServerSession(authOptions());
  const email = session?.user?.email;
  if (!email) return null;
  return findUser({ ctx: runtime().services, input: { email } });
});

/** What a procedure is called with on behalf of this request. */
export async function currentApiContext(): Promise<ApiContext> {
  const requestId = newId("req", new Date());
  return { services: runtime().services, requestId, user: await currentUser() };
}

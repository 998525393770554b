import { defaultShouldDehydrateQuery, QueryClient } from "@tanstack/react-query";
import superjson from "superjson";

/** One a browser tab, one a server request. Pending queries are streamed to the browser too. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        retry: (failures, error) => failures < 2 && !isAnswer(error),
      },
      dehydrate: {
        serializeData: superjson.serialize,
        shouldDehydrateQuery: (query) =>
          defaultShouldDehydrateQuery(query) || query.state.status === "pending",
      },
      hydrate: { deserializeData: superjson.deserialize },
    },
  });
}

/** True where the service answered with a refusal: asking again changes nothing. */
function isAnswer(error: unknown): boolean {
  if (!(error instanceof Error) || !("data" in error)) return false;
  const status = (error.data as { httpStatus?: number } | null)?.httpStatus ?? 500;
  return status < 500;
}

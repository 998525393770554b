"use client";

import type { AppRouter } from "@inkform/api/root";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createTRPCClient,
  httpBatchStreamLink,
  httpLink,
  isNonJsonSerializable,
  splitLink,
} from "@trpc/client";
import { createTRPCContext } from "@trpc/tanstack-react-query";
import { type ReactNode, useState } from "react";
import superjson from "superjson";
import { makeQueryClient } from "./query-client";

const { TRPCProvider, useTRPC } = createTRPCContext<AppRouter>();

export { useTRPC };

let browserClient: QueryClient | undefined;

function queryClientOfTab(): QueryClient {
  if (typeof window === "undefined") return makeQueryClient();
  browserClient ??= makeQueryClient();
  return browserClient;
}

/** Uploads travel as multipart bodies, everything else as streamed batches. */
function makeClient() {
  const url = "/api/trpc";
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => isNonJsonSerializable(operation.input),
        true: httpLink({
          url,
          transformer: { serialize: (data) => data, deserialize: superjson.deserialize },
        }),
        false: httpBatchStreamLink({ url, transformer: superjson }),
      }),
    ],
  });
}

export function ApiProvider({ children }: { children: ReactNode }) {
  const queryClient = queryClientOfTab();
  const [client] = useState(makeClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        {children}
      </TRPCProvider>
    </QueryClientProvider>
  );
}

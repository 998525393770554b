"use client";

import { EmptyState } from "@inkform/ui/empty-state";
import { ListSkeleton } from "@inkform/ui/loading";
import { Notice } from "@inkform/ui/notice";
import { Panel } from "@inkform/ui/panel";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Webhook } from "lucide-react";
import { useTRPC } from "@/lib/trpc/client";
import { errorInWords } from "@/lib/trpc/error-in-words";
import { DeliveryRow } from "./delivery-row";

/** How often to look while a delivery is under way: its attempts are seconds apart. */
const FOLLOW_MS = 2_000;

/** The project's newest webhook deliveries; whose role has no business with them sees nothing of it. */
export function DeliveriesPanel({ projectId }: { projectId: string }) {
  const trpc = useTRPC();
  const queries = useQueryClient();
  const list = trpc.webhook.list.queryOptions({ projectId });
  const deliveries = useQuery({
    ...list,
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === "pending") ? FOLLOW_MS : false,
  });
  const replay = useMutation(
    trpc.webhook.replay.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: list.queryKey }),
    }),
  );
  if (deliveries.error?.data?.code === "FORBIDDEN") return null;
  const failure = replay.error ?? deliveries.error;
  return (
    <Panel title="Webhook deliveries">
      {failure ? (
        <div className="p-3">
          <Notice
            tone="bad"
            title={replay.error ? "The event could not be sent again" : "This could not be loaded"}
          >
            {errorInWords(failure)}
          </Notice>
        </div>
      ) : null}
      {deliveries.isPending ? (
        <ListSkeleton rows={2} label="Loading deliveries" />
      ) : !deliveries.data ? null : deliveries.data.length === 0 ? (
        <EmptyState icon={<Webhook />} title="No delivery yet">
          A job that is given a webhook_url is told about there when it ends.
        </EmptyState>
      ) : (
        <ul aria-label="Webhook deliveries" className="divide-y divide-line">
          {deliveries.data.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              busy={replay.isPending}
              onReplay={() => replay.mutate({ projectId, id: delivery.id })}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

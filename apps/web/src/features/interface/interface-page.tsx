"use client";

import { buttonClass } from "@inkform/ui/button";
import { EmptyState } from "@inkform/ui/empty-state";
import { ListSkeleton } from "@inkform/ui/loading";
import { Notice } from "@inkform/ui/notice";
import { Panel } from "@inkform/ui/panel";
import { useQuery } from "@tanstack/react-query";
import { BookOpen, ChartNoAxesColumn, KeyRound } from "lucide-react";
import Link from "next/link";
import { useTRPC } from "@/lib/trpc/client";
import { errorInWords } from "@/lib/trpc/error-in-words";
import { ListPage } from "../list/list-page";
import { CurlLines } from "./curl-lines";
import { DeliveriesPanel } from "./deliveries-panel";
import { KeyTable } from "./key-table";
import { PlanMeter } from "./plan-meter";

/** What an integrator of this project needs: its plans and use, its keys, its webhooks, and the first calls. */
export function InterfacePage({ projectId, baseUrl }: { projectId: string; baseUrl: string }) {
  const trpc = useTRPC();
  const keys = useQuery(trpc.key.list.queryOptions({ projectId }));
  const plans = useQuery(trpc.usage.plans.queryOptions({ projectId }));
  return (
    <ListPage title="API & usage" lead="What this project may use, and how its systems call it.">
      <Panel title="This period">
        {plans.isPending ? (
          <ListSkeleton rows={2} label="Loading plans" />
        ) : !plans.data ? (
          <Failed error={plans.error} />
        ) : plans.data.length === 0 ? (
          <EmptyState icon={<ChartNoAxesColumn />} title="No plan yet">
            Calls answer 402 until whoever runs this service sets a plan for the project.
          </EmptyState>
        ) : (
          <div className="grid gap-px bg-line sm:grid-cols-2">
            {plans.data.map((plan) => (
              <PlanMeter key={plan.model} plan={plan} />
            ))}
          </div>
        )}
      </Panel>
      <Panel title="Keys">
        {keys.isPending ? (
          <ListSkeleton rows={2} label="Loading keys" />
        ) : !keys.data ? (
          <Failed error={keys.error} />
        ) : keys.data.length === 0 ? (
          <EmptyState icon={<KeyRound />} title="No key yet">
            Whoever runs this service can make one for the project.
          </EmptyState>
        ) : (
          <KeyTable keys={keys.data} />
        )}
      </Panel>
      <DeliveriesPanel projectId={projectId} />
      <Panel
        title="First calls"
        aside={
          <Link href="/docs" className={buttonClass("plain")}>
            <BookOpen aria-hidden className="size-4" />
            Documentation
          </Link>
        }
      >
        <CurlLines baseUrl={baseUrl} />
      </Panel>
    </ListPage>
  );
}

function Failed({ error }: { error: unknown }) {
  return (
    <div className="p-3">
      <Notice tone="bad" title="This could not be loaded">
        {errorInWords(error)}
      </Notice>
    </div>
  );
}

"use client";

import { Button } from "@inkform/ui/button";
import { ListSkeleton } from "@inkform/ui/loading";
import { Notice } from "@inkform/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/lib/trpc/client";
import { errorInWords } from "@/lib/trpc/error-in-words";
import { Moment } from "../list/moment";
import { DetailHeader } from "../shell/detail-header";
import { isOpen, JobStatus } from "./job-status";
import { SketchWorkspace } from "./sketch-workspace";

const REFRESH_WHILE_OPEN = 700;

/** One sketch: followed live until it ends, then beside its drawings. */
export function SketchPage({ projectId, id }: { projectId: string; id: string }) {
  const trpc = useTRPC();
  const query = useQuery(
    trpc.sketch.get.queryOptions(
      { projectId, id },
      {
        refetchInterval: ({ state }) =>
          state.data && isOpen(state.data.status) ? REFRESH_WHILE_OPEN : false,
      },
    ),
  );
  const list = `/p/${projectId}/sketches`;
  if (query.isPending) return <ListSkeleton rows={8} label="Loading the sketch" />;
  if (!query.data) {
    return (
      <div className="mx-auto w-full max-w-xl p-6">
        <Notice
          tone="bad"
          title="This sketch cannot be shown"
          action={<Button onClick={() => query.refetch()}>Try again</Button>}
        >
          {errorInWords(query.error)}
        </Notice>
      </div>
    );
  }
  const job = query.data;
  return (
    <div className="flex min-h-0 flex-1 flex-col max-lg:overflow-y-auto">
      <DetailHeader
        back={list}
        backName="Sketches"
        title={job.fileName ?? id}
        aside={
          <div aria-live="polite">
            <JobStatus status={job.status} />
          </div>
        }
      >
        <Moment at={job.createdAt} />
      </DetailHeader>
      <SketchWorkspace projectId={projectId} job={job} />
    </div>
  );
}

"use client";

import { Badge } from "@inkform/ui/badge";
import { DropZone } from "@inkform/ui/drop-zone";
import { EmptyState } from "@inkform/ui/empty-state";
import { Panel } from "@inkform/ui/panel";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { PencilRuler } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTRPC } from "@/lib/trpc/client";
import { EntryList } from "../list/entry-list";
import { ListPage } from "../list/list-page";
import { ListRow } from "../list/list-row";
import { Origin } from "../list/origin";
import { UploadList } from "../upload/upload-list";
import { SKETCH_RULES } from "../upload/upload-rules";
import { useUploads } from "../upload/use-uploads";
import type { JobSummary } from "./job";
import { isOpen, JobStatus } from "./job-status";

/** Others send sketches too: colleagues, and the project's systems. In milliseconds. */
const REFRESH = 5_000;
const REFRESH_WHILE_OPEN = 1_000;

export function SketchesPage({ projectId }: { projectId: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const queryClient = useQueryClient();
  const submit = useMutation(trpc.sketch.submit.mutationOptions());
  const jobs = useInfiniteQuery(
    trpc.sketch.list.infiniteQueryOptions(
      { projectId },
      {
        getNextPageParam: (page) => page.next,
        refetchInterval: ({ state }) => (hasOpen(state.data?.pages) ? REFRESH_WHILE_OPEN : REFRESH),
      },
    ),
  );
  const uploads = useUploads(
    SKETCH_RULES,
    (file) => {
      const form = new FormData();
      form.set("projectId", projectId);
      form.set("file", file);
      return submit.mutateAsync(form);
    },
    (job, alone) => {
      void queryClient.invalidateQueries(trpc.sketch.list.pathFilter());
      if (alone) router.push(`/p/${projectId}/sketches/${job.id}`);
    },
  );

  return (
    <ListPage
      title="Sketches"
      lead="Hand sketches with written dimensions: one exact DXF for each part drawn."
    >
      <DropZone
        title="Drop sketches here, or choose files"
        hint={SKETCH_RULES.hint}
        accept={SKETCH_RULES.accept}
        onFiles={uploads.add}
      />
      <UploadList entries={uploads.entries} sending="Sending …" onDismiss={uploads.dismiss} />
      <Panel title="Drawn so far">
        <EntryList
          label="sketches"
          query={jobs}
          empty={
            <EmptyState icon={<PencilRuler />} title="No sketch yet">
              Drop a photo or scan above. Write the dimensions on it; the drawing follows them, not
              the pencil.
            </EmptyState>
          }
          row={(item) => <Row projectId={projectId} item={item} />}
        />
      </Panel>
    </ListPage>
  );
}

function hasOpen(pages: { items: JobSummary[] }[] | undefined): boolean {
  return pages?.some((page) => page.items.some((item) => isOpen(item.status))) ?? false;
}

function Row({ projectId, item }: { projectId: string; item: JobSummary }) {
  return (
    <ListRow
      href={`/p/${projectId}/sketches/${item.id}`}
      icon={<PencilRuler />}
      name={item.fileName ?? item.id}
      detail={detailOf(item)}
      at={item.createdAt}
      badges={
        <>
          <Origin source={item.source} />
          {item.unsureCount > 0 ? (
            <Badge tone="unsure">{item.unsureCount} to check</Badge>
          ) : (
            <JobStatus status={item.status} />
          )}
        </>
      }
    />
  );
}

function detailOf(item: JobSummary): string {
  if (item.status === "failed") return "No drawing";
  if (item.status !== "succeeded") return "";
  return `${item.partCount} part${item.partCount === 1 ? "" : "s"}`;
}

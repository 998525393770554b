"use client";

import { Badge } from "@inkform/ui/badge";
import { DropZone } from "@inkform/ui/drop-zone";
import { EmptyState } from "@inkform/ui/empty-state";
import { Spinner } from "@inkform/ui/loading";
import { Panel } from "@inkform/ui/panel";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Check, FileText } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTRPC } from "@/lib/trpc/client";
import { EntryList } from "../list/entry-list";
import { ListPage } from "../list/list-page";
import { ListRow } from "../list/list-row";
import { Origin } from "../list/origin";
import { UploadList } from "../upload/upload-list";
import { DOCUMENT_RULES } from "../upload/upload-rules";
import { useUploads } from "../upload/use-uploads";
import type { DocumentSummary } from "./document";
import { stageInWords } from "./stage-in-words";

/** Others send documents too: colleagues, and the project's systems. In milliseconds. */
const REFRESH = 5_000;
const REFRESH_WHILE_READING = 1_000;

export function DocumentsPage({ projectId }: { projectId: string }) {
  const trpc = useTRPC();
  const router = useRouter();
  const queryClient = useQueryClient();
  const read = useMutation(trpc.document.read.mutationOptions());
  const documents = useInfiniteQuery(
    trpc.document.list.infiniteQueryOptions(
      { projectId },
      {
        getNextPageParam: (page) => page.next,
        refetchInterval: ({ state }) =>
          read.isPending || isReading(state.data?.pages) ? REFRESH_WHILE_READING : REFRESH,
      },
    ),
  );
  const uploads = useUploads(
    DOCUMENT_RULES,
    (file) => {
      const form = new FormData();
      form.set("projectId", projectId);
      form.set("file", file);
      return read.mutateAsync(form);
    },
    (document, alone) => {
      void queryClient.invalidateQueries(trpc.document.pathFilter());
      if (alone) router.push(`/p/${projectId}/documents/${document.id}`);
    },
  );

  return (
    <ListPage
      title="Documents"
      lead="Purchase orders, invoices, forms: read into fields and rows, exactly as printed."
    >
      <DropZone
        title="Drop documents here, or choose files"
        hint={DOCUMENT_RULES.hint}
        accept={DOCUMENT_RULES.accept}
        onFiles={uploads.add}
      />
      <UploadList entries={uploads.entries} sending="Reading …" onDismiss={uploads.dismiss} />
      <Panel title="Read so far">
        <EntryList
          label="documents"
          query={documents}
          empty={
            <EmptyState icon={<FileText />} title="No document yet">
              Drop one above. Its fields appear beside its pages within seconds.
            </EmptyState>
          }
          row={(item) => <Row projectId={projectId} item={item} />}
        />
      </Panel>
    </ListPage>
  );
}

function isReading(pages: { items: DocumentSummary[] }[] | undefined): boolean {
  return pages?.some((page) => page.items.some((item) => item.status === "running")) ?? false;
}

function Row({ projectId, item }: { projectId: string; item: DocumentSummary }) {
  return (
    <ListRow
      href={`/p/${projectId}/documents/${item.id}`}
      icon={<FileText />}
      name={item.fileName ?? item.id}
      detail={detailOf(item)}
      at={item.createdAt}
      badges={
        <>
          <Origin source={item.source} />
          <Outcome item={item} />
        </>
      }
    />
  );
}

function detailOf(item: DocumentSummary): string {
  if (item.status === "running") return stageInWords(item.stage);
  const pages = `${item.pages} page${item.pages === 1 ? "" : "s"}`;
  if (item.status === "failed") return "Could not be read";
  return `${item.fieldCount} fields, ${item.rowCount} rows · ${pages}`;
}

function Outcome({ item }: { item: DocumentSummary }) {
  if (item.status === "running") {
    return (
      <Badge tone="busy">
        <Spinner className="size-3" /> Reading
      </Badge>
    );
  }
  if (item.status === "failed") return <Badge tone="bad">Failed</Badge>;
  if (item.unsureCount > 0) return <Badge tone="unsure">{item.unsureCount} to check</Badge>;
  return (
    <Badge tone="good">
      <Check aria-hidden className="size-3" /> Sure
    </Badge>
  );
}

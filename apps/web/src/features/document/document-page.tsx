"use client";

import { Button } from "@inkform/ui/button";
import { ListSkeleton, Spinner } from "@inkform/ui/loading";
import { Notice } from "@inkform/ui/notice";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTRPC } from "@/lib/trpc/client";
import { errorInWords } from "@/lib/trpc/error-in-words";
import { Moment } from "../list/moment";
import { pageFile } from "../page/page-file";
import { DetailHeader } from "../shell/detail-header";
import { DocumentWorkspace } from "./document-workspace";
import { stageInWords } from "./stage-in-words";

const REFRESH_WHILE_READING = 1_000;

export function DocumentPage({ projectId, id }: { projectId: string; id: string }) {
  const trpc = useTRPC();
  const query = useQuery(
    trpc.document.get.queryOptions(
      { projectId, id },
      {
        refetchInterval: ({ state }) =>
          state.data?.status === "running" ? REFRESH_WHILE_READING : false,
      },
    ),
  );
  const list = `/p/${projectId}/documents`;
  const document = query.data;
  const file = useMemo(
    () =>
      document &&
      pageFile({
        url: `${list}/${id}/file`,
        type: document.fileType,
        pages: document.pages,
        name: document.fileName ?? id,
      }),
    [document, id, list],
  );
  if (query.isPending) return <ListSkeleton rows={8} label="Loading the document" />;
  if (!document || !file) {
    return (
      <div className="mx-auto w-full max-w-xl p-6">
        <Notice
          tone="bad"
          title="This document cannot be shown"
          action={<Button onClick={() => query.refetch()}>Try again</Button>}
        >
          {errorInWords(query.error)}
        </Notice>
      </div>
    );
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col max-lg:overflow-y-auto">
      <DetailHeader back={list} backName="Documents" title={document.fileName ?? id}>
        {document.pages} page{document.pages === 1 ? "" : "s"} · <Moment at={document.createdAt} />
      </DetailHeader>
      {document.status === "succeeded" && document.reading ? (
        <DocumentWorkspace
          projectId={projectId}
          id={id}
          file={file}
          reading={document.reading}
          result={document.result}
        />
      ) : (
        <div className="mx-auto w-full max-w-xl p-6">
          {document.status === "running" ? (
            <p role="status" className="flex items-center gap-2 text-sm text-muted">
              <Spinner /> {stageInWords(document.stage)}
            </p>
          ) : (
            <Notice tone="bad" title="This document could not be read">
              {document.error?.message} Nothing was billed.
            </Notice>
          )}
        </div>
      )}
    </div>
  );
}

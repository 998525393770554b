import type { Metadata } from "next";
import { DocumentPage } from "@/features/document/document-page";
import { getQueryClient, HydrateQueries, trpc } from "@/lib/trpc/server";

export const metadata: Metadata = { title: "Document" };

export default async function Page({
  params,
}: {
  params: Promise<{ projectId: string; id: string }>;
}) {
  const { projectId, id } = await params;
  // Awaited: one that is not there is shown as such by the page, and is no failure of the server.
  await getQueryClient().prefetchQuery(trpc.document.get.queryOptions({ projectId, id }));
  return (
    <HydrateQueries>
      <DocumentPage projectId={projectId} id={id} />
    </HydrateQueries>
  );
}

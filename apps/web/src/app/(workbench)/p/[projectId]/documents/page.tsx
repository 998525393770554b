import type { Metadata } from "next";
import { DocumentsPage } from "@/features/document/documents-page";
import { getQueryClient, HydrateQueries, trpc } from "@/lib/trpc/server";

export const metadata: Metadata = { title: "Documents" };

export default async function Page({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  void getQueryClient().prefetchInfiniteQuery(
    trpc.document.list.infiniteQueryOptions(
      { projectId },
      { getNextPageParam: (page) => page.next },
    ),
  );
  return (
    <HydrateQueries>
      <DocumentsPage projectId={projectId} />
    </HydrateQueries>
  );
}

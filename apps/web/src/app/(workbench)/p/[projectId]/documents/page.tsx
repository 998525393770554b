import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { DocumentsPage } from "@/features/document/documents-page";
import { getQueryClient, HydrateQueries, projectOfRequest, trpc } from "@/lib/trpc/server";

export const metadata: Metadata = { title: "Documents" };

export default async function Page({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  if (!(await projectOfRequest(projectId))) notFound();
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

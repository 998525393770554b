import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SketchesPage } from "@/features/sketch/sketches-page";
import { getQueryClient, HydrateQueries, projectOfRequest, trpc } from "@/lib/trpc/server";

export const metadata: Metadata = { title: "Sketches" };

export default async function Page({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  if (!(await projectOfRequest(projectId))) notFound();
  void getQueryClient().prefetchInfiniteQuery(
    trpc.sketch.list.infiniteQueryOptions({ projectId }, { getNextPageParam: (page) => page.next }),
  );
  return (
    <HydrateQueries>
      <SketchesPage projectId={projectId} />
    </HydrateQueries>
  );
}

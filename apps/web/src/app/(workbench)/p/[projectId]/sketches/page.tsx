import type { Metadata } from "next";
import { SketchesPage } from "@/features/sketch/sketches-page";
import { getQueryClient, HydrateQueries, trpc } from "@/lib/trpc/server";

export const metadata: Metadata = { title: "Sketches" };

export default async function Page({ params }: { params: Promise<{ projectId: string }> }) {
  const { projectId } = await params;
  void getQueryClient().prefetchInfiniteQuery(
    trpc.sketch.list.infiniteQueryOptions({ projectId }, { getNextPageParam: (page) => page.next }),
  );
  return (
    <HydrateQueries>
      <SketchesPage projectId={projectId} />
    </HydrateQueries>
  );
}

import type { PageLayout } from "@inkform/document/model";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/lib/trpc/client";
import { errorInWords } from "@/lib/trpc/error-in-words";
import type { ReadingLayer } from "./reading-layers";

/** The labels and values come with the reading; the rest is only fetched once it is to be shown. */
const FETCHED: readonly ReadingLayer[] = ["words", "blocks", "tables"];

/** Where everything was found, by page, with why some of it cannot be shown. */
export function useLayouts(
  { projectId, id, pages }: { projectId: string; id: string; pages: number },
  shown: ReadonlySet<ReadingLayer>,
): { of: (page: number) => PageLayout | undefined; note: string | null } {
  const trpc = useTRPC();
  const wanted = FETCHED.some((layer) => shown.has(layer));
  const { data, error } = useQuery(
    trpc.document.layout.queryOptions(
      { projectId, id },
      // It never changes.
      { enabled: wanted, staleTime: Number.POSITIVE_INFINITY },
    ),
  );
  return {
    of: (page) => data?.find((layout) => layout.page === page),
    note: wanted ? noteOn(data?.length, pages, error && errorInWords(error)) : null,
  };
}

function noteOn(kept: number | undefined, pages: number, problem: string | null): string | null {
  if (problem) return problem;
  if (kept === undefined || kept >= pages) return null;
  return kept === 0 ? "Not kept of this document" : `Kept of pages 1 to ${kept}`;
}

import type { PageLayout } from "@inkform/document/model";
import { useQuery } from "@tanstack/react-query";
import { useTRPC } from "@/lib/trpc/client";
import { errorInWords } from "@/lib/trpc/error-in-words";
import type { ReadingLayer } from "./reading-layers";

/** The labels and values come with the reading; the rest is only fetched once it is to be shown. */
const FETCHED: readonly ReadingLayer[] = ["words", "blocks", "tables"];

/** What was found on a page, or why something that was asked for cannot be shown; neither while it is fetched. */
export interface FoundOnPage {
  layout: PageLayout | undefined;
  note: string | null;
}

/** Where everything was found, by page. */
export function useLayouts(
  { projectId, id }: { projectId: string; id: string },
  shown: ReadonlySet<ReadingLayer>,
): (page: number) => FoundOnPage {
  const trpc = useTRPC();
  const wanted = FETCHED.some((layer) => shown.has(layer));
  const { data, error } = useQuery(
    trpc.document.layout.queryOptions(
      { projectId, id },
      // It never changes.
      { enabled: wanted, staleTime: Number.POSITIVE_INFINITY },
    ),
  );
  return (page) => {
    const layout = data?.find((one) => one.page === page);
    if (!wanted || layout) return { layout, note: null };
    if (error) return { layout, note: errorInWords(error) };
    return { layout, note: data ? "Words, blocks and tables of this page were not kept." : null };
  };
}

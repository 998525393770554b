"use client";

import { Button } from "@inkform/ui/button";
import { ListSkeleton } from "@inkform/ui/loading";
import { Notice } from "@inkform/ui/notice";
import type { ReactNode } from "react";
import { errorInWords } from "@/lib/trpc/error-in-words";

interface Pages<Item> {
  data: { pages: { items: Item[] }[] } | undefined;
  error: unknown;
  isPending: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** A list that is loading, failed, empty or there, with the way to older entries. */
export function EntryList<Item extends { id: string }>({
  label,
  query,
  empty,
  row,
}: {
  label: string;
  query: Pages<Item>;
  empty: ReactNode;
  row: (item: Item) => ReactNode;
}) {
  if (query.isPending) return <ListSkeleton label={`Loading ${label}`} />;
  if (!query.data) {
    return (
      <div className="p-3">
        <Notice
          tone="bad"
          title="The list could not be loaded"
          action={<Button onClick={() => query.refetch()}>Try again</Button>}
        >
          {errorInWords(query.error)}
        </Notice>
      </div>
    );
  }
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return empty;
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id}>{row(item)}</li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <div className="flex justify-center border-t border-line p-2">
          <Button
            look="plain"
            disabled={query.isFetchingNextPage}
            onClick={() => query.fetchNextPage()}
          >
            {query.isFetchingNextPage ? "Loading …" : "Show older"}
          </Button>
        </div>
      ) : null}
    </>
  );
}

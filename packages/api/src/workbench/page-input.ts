import { z } from "zod";
import { projectInput } from "../trpc";

const PAGE = 30;

/** A page of a list, newest first; the cursor is the last id of the page before. */
export const pageInput = projectInput.extend({ cursor: z.string().max(64).nullish() });

/** What to ask a list for: one more than is shown, to know whether older ones follow. */
export function pageRequest(cursor: string | null | undefined) {
  return { limit: PAGE + 1, ...(cursor ? { before: cursor } : {}) };
}

export function pageOf<Item extends { id: string }>(found: Item[]) {
  const items = found.slice(0, PAGE);
  return { items, next: found.length > PAGE ? items.at(-1)?.id : undefined };
}

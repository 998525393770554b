import type { RouterOutputs } from "@inkform/api/root";

export type DocumentSummary = RouterOutputs["document"]["list"]["items"][number];

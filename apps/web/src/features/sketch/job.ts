import type { RouterOutputs } from "@inkform/api/root";

export type JobSummary = RouterOutputs["sketch"]["list"]["items"][number];
export type Job = RouterOutputs["sketch"]["get"];
export type Part = Job["parts"][number];
export type Dimension = Part["dimensions"][number];
export type Rejected = Job["rejected"][number];
export type Overlay = Job["overlays"][number];

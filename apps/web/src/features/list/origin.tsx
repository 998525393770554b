import { Badge } from "@inkform/ui/badge";

/** How an entry came in, where that is not the usual way. */
export function Origin({ source }: { source: "api" | "workbench" | "demo" }) {
  if (source === "workbench") return null;
  return (
    <span className="flex max-sm:hidden">
      <Badge>{source === "api" ? "API" : "Sample"}</Badge>
    </span>
  );
}

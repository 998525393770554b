import { Badge } from "@inkform/ui/badge";
import type { Part } from "./job";

/** A part's size, thickness, number and how far its dimensions determine it. */
export function PartFacts({ part }: { part: Part }) {
  const facts: [string, string][] = [
    ["Size", `${size(part.width)} × ${size(part.height)} mm`],
    ["Thickness", part.thickness === null ? "not written" : `${size(part.thickness)} mm`],
    ["Quantity", String(part.quantity)],
    ["Scale", part.scale === "dimensions" ? "from dimensions" : "from the paper"],
    ["Free", part.dof === 0 ? "fully dimensioned" : `${part.dof} not dimensioned`],
    ["Entities", entitiesInWords(part.entities)],
  ];
  return (
    <div className="border-b border-line px-3 py-2.5">
      {part.unsure ? (
        <p className="mb-2 flex items-center gap-2 text-sm">
          <Badge tone="unsure">Check</Badge>
          Look at this drawing before you cut it.
        </p>
      ) : null}
      <dl className="grid grid-cols-3 gap-x-4 gap-y-2 max-sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="text-sm text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function size(length: number): string {
  return String(Math.round(length * 1000) / 1000);
}

function entitiesInWords({ line, arc, circle }: Part["entities"]): string {
  const counted = [
    [line, "line"],
    [arc, "arc"],
    [circle, "circle"],
  ] as const;
  return counted
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count} ${name}${count === 1 ? "" : "s"}`)
    .join(", ");
}

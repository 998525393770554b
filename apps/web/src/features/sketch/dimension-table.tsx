import { Badge, type Tone } from "@inkform/ui/badge";
import type { Dimension } from "./job";
import { dimensionId } from "./marks";

const STATUS: Record<Dimension["status"], { tone: Tone; text: string }> = {
  satisfied: { tone: "good", text: "Satisfied" },
  contradicted: { tone: "bad", text: "Contradicted" },
  unused: { tone: "neutral", text: "Not used" },
};

const KINDS: Record<Dimension["kind"], string> = {
  linear: "Length",
  diameter: "Diameter",
  radius: "Radius",
  angle: "Angle",
  note: "Note",
};

export function dimensionElementId(id: string): string {
  return `entry-${id}`;
}

/** Every written dimension of a part, what it was read as and what became of it. */
export function DimensionTable({
  part,
  dimensions,
  chosen,
  onChoose,
}: {
  part: number;
  dimensions: Dimension[];
  chosen: string | null;
  onChoose: (id: string) => void;
}) {
  if (dimensions.length === 0) {
    return (
      <p className="px-3 py-4 text-sm text-muted">
        No written dimension was read on this part, so it has the size it has on the paper.
      </p>
    );
  }
  return (
    <table className="w-full border-collapse text-sm">
      <thead>
        <tr className="border-b border-line bg-wash text-left text-xs text-muted">
          <th scope="col" className="px-3 py-1.5 font-medium">
            Written
          </th>
          <th scope="col" className="px-2 py-1.5 font-medium">
            Kind
          </th>
          <th scope="col" className="px-2 py-1.5 text-right font-medium">
            Value
          </th>
          <th scope="col" className="px-3 py-1.5 font-medium">
            Result
          </th>
        </tr>
      </thead>
      <tbody>
        {dimensions.map((dimension, index) => {
          const id = dimensionId(part, index);
          const status = STATUS[dimension.status];
          return (
            <tr
              key={id}
              className={`border-b border-line last:border-b-0 ${id === chosen ? "bg-accent-wash" : "hover:bg-wash"}`}
            >
              <th scope="row" className="px-1 py-0.5 text-left font-normal">
                <button
                  id={dimensionElementId(id)}
                  type="button"
                  aria-pressed={id === chosen}
                  onClick={() => onChoose(id)}
                  className="w-full rounded px-2 py-1 text-left font-medium text-ink"
                >
                  {dimension.text}
                </button>
              </th>
              <td className="px-2 py-1 text-muted">{KINDS[dimension.kind]}</td>
              <td className="whitespace-nowrap px-2 py-1 text-right">{writtenValue(dimension)}</td>
              <td className="px-3 py-1">
                <span className="flex flex-wrap gap-1">
                  <Badge tone={status.tone}>{status.text}</Badge>
                  {dimension.unsure ? <Badge tone="unsure">Check</Badge> : null}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function writtenValue({ kind, value }: Dimension): string {
  if (value === null) return "–";
  return kind === "angle" ? `${value}°` : `${value} mm`;
}

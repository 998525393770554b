import type { RouterOutputs } from "@inkform/api/root";
import { Badge } from "@inkform/ui/badge";
import { Moment } from "../list/moment";

type Key = RouterOutputs["key"]["list"][number];

/** The project's keys. A key itself is shown only when it is made; here one sees its last four characters. */
export function KeyTable({ keys }: { keys: Key[] }) {
  return (
    <ul aria-label="Keys" className="divide-y divide-line">
      {keys.map((key) => (
        <li key={key.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-3.5 py-2.5">
          <span
            className={`min-w-0 flex-1 truncate text-sm max-sm:basis-full font-medium ${key.revokedAt ? "text-muted line-through" : ""}`}
          >
            {key.name}
          </span>
          <code className="font-mono text-xs text-muted">svc_live_…{key.last4}</code>
          <span className="flex gap-1 sm:w-44">
            {key.scopes.map((scope) => (
              <Badge key={scope}>{scope}</Badge>
            ))}
            {key.revokedAt ? <Badge tone="bad">revoked</Badge> : null}
          </span>
          <span className="text-xs text-muted sm:w-52 sm:text-right">
            {key.lastUsedAt ? (
              <>
                Last used <Moment at={key.lastUsedAt} />
              </>
            ) : (
              "Never used"
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

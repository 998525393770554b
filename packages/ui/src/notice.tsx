import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";

/** Says in words what happened and what to do about it. Errors are announced at once, the rest politely. */
export function Notice({
  tone = "info",
  title,
  children,
  action,
}: {
  tone?: "info" | "bad" | "unsure";
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const colour = {
    info: "border-line bg-white text-ink [&>svg]:text-accent",
    unsure: "border-unsure/30 bg-unsure-wash text-ink [&>svg]:text-unsure",
    bad: "border-bad/30 bg-bad-wash text-ink [&>svg]:text-bad",
  }[tone];
  const Icon = tone === "info" ? Info : CircleAlert;
  return (
    <div
      role={tone === "bad" ? "alert" : "status"}
      className={`flex items-start gap-2.5 rounded-md border px-3 py-2.5 text-sm ${colour}`}
    >
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {children ? <div className="mt-0.5 text-muted">{children}</div> : null}
      </div>
      {action}
    </div>
  );
}

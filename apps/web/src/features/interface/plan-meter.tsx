import type { RouterOutputs } from "@inkform/api/root";

type Plan = RouterOutputs["usage"]["plans"][number];

const NAMES: Record<string, string> = {
  "langbiang-extract-1.0": "Reading",
  "fansipan-cad-1.0": "Drawing",
};

/** How much of a plan is used in this period, what lies beyond it and what that costs. */
export function PlanMeter({ plan }: { plan: Plan }) {
  const beyond = Math.max(0, plan.used - plan.included);
  const share = plan.included > 0 ? Math.min(1, plan.used / plan.included) : 1;
  const units = `${plan.unit}s`;
  return (
    <div className="bg-white px-3.5 py-3">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="text-sm font-medium">{NAMES[plan.model] ?? plan.model}</h3>
        <span className="font-mono text-xs text-muted">{plan.model}</span>
      </div>
      <p className="mt-1 text-sm">
        <span className="text-xl font-semibold tracking-tight">{plan.used}</span>{" "}
        <span className="text-muted">
          of {plan.included} {units} included
        </span>
      </p>
      <meter
        aria-label={`${plan.used} of ${plan.included} ${units}`}
        min={0}
        max={1}
        value={share}
        className="sr-only"
      />
      <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-full bg-wash-strong">
        <div
          className={`h-full rounded-full ${beyond > 0 ? "bg-unsure-bright" : "bg-accent"}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <p className="mt-2 text-xs text-muted">
        {beyond > 0 ? `${beyond} ${units} beyond the plan. ` : ""}
        Beyond it {plan.overagePrice.amount} {plan.overagePrice.currency} a {plan.unit}, at most{" "}
        {plan.overageCap} more. The period ends on {plan.periodEnd.slice(0, 10)}.
      </p>
    </div>
  );
}

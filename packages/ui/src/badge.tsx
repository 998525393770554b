import type { ReactNode } from "react";

export type Tone = "neutral" | "good" | "unsure" | "bad" | "busy";

const TONES: Record<Tone, string> = {
  neutral: "bg-wash text-muted ring-line",
  good: "bg-good-wash text-good ring-good/20",
  unsure: "bg-unsure-wash text-unsure ring-unsure/25",
  bad: "bg-bad-wash text-bad ring-bad/20",
  busy: "bg-accent-wash text-accent-strong ring-accent/20",
};

export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 py-0.5 text-xs font-medium ring-1 ring-inset ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}

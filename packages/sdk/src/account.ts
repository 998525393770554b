import type { CAD_MODEL } from "./cad.js";
import type { EXTRACT_MODEL } from "./extraction.js";

export type Model = typeof EXTRACT_MODEL | typeof CAD_MODEL;
export type Scope = "extract" | "cad" | "usage";
export type Unit = "page" | "part";

export interface Money {
  /** A decimal number, never rounded to a float. */
  amount: string;
  /** ISO 4217. */
  currency: string;
}

export interface Plan {
  model: Model;
  status: "active" | "ended";
  unit: Unit;
  included: number;
  used: number;
  overage_price: Money;
  overage_cap: number;
  period_start: string;
  /** The first moment after the period. */
  period_end: string;
}

export interface Limits {
  requests_per_minute: { extract: number; cad: number; read: number };
  overage_cap: Partial<Record<Model, number>>;
}

export interface Me {
  key: { id: string; name: string; last4: string; scopes: Scope[]; created_at: string };
  project: { id: string; name: string; status: "active" | "suspended"; limits: Limits };
  organization: { id: string; name: string };
  /** What `verifyWebhook` takes, prefix included. */
  webhook_secret: string;
  plans: Plan[];
}

export interface UsageQuery {
  /** `YYYY-MM-DD` in UTC; default: the current period's first day. */
  from?: string | undefined;
  /** Included; default: the current period's last day. */
  to?: string | undefined;
  model?: Model | undefined;
  group_by?: "day" | undefined;
}

export interface UsageRow {
  model: Model;
  unit: Unit;
  /** Units billed. */
  count: number;
  included: number;
  overage: number;
  amount: Money;
  cap: number;
  /** Units left in the current period; 0 at the cap. */
  remaining: number;
  /** With `group_by: "day"`. */
  days?: { date: string; count: number }[] | undefined;
}

export interface Usage {
  from: string;
  to: string;
  data: UsageRow[];
}

/** The billing period: a calendar month in UTC. `end` is the first moment after it. */
export interface Period {
  /** The first day, `YYYY-MM-DD`: names the period. */
  name: string;
  start: Date;
  end: Date;
}

/** The day in UTC, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export function periodOf(at: Date): Period {
  const start = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  const end = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));
  return { name: dayOf(start), start, end };
}

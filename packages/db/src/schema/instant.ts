import { timestamp } from "drizzle-orm/pg-core";

/** A point in time, UTC, milliseconds. */
export const instant = (name: string) =>
  timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

import { customType, timestamp } from "drizzle-orm/pg-core";

/** A moment, with its zone; read as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

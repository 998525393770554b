import type { Database } from "@inkform/db/open-database";
import { CronExpressionParser } from "cron-parser";
import { CRON_EVENT, type Definition } from "./definition";
import { addEvents } from "./store";

/**
 * Stores the event of each schedule's latest slot. The slot is part of the event's id, so that
 * one run comes of it over all processes and restarts; a slot missed while down is made up for.
 */
export function createCron(definitions: Definition[]) {
  const schedules = definitions.flatMap(({ id, triggers }) =>
    triggers.flatMap((trigger) => ("cron" in trigger ? [{ id, cron: trigger.cron }] : [])),
  );
  const stored = new Set<string>();
  return async (db: Database, now: Date): Promise<void> => {
    for (const { id, cron } of schedules) {
      const slot = latestSlot(cron, now);
      const eventId = `cron:${id}:${slot.toISOString()}`;
      if (stored.has(eventId)) continue;
      const data = { cron, function_id: id };
      await addEvents(db, [{ id: eventId, name: CRON_EVENT, data, ts: slot.getTime() }]);
      stored.add(eventId);
    }
  };
}

/** The last time up to now that the schedule names, in UTC. */
export function latestSlot(cron: string, now: Date): Date {
  const options = { currentDate: new Date(now.getTime() + 1), tz: "UTC" };
  return CronExpressionParser.parse(cron, options).prev().toDate();
}

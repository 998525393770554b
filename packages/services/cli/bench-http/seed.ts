import { CAD_MODEL } from "@inkform/contract/models";
import { sql } from "drizzle-orm";
import type { Bench } from "./open-bench";

type Db = Bench["db"];

const PART = {
  index: 1,
  name: "PLATE",
  page: 1,
  box: [0.1, 0.1, 0.5, 0.5],
  units: "mm",
  scale: "dimensions",
  width: 120,
  height: 60,
  thickness: 3,
  quantity: 1,
  unsure: false,
  dof: 0,
  entities: { line: 4, arc: 0, circle: 0 },
  dimensions: [],
  warnings: [],
};

/** Usage since the month began and jobs that are still kept, as if the project had used the service all the time. */
export async function seedHistory(db: Db, project: string, events: number, jobs: number) {
  const month = sql`date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`;
  await db.execute(sql`
    insert into usage_events (source_id, project_id, model, count, billed, occurred_at)
    select 'seed_' || ${project} || n, ${project}, ${CAD_MODEL}, 1, 1,
      ${month} + (now() - ${month}) * (n::float8 / ${events})
    from generate_series(1, ${events}::int) n`);
  await db.execute(sql`
    insert into meters (project_id, model, period, used)
    values (${project}, ${CAD_MODEL}, (${month})::date, ${events})
    on conflict (project_id, model, period) do update set used = excluded.used`);
  await db.execute(sql`
    insert into usage_days (project_id, model, day, billed)
    select project_id, model, (occurred_at at time zone 'UTC')::date, sum(billed)
    from usage_events where project_id = ${project} group by 1, 2, 3`);
  await seedJobs(db, [project], jobs, null);
  await db.execute(sql`
    insert into cad_parts (job_id, index, body, dxf_blob, dxf_file_name, dxf_bytes, dxf_sha256, dxf_version)
    select id, 1, ${JSON.stringify(PART)}::jsonb, 'seed', 'plate.dxf', 1, repeat('0', 64), 'AC1015'
    from cad_jobs where project_id = ${project}`);
  for (const table of ["usage_events", "usage_days", "meters", "cad_jobs", "cad_parts"]) {
    await db.execute(sql.raw(`vacuum analyze ${table}`));
  }
}

/** Jobs that have ended and whose events wait to be delivered: written down and announced, all at once. */
export async function seedDeliveries(db: Db, projects: string[], count: number, url: string) {
  const each = count / projects.length;
  await seedJobs(db, projects, each, url);
  const body = sql`json_build_object('id', 'evt_' || substr(id, 5), 'type', 'cad.succeeded', 'data', json_build_object('id', id))`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into webhook_deliveries (id, project_id, job_id, event_id, event_type, url, body, status, created_at)
      select 'whd_' || substr(id, 5), project_id, id, 'evt_' || substr(id, 5), 'cad.succeeded', ${url}, ${body}::text,
        'pending', now()
      from cad_jobs where webhook_url = ${url}`);
    await tx.execute(sql`
      insert into runner_events (id, name, data)
      select 'webhook/delivery.created:' || id, 'webhook/delivery.created',
        jsonb_build_object('deliveryId', id, 'projectId', project_id)
      from webhook_deliveries where url = ${url}`);
  });
}

async function seedJobs(db: Db, projects: string[], each: number, url: string | null) {
  for (const project of projects) {
    await db.execute(sql`
      insert into cad_jobs (id, project_id, source, model, file_type, file_bytes, file_blob, pages, created_at, finished_at,
        expires_at, status, dxf_version, webhook_url, billed)
      select 'cad_' || substr(${project}, 6) || 'x' || n, ${project}, 'api', ${CAD_MODEL}, 'png', 1, 'seed', 1, now(), now(),
        now() + interval '6 days', 'succeeded', 'R2000', ${url}, 1
      from generate_series(1, ${each}::int) n`);
  }
}

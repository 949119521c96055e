import { sql } from 'kysely';
import type { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import type { Job } from '#platform/jobs/define-job.ts';

interface EnqueueOptions {
  /** A waiting job with the same key is replaced, so that bursts become one. */
  readonly key?: string;
  readonly runAt?: Date;
}

/** Adds a job in the transaction of the change that needs it: both happen or neither does. */
export async function enqueue<Schema extends z.ZodType>(
  db: TenantDb,
  { name, payload: schema }: Pick<Job<Schema>, 'name' | 'payload'>,
  payload: z.input<Schema>,
  { key, runAt }: EnqueueOptions = {},
): Promise<void> {
  await sql`/* enqueue */
    select jobs.enqueue(
      ${name},
      json_build_object('tenantId', current_tenant_id(), 'payload', ${JSON.stringify(schema.parse(payload))}::json),
      ${key ?? null}, ${runAt ?? null})`.execute(db);
}

/** As `enqueueAll`, one after the other in their order: the next begins when the one before it is done, or has failed for now. */
export async function enqueueInLine<Schema extends z.ZodType>(
  db: TenantDb,
  { name, payload: schema }: Pick<Job<Schema>, 'name' | 'payload'>,
  payloads: readonly z.input<Schema>[],
  line: string,
): Promise<void> {
  const parsed = payloads.map((payload) => schema.parse(payload));
  await sql`/* enqueueInLine */
    select jobs.enqueue_in_line(${name}, ${JSON.stringify(parsed)}::json, ${line})`.execute(db);
}

/** As `enqueue`, many at once in one statement. */
export async function enqueueAll<Schema extends z.ZodType>(
  db: TenantDb,
  { name, payload: schema }: Pick<Job<Schema>, 'name' | 'payload'>,
  payloads: readonly z.input<Schema>[],
  { runAt }: Pick<EnqueueOptions, 'runAt'> = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const parsed = payloads.map((payload) => schema.parse(payload));
  await sql`/* enqueueAll */
    select jobs.enqueue_all(${name}, ${JSON.stringify(parsed)}::json, ${runAt ?? null})`.execute(db);
}

/** As `enqueue`, many at once in one statement, each under a key of its own. */
export async function enqueueKeyed<Schema extends z.ZodType>(
  db: TenantDb,
  { name, payload: schema }: Pick<Job<Schema>, 'name' | 'payload'>,
  jobs: readonly { readonly key: string; readonly payload: z.input<Schema> }[],
): Promise<void> {
  if (jobs.length === 0) return;
  const parsed = jobs.map(({ key, payload }) => ({ key, payload: schema.parse(payload) }));
  await sql`/* enqueueKeyed */
    select jobs.enqueue(${name}, json_build_object('tenantId', current_tenant_id(), 'payload', job.payload), job.key, null)
    from json_to_recordset(${JSON.stringify(parsed)}::json) as job (key text, payload json)`.execute(db);
}

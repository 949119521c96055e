import { sql } from 'kysely';
import type { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Job } from '#platform/jobs/define-job.ts';
import { Order } from '#platform/outbox/messages.ts';

type Named<Schema extends z.ZodType> = Pick<Job<Schema>, 'name' | 'payload'>;

interface EnqueueOptions {
  /** A waiting job with the same key is replaced, so that bursts become one. */
  readonly key?: string;
  readonly runAt?: Date;
}

/** Orders a job in the transaction of the change that needs it: both happen or neither does. */
export const enqueue = <Schema extends z.ZodType>(
  db: TenantDb,
  job: Named<Schema>,
  payload: z.input<Schema>,
  { key, runAt }: EnqueueOptions = {},
): Promise<void> => order(db, job, [payload], () => ({ key, runAt: runAt?.toISOString() }));

/** As `enqueueAll`, one after the other in their order: the next begins when the one before it is done, or has failed for now. */
export const enqueueInLine = <Schema extends z.ZodType>(
  db: TenantDb,
  job: Named<Schema>,
  payloads: readonly z.input<Schema>[],
  line: string,
): Promise<void> => order(db, job, payloads, () => ({ line }));

/** As `enqueue`, many at once. */
export const enqueueAll = <Schema extends z.ZodType>(
  db: TenantDb,
  job: Named<Schema>,
  payloads: readonly z.input<Schema>[],
  { runAt }: Pick<EnqueueOptions, 'runAt'> = {},
): Promise<void> => order(db, job, payloads, () => ({ runAt: runAt?.toISOString() }));

/** As `enqueue`, many at once, each under a key of its own. */
export const enqueueKeyed = <Schema extends z.ZodType>(
  db: TenantDb,
  job: Named<Schema>,
  jobs: readonly { readonly key: string; readonly payload: z.input<Schema> }[],
): Promise<void> =>
  order(
    db,
    job,
    jobs.map(({ payload }) => payload),
    (place) => ({ key: jobs[place]?.key }),
  );

async function order<Schema extends z.ZodType>(
  db: TenantDb,
  { name: task, payload: schema }: Named<Schema>,
  payloads: readonly z.input<Schema>[],
  howAt: (place: number) => Omit<Order, 'task' | 'payload'>,
): Promise<void> {
  if (payloads.length === 0) return;
  const orders = payloads.map((payload, place) =>
    Order.parse({ task, payload: schema.parse(payload), ...howAt(place) }),
  );
  await sql`/* prepared order */
    insert into outbox (tenant_id, kind, message)
    values (${TENANT}, 'JOBS', ${JSON.stringify({ orders })}::jsonb)`.execute(db);
}

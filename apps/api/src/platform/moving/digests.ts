import type pg from 'pg';
import { type TenantTable, tenantTables } from '#platform/moving/tenant-tables.ts';

/** The content of a table of an agency, in numbers that another database must come to as well. */
export interface Digest {
  readonly place: string;
  readonly rows: string;
  /** The sum of all its amounts of money, in cents; null where it has none. */
  readonly cents: string | null;
  /** Changes with every bit of every row, not with their order. */
  readonly sum: string;
}

/** Texts of values depend on these. */
export const SAME_TEXTS = `set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres';
  set bytea_output = 'hex'; set extra_float_digits = 1`;

const sumOf = (row: string): string =>
  `coalesce(sum(('x' || left(md5(${row}::text), 15))::bit(60)::bigint), 0)::text as sum`;

const digestOf = async (client: pg.Client, table: TenantTable, tenantId: string): Promise<Digest> => {
  const cents = table.amounts.map((column) => `coalesce(sum(${column}), 0)`).join(' + ');
  const { rows } = await client.query<Omit<Digest, 'place'>>(
    `/* digest */ select count(*)::text as rows, (${cents || 'null'})::text as cents, ${sumOf(`row(${table.compared})`)}
    from ${table.name} where ${table.own}`,
    [tenantId],
  );
  return { place: table.name, ...(rows[0] ?? { rows: '0', cents: null, sum: '0' }) };
};

export async function digestsOf(client: pg.Client, tenantId: string): Promise<readonly Digest[]> {
  const digests: Digest[] = [];
  for (const table of await tenantTables(client)) digests.push(await digestOf(client, table, tenantId));
  return digests;
}

/** Where the two differ; nothing where they are the same. */
export const differences = (here: readonly Digest[], there: readonly Digest[]): readonly string[] => {
  const places = new Set([...here, ...there].map(({ place }) => place));
  const of = (digests: readonly Digest[], place: string) => JSON.stringify(digests.find((one) => one.place === place));
  return [...places].filter((place) => of(here, place) !== of(there, place));
};

const JOB = ['task', 'payload', 'queue_name', 'run_at', 'attempts', 'max_attempts', 'key', 'priority', 'last_error'];
const JOBS_PLACE = 'waiting jobs';

/** The same for jobs, wherever they lie: in the queue, or where those of an agency that moves rest. */
export async function digestOfJobs(client: pg.Client, tenantId: string, where: 'RESTING' | 'QUEUED'): Promise<Digest> {
  const queued = `(select t.identifier as task, j.*, q.queue_name from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.payload ->> 'tenantId' = $1::text) jobs`;
  const resting = '(select * from maintenance.resting_jobs where tenant_id = $1::text::uuid) jobs';
  const { rows } = await client.query<Omit<Digest, 'place' | 'cents'>>(
    `/* digestOfJobs */ select count(*)::text as rows, ${sumOf(`row(${JOB.map((column) => `${column}::text`)})`)}
    from ${where === 'RESTING' ? resting : queued}`,
    [tenantId],
  );
  return { place: JOBS_PLACE, cents: null, ...(rows[0] ?? { rows: '0', sum: '0' }) };
}

import { createHash, randomBytes } from 'node:crypto';
import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { codeFrom } from '@gastspiel/domain/tenants/association-code.ts';
import { decodeJwt } from 'jose';
import pg from 'pg';
import { inject } from 'vitest';
import { startTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';
import { signToken } from '#app/testing/test-issuer.ts';

/**
 * A builder whose stage is played through the API once for each worker and copied from then on: its rows and jobs are written in one
 * go, under ids of their own, instead of ten to thirty calls a test. Not for stages with sealed fields: a seal holds the ids.
 */
export function staged<Stage extends object>(build: (api: TestApi) => Promise<Stage>) {
  let picture: Promise<Picture> | undefined;
  return async (api: TestApi): Promise<Stage> => {
    picture ??= takePicture(build);
    return paint<Stage>(api, await picture);
  };
}

/** A stage as JSON, and when it was built: so much later the copies are. */
interface Picture {
  readonly text: string;
  readonly from: number;
  readonly until: number;
}

interface Copy<Stage> {
  readonly stage: Stage;
  readonly tables: Record<string, readonly Record<string, unknown>[]>;
  readonly jobs: readonly object[];
}

/** Built in a database of its own, in which nobody runs jobs. */
async function takePicture(build: (api: TestApi) => Promise<object>): Promise<Picture> {
  const api = await startTestApi();
  const from = Date.now();
  const stage = await build(api);
  const until = Date.now();
  const names = await api.asOwner<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and column_name = 'tenant_id' and table_schema in ('public', 'directory') and table_name <> 'device_tickets'
     union select 'directory.tenants'`,
  );
  const tables: Record<string, unknown> = {};
  for (const { name } of names) {
    const rows = await api.asOwner<{ row: object }>(`select to_json(t) as row from ${name} t order by ctid`);
    if (rows.length > 0) tables[name] = rows.map(({ row }) => row);
  }
  const jobs = await api.asOwner(
    `select identifier, payload, queue_name, run_at, max_attempts, key, j.priority
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = task_id
     left join graphile_worker._private_job_queues q on q.id = job_queue_id order by j.id`,
  );
  await api.close();
  return { text: JSON.stringify({ stage, tables, jobs }), from, until };
}

const UUID = /([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-)([0-9a-f]{12})/g;
const MOMENT = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?(?:\+00:00|Z)"/g;

async function paint<Stage extends object>(api: TestApi, { text, from, until }: Picture): Promise<Stage> {
  const salt = randomBytes(6).readUIntBE(0, 6);
  const xor = (tail: string) => (BigInt(`0x${tail}`) ^ BigInt(salt)).toString(16).padStart(12, '0');
  const passed = Date.now() - until;
  const later = (all: string, second: string, fraction = '') => {
    const moment = Date.parse(`${second}${fraction.slice(0, 4)}Z`);
    return moment < from || moment > until ? all : `"${new Date(moment + passed).toISOString()}"`;
  };
  const { stage, tables, jobs }: Copy<Stage> = JSON.parse(
    text.replace(UUID, (_, head, tail) => `${head}${xor(tail)}`).replace(MOMENT, later),
  );
  for (const row of tables['directory.association_codes'] ?? []) {
    row['code'] = codeFrom(randomBytes(16));
    row['code_key'] = String(row['code']).toUpperCase();
  }
  const people = await Promise.all(usersIn(stage).map(admit));
  tables['directory.device_tickets'] = people;
  const columns = await writableColumns(api);
  const inserts = Object.entries(tables).map(([name, rows]) => {
    const list = columns.get(name);
    return `insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, ${pg.escapeLiteral(JSON.stringify(rows))})`;
  });
  if (jobs.length > 0) {
    inserts.push(`select graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, key, priority)
      from json_to_recordset(${pg.escapeLiteral(JSON.stringify(jobs))})
        as job (identifier text, payload json, queue_name text, run_at timestamptz, max_attempts int, key text, priority int)`);
  }
  // Rows come in the order of their tables' names, and what triggers once wrote is among them.
  await api.asOwner(`begin; set local session_replication_role = replica; ${inserts.join('; ')}; commit`);
  return stage;
}

/** Every person that the builder answered, wherever it put them. */
function usersIn(value: unknown): (TestUser & { headers: Record<string, string> })[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('subject' in value && 'headers' in value) return [value as TestUser];
  return Object.values(value).flatMap(usersIn);
}

/** Token and ticket name the person, so each copy gets its own. Answers the ticket's row. */
async function admit(user: TestUser): Promise<Record<string, unknown>> {
  const { scope = '' } = decodeJwt<{ scope?: string }>(user.headers['authorization']?.slice('Bearer '.length) ?? '');
  const token = await signToken(inject('issuer'), { subject: user.subject, scopes: scope.split(' ') });
  user.headers['authorization'] = `Bearer ${token}`;
  const hash = createHash('sha256')
    .update(user.headers[DEVICE_TICKET.header] ?? '')
    .digest('hex');
  return { tenant_id: user.tenantId, user_id: user.id, ticket_hash: `\\x${hash}` };
}

let known: Promise<Map<string, string>> | undefined;

/** The columns that a copy writes; the others have a default that is unique or no value of their own. */
function writableColumns(api: TestApi): Promise<Map<string, string>> {
  known ??= api
    .asOwner<{ name: string; columns: string }>(
      `select format('%I.%I', table_schema, table_name) as name, string_agg(quote_ident(column_name), ', ') as columns
       from information_schema.columns where table_schema in ('public', 'directory') and is_generated = 'NEVER' and is_identity = 'NO'
         and column_name <> 'app_key' and (table_name <> 'device_tickets' or column_name in ('tenant_id', 'user_id', 'ticket_hash'))
       group by 1`,
    )
    .then((rows) => new Map(rows.map(({ name, columns }) => [name, columns])));
  return known;
}

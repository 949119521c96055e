import { Agent } from 'node:http';
import { benchId } from '#bench/bench-id.ts';
import { headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { gatherCrowd } from '#bench/crowd.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { quantile, send, type Target } from '#bench/load.ts';
import { loadEntries } from '#bench/load-entries.ts';
import type { BenchedProduct } from '#bench/product.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const CLIENTS = 64;
const SECONDS = 60;
const PEOPLE = 48;
const BLOCKS = 'Dauerlast';
/** Read by the administrator alone, by a worker, and by the dispatchers. */
const OF_ADMIN = ['home', 'small-query'];
const OF_WORKER = ['own-offers'];
const OF_CROWD = ['appointment-week', 'worker-list', 'candidates', 'worklog-blocks'];

/** A block for each client, long before anybody else was booked. */
const CREATION = `
  with ball as (
    insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id, pool_id,
      invoice_recipient_id, customer, venue, search_key)
    select '${LARGE_TENANT}', '${BLOCKS}', day + interval '17 hours', day + interval '23 hours', 4,
      '${benchId('appointment_types1')}', '${benchId('target_user_pools1')}', '${benchId('recipient1')}', 'Hofburg', 'Festsaal', 'dauerlast'
    from generate_series('2023-06-01Z'::timestamptz, '2023-06-01Z'::timestamptz + interval '${CLIENTS - 1} days', '1 day') day
    returning *
  ), booked as (
    insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
    select a.tenant_id, a.id, t.user_id, a.starts_at, a.ends_at, 'BOOKED'
    from ball a, (select user_id from target_users where tenant_id = '${LARGE_TENANT}' order by user_id limit 4) t
    returning appointment_id, user_id, starts_at, ends_at
  )
  select appointment_id as id, array_agg(user_id) as workers, min(starts_at) as starts_at, min(ends_at) as ends_at from booked group by 1`;
const CLEARING = `
  delete from worklogs w using appointments a where w.tenant_id = a.tenant_id and w.appointment_id = a.id
    and a.tenant_id = '${LARGE_TENANT}' and a.description = '${BLOCKS}';
  delete from appointments where tenant_id = '${LARGE_TENANT}' and description = '${BLOCKS}'`;

interface Block {
  readonly id: string;
  readonly workers: readonly string[];
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** A busy day of an agency in a minute: nothing may fail or be turned away. */
export const entry: Entry = {
  name: `${CLIENTS} clients for ${SECONDS} s over a mix of ${PEOPLE + 2} people’s requests, without an error`,
  async run(product) {
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    try {
      await owner.query(CLEARING);
      const { rows: blocks } = await owner.query<Block>(CREATION);
      const admin = await headersOf(product, SYSTEM_ADMIN);
      const reads = await subjects(product, admin);
      const versions = new Map<number, number>();
      const times = await play((client, turn) => {
        const mine = reads(client);
        const target = mine[(client + turn) % (mine.length + 1)];
        if (target) return target;
        const version = versions.get(client) ?? 0;
        versions.set(client, version + 1);
        return recording(product, admin, blocks[client], version);
      });
      const all = [...times.values()].flat();
      const slowest = [...times].map(([name, each]) => `${name} ${quantile(each, 0.99).toFixed(0)}`).join(', ');
      return [
        `${(all.length / SECONDS).toFixed(0)} requests/s, p50 ${quantile(all, 0.5).toFixed(0)} ms, p99 ${quantile(all, 0.99).toFixed(0)} ms`,
        `p99 by kind in ms: ${slowest}`,
      ];
    } finally {
      await owner.query(CLEARING);
      await owner.end();
    }
  },
};

/** The reading requests of a client, as the entries of these names ask them. */
async function subjects(product: BenchedProduct, admin: Record<string, string>) {
  const entries = await loadEntries();
  const asked = (names: readonly string[], headers?: Record<string, string>): Promise<Target[]> =>
    Promise.all(
      names.map(async (name) => {
        const target = await entries.get(name)?.subjectOf?.(product, headers);
        if (!target) throw new Error(`${name} is no entry of a single request`);
        return { ...target, name };
      }),
    );
  const shared = [...(await asked(OF_ADMIN, admin)), ...(await asked(OF_WORKER))];
  const crowd = await gatherCrowd(product, PEOPLE);
  const own = await Promise.all(crowd.map((headers) => asked(OF_CROWD, headers)));
  return (client: number): readonly Target[] => [...shared, ...(own[client % PEOPLE] ?? [])];
}

/** The hours of a client's own block, recorded again and again. */
function recording(
  product: BenchedProduct,
  headers: Record<string, string>,
  block: Block | undefined,
  version: number,
) {
  if (!block) throw new Error('there is no block to record');
  const [startDateTime, endDateTime] = [block.starts_at.toISOString(), block.ends_at.toISOString()];
  const entries = [{ type: 'WORK', breakInSeconds: 1800, startDateTime, endDateTime }];
  const worklogs = block.workers.map((worklogUserId) => ({ worklogUserId, entries }));
  const query = `mutation ($id: String!, $version: Int!, $worklogs: [WorklogInput!]!) {
    recordWorklogs(worklogBlockId: $id, version: $version, worklogs: $worklogs) { id } }`;
  return {
    name: 'record-block',
    url: `${product.appUrl}/graphql`,
    method: 'POST',
    headers: { ...headers, 'x-tenant-id': LARGE_TENANT },
    body: JSON.stringify({ query, variables: { id: block.id, version, worklogs } }),
  } satisfies Target;
}

/** All clients for the whole time; answers how long each kind of request took, in ms. */
async function play(targetOf: (client: number, turn: number) => Target): Promise<ReadonlyMap<string, number[]>> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const times = new Map<string, number[]>();
  const end = performance.now() + SECONDS * 1000;
  const client = async (number: number) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const target = targetOf(number, turn);
      const asked = performance.now();
      await send(target, agent);
      const kind = times.get(target.name) ?? [];
      kind.push(performance.now() - asked);
      times.set(target.name, kind);
    }
  };
  try {
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  } finally {
    agent.destroy();
  }
  return times;
}

import { Agent } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { openWriters, type Writers } from '@gastspiel/api/writers.ts';
import pg from 'pg';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { gatherCrowd } from '#bench/crowd.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { median, send, type Target } from '#bench/load.ts';
import { loadEntries } from '#bench/load-entries.ts';

/** One of the forty-nine. */
const SMALL_TENANT = LARGE_TENANT.replace(/1$/, '2');
const QUESTIONS = 80;
const JOBS = 5;
const FLOOD_OF_JOBS = 5000;

/** One agency misbehaves in each way it can; a dispatcher of another goes on with their week. */
export const entry: Entry = {
  name: 'A small agency’s week while the largest misbehaves',
  async run(product) {
    const entries = await loadEntries();
    const subject = async (name: string, headers: Target['headers'] & {}): Promise<Target> => {
      const target = await entries.get(name)?.subjectOf?.(product, headers);
      if (!target) throw new Error(`${name} is no entry of a single request`);
      return target;
    };
    const [quiet = {}] = await gatherCrowd(product, 1, SMALL_TENANT);
    const asked = await subject('appointment-week', quiet);
    const week = { ...asked, headers: { ...asked.headers, 'x-tenant-id': SMALL_TENANT } };
    const loud = await gatherCrowd(product, 8);
    const [one = {}] = loud;
    const admin = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const owner = new pg.Client({ connectionString: product.databaseUrl });
    await owner.connect();
    const writers = openWriters(product.databaseUrl, 2);
    await owner.query(CLEARING);
    const ask = async (targets: readonly Target[], clients: number) => {
      const agent = new Agent({ keepAlive: true, maxSockets: clients });
      return {
        each: (turn: number) => send(targets[turn % targets.length] ?? week, agent).catch(() => undefined),
        clients,
        end: () => agent.destroy(),
      };
    };
    const crowd = await Promise.all(
      loud.flatMap((headers) => ['candidates', 'worker-list'].map((name) => subject(name, headers))),
    );
    const files = async () => {
      const query = 'mutation { createDownload(input: { targetUsersCsv: {} }) { url } }';
      const { createDownload } = await callApi<{ createDownload: { url: string } }>(product, admin, query);
      return (await fetch(`${product.appUrl}${createDownload.url}`)).text();
    };
    const ways: Record<string, Awaited<ReturnType<typeof ask>>> = {
      'one login asks for statistics 32 times at once': await ask([await subject('statistics', admin)], 32),
      'eight people ask for lists and candidates 64 times at once': await ask(crowd, 64),
      'one login fetches eight large files at once': {
        each: () => files().catch(() => undefined),
        clients: 8,
        end: () => undefined,
      },
      'one login asks for its week 64 times at once': await ask([await subject('appointment-week', one)], 64),
    };
    try {
      const alone = median([...(await weeks(week)), ...(await weeks(week))]);
      const lines: string[] = [`alone ${alone.toFixed(1)} ms`];
      for (const [name, way] of Object.entries(ways)) {
        const beside = median(await whileBusy(way, () => weeks(week)));
        lines.push(
          `${name}: ${beside.toFixed(1)} ms = ${judge(beside / alone, { atMost: 2 }, { unit: '×', digits: 1 })}`,
        );
      }
      const job = median(await jobs(owner, writers));
      await order(owner, LARGE_TENANT, Array(FLOOD_OF_JOBS).fill(TRIFLE));
      const behind = median(await jobs(owner, writers));
      lines.push(
        `a job alone ${job.toFixed(0)} ms, behind ${FLOOD_OF_JOBS} of another agency ${behind.toFixed(0)} ms = ${judge(behind / job, { atMost: 2 }, { unit: '×', digits: 1 })}`,
      );
      return lines;
    } finally {
      for (const { end } of Object.values(ways)) end();
      await owner.query(CLEARING);
      await writers.close();
      await owner.end();
    }
  },
};

async function weeks(week: Target): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let turn = 0; turn < QUESTIONS; turn += 1) {
    const asked = performance.now();
    await send(week, agent);
    times.push(performance.now() - asked);
    // Somebody reads what they see.
    await delay(10);
  }
  agent.destroy();
  return times;
}

async function whileBusy<T>(
  { each, clients }: { readonly each: (turn: number) => Promise<unknown>; readonly clients: number },
  work: () => Promise<T>,
): Promise<T> {
  let isOver = false;
  const client = async (number: number) => {
    for (let turn = number; !isOver; turn += 1) await each(turn);
  };
  const busy = Array.from({ length: clients }, (_, number) => client(number));
  await delay(1000);
  try {
    return await work();
  } finally {
    isOver = true;
    await Promise.all(busy);
  }
}

/** Nothing to be done for nobody. */
const TRIFLE = { task: 'waves.advance', payload: { appointmentId: '00000000-0000-4000-8000-000000000000' } };

const CLEARING = `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
  where t.id = j.task_id and t.identifier in ('waves.advance', 'privacy.anonymise') and j.locked_at is null`;

const order = (owner: pg.Client, tenantId: string, orders: readonly object[]) =>
  owner.query(`insert into public.outbox (tenant_id, kind, message) values ($1, 'JOBS', $2)`, [tenantId, { orders }]);

/** How long each of some jobs of the small agency takes, from the order to the end. */
async function jobs(owner: pg.Client, { withTenant }: Writers): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < JOBS; round += 1) {
    const key = `fair-${round}`;
    const ordered = performance.now();
    await order(owner, SMALL_TENANT, [{ ...TRIFLE, key }]);
    // The relay of a process that commits.
    await withTenant(SMALL_TENANT, async () => undefined);
    const isThere = async () =>
      (
        await owner.query(
          `select from public.outbox where tenant_id = $1 and refusal is null union all select from graphile_worker._private_jobs where key = $2`,
          [SMALL_TENANT, `${SMALL_TENANT}:${key}`],
        )
      ).rowCount !== 0;
    while (await isThere()) await delay(2);
    times.push(performance.now() - ordered);
  }
  return times;
}

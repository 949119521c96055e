import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import type { BenchedProduct } from '#bench/product.ts';
import { memoryOf, mostMemoryDuring } from '#bench/server-memory.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const EMPLOYEES = 5000;
const [FEW, MANY] = [5000, 20_000];
const CREDENTIALS = { code: 'bench', userName: 'bench', password: 'bench' };
const MINE = `tenant_id = '${LARGE_TENANT}'`;

/** Changes that no trigger should hear of: the data set is as it was when the entry is over. */
async function quietly(owner: pg.Client, ...statements: readonly string[]): Promise<void> {
  await owner.query(['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(';'));
}
const forgetLines = (owner: pg.Client) =>
  quietly(
    owner,
    ...['accounting_transfer_lines', 'accounting_transfers', 'accounting_lines'].map(
      (table) => `delete from ${table} where ${MINE}`,
    ),
  );
const forget = async (owner: pg.Client) => {
  await forgetLines(owner);
  await quietly(
    owner,
    ...['accounting_employees', 'accounting_readings', 'accounting_connections', 'accounting_interfaces'].map(
      (table) => `delete from ${table} where ${MINE}`,
    ),
    `update target_users set accounting_id = null where ${MINE} and accounting_id is not null`,
  );
};

const payrollUrl = ({ env }: BenchedProduct): string => new URL(env['ACCOUNTING_URL'] ?? '').origin;
const tell = (product: BenchedProduct, wish: object) =>
  fetch(`${payrollUrl(product)}/api/clients/bench`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
async function requestsTo(product: BenchedProduct): Promise<number> {
  const { totals } = (await (await fetch(`${payrollUrl(product)}/api/requests`)).json()) as {
    totals: Record<string, number>;
  };
  return Object.values(totals).reduce((sum, count) => sum + count, 0);
}

/** The tenant is connected as a customer's would be. */
async function connect(product: BenchedProduct, owner: pg.Client): Promise<void> {
  await owner.query(`insert into accounting_interfaces (tenant_id, client_id, code, default_occupation, user_name)
    values ('${LARGE_TENANT}', 'bench', 'bench', 'Service', 'bench')`);
  const admin = join(import.meta.dirname, '../../apps/api/src/admin.ts');
  const options = { env: product.env, input: CREDENTIALS.password };
  execFileSync(process.execPath, [admin, 'accounting-password', '--tenant', LARGE_TENANT], options);
  await tell(product, { ...CREDENTIALS, costCentres: [] });
}

/** Every worker gets a number; payroll's people are answered. */
async function employ(owner: pg.Client): Promise<readonly object[]> {
  await quietly(
    owner,
    `update target_users t set accounting_id = n.id from (select user_id, row_number() over (order by user_id)::text as id
       from target_users where ${MINE}) n where t.${MINE} and t.user_id = n.user_id`,
  );
  const { rows } = await owner.query<object>(
    `select t.accounting_id as id, u.first_name as "firstName", u.last_name as "lastName", t.birthday::text,
       'ON_DEMAND' as employment, null as title, null as "socialSecurityNumber", null as "costCentreId",
       null as "entryDate", null as "exitDate"
     from target_users t join users u on u.tenant_id = t.tenant_id and u.id = t.user_id where t.${MINE}`,
  );
  return rows;
}

const headers = async (product: BenchedProduct) => ({
  ...(await headersOf(product, SYSTEM_ADMIN)),
  'x-tenant-id': LARGE_TENANT,
});

async function readAll(product: BenchedProduct, asked: Record<string, string>): Promise<void> {
  await callApi(product, asked, 'mutation { readAccountingEmployees { last { id } } }');
  for (;;) {
    const { accountingImport: it } = await callApi<{
      accountingImport: { last: { state: string; readCount: number } };
    }>(product, asked, '{ accountingImport { last { state readCount } } }');
    if (it.last.state === 'FAILED') throw new Error('the reading failed');
    if (it.last.state === 'READ') return;
    await delay(20);
  }
}

/** The last days that hold no more than so many recorded lines. */
async function periodOf(owner: pg.Client, lines: number): Promise<{ from: string; until: string }> {
  const { rows } = await owner.query<{ from: string; until: string }>(
    `with day as (select (e.starts_at at time zone 'Europe/Vienna')::date as day, count(*)::int as lines
       from worklog_entries e join worklog_blocks b on b.tenant_id = e.tenant_id and b.appointment_id = e.appointment_id
       where e.${MINE} and b.recorded_at is not null group by 1),
     summed as (select day, sum(lines) over (order by day desc) as lines from day)
     select min(day)::text as from, (select max(day)::text from day) as until
     from summed where lines <= $1`,
    [lines],
  );
  const [period] = rows;
  if (!period) throw new Error('there are no recorded hours');
  return period;
}

async function transferred(
  product: BenchedProduct,
  asked: Record<string, string>,
  { from, until }: { readonly from: string; readonly until: string },
) {
  const started = performance.now();
  const { startAccountingTransfer: it } = await callApi<{ startAccountingTransfer: { id: string; count: number } }>(
    product,
    asked,
    `mutation { startAccountingTransfer(from: "${from}", until: "${until}") { id count } }`,
  );
  const ordered = performance.now() - started;
  for (;;) {
    const { accountingTransfer } = await callApi<{
      accountingTransfer: { state: string; acceptedCount: number; failure: string };
    }>(product, asked, `{ accountingTransfer(transferId: "${it.id}") { state acceptedCount failure } }`);
    if (accountingTransfer.state === 'COMPLETE') return { count: it.count, ordered, took: performance.now() - started };
    if (accountingTransfer.state !== 'RUNNING') throw new Error(JSON.stringify(accountingTransfer));
    await delay(100);
  }
}

export const entry: Entry = {
  name: `Import of ${EMPLOYEES} employees, and a transfer of ${MANY} lines`,
  async run(product) {
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    await forget(owner);
    try {
      await connect(product, owner);
      const asked = await headers(product);
      const employees = await employ(owner);
      await tell(product, { employees: employees.slice(0, EMPLOYEES) });
      const reading = await watched(product, () => readAll(product, asked));
      await tell(product, { employees });
      const [few, many] = [await periodOf(owner, FEW), await periodOf(owner, MANY)];
      const first = await transferred(product, asked, few);
      await forgetLines(owner);
      const whole = await watched(product, () => transferred(product, asked, many));
      const growth = whole.took / whole.result.count / (first.took / first.count);
      return [
        `import: ${(reading.took / 1000).toFixed(1)} s, ${reading.requests} requests, ${reading.memory}`,
        `transfer: ${whole.result.count} lines, ordered in ${whole.result.ordered.toFixed(0)} ms, all in ${(whole.took / 1000).toFixed(1)} s, ${whole.requests} requests, ${whole.memory}; of ${first.count} = ${judge(growth, { atMost: 1.3 }, { unit: '×' })} a line`,
      ];
    } finally {
      await forget(owner);
      await owner.end();
    }
  },
};

/** How long something takes, how often payroll is asked, and what the server holds meanwhile. */
async function watched<T>(product: BenchedProduct, work: () => Promise<T>) {
  const [before, asked, started] = [await memoryOf(product), await requestsTo(product), performance.now()];
  const outcome: { result?: T; took: number } = { took: 0 };
  const most = await mostMemoryDuring(product, async () => {
    outcome.result = await work();
    outcome.took = performance.now() - started;
  });
  const memory = `memory ${before.toFixed(0)} MB before, ${most.toFixed(0)} at most, ${(await memoryOf(product)).toFixed(0)} after`;
  return { result: outcome.result as T, took: outcome.took, requests: (await requestsTo(product)) - asked, memory };
}

import { benchId } from '#bench/bench-id.ts';
import { byTurns } from '#bench/by-turns.ts';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const ROUNDS = 15;
const WORKERS = 50;

/** Long before anybody else was booked. */
const CREATION = `
  with ball as (
    insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id, pool_id,
      invoice_recipient_id, customer, venue, search_key)
    values ('${LARGE_TENANT}', 'Ball', '2024-02-01T17:00:00Z', '2024-02-01T23:00:00Z', ${WORKERS},
      '${benchId('appointment_types1')}', '${benchId('target_user_pools1')}', '${benchId('recipient1')}', 'Hofburg',
      'Festsaal', 'ball')
    returning *
  )
  insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
  select a.tenant_id, a.id, t.user_id, a.starts_at, a.ends_at, 'BOOKED'
  from ball a, (select user_id from target_users where tenant_id = '${LARGE_TENANT}' order by user_id limit ${WORKERS}) t
  returning appointment_id as id, user_id as worker`;

/** The hours of fifty workers in one step, with audit and live events, against the bare statements. */
export const entry: Entry = {
  name: `Recording a block of ${WORKERS}`,
  async run(product) {
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    const { rows } = await owner.query<{ id: string; worker: string }>(CREATION);
    const id = rows[0]?.id;
    const ball = `tenant_id = '${LARGE_TENANT}' and appointment_id = '${id}'`;
    const entry = {
      type: 'WORK',
      breakInSeconds: 1800,
      startDateTime: '2024-02-01T17:00Z',
      endDateTime: '2024-02-01T23:00Z',
    };
    const worklogs = rows.map(({ worker }) => ({ worklogUserId: worker, entries: [entry] }));
    const mutation = `mutation ($id: String!, $version: Int!, $worklogs: [WorklogInput!]!) {
      recordWorklogs(worklogBlockId: $id, version: $version, worklogs: $worklogs) { id } }`;
    let version = 0;
    const record = async () => {
      await callApi(product, headers, mutation, { id, version, worklogs });
      version += 1;
    };
    const workers = rows.map(({ worker }) => worker);
    const bare = async () => {
      await owner.query('begin');
      await owner.query(`update worklog_blocks set recorded_at = now() where ${ball}`);
      await owner.query(`delete from worklogs where ${ball}`);
      await owner.query(
        `insert into worklogs (tenant_id, appointment_id, user_id, did_not_come)
         select '${LARGE_TENANT}', '${id}', worker, false from unnest($1::uuid[]) worker`,
        [workers],
      );
      await owner.query(
        `insert into worklog_entries (tenant_id, appointment_id, user_id, position, type, starts_at, ends_at, break_minutes)
         select '${LARGE_TENANT}', '${id}', worker, 1, 'WORK', '2024-02-01T17:00:00Z', '2024-02-01T23:00:00Z', 30
         from unnest($1::uuid[]) worker`,
        [workers],
      );
      await owner.query('commit');
    };
    try {
      await record();
      const [all = 0, plain = 0] = await byTurns(ROUNDS, [record, bare]);
      return [
        `recorded in ${all.toFixed(0)} ms, bare statements ${plain.toFixed(0)} ms = ${judge(all / plain, { atMost: 5 }, { unit: '×', digits: 1 })}`,
      ];
    } finally {
      await owner.query(`delete from worklogs where ${ball}`);
      await owner.query(`delete from appointments where tenant_id = '${LARGE_TENANT}' and id = '${id}'`);
      await owner.end();
    }
  },
};

import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { median } from '#bench/load.ts';
import type { BenchedProduct } from '#bench/product.ts';

const ROUNDS = 9;

const OWN = `tenant_id = '${LARGE_TENANT}'`;
const IN_VIENNA = `at time zone 'Europe/Vienna'`;
const THIS_WEEK = `(select date_trunc('week', now() ${IN_VIENNA}) ${IN_VIENNA} as starts,
  (date_trunc('week', now() ${IN_VIENNA}) + interval '7 days') ${IN_VIENNA} as ends) week`;
const namesOf = (memberships: string, column: string, named: string): string => `
  select m.user_id, string_agg(n.description, ', ' order by n.position) as names from ${memberships} m
    join ${named} n on n.${OWN} and n.id = m.${column} where m.${OWN} group by m.user_id`;

/** The same rows as the file has, but for the labels; each kind of facts is found once for all workers, and joined by hash. */
const COPY = `copy (
  with pools as (${namesOf('target_users_in_pools', 'pool_id', 'target_user_pools')}),
  types as (${namesOf('target_users_for_types', 'appointment_type_id', 'appointment_types')}),
  rated as (
    select a.user_id, count(*) as count, case when count(*) <= 10 then round(avg(a.rating), 1) else (
      select round(avg(rating), 1) from (select rating from assessments n where n.${OWN} and n.user_id = a.user_id
        order by n.created_at desc, n.id limit 10) newest) end as mean
    from assessments a where a.${OWN} group by a.user_id
  ), booked as (
    select o.user_id, sum(extract(epoch from least(o.ends_at, week.ends) - greatest(o.starts_at, week.starts))) / 3600 as hours
    from offers o, ${THIS_WEEK}
    where o.${OWN} and o.state = 'BOOKED' and o.starts_at < week.ends and o.starts_at > week.starts - interval '14 days 1 hour'
      and o.ends_at > week.starts
    group by o.user_id
  ), last_booking as materialized (
    select distinct on (o.user_id) o.user_id, o.appointment_id, o.ends_at from offers o
    where o.${OWN} and o.state = 'BOOKED' and o.ends_at <= now() and o.starts_at < now() and not exists (
      select from worklogs n where n.${OWN} and n.appointment_id = o.appointment_id and n.user_id = o.user_id and n.did_not_come)
    order by o.user_id, o.starts_at desc
  ), recorded as (
    select l.user_id, max(e.ends_at) as ends_at from last_booking l join worklog_entries e on e.${OWN}
      and e.appointment_id = l.appointment_id and e.user_id = l.user_id and e.type = 'WORK' group by l.user_id
  )
  select u.last_name, u.first_name, t.academic_title, u.state, u.contact_email, t.phone_number, t.street_name_and_number,
    t.postal_code, t.location, t.country_code, t.birthday, t.gender, t.nationality_country_code, t.nationhood,
    pools.names, types.names, coalesce(rated.mean, t.rating)::float8, coalesce(rated.count, 0), coalesce(booked.hours, 0),
    to_char(coalesce(recorded.ends_at, last_booking.ends_at) ${IN_VIENNA}, 'YYYY-MM-DD'),
    t.is_deployable_as_team_leader, t.has_completed_recruiting_day, t.has_driving_licence, t.car_availability,
    t.clothing_size, t.staff_type, c.description, t.accounting_id
  from users u join target_users t on t.${OWN} and t.user_id = u.id
    left join pools on pools.user_id = u.id left join types on types.user_id = u.id
    left join rated on rated.user_id = u.id left join booked on booked.user_id = u.id
    left join cost_centers c on c.${OWN} and c.id = t.cost_center_id
    left join last_booking on last_booking.user_id = u.id left join recorded on recorded.user_id = u.id
  where u.${OWN} and u.role = 'TARGET_USER' and t.restricted_until is null and t.anonymised_at is null
  order by u.last_name collate german, u.first_name collate german, u.id
) to stdout (format csv, delimiter ';')`;

async function download(product: BenchedProduct, headers: Record<string, string>): Promise<number> {
  const { createDownload } = await callApi<{ createDownload: { url: string } }>(
    product,
    headers,
    'mutation { createDownload(input: { targetUsersCsv: {} }) { url } }',
  );
  const started = performance.now();
  const response = await fetch(`${product.appUrl}${createDownload.url}`);
  const lines = (await response.text()).split('\r\n').length - 2;
  if (lines !== 20_000) throw new Error(`the file has ${lines} rows`);
  return performance.now() - started;
}

async function copy(client: pg.Client): Promise<number> {
  const started = performance.now();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(client.query(copyTo(COPY)), nowhere);
  return performance.now() - started;
}

export const entry: Entry = {
  name: 'CSV of 20,000 workers with German labels',
  async run(product) {
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    // Loops would look through everybody's recorded hours again for each worker: twelve seconds.
    await client.query('set enable_nestloop = off');
    try {
      const times = { file: [] as number[], copy: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        times.copy.push(await copy(client));
        times.file.push(await download(product, headers));
      }
      const [file, bare] = [median(times.file), median(times.copy)];
      return [
        `download ${file.toFixed(0)} ms (wanted on a quiet machine: 600 ms), bare COPY … TO STDOUT ${bare.toFixed(0)} ms = ${judge(file / bare, { atMost: 2 }, { unit: '×' })}`,
      ];
    } finally {
      await client.end();
    }
  },
};

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

/** The same rows as the file has, but for the labels. */
const COPY = `copy (
  select u.last_name, u.first_name, t.academic_title, u.state, u.contact_email, t.phone_number, t.street_name_and_number,
    t.postal_code, t.location, t.country_code, t.birthday, t.gender, t.nationality_country_code, t.nationhood,
    (select string_agg(p.description, ', ' order by p.position) from target_users_in_pools m
      join target_user_pools p on p.tenant_id = m.tenant_id and p.id = m.pool_id
      where m.tenant_id = t.tenant_id and m.user_id = t.user_id),
    (select string_agg(a.description, ', ' order by a.position) from target_users_for_types m
      join appointment_types a on a.tenant_id = m.tenant_id and a.id = m.appointment_type_id
      where m.tenant_id = t.tenant_id and m.user_id = t.user_id),
    coalesce((select round(avg(rating), 1)::float8 from (select rating from assessments a
      where a.tenant_id = t.tenant_id and a.user_id = t.user_id order by a.created_at desc, a.id limit 10) newest),
      t.rating::float8),
    (select count(*) from assessments a where a.tenant_id = t.tenant_id and a.user_id = t.user_id),
    (select coalesce(sum(extract(epoch from least(w.ends_at, week.ends) - greatest(w.starts_at, week.starts))) / 3600, 0)
      from offers w, (select date_trunc('week', now() at time zone 'Europe/Vienna') at time zone 'Europe/Vienna' as starts,
        (date_trunc('week', now() at time zone 'Europe/Vienna') + interval '7 days') at time zone 'Europe/Vienna' as ends) week
      where w.tenant_id = t.tenant_id and w.user_id = t.user_id and w.state = 'BOOKED'
        and w.starts_at < week.ends and w.ends_at > week.starts),
    (select to_char(w.ends_at at time zone 'Europe/Vienna', 'YYYY-MM-DD') from offers w
      where w.tenant_id = t.tenant_id and w.user_id = t.user_id and w.state = 'BOOKED' and w.ends_at <= now()
        and w.starts_at < now() order by w.starts_at desc limit 1),
    t.is_deployable_as_team_leader, t.has_completed_recruiting_day, t.has_driving_licence, t.car_availability,
    t.clothing_size, t.staff_type, t.accounting_id
  from users u join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
  where u.tenant_id = '${LARGE_TENANT}' and u.role = 'TARGET_USER'
    and t.restricted_until is null and t.anonymised_at is null
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
    try {
      const times = { file: [] as number[], copy: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        times.copy.push(await copy(client));
        times.file.push(await download(product, headers));
      }
      const [file, bare] = [median(times.file), median(times.copy)];
      return [
        `download ${file.toFixed(0)} ms, bare COPY … TO STDOUT ${bare.toFixed(0)} ms = ${judge(file / bare, { atMost: 2 }, { unit: '×' })}`,
      ];
    } finally {
      await client.end();
    }
  },
};

import { aRecipient } from '#app/testing/a-recipient.ts';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';

/** Times around New Year's and the clock changes, in UTC; the series runs from October 2025 to February 2027. */
const AT_THE_EDGES = [
  '2025-12-31T22:30Z',
  '2025-12-31T23:30Z',
  '2026-03-28T23:30Z',
  '2026-03-29T00:45Z',
  '2026-03-31T21:30Z',
  '2026-03-31T22:30Z',
  '2026-10-24T22:30Z',
  '2026-10-25T00:15Z',
  '2026-10-25T01:15Z',
  '2026-12-31T22:30Z',
  '2026-12-31T23:30Z',
];

const inSql = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

/**
 * More than a year of an agency's work in the database: five workers, three customers, two kinds of work, hours with breaks, second
 * shifts and travel, people who did not come or can not, and invoices in every state with surcharges and additional items.
 */
export async function aYearOfFigures(api: TestApi, names: readonly string[] = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva']) {
  const tenantId = await api.aTenant();
  const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  const workers: TestUser[] = [];
  for (const name of names) {
    const worker = await api.aUser({ tenantId, role: 'TARGET_USER' });
    await api.asOwner('update users set last_name = $2 where id = $1', [worker.id, name]);
    workers.push(worker);
  }
  const recipients = [];
  for (const number of ['K-1', 'K-2', 'K-3']) recipients.push(await aRecipient(api, tenantId, number));
  const types = await api.asOwner<{ id: string }>(
    'select id from appointment_types where tenant_id = $1 order by position',
    [tenantId],
  );
  await api.asOwner(`do $$
  declare
    t constant uuid := '${tenantId}';
    worker constant uuid[] := array[${inSql(workers.map(({ id }) => id))}];
    recipient constant uuid[] := array[${inSql(recipients)}, null];
    wanted record;
    kind constant uuid[] := array[${inSql(types.map(({ id }) => id))}];
  begin
    -- The rows fit each other; what was sent could not be written otherwise.
    set local session_replication_role = replica;
    insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id, pool_id,
        invoice_recipient_id, customer, venue, search_key)
      select t, k::text, s.at, s.at + interval '45 minutes' * (1 + k % 9), 1 + k % 4, kind[1 + k % 2],
        (select id from target_user_pools where tenant_id = t limit 1), recipient[1 + k % 4], 'x', 'x', 'x'
      from (select k, timestamptz '2025-10-20T05:00Z' + k * interval '97 hours' as at from generate_series(0, 119) k
        union all select 200 + n::int, at::timestamptz from unnest(array[${inSql(AT_THE_EDGES)}]) with ordinality e (at, n)) s;
    -- One by one: whoever is booked at that time already is left out.
    for wanted in select a.id, worker[1 + (w + n) % 5] as user_id, a.starts_at, a.ends_at,
        case when w = 4 then 'DECLINED' else 'BOOKED' end as state,
        case when w < 4 and (n + w) % 11 = 0 then a.starts_at end as prevented_at
      from (select *, description::int as n from appointments where tenant_id = t) a, generate_series(0, 4) w
      where w <= a.n % 6 order by a.n, w
    loop
      begin
        insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state, prevented_at)
          values (t, wanted.id, wanted.user_id, wanted.starts_at, wanted.ends_at, wanted.state, wanted.prevented_at);
      exception when exclusion_violation then null;
      end;
    end loop;
    insert into worklog_blocks (tenant_id, appointment_id, entered_at, recorded_at)
      select t, id, ends_at, ends_at from appointments where tenant_id = t and starts_at < '2026-12-20';
    insert into worklogs (tenant_id, appointment_id, user_id, did_not_come)
      select t, o.appointment_id, o.user_id, ('x' || substr(md5(o.appointment_id::text || o.user_id::text), 1, 1))::bit(4)::int > 13
      from offers o join worklog_blocks b using (tenant_id, appointment_id) where o.tenant_id = t and o.state = 'BOOKED';
    insert into worklog_entries (tenant_id, appointment_id, user_id, position, type, starts_at, ends_at, break_minutes)
      select t, w.appointment_id, w.user_id, e.position, e.type, a.starts_at + e.starts, a.ends_at + e.ends, e.pause
      from worklogs w join appointments a on a.tenant_id = t and a.id = w.appointment_id,
        lateral (values (1, 'WORK', interval '0', - (a.description::int % 13) * interval '1 minute', a.description::int % 3 * 7, true),
          (2, 'WORK', interval '25 hours', interval '25 hours', 0, a.description::int % 5 = 0),
          (3, 'WORK', a.ends_at - a.starts_at + interval '10 minutes', interval '77 minutes', 5, a.description::int % 4 = 1),
          (4, 'TRAVEL_TO', - interval '50 minutes', a.starts_at - a.ends_at, 0, a.description::int % 3 = 0),
          (5, 'TRAVEL_FROM', a.ends_at - a.starts_at, interval '41 minutes', 0, a.description::int % 6 = 0))
          e (position, type, starts, ends, pause, is_there)
      where w.tenant_id = t and not w.did_not_come and e.is_there;
    insert into invoices (tenant_id, year, position, invoice_recipient_id, issue_date, due_date, dun_date, language, tax_treatment,
        tax_percentage, paper, recipient_name, search_key, net_in_cents, tax_in_cents, gross_in_cents, created_at, created_by_name)
      select t, extract(year from day), 1000 + row_number() over (), invoice_recipient_id, day, day + 10, day + 20, 'de', 'TAXED', 2000,
        jsonb_build_object('bundle', bundle), 'x', 'x', 0, 0, 0, now(), 'x'
      from (select invoice_recipient_id, description::int / 12 as bundle, (max(starts_at) at time zone 'Europe/Vienna')::date + 2 as day
        from appointments where tenant_id = t and invoice_recipient_id is not null group by 1, 2) b;
    insert into invoice_lines (tenant_id, invoice_id, position, kind, appointment_id, appointment_type_id, day, description, quantity,
        unit, price_in_cents, percentage, net_in_cents)
      select t, i.id, row_number() over (partition by i.id), l.*
      from invoices i, lateral (
        select 'SERVICE', a.id, a.appointment_type_id, (e.starts_at at time zone 'Europe/Vienna')::date, 'x', 1, 'h', 1,
          null::int, round(sum(extract(epoch from e.ends_at - e.starts_at) / 60 - e.break_minutes) * 28.73 / 0.6)::bigint
        from appointments a join worklog_entries e on e.tenant_id = t and e.appointment_id = a.id and e.type = 'WORK'
        where a.tenant_id = t and a.invoice_recipient_id = i.invoice_recipient_id
          and a.description::int / 12 = (i.paper ->> 'bundle')::int group by a.id, a.appointment_type_id, 4
        union all select 'SURCHARGE', null, kind[1 + i.position % 2], null, 'x', 1, 'h', 1, 2500, 10007 + i.position where i.position % 3 > 0
        union all select 'ADDITIONAL', null, null, null, 'x', 1, 'Stk.', 1, null, 4999 + i.position where i.position % 2 = 0) l
      where i.tenant_id = t;
    update invoices i set net_in_cents = l.net, gross_in_cents = l.net, sent_at = case when i.position % 5 > 0 then now() end,
        sent_file = case when i.position % 5 > 0 then ''::bytea end, sent_file_sha256 = case when i.position % 5 > 0 then ''::bytea end,
        sent_ebinterface = case when i.position % 5 > 0 then ''::bytea end,
        cancelled_at = case when i.position % 7 = 0 then now() end
      from (select invoice_id, sum(net_in_cents) as net from invoice_lines where tenant_id = t group by 1) l
      where i.tenant_id = t and l.invoice_id = i.id;
    -- The cancellations, all of them sent.
    insert into invoices (tenant_id, year, position, invoice_recipient_id, issue_date, due_date, dun_date, language, tax_treatment,
        tax_percentage, paper, recipient_name, search_key, net_in_cents, tax_in_cents, gross_in_cents, sent_at, sent_file,
        sent_file_sha256, sent_ebinterface, cancels_invoice_id, created_at, created_by_name)
      select t, year, position + 5000, invoice_recipient_id, issue_date, due_date, dun_date, language, tax_treatment, tax_percentage,
        paper, 'x', 'x', -net_in_cents, 0, -gross_in_cents, now(), '', '', '', id, now(), 'x'
      from invoices where tenant_id = t and cancelled_at is not null;
    insert into invoice_lines (tenant_id, invoice_id, position, kind, appointment_id, appointment_type_id, day, description, quantity,
        unit, price_in_cents, percentage, net_in_cents)
      select t, c.id, l.position, l.kind, l.appointment_id, l.appointment_type_id, l.day, 'x', -1, l.unit, 1, l.percentage, -l.net_in_cents
      from invoices c join invoice_lines l on l.tenant_id = t and l.invoice_id = c.cancels_invoice_id where c.tenant_id = t;
  end $$`);
  return { tenantId, accounting, workers, recipients, types: types.map(({ id }) => id) };
}

import { LARGE_TENANT } from '#bench/data/generate.ts';

export const STATISTICS_YEAR = { from: '2025-11-17', to: '2026-11-16' } as const;

const { from, to } = STATISTICS_YEAR;
const OWN = `tenant_id = '${LARGE_TENANT}'`;
const VIENNA = `at time zone 'Europe/Vienna'`;
const within = (instant: string) =>
  `${instant} >= ('${from}'::timestamp ${VIENNA}) and ${instant} < (('${to}'::date + 1)::timestamp ${VIENNA})`;
const MINUTES = `(extract(epoch from e.ends_at - e.starts_at)::int / 60)`;

/** Appointments that began, work and revenue in the year, by month, customer and kind of work. */
const PARTS = `
  planned as materialized (
    select date_trunc('month', a.starts_at ${VIENNA})::date as month, a.invoice_recipient_id as customer, a.appointment_type_id as kind,
      count(*) as appointments, sum(a.desired_target_users) as wanted, sum(least(coalesce(b.coming, 0), a.desired_target_users)) as filled,
      sum(b.booked) as bookings
    from appointments a left join (select o.appointment_id, count(*) as booked, count(*) filter (where o.prevented_at is null) as coming
      from offers o where o.${OWN} and o.state = 'BOOKED' and ${within('o.starts_at')} group by 1) b on b.appointment_id = a.id
    where a.${OWN} and ${within('a.starts_at')} group by 1, 2, 3
  ), worked as materialized (
    select date_trunc('month', e.starts_at ${VIENNA})::date as month, a.invoice_recipient_id as customer, a.appointment_type_id as kind,
      sum(${MINUTES} - e.break_minutes) filter (where e.type = 'WORK') as work, sum(e.break_minutes) as pause,
      sum(${MINUTES}) filter (where e.type <> 'WORK') as travel
    from worklog_entries e join appointments a on a.tenant_id = e.tenant_id and a.id = e.appointment_id
    where e.${OWN} and ${within('e.starts_at')} group by 1, 2, 3
  ), line as materialized (
    select i.issue_date, i.invoice_recipient_id as customer, l.*
    from invoices i join invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
    where i.${OWN} and i.issue_date between '${from}' and '${to}' and i.sent_at is not null and i.cancelled_at is null
      and i.cancels_invoice_id is null
  ), billed as materialized (
    select date_trunc('month', issue_date)::date as month, customer, appointment_type_id as kind, sum(net_in_cents) as net
    from line group by 1, 2, 3
  ), cube as materialized (
    select month, customer, kind, appointments, wanted, filled, bookings, 0 as work, 0 as pause, 0 as travel, 0 as net from planned
    union all select month, customer, kind, 0, 0, 0, 0, work, pause, travel, 0 from worked
    union all select month, customer, kind, 0, 0, 0, 0, 0, 0, 0, net from billed
  )`;

const sumsBy = (name: string, from: string) => `
  select ${name}::text, null::text, sum(appointments)::bigint, sum(bookings)::bigint, sum(work) / 60.0, sum(pause) / 60.0,
    sum(travel) / 60.0, sum(net) / 100.0, sum(filled)::numeric / nullif(sum(wanted), 0)
  from ${from} group by ${name}`;

/** The rows of the four sheets: by worker with their part of each line by the largest remainder, by customer, kind and month. */
export const STATISTICS_ROWS = `with ${PARTS}, share as (
    select l.invoice_id, l.position, l.net_in_cents as net, e.user_id, sum(${MINUTES} - e.break_minutes) as minutes
    from line l join worklog_entries e on e.${OWN} and e.appointment_id = l.appointment_id and e.type = 'WORK'
      and (e.starts_at ${VIENNA})::date = l.day
    group by 1, 2, 3, 4
  ), part as (
    select *, floor(net * minutes::numeric / sum(minutes) over line) as low, net * minutes % sum(minutes) over line as rest
    from share window line as (partition by invoice_id, position)
  ), ranked as (
    select *, net - sum(low) over (partition by invoice_id, position) as left_over,
      row_number() over (partition by invoice_id, position order by rest desc, user_id) as place
    from part
  ), earned as (
    select user_id, sum(low + case when place <= left_over then 1 else 0 end) as net from ranked group by 1
  ), booked as (
    select o.user_id, count(*) as bookings from offers o where o.${OWN} and o.state = 'BOOKED' and ${within('o.starts_at')} group by 1
  ), hours as (
    select e.user_id, sum(${MINUTES} - e.break_minutes) filter (where e.type = 'WORK') as work, sum(e.break_minutes) as pause,
      sum(${MINUTES}) filter (where e.type <> 'WORK') as travel
    from worklog_entries e where e.${OWN} and ${within('e.starts_at')} group by 1
  )
  (select u.last_name, u.first_name, null::bigint, b.bookings, h.work / 60.0, h.pause / 60.0, h.travel / 60.0, e.net / 100.0, null::numeric
    from booked b full join hours h using (user_id) full join earned e using (user_id)
      join users u on u.${OWN} and u.id = user_id
    order by u.last_name collate german, u.first_name collate german, u.id)
  union all ${sumsBy('r.name', `cube left join invoice_recipients r on r.${OWN} and r.id = cube.customer`)}
  union all ${sumsBy('t.description', `cube left join appointment_types t on t.${OWN} and t.id = cube.kind`)}
  union all ${sumsBy('month', 'cube')}`;

/** The figures that the page is made of. */
export const STATISTICS_CUBE = `with ${PARTS} select * from cube`;

import { LARGE_TENANT } from '#bench/data/generate.ts';

export const STATISTICS_YEAR = { from: '2025-11-17', to: '2026-11-16' } as const;

const { from, to } = STATISTICS_YEAR;
const OWN = `tenant_id = '${LARGE_TENANT}'`;
const VIENNA = `at time zone 'Europe/Vienna'`;
const within = (instant: string) =>
  `${instant} >= ('${from}'::timestamp ${VIENNA}) and ${instant} < (('${to}'::date + 1)::timestamp ${VIENNA})`;
const MINUTES = `(extract(epoch from e.ends_at - e.starts_at)::int / 60)`;
const startOf = (day: string): string => `(${day})::timestamp ${VIENNA}`;

/** Appointments that began, work and revenue in the year, by month, customer and kind of work, from what is kept of them. */
const PARTS = `
  span as materialized (
    select m::date as month, greatest(m::date, date '${from}') as first, least((m + interval '1 month')::date - 1, date '${to}') as last
    from generate_series(date_trunc('month', timestamp '${from}'), timestamp '${to}', interval '1 month') m
  ), cube as materialized (
    select span.month, a.* from span cross join lateral (
      select a.invoice_recipient_id as customer, a.appointment_type_id as kind, count(*)::int as appointments,
        sum(a.wanted)::int as wanted, sum(least(a.coming, a.wanted))::int as filled, sum(a.booked)::int as bookings,
        sum(a.not_come)::int as missed, 0 as work, 0 as pause, 0 as travel, 0::bigint as net
      from appointment_standings a where a.${OWN} and a.starts_at >= ${startOf('span.first')} and a.starts_at < ${startOf('span.last + 1')}
      group by 1, 2) a
    union all
    select span.month, d.* from span cross join lateral (
      select d.invoice_recipient_id, d.appointment_type_id, 0, 0, 0, 0, 0, sum(d.work_minutes)::int, sum(d.break_minutes)::int,
        sum(d.travel_minutes)::int, 0
      from worked_days d where d.${OWN} and d.day between span.first and span.last group by 1, 2) d
    union all
    select span.month, r.* from span cross join lateral (
      select r.invoice_recipient_id, r.appointment_type_id, 0, 0, 0, 0, 0, 0, 0, 0, sum(r.net_in_cents)::bigint
      from revenue r where r.${OWN} and r.issue_date between span.first and span.last group by 1, 2) r
  )`;

const sumsBy = (name: string, from: string) => `
  select ${name}::text, null::text, sum(appointments)::bigint, sum(bookings)::bigint, sum(work) / 60.0, sum(pause) / 60.0,
    sum(travel) / 60.0, sum(net) / 100.0, sum(filled)::numeric / nullif(sum(wanted), 0)
  from ${from} group by ${name}`;

/** Bookings, hours and earnings of each worker in the year. */
const WORKERS_PARTS = `booked as (
    select o.user_id, count(*) as bookings from offers o where o.${OWN} and o.state = 'BOOKED' and ${within('o.starts_at')} group by 1
  ), hours as (
    select e.user_id, sum(${MINUTES} - e.break_minutes) filter (where e.type = 'WORK') as work, sum(e.break_minutes) as pause,
      sum(${MINUTES}) filter (where e.type <> 'WORK') as travel
    from worklog_entries e where e.${OWN} and ${within('e.starts_at')} group by 1
  ), earned as (
    select a.user_id, sum(a.net_in_cents) as net from earnings a
    where a.${OWN} and a.issue_date between '${from}' and '${to}' and a.user_id is not null group by 1
  )`;

/** The rows of the four sheets: by worker, customer, kind and month. */
export const STATISTICS_ROWS = `with ${PARTS}, ${WORKERS_PARTS}
  (select u.last_name, u.first_name, null::bigint, b.bookings, h.work / 60.0, h.pause / 60.0, h.travel / 60.0, e.net / 100.0, null::numeric
    from booked b full join hours h using (user_id) full join earned e using (user_id)
      join users u on u.${OWN} and u.id = user_id
    order by u.last_name collate german, u.first_name collate german, u.id)
  union all ${sumsBy('r.name', `cube left join invoice_recipients r on r.${OWN} and r.id = cube.customer`)}
  union all ${sumsBy('t.description', `cube left join appointment_types t on t.${OWN} and t.id = cube.kind`)}
  union all ${sumsBy('month', 'cube')}`;

const YEAR_BEFORE = { from: '2024-11-17', to: '2025-11-16' };
type Span = Readonly<Record<'from' | 'to', string>>;
const among = (column: string, span: Span): string => `${column} between '${span.from}' and '${span.to}'`;
const lasting = (column: string, span: Span): string =>
  `${column} >= ${startOf(`date '${span.from}'`)} and ${column} < ${startOf(`date '${span.to}' + 1`)}`;
const rateOf = (filled: string, wanted: string): string => `round(${filled} * 10000.0 / nullif(${wanted}, 0)) / 100`;
const money = (cents: string): string => `json_build_object('value', coalesce(${cents}, 0) / 100.0)`;
const FIGURES = `json_build_object('appointments', coalesce(s.appointments, 0), 'bookings', coalesce(s.bookings, 0),
  'notCome', coalesce(s.missed, 0), 'workMinutes', coalesce(s.work, 0), 'netRevenue', ${money('s.net')},
  'fillRate', ${rateOf('s.filled', 's.wanted')})`;

/** The figures of a year by customer and kind of work, and each of their sums. */
const summed = (name: string, span: Span): string => `${name} as materialized (
  select grouping(customer, kind) as key, customer, kind, sum(appointments) as appointments, sum(wanted) as wanted, sum(filled) as filled,
    sum(bookings) as bookings, sum(missed) as missed, sum(work) as work, sum(net) as net
  from (
    select invoice_recipient_id as customer, appointment_type_id as kind, count(*)::int as appointments, sum(wanted)::int as wanted,
      sum(least(coming, wanted))::int as filled, sum(booked)::int as bookings, sum(not_come)::int as missed, 0 as work, 0::bigint as net
    from appointment_standings where ${OWN} and ${lasting('starts_at', span)} group by 1, 2
    union all select invoice_recipient_id, appointment_type_id, 0, 0, 0, 0, 0, sum(work_minutes)::int, 0
    from worked_days where ${OWN} and ${among('day', span)} group by 1, 2
    union all select invoice_recipient_id, appointment_type_id, 0, 0, 0, 0, 0, 0, sum(net_in_cents)::bigint
    from revenue where ${OWN} and ${among('issue_date', span)} group by 1, 2) part
  group by grouping sets ((), (customer), (kind)))`;
const TOTAL = 3;
const CUSTOMER = 1;
const KIND = 2;

const shown = (name: string, span: Span): string => `
  'total', (select ${FIGURES} from ${name} s where key = ${TOTAL}),
  'revenueByMonth', (select json_agg(json_build_object('month', to_char(m, 'YYYY-MM'), 'netRevenue', ${money('r.net')}) order by m)
    from generate_series(date_trunc('month', timestamp '${span.from}'), timestamp '${span.to}', interval '1 month') m left join (
      select date_trunc('month', i.issue_date::timestamp) as m, sum(i.net_in_cents) as net from invoices i
      where i.${OWN} and ${among('i.issue_date', span)} and i.sent_at is not null and i.cancelled_at is null
        and i.cancels_invoice_id is null group by 1) r using (m))`;
const customers = (name: string, figures: string): string => `'byInvoiceRecipient', (
  select json_agg(json_build_object('id', s.customer, ${figures}) order by s.net desc, r.name collate german nulls last, s.customer)
  from ${name} s left join invoice_recipients r on r.${OWN} and r.id = s.customer where s.key = ${CUSTOMER})`;

/** Everything that the page shows but its table of workers, by one statement. */
export const STATISTICS_PAGE = `with ${summed('year', STATISTICS_YEAR)}, ${summed('before', YEAR_BEFORE)}
  select json_build_object('data', json_build_object('statistics', json_build_object('from', '${from}', 'to', '${to}',
    'fillTarget', (select fill_target from tenant_settings where ${OWN}), 'viewerCanSetFillTarget', true,
    ${shown('year', STATISTICS_YEAR)}, ${customers('year', `'name', r.name, 'figures', ${FIGURES}`)},
    'byWeek', (select json_agg(json_build_object('monday', m::date, 'week', extract(week from m), 'wantedPlaces', coalesce(w.wanted, 0),
        'filledPlaces', coalesce(w.filled, 0), 'fillRate', ${rateOf('w.filled', 'w.wanted')}) order by m)
      from generate_series(date_trunc('week', timestamp '${from}'), timestamp '${to}', interval '7 days') m cross join lateral (
        select sum(a.wanted) as wanted, sum(least(a.coming, a.wanted)) as filled from appointment_standings a
        where a.${OWN} and a.starts_at >= ${startOf(`greatest(m::date, date '${from}')`)}
          and a.starts_at < ${startOf(`least(m::date + 7, date '${to}' + 1)`)}) w),
    'byAppointmentType', (select json_agg(json_build_object('id', s.kind, 'name', t.description, 'figures', ${FIGURES})
        order by t.position nulls last)
      from year s left join appointment_types t on t.${OWN} and t.id = s.kind where s.key = ${KIND}),
    'yearBefore', json_build_object(${shown('before', YEAR_BEFORE)},
      ${customers('before', `'figures', json_build_object('netRevenue', ${money('s.net')})`)}))))`;

export const WORKERS_SHOWN = 10;

/** The page's table of workers by one statement: nobody has left in this agency, and everybody came. */
export const STATISTICS_WORKERS = `with ${WORKERS_PARTS}, figures as (
    select * from booked full join hours using (user_id) full join earned using (user_id)
  ), shown as (
    select f.*, u.first_name, u.last_name from figures f join users u on u.${OWN} and u.id = f.user_id
    order by f.work desc nulls last, u.last_name collate german, u.first_name collate german, u.id limit ${WORKERS_SHOWN}
  )
  select json_build_object('data', json_build_object('statistics', json_build_object(
    'netRevenueWithoutTargetUser', (select ${money('sum(a.net_in_cents)')} from earnings a
      where a.${OWN} and a.issue_date between '${from}' and '${to}' and a.user_id is null),
    'byTargetUser', json_build_object('count', (select count(*) from figures), 'items', (
      select json_agg(json_build_object('id', s.user_id, 'firstName', s.first_name, 'lastName', s.last_name, 'bookings', coalesce(s.bookings, 0),
        'notCome', 0, 'workMinutes', coalesce(s.work, 0), 'breakMinutes', coalesce(s.pause, 0), 'travelMinutes', coalesce(s.travel, 0),
        'netRevenue', ${money('s.net')})
        order by s.work desc nulls last, s.last_name collate german, s.first_name collate german, s.user_id) from shown s)))))`;

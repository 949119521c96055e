import type { Cents } from '@gastspiel/domain/money/money.ts';
import { type Figures, NO_FIGURES } from '@gastspiel/domain/statistics/figures.ts';
import { type DaySpan, monthsOf, weeksOf } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { firstDayOf, type Month } from '@gastspiel/domain/time/month.ts';
import { addDays, type Day, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { StatisticsFilter } from '#features/statistics/statistics-filter.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** The figures of some days and their parts: sums over the same rows, so they agree. */
export interface SummedFigures {
  readonly total: Figures;
  /** Under null: what belongs to none. */
  readonly byInvoiceRecipient: ReadonlyMap<string | null, Figures>;
  readonly byAppointmentType: ReadonlyMap<string | null, Figures>;
}

/**
 * Stretches of time as far as they lie in the span, each told by the day on which it starts. The calendar with its clock changes stays
 * with the domain; and each is a range over an index, which takes half the time of telling the stretch of every row.
 */
function stretchesOf(starts: readonly Day[], { from, to }: DaySpan): RawBuilder<unknown> {
  const firsts = starts.map((start) => (start < from ? from : start));
  const lasts = starts.map((_, index) => (starts[index + 1] ? addDays(starts[index + 1] ?? to, -1) : to));
  return sql`unnest(${firsts}::date[], ${lasts}::date[], ${firsts.map(startOfDay)}::timestamptz[],
    ${lasts.map((day) => startOfDay(addDays(day, 1)))}::timestamptz[]) with ordinality
    span (first_day, last_day, starts_at, ends_at, place)`;
}

export const isWithin = (instant: RawBuilder<unknown>, { from, to }: DaySpan) =>
  sql`${instant} >= ${startOfDay(from)} and ${instant} < ${startOfDay(addDays(to, 1))}`;

/** The chosen appointments `a`, or what is kept of them and their invoices. */
export const isChosen = ({ invoiceRecipientIds, appointmentTypeIds }: StatisticsFilter) => sql`
  ${invoiceRecipientIds ? sql`and a.invoice_recipient_id = any(${invoiceRecipientIds}::uuid[])` : sql``}
  ${appointmentTypeIds ? sql`and a.appointment_type_id = any(${appointmentTypeIds}::uuid[])` : sql``}`;

/** The minutes of entries `e`: added up first, which is exact, and then told in minutes. */
const minutesOf = (condition: RawBuilder<unknown>) =>
  sql`coalesce(extract(epoch from sum(e.ends_at - e.starts_at) filter (where ${condition}))::int / 60, 0)`;
export const BREAK_MINUTES = sql`coalesce(sum(e.break_minutes), 0)::int`;
export const WORK_MINUTES = sql`(${minutesOf(sql`e.type = 'WORK'`)} - ${BREAK_MINUTES})`;
export const TRAVEL_MINUTES = minutesOf(sql`e.type <> 'WORK'`);

/**
 * The filled places of appointments `a`. Those with a booking who said that they can not come fill no place; they are booked until
 * somebody decides.
 */
const FILLED = sql`sum(least(a.coming, a.wanted))::int`;

const CountedFigures = z.object({
  appointments: z.int(),
  wantedPlaces: z.int(),
  filledPlaces: z.int(),
  bookings: z.int(),
  notCome: z.int(),
  workMinutes: z.int(),
  breakMinutes: z.int(),
  travelMinutes: z.int(),
  netRevenue: z.bigint(),
});

/** Everything that is counted in a stretch of time `span`, by what belongs together. */
function partsOf(filter: StatisticsFilter, keys?: RawBuilder<unknown>): RawBuilder<unknown> {
  const [by, grouped] = keys ? [sql`${keys},`, sql`group by ${keys}`] : [sql``, sql``];
  return sql`(
    select ${by} count(*)::int as appointments, sum(a.wanted)::int as wanted, ${FILLED} as filled, sum(a.booked)::int as booked,
      sum(a.not_come)::int as not_come, 0 as work, 0 as breaks, 0 as travel, 0::bigint as net
    from appointment_standings a
    where a.tenant_id = ${TENANT} and a.starts_at >= span.starts_at and a.starts_at < span.ends_at ${isChosen(filter)}
    ${grouped}
    union all
    select ${by} 0, 0, 0, 0, 0, sum(a.work_minutes)::int, sum(a.break_minutes)::int, sum(a.travel_minutes)::int, 0
    from worked_days a
    where a.tenant_id = ${TENANT} and a.day between span.first_day and span.last_day ${isChosen(filter)}
    ${grouped}
    union all
    select ${by} 0, 0, 0, 0, 0, 0, 0, 0, sum(a.net_in_cents)::bigint
    from revenue a
    where a.tenant_id = ${TENANT} and a.issue_date between span.first_day and span.last_day ${isChosen(filter)}
    ${grouped}) part`;
}
const SUMS = sql`coalesce(sum(appointments), 0)::int as appointments, coalesce(sum(wanted), 0)::int as wanted_places,
  coalesce(sum(filled), 0)::int as filled_places, coalesce(sum(booked), 0)::int as bookings,
  coalesce(sum(not_come), 0)::int as not_come, coalesce(sum(work), 0)::int as work_minutes,
  coalesce(sum(breaks), 0)::int as break_minutes, coalesce(sum(travel), 0)::int as travel_minutes,
  coalesce(sum(net), 0)::bigint as net_revenue`;

const PartRow = CountedFigures.extend({ by: z.enum(['ALL', 'RECIPIENT', 'TYPE']), id: z.string().nullable() });

/** Counted by customer and kind of work, and summed up over each of them. */
export async function selectFigures(db: TenantDb, filter: StatisticsFilter): Promise<SummedFigures> {
  const rows = await rowsOf(
    db,
    PartRow,
    sql`/* prepared selectFigures */
    select case grouping(invoice_recipient_id, appointment_type_id) when 3 then 'ALL' when 1 then 'RECIPIENT' else 'TYPE' end as by,
      coalesce(invoice_recipient_id, appointment_type_id) as id, ${SUMS}
    from ${stretchesOf([filter.from], filter)}
      cross join lateral ${partsOf(filter, sql`a.invoice_recipient_id, a.appointment_type_id`)}
    group by grouping sets ((), (invoice_recipient_id), (appointment_type_id))`,
  );
  const parts = (wanted: (typeof rows)[number]['by']) =>
    new Map(rows.flatMap(({ by, id, ...figures }) => (by === wanted ? [[id, figures] as const] : [])));
  return {
    total: parts('ALL').get(null) ?? NO_FIGURES,
    byInvoiceRecipient: parts('RECIPIENT'),
    byAppointmentType: parts('TYPE'),
  };
}

const MonthRow = CountedFigures.extend({ place: z.int() });
export interface MonthFigures {
  readonly month: Month;
  readonly figures: Figures;
}

export async function selectMonths(db: TenantDb, filter: StatisticsFilter): Promise<readonly MonthFigures[]> {
  const months = monthsOf(filter);
  const rows = await rowsOf(
    db,
    MonthRow,
    sql`/* prepared selectMonths */
    select span.place::int, sums.* from ${stretchesOf(months.map(firstDayOf), filter)}
      cross join lateral (select ${SUMS} from ${partsOf(filter)}) sums
    order by span.place`,
  );
  return rows.map(({ place, ...figures }) => ({ month: months[place - 1] ?? '', figures }));
}

const PlaceRevenue = z.object({ place: z.int(), netRevenue: z.bigint() });
export interface MonthRevenue {
  readonly month: Month;
  readonly netRevenue: Cents;
}

const COUNTS_AS_REVENUE = sql`a.sent_at is not null and a.cancelled_at is null and a.cancels_invoice_id is null`;

/** The revenue alone: an invoice says what it comes to, so its parts are read only where kinds of work are chosen. */
export async function selectRevenue(db: TenantDb, filter: StatisticsFilter): Promise<readonly MonthRevenue[]> {
  const months = monthsOf(filter);
  const revenue = filter.appointmentTypeIds
    ? sql`select sum(a.net_in_cents) from revenue a where a.tenant_id = ${TENANT}
        and a.issue_date between span.first_day and span.last_day ${isChosen(filter)}`
    : sql`select sum(a.net_in_cents) from invoices a where a.tenant_id = ${TENANT}
        and a.issue_date between span.first_day and span.last_day and ${COUNTS_AS_REVENUE} ${isChosen(filter)}`;
  const found = await rowsOf(
    db,
    PlaceRevenue,
    sql`/* prepared selectRevenue */
    select span.place::int, coalesce((${revenue}), 0)::bigint as net_revenue
    from ${stretchesOf(months.map(firstDayOf), filter)}`,
  );
  const revenues = new Map(found.map(({ place, netRevenue }) => [place, netRevenue]));
  return months.map((month, index) => ({ month, netRevenue: revenues.get(index + 1) ?? 0n }));
}

/** The same of each recipient. */
export const revenueByRecipient = ({ from, to }: DaySpan) =>
  sql`select a.invoice_recipient_id, sum(a.net_in_cents)::bigint as revenue from invoices a
    where a.tenant_id = ${TENANT} and a.issue_date between ${from} and ${to} and ${COUNTS_AS_REVENUE} group by 1`;

const WeekRow = z.object({ place: z.int(), wantedPlaces: z.int(), filledPlaces: z.int() });

/** How far a week is filled, as far as it lies in the period. */
export interface WeekFill extends Pick<Figures, 'wantedPlaces' | 'filledPlaces'> {
  readonly monday: Day;
}

export async function selectWeeks(db: TenantDb, filter: StatisticsFilter): Promise<readonly WeekFill[]> {
  const mondays = weeksOf(filter);
  const found = await rowsOf(
    db,
    WeekRow,
    sql`/* prepared selectWeeks */
    select span.place::int, a.* from ${stretchesOf(mondays, filter)} cross join lateral (
      select coalesce(sum(a.wanted), 0)::int as wanted_places, coalesce(${FILLED}, 0) as filled_places
      from appointment_standings a
      where a.tenant_id = ${TENANT} and a.starts_at >= span.starts_at and a.starts_at < span.ends_at
        ${isChosen(filter)}) a`,
  );
  const filled = new Map(found.map((row) => [row.place - 1, row]));
  return mondays.map((monday, index) => {
    const { wantedPlaces = 0, filledPlaces = 0 } = filled.get(index) ?? {};
    return { monday, wantedPlaces, filledPlaces };
  });
}

const Named = z.object({ id: z.string(), name: z.string() });

/** Customers by the names of today. */
export const selectRecipientNames = (db: TenantDb, ids: readonly string[]) =>
  rowsOf(
    db,
    Named,
    sql`/* selectRecipientNames */
    select id, name from invoice_recipients where tenant_id = ${TENANT} and id = any(${ids}::uuid[])
    order by name collate german, id`,
  );

import type { Cents } from '@gastspiel/domain/money/money.ts';
import { type Figures, NO_FIGURES } from '@gastspiel/domain/statistics/figures.ts';
import { type DaySpan, monthsOf, weeksOf } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { firstDayOf, type Month } from '@gastspiel/domain/time/month.ts';
import { addDays, type Day, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { StatisticsFilter } from '#features/statistics/statistics-filter.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** The smallest part that figures are counted for: all others are sums of these, and so agree with each other. */
export interface FiguresRow extends Figures {
  readonly month: Month;
  readonly invoiceRecipientId: string | null;
  readonly appointmentTypeId: string | null;
}

const KEYS = {
  /** The place of its month in the period, from one on. */
  place: z.int(),
  invoiceRecipientId: z.string().nullable(),
  appointmentTypeId: z.string().nullable(),
};

/**
 * Into which of several stretches of time something falls, each told by its start. The calendar with its clock changes stays with
 * the domain, and it takes half the time that date_trunc does in a zone.
 */
const placeAmong = (days: readonly Day[], instant: RawBuilder<unknown>) =>
  sql`width_bucket(${instant}, ${days.map(startOfDay)}::timestamptz[])`;
const monthPlace = (span: DaySpan, instant: RawBuilder<unknown>) => placeAmong(monthsOf(span).map(firstDayOf), instant);

export const isWithin = (instant: RawBuilder<unknown>, { from, to }: DaySpan) =>
  sql`${instant} >= ${startOfDay(from)} and ${instant} < ${startOfDay(addDays(to, 1))}`;

/** The chosen appointments `a`. */
export const isChosen = ({ invoiceRecipientIds, appointmentTypeIds }: StatisticsFilter) => sql`
  ${invoiceRecipientIds ? sql`and a.invoice_recipient_id = any(${invoiceRecipientIds}::uuid[])` : sql``}
  ${appointmentTypeIds ? sql`and a.appointment_type_id = any(${appointmentTypeIds}::uuid[])` : sql``}`;

/** An invoice `i` counts as revenue once it was sent and as long as it is not cancelled. */
export const isRevenue = ({ from, to, invoiceRecipientIds }: StatisticsFilter) => sql`
  i.tenant_id = current_tenant_id() and i.issue_date between ${from} and ${to} and i.sent_at is not null
  and i.cancelled_at is null and i.cancels_invoice_id is null
  ${invoiceRecipientIds ? sql`and i.invoice_recipient_id = any(${invoiceRecipientIds}::uuid[])` : sql``}`;

/** The chosen lines `l` of an invoice; a line without a kind of work belongs to none. */
export const isLineChosen = ({ appointmentTypeIds }: StatisticsFilter) =>
  appointmentTypeIds ? sql`and l.appointment_type_id = any(${appointmentTypeIds}::uuid[])` : sql``;

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

const Planned = z.object({
  ...KEYS,
  appointments: z.int(),
  wantedPlaces: z.int(),
  filledPlaces: z.int(),
  bookings: z.int(),
  notCome: z.int(),
});
const selectPlanned = (db: TenantDb, filter: StatisticsFilter) =>
  rowsOf(
    db,
    Planned,
    sql`/* selectPlanned */
    select ${monthPlace(filter, sql`a.starts_at`)} as place, a.invoice_recipient_id, a.appointment_type_id,
      count(*)::int as appointments, sum(a.wanted)::int as wanted_places, ${FILLED} as filled_places,
      sum(a.booked)::int as bookings, sum(a.not_come)::int as not_come
    from appointment_standings a
    where a.tenant_id = current_tenant_id() and ${isWithin(sql`a.starts_at`, filter)} ${isChosen(filter)}
    group by 1, 2, 3`,
  );

const Worked = z.object({ ...KEYS, workMinutes: z.int(), breakMinutes: z.int(), travelMinutes: z.int() });
const selectWorked = (db: TenantDb, filter: StatisticsFilter) =>
  rowsOf(
    db,
    Worked,
    sql`/* selectWorked */
    select ${monthPlace(filter, sql`e.starts_at`)} as place, a.invoice_recipient_id, a.appointment_type_id,
      ${WORK_MINUTES} as work_minutes, ${BREAK_MINUTES} as break_minutes, ${TRAVEL_MINUTES} as travel_minutes
    from worklog_entries e join appointments a on a.tenant_id = e.tenant_id and a.id = e.appointment_id
    where e.tenant_id = current_tenant_id() and ${isWithin(sql`e.starts_at`, filter)} ${isChosen(filter)}
    group by 1, 2, 3`,
  );

const Billed = z.object({ ...KEYS, netRevenue: z.bigint() });
const selectBilled = (db: TenantDb, filter: StatisticsFilter) =>
  rowsOf(
    db,
    Billed,
    sql`/* selectBilled */
    select width_bucket(i.issue_date, ${monthsOf(filter).map(firstDayOf)}::date[]) as place,
      i.invoice_recipient_id, l.appointment_type_id, sum(l.net)::bigint as net_revenue
    from invoices i cross join lateral (
      select l.appointment_type_id, sum(l.net_in_cents) as net from invoice_lines l
      where l.tenant_id = i.tenant_id and l.invoice_id = i.id ${isLineChosen(filter)} group by l.appointment_type_id) l
    where ${isRevenue(filter)}
    group by 1, 2, 3`,
  );

const PlaceRevenue = z.object({ place: z.int(), netRevenue: z.bigint() });
export interface MonthRevenue {
  readonly month: Month;
  readonly netRevenue: Cents;
}

/** The revenue alone: an invoice says what it comes to, so its lines are read only where kinds of work are chosen. */
export async function selectRevenue(db: TenantDb, filter: StatisticsFilter): Promise<readonly MonthRevenue[]> {
  const months = monthsOf(filter);
  const net = filter.appointmentTypeIds
    ? sql`(select sum(l.net_in_cents) from invoice_lines l
        where l.tenant_id = i.tenant_id and l.invoice_id = i.id ${isLineChosen(filter)})`
    : sql`i.net_in_cents`;
  const found = await rowsOf(
    db,
    PlaceRevenue,
    sql`/* selectRevenue */
    select width_bucket(i.issue_date, ${months.map(firstDayOf)}::date[]) as place,
      coalesce(sum(${net}), 0)::bigint as net_revenue
    from invoices i where ${isRevenue(filter)} group by 1`,
  );
  const revenues = new Map(found.map(({ place, netRevenue }) => [place, netRevenue]));
  return months.map((month, index) => ({ month, netRevenue: revenues.get(index + 1) ?? 0n }));
}

/** Everything that is counted, by month, customer and kind of work. */
export async function selectFigures(db: TenantDb, filter: StatisticsFilter): Promise<readonly FiguresRow[]> {
  const months = monthsOf(filter);
  const parts = [await selectPlanned(db, filter), await selectWorked(db, filter), await selectBilled(db, filter)];
  return parts.flat().map(({ place, ...row }) => ({ ...NO_FIGURES, ...row, month: months[place - 1] ?? '' }));
}

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
    sql`/* selectWeeks */
    select ${placeAmong(mondays, sql`a.starts_at`)} as place, sum(a.wanted)::int as wanted_places,
      ${FILLED} as filled_places
    from appointment_standings a
    where a.tenant_id = current_tenant_id() and ${isWithin(sql`a.starts_at`, filter)} ${isChosen(filter)}
    group by 1`,
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
    select id, name from invoice_recipients where tenant_id = current_tenant_id() and id = any(${ids}::uuid[])
    order by name collate german, id`,
  );

import { type Figures, NO_FIGURES } from '@gastspiel/domain/statistics/figures.ts';
import type { DaySpan } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { type Month, monthOf } from '@gastspiel/domain/time/month.ts';
import { addDays, startOfDay, TIME_ZONE } from '@gastspiel/domain/time/vienna-day.ts';
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
  month: z.string().transform(monthOf),
  invoiceRecipientId: z.string().nullable(),
  appointmentTypeId: z.string().nullable(),
};

const ZONE = sql.lit(TIME_ZONE);
export const viennaDay = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone ${ZONE})::date`;
const partOf = (part: 'month' | 'week', instant: RawBuilder<unknown>) =>
  sql`date_trunc(${sql.lit(part)}, ${instant} at time zone ${ZONE})::date`;

export const isWithin = (instant: RawBuilder<unknown>, { from, to }: DaySpan) =>
  sql`${instant} >= ${startOfDay(from)} and ${instant} < ${startOfDay(addDays(to, 1))}`;

/** Of appointments `a`. */
export const isChosen = ({ invoiceRecipientIds, appointmentTypeIds }: StatisticsFilter) => sql`
  ${invoiceRecipientIds ? sql`and a.invoice_recipient_id = any(${invoiceRecipientIds}::uuid[])` : sql``}
  ${appointmentTypeIds ? sql`and a.appointment_type_id = any(${appointmentTypeIds}::uuid[])` : sql``}`;

/** Of an invoice `i` with its lines `l`: sent and not cancelled. A kind of work has no part in what stands there without one. */
export const isRevenue = ({ from, to, invoiceRecipientIds, appointmentTypeIds }: StatisticsFilter) => sql`
  i.tenant_id = current_tenant_id() and i.issue_date between ${from} and ${to} and i.sent_at is not null
  and i.cancelled_at is null and i.cancels_invoice_id is null
  ${invoiceRecipientIds ? sql`and i.invoice_recipient_id = any(${invoiceRecipientIds}::uuid[])` : sql``}
  ${appointmentTypeIds ? sql`and l.appointment_type_id = any(${appointmentTypeIds}::uuid[])` : sql``}`;

/** Of entries `e`, in whole minutes. */
const LENGTH = sql`(extract(epoch from e.ends_at - e.starts_at)::int / 60)`;
export const WORK_MINUTES = sql`coalesce(sum(${LENGTH} - e.break_minutes) filter (where e.type = 'WORK'), 0)::int`;
export const BREAK_MINUTES = sql`coalesce(sum(e.break_minutes), 0)::int`;
export const TRAVEL_MINUTES = sql`coalesce(sum(${LENGTH}) filter (where e.type <> 'WORK'), 0)::int`;

/** Those with a booking who said that they can not come fill no place; they are booked until somebody decides. */
const bookedBy = (span: DaySpan) => sql`(
  select o.appointment_id, count(*) as booked, count(*) filter (where o.prevented_at is null) as coming
  from offers o where o.tenant_id = current_tenant_id() and o.state = 'BOOKED' and ${isWithin(sql`o.starts_at`, span)}
  group by o.appointment_id)`;

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
    select ${partOf('month', sql`a.starts_at`)} as month, a.invoice_recipient_id as "invoiceRecipientId",
      a.appointment_type_id as "appointmentTypeId", count(*)::int as appointments,
      sum(a.desired_target_users)::int as "wantedPlaces",
      coalesce(sum(least(b.coming, a.desired_target_users)), 0)::int as "filledPlaces",
      coalesce(sum(b.booked), 0)::int as bookings, coalesce(sum(m.missed), 0)::int as "notCome"
    from appointments a
      left join ${bookedBy(filter)} b on b.appointment_id = a.id
      left join (select w.appointment_id, count(*) as missed from worklogs w
        where w.tenant_id = current_tenant_id() and w.did_not_come group by w.appointment_id) m on m.appointment_id = a.id
    where a.tenant_id = current_tenant_id() and ${isWithin(sql`a.starts_at`, filter)} ${isChosen(filter)}
    group by 1, 2, 3`,
  );

const Worked = z.object({ ...KEYS, workMinutes: z.int(), breakMinutes: z.int(), travelMinutes: z.int() });
const selectWorked = (db: TenantDb, filter: StatisticsFilter) =>
  rowsOf(
    db,
    Worked,
    sql`/* selectWorked */
    select ${partOf('month', sql`e.starts_at`)} as month, a.invoice_recipient_id as "invoiceRecipientId",
      a.appointment_type_id as "appointmentTypeId", ${WORK_MINUTES} as "workMinutes", ${BREAK_MINUTES} as "breakMinutes",
      ${TRAVEL_MINUTES} as "travelMinutes"
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
    select date_trunc('month', i.issue_date)::date as month, i.invoice_recipient_id as "invoiceRecipientId",
      l.appointment_type_id as "appointmentTypeId", sum(l.net_in_cents)::bigint as "netRevenue"
    from invoices i join invoice_lines l on l.tenant_id = i.tenant_id and l.invoice_id = i.id
    where ${isRevenue(filter)}
    group by 1, 2, 3`,
  );

/** Everything that is counted, by month, customer and kind of work. */
export async function selectFigures(db: TenantDb, filter: StatisticsFilter): Promise<readonly FiguresRow[]> {
  const parts = [await selectPlanned(db, filter), await selectWorked(db, filter), await selectBilled(db, filter)];
  return parts.flat().map((row) => ({ ...NO_FIGURES, ...row }));
}

const WeekFill = z.object({ monday: z.string(), wantedPlaces: z.int(), filledPlaces: z.int() });
export type WeekFill = Readonly<z.output<typeof WeekFill>>;

export const selectWeeks = (db: TenantDb, filter: StatisticsFilter): Promise<WeekFill[]> =>
  rowsOf(
    db,
    WeekFill,
    sql`/* selectWeeks */
    select ${partOf('week', sql`a.starts_at`)} as monday, sum(a.desired_target_users)::int as "wantedPlaces",
      coalesce(sum(least(b.coming, a.desired_target_users)), 0)::int as "filledPlaces"
    from appointments a left join ${bookedBy(filter)} b on b.appointment_id = a.id
    where a.tenant_id = current_tenant_id() and ${isWithin(sql`a.starts_at`, filter)} ${isChosen(filter)}
    group by 1`,
  );

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

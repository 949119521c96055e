import type { Cents } from '@gastspiel/domain/money/money.ts';
import type { DatedPrice } from '@gastspiel/domain/price-list/dated-prices.ts';
import { type Day, startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { affectedBy, rowsOf } from '#platform/database/rows.ts';

const Counts = z.object({ id: z.string(), ownPriceRecipients: z.int(), workers: z.int() });

/** How many recipients have an own price today, and how many workers there are, by kind of work. */
export const countUses = (db: TenantDb, today: Day) =>
  rowsOf(
    db,
    Counts,
    sql`/* prepared countUses */
    with own as (
      select distinct on (p.appointment_type_id, p.invoice_recipient_id) p.appointment_type_id, p.price_in_cents
      from invoice_recipient_prices p where p.tenant_id = ${TENANT} and p.valid_from <= ${today}
      order by p.appointment_type_id, p.invoice_recipient_id, p.valid_from desc)
    select y.id,
      (select count(*)::int from own where own.appointment_type_id = y.id and own.price_in_cents is not null)
        as own_price_recipients,
      (select count(*)::int from target_users_for_types t where t.tenant_id = ${TENANT} and t.appointment_type_id = y.id)
        as workers
    from appointment_types y where y.tenant_id = ${TENANT}`,
  );

export type ListPrice = DatedPrice & { readonly price: Cents };

/** An entry of the same day is written over. */
export const saveListPrices = (db: TenantDb, prices: readonly ListPrice[]): Promise<void> =>
  insertRows(
    db,
    { each: prices.map(({ appointmentTypeId, validFrom, price }) => [appointmentTypeId, validFrom, price]) },
    (values) => sql`/* saveListPrices */
    insert into price_list_entries (tenant_id, appointment_type_id, valid_from, price_in_cents) ${values}
    on conflict (tenant_id, appointment_type_id, valid_from) do update set price_in_cents = excluded.price_in_cents`,
  );

export const deleteListPrice = async (db: TenantDb, typeId: string, validFrom: Day): Promise<boolean> =>
  (await affectedBy(
    db,
    sql`/* deleteListPrice */
    delete from price_list_entries
    where tenant_id = ${TENANT} and appointment_type_id = ${typeId} and valid_from = ${validFrom} returning valid_from`,
  )) > 0;

const PlannedWork = z.object({ recipientId: z.string(), day: z.string(), count: z.int() });

interface Span {
  readonly from: Day;
  /** The day on which another price begins. */
  readonly until: Day | null;
}

/** Appointments of a kind of work that nobody has billed yet, by who pays and day. */
export const countUnbilled = (db: TenantDb, typeId: string, { from, until }: Span) =>
  rowsOf(
    db,
    PlannedWork,
    sql`/* countUnbilled */
    select a.invoice_recipient_id as recipient_id, (a.starts_at at time zone 'Europe/Vienna')::date as day,
      count(*)::int as count
    from appointments a
    where a.tenant_id = ${TENANT} and a.appointment_type_id = ${typeId} and a.invoice_recipient_id is not null
      and a.starts_at >= ${startOfDay(from)} ${until ? sql`and a.starts_at < ${startOfDay(until)}` : sql``}
      and not exists (select from invoice_blocks l
        where l.tenant_id = ${TENANT} and l.appointment_id = a.id and l.is_live)
    group by 1, 2`,
  );

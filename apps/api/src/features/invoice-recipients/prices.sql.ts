import { type PriceOn, pricesOf } from '@gastspiel/domain/price-list/dated-prices.ts';
import type { OwnPriceChanges } from '@gastspiel/domain/price-list/own-prices.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Price = z.object({ appointmentTypeId: z.string(), validFrom: z.string(), price: z.bigint().nullable() });
const OwnPrice = Price.extend({ recipientId: z.string() });
type OwnPrice = Readonly<z.output<typeof OwnPrice>>;

/** The own prices of these recipients, past ones and those to come; in the order that the tenant gave its types. */
export const selectOwnPrices = (db: TenantDb, recipientIds: readonly string[]) =>
  rowsOf(
    db,
    OwnPrice,
    sql`/* prepared selectOwnPrices */
    select p.invoice_recipient_id as recipient_id, p.appointment_type_id, p.valid_from,
      p.price_in_cents as price
    from invoice_recipient_prices p
      join appointment_types y on y.tenant_id = p.tenant_id and y.id = p.appointment_type_id
    where p.tenant_id = ${TENANT} and p.invoice_recipient_id = any(${recipientIds}::uuid[])
    order by p.invoice_recipient_id, y.position, y.id, p.valid_from`,
  );

/** The agency's own prices, past ones and those to come. */
export const selectPriceList = (db: TenantDb) =>
  rowsOf(
    db,
    Price,
    sql`/* prepared selectPriceList */
    select e.appointment_type_id, e.valid_from, e.price_in_cents as price from price_list_entries e
    where e.tenant_id = ${TENANT} order by e.appointment_type_id, e.valid_from`,
  );

/**
 * Answers the price of an hour for each of these recipients, by kind of work and day: the only way to a price for drafts, previews, runs and sums.
 * All recipients come in one statement; each has a few prices a kind of work, so which one counts is for the rule to say.
 */
export async function selectPricesFor(db: TenantDb, recipientIds: readonly string[]): Promise<(id: string) => PriceOn> {
  const [own, list] = await Promise.all([selectOwnPrices(db, recipientIds), selectPriceList(db)]);
  const byRecipient = Map.groupBy(own, ({ recipientId }) => recipientId);
  const prices = new Map(recipientIds.map((id) => [id, pricesOf(byRecipient.get(id) ?? [], list)]));
  const noPrice: PriceOn = () => undefined;
  return (id) => prices.get(id) ?? noPrice;
}

export async function changeOwnPrices(db: TenantDb, recipientId: string, changes: OwnPriceChanges): Promise<void> {
  const { written, removed } = changes;
  for (const { appointmentTypeId, validFrom } of removed) {
    await sql`/* removeOwnPrice */
      delete from invoice_recipient_prices where tenant_id = ${TENANT} and invoice_recipient_id = ${recipientId}
        and appointment_type_id = ${appointmentTypeId} and valid_from = ${validFrom}`.execute(db);
  }
  await saveOwnPrices(
    db,
    written.map((price) => ({ ...price, recipientId })),
  );
}

/** An entry of the same day is written over. */
export const saveOwnPrices = (db: TenantDb, prices: readonly OwnPrice[]): Promise<void> =>
  insertRows(
    db,
    { each: prices.map((one) => [one.recipientId, one.appointmentTypeId, one.validFrom, one.price]) },
    (values) => sql`/* saveOwnPrices */
    insert into invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, valid_from, price_in_cents)
    ${values} on conflict (tenant_id, invoice_recipient_id, appointment_type_id, valid_from)
      do update set price_in_cents = excluded.price_in_cents`,
  );

/** The own prices of all recipients, by name. */
export const selectAllOwnPrices = (db: TenantDb) =>
  rowsOf(
    db,
    OwnPrice.extend({ recipientName: z.string() }),
    sql`/* selectAllOwnPrices */
    select p.invoice_recipient_id as recipient_id, r.name as recipient_name, p.appointment_type_id, p.valid_from,
      p.price_in_cents as price
    from invoice_recipient_prices p
      join invoice_recipients r on r.tenant_id = p.tenant_id and r.id = p.invoice_recipient_id
    where p.tenant_id = ${TENANT} order by r.name collate german, r.id, p.appointment_type_id, p.valid_from`,
  );

/** Their versions rise, so that people who have one open are told; in the order of their ids. */
export async function holdRecipientsWithOwnPrices(db: TenantDb): Promise<void> {
  await sql`/* holdRecipientsWithOwnPrices */
    with held as (select r.id from invoice_recipients r where r.tenant_id = ${TENANT}
      and exists (select from invoice_recipient_prices p where p.tenant_id = ${TENANT} and p.invoice_recipient_id = r.id)
      order by r.id for no key update)
    update invoice_recipients r set version = r.version + 1 from held where r.tenant_id = ${TENANT} and r.id = held.id`.execute(
    db,
  );
}

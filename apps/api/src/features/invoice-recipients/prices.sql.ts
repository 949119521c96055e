import type { InvoiceRecipientValues } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** The price of an hour of a type, in cents. */
export type AppointmentTypePrice = InvoiceRecipientValues['appointmentTypePrices'][number];

/** In the order that the tenant gave its types. */
export function selectPrices(db: TenantDb, tenantId: string, recipientId: string): Promise<AppointmentTypePrice[]> {
  return db
    .selectFrom('invoice_recipient_prices as price')
    .innerJoin('appointment_types as type', (join) =>
      join.onRef('type.tenant_id', '=', 'price.tenant_id').onRef('type.id', '=', 'price.appointment_type_id'),
    )
    .select(['price.appointment_type_id as appointmentTypeId', 'price.price_in_cents as price'])
    .where('price.tenant_id', '=', tenantId)
    .where('price.invoice_recipient_id', '=', recipientId)
    .orderBy('type.position')
    .orderBy('type.id')
    .execute();
}

export async function replacePrices(
  db: TenantDb,
  tenantId: string,
  recipientId: string,
  prices: readonly AppointmentTypePrice[],
): Promise<void> {
  await db
    .deleteFrom('invoice_recipient_prices')
    .where('tenant_id', '=', tenantId)
    .where('invoice_recipient_id', '=', recipientId)
    .execute();
  if (prices.length === 0) return;
  const rows = prices.map(({ appointmentTypeId, price }) => ({
    tenant_id: tenantId,
    invoice_recipient_id: recipientId,
    appointment_type_id: appointmentTypeId,
    price_in_cents: price,
  }));
  await db.insertInto('invoice_recipient_prices').values(rows).execute();
}

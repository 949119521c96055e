import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { INVOICE_RECIPIENT_FAILURES } from '@gastspiel/domain/invoice-recipients/invoice-recipient-failures.ts';
import type { InvoiceRecipientValues } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import { INVOICE_RECIPIENT_RULES } from '@gastspiel/domain/invoice-recipients/invoice-recipient-rules.ts';
import { ownPriceChanges } from '@gastspiel/domain/price-list/own-prices.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { replaceContactPersons } from '#features/invoice-recipients/contact-persons.sql.ts';
import { insertInvoiceRecipientRow } from '#features/invoice-recipients/invoice-recipients.sql.ts';
import { changeOwnPrices, selectOwnPrices, selectPriceList } from '#features/invoice-recipients/prices.sql.ts';
import { lockAppointmentTypesForKeyShare } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { violatesUnique } from '#platform/database/database-errors.ts';

/** Writes a recipient: first its row by `writeRow`, which answers the id, then what hangs on it. */
export async function saveInvoiceRecipient(
  db: TenantDb,
  tenantId: string,
  recipient: InvoiceRecipientValues,
  now: Date,
  writeRow: () => Promise<string>,
): Promise<string> {
  const id = await writeRow().catch((error: unknown) => {
    if (!violatesUnique(error, 'invoice_recipients_customer_number')) throw error;
    const { numberTaken } = INVOICE_RECIPIENT_FAILURES;
    throw new Failure(numberTaken, { 'input.customerNumber': numberTaken.message });
  });
  await replaceContactPersons(db, tenantId, id, recipient.contactPersons);
  await assertTypesKnown(db, tenantId, recipient);
  const [before, list] = await Promise.all([selectOwnPrices(db, [id]), selectPriceList(db)]);
  await changeOwnPrices(db, id, ownPriceChanges(before, recipient.appointmentTypePrices, { list, today: dayOf(now) }));
  return id;
}

/** A whole new recipient. */
export const insertInvoiceRecipient = (db: TenantDb, tenantId: string, recipient: InvoiceRecipientValues, now: Date) =>
  saveInvoiceRecipient(db, tenantId, recipient, now, () => insertInvoiceRecipientRow(db, tenantId, recipient));

async function assertTypesKnown(
  db: TenantDb,
  tenantId: string,
  { appointmentTypePrices: prices }: InvoiceRecipientValues,
): Promise<void> {
  const ids = prices.map(({ appointmentTypeId }) => appointmentTypeId);
  const known = await lockAppointmentTypesForKeyShare(db, tenantId, ids);
  const unknown = ids.flatMap((id, index) =>
    known.has(id)
      ? []
      : [[`input.appointmentTypePrices.${index}.appointmentTypeId`, INVOICE_RECIPIENT_RULES.unknownType]],
  );
  if (unknown.length > 0) throw new Failure(GENERAL_FAILURES.invalidInput, Object.fromEntries(unknown));
}

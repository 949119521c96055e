import type { InvoiceSenderValues } from '@gastspiel/domain/invoice-senders/invoice-sender-input.ts';
import type { SurchargePercentages } from '@gastspiel/domain/invoices/surcharges.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** The sender as it was saved last. */
export interface InvoiceSender extends InvoiceSenderValues {
  readonly version: number;
  readonly logoId: string | null;
}

/** The current tenant's sender; null while none was saved. */
export async function findInvoiceSender(db: TenantDb): Promise<InvoiceSender | null> {
  const row = await db.selectFrom('invoice_senders').selectAll().where('tenant_id', '=', TENANT).executeTakeFirst();
  if (!row) return null;
  return {
    version: row.version,
    name: row.name,
    vatNumber: row.vat_number,
    companyRegistrationNumber: row.company_registration_number,
    companyRegistrationCourt: row.company_registration_court,
    address: {
      streetNameAndNumber: row.street_name_and_number,
      postalCode: row.postal_code,
      location: row.location,
      countryCode: row.country_code,
    },
    contactEmail: row.contact_email,
    phoneNumber: row.phone_number,
    accountHolder: row.account_holder,
    iban: row.iban,
    bic: row.bic,
    closureText: row.closure_text,
    footerText: row.footer_text,
    invoiceCopyEmail: row.invoice_copy_email,
    nightSurcharge: percentOf(row.night_surcharge),
    sundaySurcharge: percentOf(row.sunday_surcharge),
    holidaySurcharge: percentOf(row.holiday_surcharge),
    logoId: row.logo_id,
  };
}

/** Whole hundredths inside, percent outside. */
const percentOf = (hundredths: number | null): number | null => hundredths && hundredths / 100;
const hundredthsOf = (percent: number | null): number | null => percent && Math.round(percent * 100);

const columnsOf = ({ address, ...sender }: InvoiceSenderValues) => ({
  name: sender.name,
  vat_number: sender.vatNumber,
  company_registration_number: sender.companyRegistrationNumber,
  company_registration_court: sender.companyRegistrationCourt,
  street_name_and_number: address.streetNameAndNumber,
  postal_code: address.postalCode,
  location: address.location,
  country_code: address.countryCode,
  contact_email: sender.contactEmail,
  phone_number: sender.phoneNumber,
  account_holder: sender.accountHolder,
  iban: sender.iban,
  bic: sender.bic,
  closure_text: sender.closureText,
  footer_text: sender.footerText,
  invoice_copy_email: sender.invoiceCopyEmail,
  night_surcharge: hundredthsOf(sender.nightSurcharge),
  sunday_surcharge: hundredthsOf(sender.sundaySurcharge),
  holiday_surcharge: hundredthsOf(sender.holidaySurcharge),
});

/** Writes the sender over the expected version, which is null for the first one. False when somebody was faster. */
export async function writeInvoiceSender(
  db: TenantDb,
  version: number | null,
  sender: InvoiceSenderValues,
  logoId: string | null,
): Promise<boolean> {
  const columns = { ...columnsOf(sender), logo_id: logoId };
  if (version === null) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('invoice_senders')
      .values({ tenant_id: TENANT, ...columns })
      .onConflict((conflict) => conflict.column('tenant_id').doNothing())
      .executeTakeFirst();
    return Boolean(numInsertedOrUpdatedRows);
  }
  const { numUpdatedRows } = await db
    .updateTable('invoice_senders')
    .set({ ...columns, version: version + 1 })
    .where('tenant_id', '=', TENANT)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const percentageOf = (percent: number | null | undefined): bigint => BigInt(Math.round((percent ?? 0) * 100));
/** The agency's surcharges for nights, Sundays and holidays. */
export const surchargesOf = (sender: Awaited<ReturnType<typeof findInvoiceSender>>): SurchargePercentages => ({
  NIGHT: percentageOf(sender?.nightSurcharge),
  SUNDAY: percentageOf(sender?.sundaySurcharge),
  HOLIDAY: percentageOf(sender?.holidaySurcharge),
});

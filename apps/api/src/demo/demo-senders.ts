import { InvoiceSenderInput } from '@gastspiel/domain/invoice-senders/invoice-sender-input.ts';
import type { z } from 'zod';
import { insertInvoiceSender } from '#features/invoice-senders/index.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';

export type DemoSender = z.input<typeof InvoiceSenderInput>;

export const VIENNESE_SENDER: DemoSender = {
  name: 'Wiener Tafelrunde Personalservice GmbH',
  vatNumber: 'ATU12345675',
  companyRegistrationNumber: 'FN 482915k',
  companyRegistrationCourt: 'Handelsgericht Wien',
  address: { streetNameAndNumber: 'Gumpendorfer Straße 41', postalCode: '1060', location: 'Wien', countryCode: 'AT' },
  contactEmail: 'buchhaltung@tafelrunde.example',
  phoneNumber: '+43 1 5550200',
  iban: 'AT61 1904 3002 3457 3201',
  bic: 'MUSTATWW',
  closureText: 'Wir freuen uns auf den nächsten Einsatz bei Ihnen.',
  footerText: 'Überlasser gem. AÜG, Gewerbe Wien',
  invoiceCopyEmail: 'buchhaltung@tafelrunde.example',
  nightSurcharge: 25,
  holidaySurcharge: 100,
};

export const ALPINE_SENDER: DemoSender = {
  name: 'Alpen Service Crew GmbH',
  vatNumber: 'ATU68412078',
  companyRegistrationNumber: 'FN 391204p',
  companyRegistrationCourt: 'Landesgericht Innsbruck',
  address: { streetNameAndNumber: 'Innrain 52', postalCode: '6020', location: 'Innsbruck', countryCode: 'AT' },
  contactEmail: 'buero@alpenservice.example',
  phoneNumber: '+43 512 555020',
  iban: 'AT94 9950 0000 1234 5678',
  bic: 'MUSTATWW',
  closureText: 'Herzlichen Dank für den Auftrag.',
  footerText: 'Überlasser gem. AÜG, Gewerbe Innsbruck',
};

/** Through the same rules as a form's input: a demo with a wrong UID does not load. */
export async function insertDemoSender(
  db: TenantDb,
  tenantId: string,
  sender: DemoSender,
  logo: string,
): Promise<void> {
  const { logoBase64: _logo, ...after } = InvoiceSenderInput.parse(sender);
  await insertInvoiceSender(db, after, logo);
  const change = { entityType: 'invoice-sender', entityId: tenantId, after };
  await writeAudit(db, { action: 'invoice-sender.write', requestId: 'admin demo' }, [change]);
}

import type { InvoiceSenderValues } from '@gastspiel/domain/invoice-senders/invoice-sender-input.ts';
import sharp from 'sharp';
import type { TestApi } from '#app/testing/test-api.ts';
import { insertInvoiceSender } from '#features/invoice-senders/index.ts';

export const SENDER: InvoiceSenderValues = {
  name: 'Wiener Tafelrunde Personalservice GmbH',
  vatNumber: 'ATU12345675',
  companyRegistrationNumber: 'FN 482915k',
  companyRegistrationCourt: 'Handelsgericht Wien',
  address: { streetNameAndNumber: 'Gumpendorfer Straße 41', postalCode: '1060', location: 'Wien', countryCode: 'AT' },
  contactEmail: 'buchhaltung@tafelrunde.example',
  phoneNumber: '+43 1 5550200',
  accountHolder: null,
  iban: 'AT611904300234573201',
  bic: 'GIBAATWWXXX',
  closureText: 'Zahlbar innerhalb von 10 Tagen ohne Abzug.',
  footerText: 'Überlasser gem. AÜG',
  invoiceCopyEmail: null,
  nightSurcharge: null,
  sundaySurcharge: null,
  holidaySurcharge: null,
};

/** A picture that can be a logo, as a data URI; each colour is another one. */
export async function aLogo(background = '#7A1F3D', size = { width: 300, height: 260 }): Promise<string> {
  const bytes = await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

/** The tenant's invoice sender, with a logo. */
export async function aSender(
  api: TestApi,
  tenantId: string,
  wish: Partial<InvoiceSenderValues> = {},
  color?: string,
): Promise<void> {
  const logo = await aLogo(color);
  await api.database.withTenant(tenantId, (db) => insertInvoiceSender(db, { ...SENDER, ...wish }, logo));
}

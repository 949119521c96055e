import { amountOf, sumOf, surchargeOf, taxOf } from '@gastspiel/domain/money/amounts.ts';
import type { InvoiceData } from '#features/invoices/invoice-paper.ts';

type Line = InvoiceData['lines'][number];

export const aService = (day: string, description: string, workers: number, quantity: bigint, price: bigint): Line => ({
  kind: 'SERVICE',
  typeDescription: null,
  day,
  description,
  quantity,
  unit: 'h',
  price,
  percentage: null,
  net: amountOf(quantity, price),
  workers,
});

export const aSurcharge = (description: string, quantity: bigint, price: bigint, percentage: number): Line => ({
  ...aService('', description, 0, quantity, price),
  kind: 'SURCHARGE',
  day: null,
  percentage,
  net: surchargeOf(quantity, price, BigInt(percentage)),
  workers: null,
});

export const anItem = (description: string, quantity: bigint, unit: string, price: bigint): Line => ({
  ...aService('', description, 0, quantity, price),
  kind: 'ADDITIONAL',
  day: null,
  unit,
  workers: null,
});

const AUTUMN: readonly Line[] = [
  aService('2026-10-03', 'Service – Herbstball', 6, 4800n, 2850n),
  aService('2026-10-10', 'Service – Industriellenabend', 4, 3000n, 2850n),
  aService('2026-10-10', 'Bar – Industriellenabend', 2, 1550n, 3100n),
  aService('2026-10-17', 'Küche – Hochzeit Ortner', 3, 2225n, 2990n),
  aService('2026-10-26', 'Service – Feiertagsempfang', 5, 3500n, 2850n),
  aSurcharge('Nachtzuschlag 22–06 Uhr, Service', 1850n, 2850n, 2500),
  aSurcharge('Feiertagszuschlag 26.10., Service', 3500n, 2850n, 10_000),
  anItem('Kilometergeld', 8400n, 'km', 50n),
  anItem('Reinigung Dienstkleidung', 600n, 'Stk.', 480n),
];

/** An autumn's invoice; its sums are those of its lines. */
export function anInvoicePaper(changes: Partial<InvoiceData> = {}): InvoiceData {
  const { lines = [...AUTUMN], taxPercentage = 2000 } = changes;
  const net = sumOf(lines.map((line) => line.net));
  const tax = taxOf(net, BigInt(taxPercentage));
  return {
    number: '2026-00142',
    isDraft: false,
    language: 'de',
    issueDate: '2026-10-30',
    dueDate: '2026-11-09',
    color: '#7A1F3D',
    sender: {
      name: 'Wiener Tafelrunde Personalservice GmbH',
      address: {
        streetNameAndNumber: 'Gumpendorfer Straße 41',
        postalCode: '1060',
        location: 'Wien',
        countryCode: 'AT',
      },
      vatNumber: 'ATU12345675',
      companyRegistrationNumber: 'FN 482915k',
      companyRegistrationCourt: 'Handelsgericht Wien',
      contactEmail: 'buchhaltung@tafelrunde.example',
      phoneNumber: '+43 1 5550 200',
      accountHolder: null,
      iban: 'AT611904300234573201',
      bic: 'MUSTATWW',
      closureText: 'Die Stundennachweise liegen bei.\nWir freuen uns auf den nächsten Einsatz bei Ihnen.',
      footerText: 'www.tafelrunde.example\nÜberlasser gem. AÜG, Gewerbe Wien',
    },
    recipient: {
      name: 'Ringhof Hotels GmbH',
      customerNumber: 'K-1007',
      contactEmail: null,
      phoneNumber: null,
      vatNumber: 'ATU11223344',
      companyRegistrationNumber: null,
      orderReference: null,
      supplierNumber: null,
      address: { streetNameAndNumber: 'Kärntner Ring 112', postalCode: '1010', location: 'Wien', countryCode: 'AT' },
    },
    cancels: null,
    replaces: [],
    discount: null,
    taxTreatment: 'TAXED',
    taxPercentage,
    notes: null,
    lines,
    net,
    tax,
    gross: net + tax,
    ...changes,
  };
}

/** Takes the autumn's invoice back. */
export const aCancellation = (): InvoiceData =>
  anInvoicePaper({
    number: '2026-00143',
    cancels: { number: '2026-00142', issueDate: '2026-10-30' },
    lines: AUTUMN.map((line) => ({ ...line, quantity: -line.quantity, net: -line.net })),
  });

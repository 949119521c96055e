import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InvoiceData, invoicePaper } from '@gastspiel/api/invoice-paper.ts';
import { createPress } from '@gastspiel/api/press.ts';
import { printForSending } from '@gastspiel/api/print-invoice.ts';
import { ROOT } from '@gastspiel/tooling/root.ts';
import { byTurns } from '#bench/by-turns.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { drawInvoiceWithPdfkit } from '#bench/pdfkit-invoice.ts';

const ROUNDS = 36;
const TWO_PAGES = 30;
const MANY_PAGES = 400;

let turn = 0;

/** Another one each time: what the engine remembers of the last paper must not help. */
function nextInvoice(lines: number): InvoiceData {
  turn += 1;
  return invoiceOf(lines);
}

const invoiceOf = (lines: number): InvoiceData => ({
  number: `2026-${turn}`,
  isDraft: false,
  language: 'de',
  issueDate: '2026-10-30',
  dueDate: '2026-11-09',
  color: '#7A1F3D',
  sender: {
    name: 'Wiener Tafelrunde Personalservice GmbH',
    address: { streetNameAndNumber: 'Gumpendorfer Straße 41', postalCode: '1060', location: 'Wien', countryCode: 'AT' },
    vatNumber: 'ATU12345675',
    companyRegistrationNumber: 'FN 482915k',
    companyRegistrationCourt: 'Handelsgericht Wien',
    contactEmail: 'office@tafelrunde.example',
    phoneNumber: '+43 1 5550 200',
    accountHolder: null,
    iban: 'AT611904300234573201',
    bic: 'MUSTATWW',
    closureText: 'Wir freuen uns auf den nächsten Einsatz bei Ihnen.',
    footerText: 'Überlasser gem. AÜG, Gewerbe Wien',
  },
  recipient: {
    name: `Ringhof Hotels ${turn} GmbH`,
    customerNumber: `K-${turn}`,
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
  taxPercentage: 2000,
  notes: null,
  lines: Array.from({ length: lines }, (_, index) => ({
    kind: 'SERVICE',
    typeDescription: 'Service',
    day: `2026-10-${String((index % 28) + 1).padStart(2, '0')}`,
    description: `Service – Abend ${turn}-${index}`,
    quantity: BigInt(800 + index),
    unit: 'h',
    price: 2500n,
    percentage: null,
    net: BigInt(800 + index) * 25n,
    workers: 6,
  })),
  net: 556_639n,
  tax: 111_328n,
  gross: 667_967n,
});

export const entry: Entry = {
  name: 'PDF of an invoice with two pages, 30 lines and embedded fonts',
  async run() {
    const logo = readFileSync(join(ROOT, 'apps/api/src/demo/logos/tafelrunde-wide.png'));
    const press = createPress();
    const print = (lines: number) => press.pdf(invoicePaper, nextInvoice(lines), { logo });
    const printWithXml = () => printForSending(press, { data: nextInvoice(TWO_PAGES), logo });
    try {
      await print(TWO_PAGES);
      const [ours = 0, withXml = 0, pdfkit = 0] = await byTurns(ROUNDS, [
        () => print(TWO_PAGES),
        printWithXml,
        () => drawInvoiceWithPdfkit(nextInvoice(TWO_PAGES), logo),
      ]);
      const [many = 0] = await byTurns(ROUNDS / 3, [() => print(MANY_PAGES)]);
      return [
        `${ours.toFixed(0)} ms, pdfkit ${pdfkit.toFixed(0)} ms = ${judge(ours / pdfkit, { atMost: 0.5 }, { unit: '×' })}`,
        `with XML inside and ebInterface beside it ${withXml.toFixed(0)} ms = ${judge(withXml / pdfkit, { atMost: 0.5 }, { unit: '×' })}`,
        `${MANY_PAGES} lines ${many.toFixed(0)} ms`,
      ];
    } finally {
      await press.close();
    }
  },
};

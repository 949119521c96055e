import { anInvoicePaper, anItem, aService, aSurcharge } from '#app/testing/an-invoice-paper.ts';
import type { InvoiceData } from '#features/invoices/invoice-paper.ts';

const { sender, recipient } = anInvoicePaper();
const at = (countryCode: string, vatNumber: string | null) => ({
  recipient: {
    ...recipient,
    vatNumber,
    address: { streetNameAndNumber: 'Marktplatz 4', postalCode: '80331', location: 'Ortsname', countryCode },
  },
});

/** Takes an invoice back: the stored amounts with the other sign. */
const stornoOf = (invoice: InvoiceData): InvoiceData => ({
  ...invoice,
  number: '2026-00999',
  issueDate: '2026-11-12',
  dueDate: '2026-11-22',
  notes: null,
  cancels: { number: invoice.number, issueDate: invoice.issueDate },
  replaces: [],
  discount: null,
  net: -invoice.net,
  tax: -invoice.tax,
  gross: -invoice.gross,
  lines: invoice.lines.map((line) => ({ ...line, quantity: -line.quantity, net: -line.net })),
});

const manyLines = Array.from({ length: 400 }, (_, index) =>
  aService(
    `2026-10-${String(1 + (index % 31)).padStart(2, '0')}`,
    `Service ${index + 1}`,
    1 + (index % 9),
    725n,
    2890n,
  ),
);

const ORIGINALS: Readonly<Record<string, InvoiceData>> = {
  'at 20 %': anInvoicePaper(),
  'at 10 %': anInvoicePaper({ taxPercentage: 1000 }),
  'with reverse charge': anInvoicePaper({
    ...at('DE', 'DE123456789'),
    taxTreatment: 'REVERSE_CHARGE',
    taxPercentage: 0,
  }),
  'not taxable abroad': anInvoicePaper({
    ...at('CH', 'CHE-123.456.789 MWST'),
    taxTreatment: 'NOT_TAXABLE',
    taxPercentage: 0,
  }),
  'with Skonto': anInvoicePaper({ discount: { percentage: 250, until: '2026-11-06' } }),
  'to a public customer': anInvoicePaper({
    recipient: { ...recipient, vatNumber: null, orderReference: 'Z01:4500123456', supplierNumber: '0000203040' },
  }),
};

/** Every kind of invoice that leaves the house. */
export const E_INVOICE_CASES: readonly (readonly [string, InvoiceData])[] = [
  ...Object.entries(ORIGINALS),
  ...Object.entries(ORIGINALS).map(([name, invoice]) => [`cancelled, ${name}`, stornoOf(invoice)] as const),
  [
    'with surcharges alone of odd percentages',
    anInvoicePaper({
      lines: [
        aService('2026-10-03', 'Service', 1, 333n, 2891n),
        aSurcharge('Nacht', 333n, 2891n, 3333),
        aSurcharge('Feiertag', 1n, 1n, 10_000),
      ],
    }),
  ],
  [
    'with items alone, in units of every kind',
    anInvoicePaper({
      lines: ['h', 'km', 'Stk.', 'Pauschale', 'Tage', 'Garnitur <rot>'].map((unit) =>
        anItem(`In ${unit}`, 150n, unit, 333n),
      ),
    }),
  ],
  ['of one line', anInvoicePaper({ lines: [aService('2026-10-03', 'Service', 1, 1n, 1n)] })],
  [
    'with a line changed by hand',
    anInvoicePaper({ lines: [aService('2026-10-03', 'Service, wie besprochen', 6, 4625n, 2850n)] }),
  ],
  ['of 400 lines', anInvoicePaper({ lines: manyLines, net: 8_381_200n, tax: 1_676_240n, gross: 10_057_440n })],
  [
    'in English',
    anInvoicePaper({ ...at('CZ', 'CZ12345678'), language: 'en', taxTreatment: 'REVERSE_CHARGE', taxPercentage: 0 }),
  ],
  [
    'with odd names',
    anInvoicePaper({
      notes: 'Zeile 1\n\tZeile 2 & "mehr" <hier>\u0007',
      recipient: { ...recipient, name: 'Łukasz & Ağaoğlu "Söhne" <GmbH> \'Ő\' 😀', customerNumber: '<K&7>' },
      sender: { ...sender, name: 'Überlasser & Co „KG“', accountHolder: 'Überlasser '.repeat(9) },
      lines: [aService('2026-10-03', 'Service – „Ball & Gala“ <VIP> ]]>', 6, 4800n, 2850n)],
    }),
  ],
  [
    'with nothing that may be missing',
    anInvoicePaper({
      sender: {
        ...sender,
        companyRegistrationNumber: null,
        companyRegistrationCourt: null,
        phoneNumber: null,
        iban: null,
        bic: null,
        closureText: null,
        footerText: null,
      },
      recipient: { ...recipient, vatNumber: null },
    }),
  ],
  [
    'not taxable, of a sender without a register',
    anInvoicePaper({
      ...at('CH', null),
      taxTreatment: 'NOT_TAXABLE',
      taxPercentage: 0,
      sender: { ...sender, companyRegistrationNumber: null },
    }),
  ],
  [
    'that stands for two cancelled ones',
    anInvoicePaper({
      replaces: [
        { number: '2026-00100', issueDate: '2026-09-30' },
        { number: '2026-00101', issueDate: '2026-10-01' },
      ],
    }),
  ],
];

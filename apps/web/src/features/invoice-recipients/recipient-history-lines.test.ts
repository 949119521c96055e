import { expect, test } from 'vitest';
import { recipientHistoryLines } from './recipient-history-lines.ts';

const TYPES = [
  { id: 'type-1', description: 'Service' },
  { id: 'type-2', description: 'Küche' },
];
const change = (path: string, before: string | null, after: string | null) => ({ path, before, after });
const linesOf = (...changes: ReturnType<typeof change>[]) => recipientHistoryLines(changes, TYPES);
const prices = (...rows: (readonly [string, number])[]) =>
  JSON.stringify(rows.map(([appointmentTypeId, price]) => ({ appointmentTypeId, price })));
const PERSON = { name: 'Eva Moser', role: 'Bankett', contactEmail: null, phoneNumber: null };

test.each([
  [change('customerNumber', '1001', '1002'), 'Kundennummer', '1001', '1002'],
  [change('letterHead.vatNumber', null, 'ATU12345675'), 'UID-Nummer', '–', 'ATU12345675'],
  [change('letterHead.address.countryCode', 'AT', 'DE'), 'Land', 'Österreich', 'Deutschland'],
  [change('venue', null, 'Palais Ferstel, Saal, Wien, AT'), 'Einsatzort', '–', 'Palais Ferstel, Saal, Wien, AT'],
  [change('paymentTerms.days', '10', '14'), 'Zahlbar in (Tagen)', '10', '14'],
  [change('paymentTerms.discountPercentage', null, '250'), 'Skonto', '–', '2,5 %'],
  [change('accountInBMD', null, '200001'), 'Konto in BMD', '–', '200001'],
  [change('eInvoicing.sendsEbInterface', 'false', 'true'), 'ebInterface mitsenden', 'nein', 'ja'],
  [
    change('appointmentTypePrices', prices(['type-1', 2990]), prices(['type-1', 3150], ['gone', 123450])),
    'Preise je Einsatzart',
    'Service 29,90 €',
    'Service 31,50 €; nicht mehr vorhandene Einsatzart 1.234,50 €',
  ],
  [
    change(
      'appointmentTypePrices',
      JSON.stringify([{ appointmentTypeId: 'type-1', price: 2990, validFrom: '1900-01-01' }]),
      JSON.stringify([{ appointmentTypeId: 'type-1', price: 3150, validFrom: '2027-01-01' }]),
    ),
    'Preise je Einsatzart',
    'Service 29,90 €',
    'Service 31,50 € ab 01.01.2027',
  ],
  [
    change('contactPersons', '[]', JSON.stringify([{ ...PERSON, receivesInvoices: true, receivesPrintouts: false }])),
    'Ansprechpersonen',
    '–',
    'Eva Moser, Bankett, erhält Rechnungen',
  ],
])('%o is told in words', (entry, label, before, after) => {
  expect(linesOf(entry)).toEqual([{ label, before, after }]);
});

test('the same prices in another order are no change', () => {
  const [one, other] = [['type-1', 2990] as const, ['type-2', 3500] as const];
  expect(linesOf(change('appointmentTypePrices', prices(one, other), prices(other, one)))).toEqual([
    { sentence: 'Ohne Änderung gespeichert' },
  ]);
});

test('a file that was fetched is one sentence', () => {
  expect(linesOf(change('download', null, 'ACCOUNT_STATEMENT_PDF'))).toEqual([
    { sentence: 'Kontoauszug (PDF) heruntergeladen' },
  ]);
});

test('a new recipient is one line', () => {
  expect(linesOf(change('customerNumber', null, '1001'), change('letterHead.name', null, 'Palais'))).toEqual([
    { sentence: 'Angelegt' },
  ]);
});

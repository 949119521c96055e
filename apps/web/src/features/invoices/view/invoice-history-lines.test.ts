import { expect, test } from 'vitest';
import { invoiceHistoryLines } from './invoice-history-lines.ts';

const change = (path: string, before: string | null, after: string | null) => ({ path, before, after });
const line = (description: string, quantity: number) => ({
  kind: 'SERVICE',
  day: '2026-10-03',
  description,
  quantity,
  unit: 'h',
  price: 28.5,
  percentage: null,
  net: quantity * 28.5,
});
const lines = (...of: readonly object[]): string => JSON.stringify(of);

test.each([
  [[change('number', null, '2026-00142'), change('net', null, '10')], 'Angelegt als 2026-00142'],
  [[change('number', null, '2026-00143'), change('cancels', null, '2026-00142')], 'Angelegt als Storno von 2026-00142'],
  [[change('cancelledBy', null, '2026-00143')], 'Storniert durch 2026-00143'],
  [[change('sent', null, '["a@b.example","c@d.example"]')], 'Versendet an a@b.example, c@d.example'],
  [[change('sentAgain', null, '["a@b.example"]')], 'Nochmals versendet an a@b.example'],
  [[change('paidOn', null, '2026-11-05')], 'Als bezahlt markiert am 05.11.2026'],
  [[change('paidOn', '2026-11-05', null)], 'Zahlung zurückgenommen'],
  [[change('download', null, 'INVOICE_PDF')], 'PDF heruntergeladen'],
  [[change('download', null, 'INVOICE_EBINTERFACE')], 'ebInterface heruntergeladen'],
])('%o is one sentence', (changes, sentence) => {
  expect(invoiceHistoryLines(changes)).toEqual([{ sentence }]);
});

test.each([
  [
    [
      change('openAmount', '422400', '222400'),
      change('payment', null, '200000'),
      change('paymentDay', null, '2026-10-19'),
    ],
    ['Zahlung €\u00a02.000,00 vom 19.10.2026 zugeordnet', 'Noch offen: €\u00a02.224,00'],
  ],
  [
    [
      change('openAmount', '10000', '0'),
      change('payment', null, '9800'),
      change('paymentDay', null, '2026-10-19'),
      change('discounted', null, '200'),
      change('paidOn', null, '2026-10-19'),
    ],
    ['Zahlung €\u00a098,00 vom 19.10.2026 zugeordnet', 'Skonto €\u00a02,00 gewährt', 'Damit bezahlt'],
  ],
  [
    [
      change('openAmount', '3', '0'),
      change('payment', null, '0'),
      change('writtenOff', null, '3'),
      change('writeOffReason', null, 'Rundung'),
      change('paidOn', null, '2026-10-19'),
    ],
    ['€\u00a00,03 ausgebucht: Rundung', 'Damit bezahlt'],
  ],
  [
    [change('openAmount', '0', '10000'), change('paymentTakenBack', null, 'Vertippt')],
    ['Zahlung zurückgenommen: Vertippt', 'Noch offen: €\u00a0100,00'],
  ],
  [
    [change('openAmount', '0', '10000'), change('allotmentTakenBack', null, 'Falsche Rechnung')],
    ['Zuordnung zurückgenommen: Falsche Rechnung', 'Noch offen: €\u00a0100,00'],
  ],
])('%o tells of money', (changes, sentences) => {
  expect(invoiceHistoryLines(changes)).toEqual(sentences.map((sentence) => ({ sentence })));
});

test('what was changed is told value by value, and line by line', () => {
  const told = invoiceHistoryLines([
    change('dueDate', '2026-11-09', '2026-11-10'),
    change('taxTreatment', 'TAXED', 'REVERSE_CHARGE'),
    change('gross', '1368', '1339.5'),
    change('lines', lines(line('Service', 48), line('Bar', 4)), lines(line('Service', 47), line('Küche', 2))),
  ]);
  expect(told).toEqual([
    { label: 'Fälligkeit', before: '09.11.2026', after: '10.11.2026' },
    { label: 'Steuer', before: 'mit USt', after: 'Reverse Charge' },
    { label: 'Brutto', before: '€\u00a01.368,00', after: '€\u00a01.339,50' },
    { label: '03.10. Service', before: '48,00 h × 28,50', after: '47,00 h × 28,50' },
    { label: '03.10. Bar', before: '4,00 h × 28,50', after: '–' },
    { label: '03.10. Küche', before: '–', after: '2,00 h × 28,50' },
  ]);
});

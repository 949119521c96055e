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

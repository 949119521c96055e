import { expect, test } from 'vitest';
import {
  recapitulativeStatement,
  type StatedInvoice,
  statedMonths,
} from '#domain/statistics/recapitulative-statement.ts';

const invoice = (
  issueDate: string,
  lines: readonly [string | null, bigint][],
  changes: Partial<StatedInvoice> = {},
): StatedInvoice => ({
  issueDate,
  isCancellation: false,
  vatNumber: 'DE123456789',
  recipientId: 'alpenblick',
  recipientName: 'Alpenblick Catering GmbH',
  lines: lines.map(([day, net]) => ({ day, net })),
  ...changes,
});

const CASES: readonly [string, StatedInvoice, Record<string, bigint>][] = [
  ['in the month of the service', invoice('2026-11-02', [['2026-10-31', 100n]]), { '2026-10': 100n }],
  [
    'split where it falls into two',
    invoice('2026-11-02', [['2026-10-31', 100n], ['2026-11-01', 20n], ['2026-10-03', 3n]]), // biome-ignore format: a table
    { '2026-10': 103n, '2026-11': 20n },
  ],
  [
    'with what has no day on the last day of the hours',
    invoice('2027-01-05', [['2026-12-31', 100n], [null, 7n], ['2026-11-30', 50n]]), // biome-ignore format: a table
    { '2026-11': 50n, '2026-12': 107n },
  ],
  ['on its issue without hours', invoice('2026-12-31', [[null, 7n], [null, 1n]]), { '2026-12': 8n }], // biome-ignore format: a table
  [
    'as a cancellation on its issue',
    invoice('2027-01-08', [['2026-10-31', -100n], [null, -7n]], { isCancellation: true }), // biome-ignore format: a table
    { '2027-01': -107n },
  ],
];
test.each(CASES)('an invoice is stated %s', (_name, stated, months) => {
  expect(Object.fromEntries(statedMonths(stated))).toEqual(months);
});

test('a month has a row a VAT number, exact and in whole euro', () => {
  const statement = recapitulativeStatement('2026-12', [
    invoice('2026-12-10', [['2026-12-01', 100_049n]]),
    invoice('2027-01-02', [['2026-12-30', 100n], ['2027-01-01', 5n]], { recipientName: 'Alpenblick AG' }), // biome-ignore format: a table
    invoice('2026-12-20', [['2026-11-20', -30_050n]], { isCancellation: true, vatNumber: 'EL123456789', recipientId: 'ostria', recipientName: 'Ostria' }), // biome-ignore format: a table
    invoice('2026-12-20', [['2026-12-20', 1n]], { vatNumber: null, recipientId: 'ohne', recipientName: 'Ohne' }),
    invoice('2026-12-20', [['2026-11-20', 1n]], { vatNumber: 'IT12345678901' }),
  ]);
  expect(statement).toEqual({
    month: '2026-12',
    dueOn: '2027-01-31',
    rows: [
      {
        country: 'DE',
        vatNumber: 'DE123456789',
        recipientId: 'alpenblick',
        recipientName: 'Alpenblick AG',
        net: 100_149n,
        euro: 1001n,
        invoices: 2,
      },
      {
        country: 'EL',
        vatNumber: 'EL123456789',
        recipientId: 'ostria',
        recipientName: 'Ostria',
        net: -30_050n,
        euro: -301n,
        invoices: 1,
      },
      { country: null, vatNumber: null, recipientId: 'ohne', recipientName: 'Ohne', net: 1n, euro: 0n, invoices: 1 },
    ],
    net: 70_100n,
    euro: 700n,
  });
});

test('a month without any has no rows, and is due all the same', () => {
  expect(recapitulativeStatement('2028-01', [])).toEqual({
    month: '2028-01',
    dueOn: '2028-02-29',
    rows: [],
    net: 0n,
    euro: 0n,
  });
});

import { expect, test } from 'vitest';
import { allotmentFault, discountOn, drawnFrom, proposeAllotments, unallotted } from '#domain/payments/allotments.ts';

const SKONTO = { percentage: 200, until: '2026-11-17' };
const owed = (id: string, open: bigint, dueDate: string) => ({ id, open, dueDate });

test.each([
  ['nothing to pay', 100n, [], []],
  ['the oldest first', 150n, [owed('b', 100n, '2026-11-02'), owed('a', 100n, '2026-11-03')], ['b 100', 'a 50']],
  ['of one day by id', 150n, [owed('b', 100n, '2026-11-02'), owed('a', 100n, '2026-11-02')], ['a 100', 'b 50']],
  ['no further than it reaches', 100n, [owed('a', 100n, '2026-11-02'), owed('b', 1n, '2026-11-03')], ['a 100']],
  ['no more than is asked', 500n, [owed('a', 100n, '2026-11-02'), owed('b', 1n, '2026-11-03')], ['a 100', 'b 1']],
])('proposed is %s', (_what, amount, invoices, expected) => {
  const proposed = proposeAllotments(amount, invoices);
  expect(proposed.map((part) => `${part.invoice.id} ${part.amount}`)).toEqual(expected);
});

test.each([
  ['2026-11-17', 2_402n],
  ['2026-11-18', 0n],
])('who pays on %s may leave %s cents of 1.201,00', (day, cents) => {
  expect(discountOn({ gross: 120_100n, discount: SKONTO }, day)).toBe(cents);
  expect(discountOn({ gross: 120_100n, discount: null }, day)).toBe(0n);
});

const [DAY, LATE] = ['2026-11-17', '2026-11-18'];
test.each([
  ['all of it', 100_00n, 'OPEN', DAY, undefined],
  ['a part', 1n, 'OPEN', DAY, undefined],
  ['a cent too much', 100_01n, 'OPEN', DAY, 'tooMuch'],
  ['less the Skonto', 98_00n, 'DISCOUNT', DAY, undefined],
  ['less than the Skonto', 99_00n, 'DISCOUNT', DAY, undefined],
  ['less a cent more than the Skonto', 97_99n, 'DISCOUNT', DAY, 'beyondDiscount'],
  ['less the Skonto, a day late', 98_00n, 'DISCOUNT', LATE, 'noDiscount'],
  ['all of it and a Skonto', 100_00n, 'DISCOUNT', DAY, 'nothingLeft'],
  ['less what is written off', 95_00n, 'WRITTEN_OFF', LATE, undefined],
  ['less a cent more than that', 94_99n, 'WRITTEN_OFF', LATE, 'beyondLimit'],
  ['all of it and a rest', 100_00n, 'WRITTEN_OFF', LATE, 'nothingLeft'],
] as const)('paid is %s', (_what, amount, rest, day, fault) => {
  const invoice = { gross: 100_00n, open: 100_00n, discount: SKONTO };
  const found = allotmentFault(invoice, { amount, rest, reason: 'Spesen' }, { day, writeOffLimit: 5_00n });
  expect(found?.code).toBe(fault && `payments.${fault}`);
});

test('nothing is written off without a reason, and no Skonto is taken that nobody offered', () => {
  const invoice = { gross: 100_00n, open: 100_00n, discount: null };
  const fault = (rest: 'DISCOUNT' | 'WRITTEN_OFF') =>
    allotmentFault(invoice, { amount: 99_00n, rest, reason: null }, { day: DAY, writeOffLimit: 5_00n })?.code;
  expect([fault('WRITTEN_OFF'), fault('DISCOUNT')]).toEqual(['payments.reasonNeeded', 'payments.noDiscount']);
});

test('the rest of a payment is a credit', () => {
  expect(unallotted(100n, [])).toBe(100n);
  expect(unallotted(100n, [{ amount: 30n }, { amount: 70n }])).toBe(0n);
  expect(unallotted(100n, [{ amount: 101n }])).toBe(-1n);
});

test('credit is drawn from payments in their order', () => {
  const sources = [
    { id: 'a', rest: 30n },
    { id: 'b', rest: 50n },
  ];
  const parts = drawnFrom(sources, [20n, 40n, 20n]).map((one) =>
    one.map(({ source, amount }) => `${source.id}${amount}`),
  );
  expect(parts).toEqual([['a20'], ['a10', 'b30'], ['b20']]);
});

import { expect, test } from 'vitest';
import { BEGINNING, type DatedPrice, nextAfter, pricesOf } from '#domain/price-list/dated-prices.ts';
import { dayOf } from '#domain/time/vienna-day.ts';

const from = (validFrom: string, price: bigint | null, appointmentTypeId = 'service'): DatedPrice => ({
  appointmentTypeId,
  validFrom,
  price,
});
const LIST = [from('2026-01-01', 2850n), from('2027-01-01', 3120n), from('2026-05-01', 2990n)];

test.each<[string, readonly DatedPrice[], string, bigint | undefined]>([
  ['before the first day there is none', [], '2025-12-31', undefined],
  ['the day itself counts', [], '2026-01-01', 2850n],
  ['the newest of those that have begun, in whichever order they are', [], '2026-12-31', 2990n],
  ['on its day the next one', [], '2027-01-01', 3120n],
  ['on the day on which the clock goes forward', [from('2026-03-29', 2700n)], '2026-03-29', 2700n],
  ['on the day before it', [from('2026-03-29', 2700n)], '2026-03-28', 2850n],
  ['on the day on which the clock goes back', [from('2026-10-25', 2700n)], '2026-10-25', 2700n],
  ['an own price goes before the list from its day on', [from('2026-06-01', 2700n)], '2027-06-01', 2700n],
  ['before its day the list counts', [from('2026-06-01', 2700n)], '2026-05-31', 2990n],
  ['an own price of before prices had days', [from(BEGINNING, 2700n)], '2000-01-01', 2700n],
  ['where it has ended the list counts again', [from(BEGINNING, 2700n), from('2026-06-01', null)], '2026-06-01', 2990n],
  ['until the day before it ends it counts', [from(BEGINNING, 2700n), from('2026-06-01', null)], '2026-05-31', 2700n],
  ['it can begin anew', [from('2026-02-01', null), from('2026-03-01', 2600n)], '2026-03-01', 2600n],
  ['that of another kind of work is none', [from(BEGINNING, 2700n, 'bar')], '2026-01-01', 2850n],
])('%s', (_what, own, day, price) => {
  expect(pricesOf(own, LIST)('service', day)).toBe(price);
});

test.each([
  ['2026-12-31T22:59:59Z', 2990n],
  ['2026-12-31T23:00:00Z', 3120n],
])('work that begins at %s has the price of that day in Vienna', (start, price) => {
  expect(pricesOf([], LIST)('service', dayOf(new Date(start)))).toBe(price);
});

test('the next change is the first one after a day', () => {
  expect(nextAfter(LIST, '2026-01-01')?.validFrom).toBe('2026-05-01');
  expect(nextAfter(LIST, '2026-05-01')?.validFrom).toBe('2027-01-01');
  expect(nextAfter(LIST, '2027-01-01')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { raised, raisedPrices } from '#domain/price-list/raise.ts';

test.each([
  ['a whole percentage', 2850n, 1000n, 3135n],
  ['half a cent is rounded up', 2850n, 100n, 2879n],
  ['less than half a cent is dropped', 2890n, 100n, 2919n],
  ['a percentage with decimals', 3100n, 350n, 3209n],
  ['the smallest price by little stays what it is', 1n, 100n, 1n],
  ['twice as much', 1n, 10_000n, 2n],
])('%s', (_what, price, percentage, after) => {
  expect(raised(price, percentage)).toBe(after);
});

test('what is valid on the day rises, once a kind of work; later days, retired kinds and what has ended do not', () => {
  const at = (appointmentTypeId: string, validFrom: string, price: bigint | null) => ({
    appointmentTypeId,
    validFrom,
    price,
  });
  const entries = [
    at('service', '2026-01-01', 2800n),
    at('service', '2026-06-01', 3000n),
    at('service', '2027-06-01', 9900n),
    at('bar', '2027-02-01', 3100n),
    at('kitchen', '2026-01-01', 2900n),
    at('kitchen', '2026-09-01', null),
    at('retired', '2026-01-01', 2900n),
  ];
  const types = ['service', 'bar', 'kitchen'];
  expect(raisedPrices(entries, types, { percentage: 1000n, validFrom: '2027-01-01' })).toEqual([
    { appointmentTypeId: 'service', before: 3000n, after: 3300n },
  ]);
  expect(raisedPrices(entries, types, { percentage: 1000n, validFrom: '2027-06-01' })).toMatchObject([
    { after: 10_890n },
    { after: 3410n },
  ]);
});

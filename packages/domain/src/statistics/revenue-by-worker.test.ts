import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '#domain/money/amounts.ts';
import { type EarnedLine, revenueByWorker } from '#domain/statistics/revenue-by-worker.ts';

const hours = (type: string, net: bigint, ...work: readonly [string, number][]): EarnedLine => ({
  kind: 'SERVICE',
  appointmentTypeId: type,
  net,
  work: work.map(([userId, minutes]) => ({ userId, minutes })),
});
const surcharge = (type: string, net: bigint): EarnedLine => ({ ...hours(type, net), kind: 'SURCHARGE' });
const item = (net: bigint): EarnedLine => ({ ...hours('', net), kind: 'ADDITIONAL', appointmentTypeId: null });

const CASES: readonly [string, readonly EarnedLine[], readonly [string | null, bigint][]][] = [
  ['nothing', [], []],
  ['hours by their minutes', [hours('bar', 300n, ['anna', 60], ['béla', 120])], [['anna', 100n], ['béla', 200n]]], // biome-ignore format: a table
  ['two shifts of a day as one', [hours('bar', 100n, ['anna', 10], ['béla', 20], ['anna', 30])], [['anna', 67n], ['béla', 33n]]], // biome-ignore format: a table
  ['each line by itself', [hours('bar', 100n, ['anna', 1], ['béla', 1], ['cem', 1]), hours('bar', 100n, ['béla', 1])], [['anna', 34n], ['béla', 133n], ['cem', 33n]]], // biome-ignore format: a table
  ['a surcharge by the hours of its type', [hours('bar', 0n, ['anna', 90]), hours('bar', 0n, ['béla', 30]), hours('küche', 0n, ['cem', 500]), surcharge('bar', 400n)], [['anna', 300n], ['béla', 100n], ['cem', 0n]]], // biome-ignore format: a table
  ['a surcharge without hours to nobody', [surcharge('bar', 400n)], [[null, 400n]]],
  ['additional items to nobody', [hours('bar', 50n, ['anna', 60]), item(990n), item(-90n)], [['anna', 50n], [null, 900n]]], // biome-ignore format: a table
  ['hours that nobody is known for to nobody', [hours('bar', 50n), hours('bar', 70n, ['anna', 0])], [[null, 120n]]],
];
test.each(CASES)('gives %s', (_name, lines, expected) => {
  expect([...revenueByWorker(lines)].sort()).toEqual([...expected].sort());
});

test('gives away what was billed, to the cent', () => {
  const worker = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const line = fc.record({
    kind: fc.constantFrom('SERVICE' as const, 'SURCHARGE' as const, 'ADDITIONAL' as const),
    appointmentTypeId: fc.constantFrom('bar', 'küche', null),
    net: fc.bigInt({ min: -1_000_000n, max: 1_000_000n }),
    work: fc.array(fc.record({ userId: worker, minutes: fc.nat(900) }), { maxLength: 8 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      expect(sumOf([...revenueByWorker(lines).values()])).toBe(sumOf(lines.map(({ net }) => net)));
    }),
  );
});

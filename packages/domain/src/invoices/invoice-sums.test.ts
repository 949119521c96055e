import fc from 'fast-check';
import { expect, test } from 'vitest';
import { negated, netOfLine, netOfSurcharge, sumUpInvoice } from '#domain/invoices/invoice-sums.ts';

test.each([
  [
    'three lines',
    {
      lines: [
        [725n, 2890n],
        [650n, 3135n],
        [75n, 2890n],
      ],
      taxPercentage: 2000n,
    },
    [43499n, 8700n, 52199n],
  ],
  ['under reverse charge', { lines: [[725n, 2890n]], taxPercentage: 0n }, [20953n, 0n, 20953n]],
  ['at 19 %', { lines: [[725n, 2890n]], taxPercentage: 1900n }, [20953n, 3981n, 24934n]],
  ['at 4,9 %', { lines: [[100n, 1000n]], taxPercentage: 490n }, [1000n, 49n, 1049n]],
  ['nothing', { lines: [], taxPercentage: 2000n }, [0n, 0n, 0n]],
] as const)('%s', (_what, { lines, taxPercentage }, [net, tax, gross]) => {
  const summed = lines.map(([quantity, price]) => ({ quantity, price }));
  expect(sumUpInvoice({ lines: summed, surcharges: [], additionalItems: [], taxPercentage })).toEqual({
    net,
    tax,
    gross,
  });
});

test('the paper of an autumn: lines, surcharges and other items', () => {
  const lines = [
    [4800n, 2850n],
    [3000n, 2850n],
    [1550n, 3100n],
    [2225n, 2990n],
    [3500n, 2850n],
  ] as const;
  const sums = sumUpInvoice({
    lines: lines.map(([quantity, price]) => ({ quantity, price })),
    surcharges: [
      { quantity: 1850n, price: 2850n, percentage: 2500n },
      { quantity: 3500n, price: 2850n, percentage: 10_000n },
    ],
    additionalItems: [
      { quantity: 8400n, price: 50n },
      { quantity: 600n, price: 480n },
    ],
    taxPercentage: 2000n,
  });
  expect(sums).toEqual({ net: 556_639n, tax: 111_328n, gross: 667_967n });
});

const quantity = fc.bigInt({ min: 1n, max: 1_000_000n });
const price = fc.bigInt({ min: 1n, max: 1_000_000n });
const percentage = fc.bigInt({ min: 1n, max: 20_000n });
const line = fc.record({ quantity, price });

test('whatever stands on it: the lines add up to the net, tax and net to the gross, and a cancellation takes back exactly that', () => {
  const invoices = fc.record({
    lines: fc.array(line, { maxLength: 40 }),
    surcharges: fc.array(fc.record({ quantity, price, percentage }), { maxLength: 5 }),
    additionalItems: fc.array(line, { maxLength: 5 }),
    taxPercentage: fc.constantFrom(0n, 490n, 1000n, 1300n, 1900n, 2000n),
  });
  fc.assert(
    fc.property(invoices, (invoice) => {
      const sums = sumUpInvoice(invoice);
      let left = sums.net;
      for (const one of [...invoice.lines, ...invoice.additionalItems]) left -= netOfLine(one);
      for (const one of invoice.surcharges) left -= netOfSurcharge(one);
      expect(left).toBe(0n);
      expect(sums.gross).toBe(sums.net + sums.tax);
      // Half a cent at most, whatever the number of lines.
      const exact = sums.net * invoice.taxPercentage;
      const off = sums.tax * 10_000n - exact;
      expect(off >= -5_000n && off <= 5_000n).toBe(true);
      const back = negated(sums);
      expect([sums.net + back.net, sums.tax + back.tax, sums.gross + back.gross]).toEqual([0n, 0n, 0n]);
    }),
  );
});

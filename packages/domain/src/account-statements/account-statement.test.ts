import { expect, test } from 'vitest';
import { StatementPeriod, withBalances } from '#domain/account-statements/account-statement.ts';

test('each line says what was owed after it', () => {
  const movements = [
    { kind: 'INVOICE', day: '2026-10-01', subject: '2026-00001', amount: 120_00n },
    { kind: 'PAYMENT', day: '2026-10-05', subject: null, amount: -200_00n },
    { kind: 'PAYOUT', day: '2026-10-06', subject: null, amount: 30_00n },
  ] as const;
  expect(withBalances(50_00n, movements).map(({ balance }) => balance)).toEqual([170_00n, -30_00n, 0n]);
  expect(withBalances(5n, [])).toEqual([]);
});

test.each([
  [{ from: '2026-01-01', to: '2026-01-01' }, true],
  [{ from: '2026-01-02', to: '2026-01-01' }, false],
  [{ from: '2026-13-01', to: '2027-01-01' }, false],
])('the period %j is one: %s', (period, isOne) => {
  expect(StatementPeriod.safeParse(period).success).toBe(isOne);
});

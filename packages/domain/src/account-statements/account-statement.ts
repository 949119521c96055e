import { z } from 'zod';
import { defineFailures } from '#domain/failures/failure.ts';
import type { Cents } from '#domain/money/money.ts';
import { type Day, isDay } from '#domain/time/vienna-day.ts';

/** The movements of a recipient’s account. */
export const MOVEMENT_KINDS = ['INVOICE', 'CANCELLATION', 'PAYMENT', 'PAYOUT', 'DISCOUNT', 'WRITTEN_OFF'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

export interface Movement {
  readonly kind: MovementKind;
  readonly day: Day;
  /** The invoice, or the reference of a payment. */
  readonly subject: string | null;
  /** Above zero what the recipient owes more. */
  readonly amount: Cents;
}

/** A movement, and what was owed after it. */
export interface StatementLine extends Movement {
  readonly balance: Cents;
}

export const STATEMENT_OF_ACCOUNT_FAILURES = defineFailures('account-statements', {
  empty: 'In diesem Zeitraum gibt es keine Bewegung, und es ist nichts offen.',
});

export const PERIOD_RULE = 'Der Zeitraum endet nach seinem Beginn.';
const day = z.string().refine(isDay, 'Bitte ein Datum angeben.');
export const StatementPeriod = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { message: PERIOD_RULE, path: ['to'] });

/** From the balance of before, line by line. */
export function withBalances(opening: Cents, movements: readonly Movement[]): readonly StatementLine[] {
  let balance = opening;
  return movements.map((movement) => {
    balance += movement.amount;
    return { ...movement, balance };
  });
}

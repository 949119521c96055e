import type { Cents } from '#domain/money/money.ts';
import type { Day } from '#domain/time/vienna-day.ts';

/** Money that the bank has booked. */
export interface BankEntry {
  /** The same in each file that holds this entry, and in no other entry. */
  readonly key: string;
  readonly day: Day;
  /** Below zero what left the account. */
  readonly amount: Cents;
  /** The other side: who paid, or was paid. */
  readonly name: string | null;
  readonly iban: string | null;
  /** All that the payer wrote, in one line. */
  readonly text: string;
  /** A reference that machines agreed on, such as one that begins with RF. */
  readonly reference: string | null;
  /** The bank took an earlier entry back, or a payment came back. */
  readonly isReturn: boolean;
}

/** A statement, or an advice of single entries, which has no balances. */
export interface BankStatement {
  readonly id: string;
  readonly kind: 'STATEMENT' | 'ADVICE';
  readonly iban: string;
  readonly from: Day;
  readonly to: Day;
  readonly opening: Cents | null;
  readonly closing: Cents | null;
  readonly entries: readonly BankEntry[];
  /** Entries that the bank has only announced: they come again once they are booked. */
  readonly announced: number;
}

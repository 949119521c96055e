import { defineFailures, type FailureKind } from '#domain/failures/failure.ts';
import { addDays, type Day } from '#domain/time/vienna-day.ts';

/** Many invoices in one go, by the server: made as drafts, or sent. */
export const BILLING_RUN_KINDS = ['CREATE', 'SEND'] as const;
export type BillingRunKind = (typeof BILLING_RUN_KINDS)[number];

/** Each invoice is settled by itself: one that fails holds back no other. */
export const BILLING_ITEM_STATES = ['WAITING', 'DONE', 'FAILED', 'STOPPED'] as const;
export type BillingItemState = (typeof BILLING_ITEM_STATES)[number];

/** How far a run is. */
export interface BillingRunCounts {
  readonly count: number;
  readonly waitingCount: number;
  readonly doneCount: number;
  readonly failedCount: number;
}

export const isRunning = ({ waitingCount }: Pick<BillingRunCounts, 'waitingCount'>): boolean => waitingCount > 0;

/** The part of a run that was not taken any more. */
export const stoppedOf = ({ count, waitingCount, doneCount, failedCount }: BillingRunCounts): number =>
  count - waitingCount - doneCount - failedCount;

export const BILLING_RUN_LIMITS = { items: 500, blocks: 10_000 } as const;

/** So long after a month has ended it is still being billed. */
const CLOSING_DAYS = 20;

/** Up to which day is billed if nobody says otherwise: early in a month it is the last one, later what was worked until today. */
export const proposedUntil = (today: Day): Day =>
  Number(today.slice(-2)) <= CLOSING_DAYS ? lastDayOfMonthBefore(today) : today;

export const lastDayOfMonthBefore = (today: Day): Day => addDays(today, -Number(today.slice(-2)));

const CHANGED = 'Inzwischen geändert';

export const BILLING_RUN_FAILURES = defineFailures('billing-runs', {
  nothingChosen: 'Es ist nichts ausgewählt.',
  tooMany: `Mehr als ${BILLING_RUN_LIMITS.items} Rechnungen auf einmal sind nicht möglich. Bitte weniger auswählen.`,
  blocksChanged: `${CHANGED}. Bitte die Zeilen ansehen und noch einmal anlegen.`,
  unexpected: {
    classification: 'INTERNAL_ERROR',
    message: 'Unerwarteter Fehler. Bitte versuchen Sie es noch einmal.',
  },
});

/** `blocksChanged`, with the blocks by their names. */
export const blocksChangedFor = (names: readonly string[]): FailureKind => ({
  ...BILLING_RUN_FAILURES.blocksChanged,
  message: `${CHANGED} oder verrechnet: ${names.join(', ')}. Bitte ansehen und noch einmal anlegen.`,
});

/** Whether an item failed because of that: a fresh proposal can be looked at and chosen again. */
export const isBlocksChanged = (code: string | null): boolean => code === BILLING_RUN_FAILURES.blocksChanged.code;

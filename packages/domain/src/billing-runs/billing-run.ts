import { defineFailures, type FailureKind } from '#domain/failures/failure.ts';

/** Many invoices in one go, by the server: made as drafts, or sent. */
export const BILLING_RUN_KINDS = ['CREATE', 'SEND'] as const;
export type BillingRunKind = (typeof BILLING_RUN_KINDS)[number];

/** Each invoice is settled by itself: one that fails holds back no other. */
export const BILLING_ITEM_STATES = ['WAITING', 'DONE', 'FAILED', 'STOPPED'] as const;
export type BillingItemState = (typeof BILLING_ITEM_STATES)[number];

export const BILLING_RUN_LIMITS = { items: 500, blocks: 10_000 } as const;

export const BILLING_RUN_FAILURES = defineFailures('billing-runs', {
  nothingChosen: { classification: 'BAD_REQUEST', message: 'Es ist nichts ausgewählt.' },
  tooMany: {
    classification: 'BAD_REQUEST',
    message: `Mehr als ${BILLING_RUN_LIMITS.items} Rechnungen auf einmal sind nicht möglich. Bitte weniger auswählen.`,
  },
  blocksChanged: {
    classification: 'BAD_REQUEST',
    message: 'Inzwischen geändert. Bitte die Zeilen ansehen und noch einmal anlegen.',
  },
  unexpected: {
    classification: 'INTERNAL_ERROR',
    message: 'Unerwarteter Fehler. Bitte versuchen Sie es noch einmal.',
  },
});

/** `blocksChanged`, with the blocks by their names. */
export const blocksChangedFor = (names: readonly string[]): FailureKind => ({
  ...BILLING_RUN_FAILURES.blocksChanged,
  message: `Inzwischen geändert oder verrechnet: ${names.join(', ')}. Bitte ansehen und noch einmal anlegen.`,
});

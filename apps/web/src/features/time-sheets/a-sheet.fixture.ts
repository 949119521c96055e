import type { Viewer } from '#platform/viewer/viewer.ts';
import type { Sheet } from './block-query.ts';

/** An agency that invoices here. */
export const INVOICING = { tenant: { hasInvoicingModule: true } as Viewer['tenant'] };

const NOTHING_SENT = { printout: null, changesSinceSent: null, printoutFailure: null, printoutObstacle: null };

/** A block in two days with four people, never sent. */
export function aSheet(id: string, description: string, changed: Partial<Sheet> = {}): Sheet {
  const start = Math.floor(Date.now() / 86_400_000 + 2) * 86_400_000 + 15 * 3_600_000;
  return {
    id,
    bookedTargetUsers: 4,
    printoutState: 'OPEN',
    viewerCanSend: true,
    appointment: {
      id,
      description,
      startDateTime: new Date(start).toISOString(),
      endDateTime: new Date(start + 6 * 3_600_000).toISOString(),
    },
    invoiceRecipient: { id: `r-${id}`, name: 'Ringhof Hotels GmbH' },
    ...NOTHING_SENT,
    ...changed,
  };
}

export const SENT: Partial<Sheet> = {
  printoutState: 'SENT',
  printout: { sentAt: new Date(Date.now() - 3_600_000).toISOString(), isByHand: false },
};

/** Somebody came and somebody's time moved after it was sent. */
export const CHANGED: Partial<Sheet> = {
  ...SENT,
  printoutState: 'RESENDING_NECESSARY',
  changesSinceSent: {
    came: ['Anna Pichler'],
    went: [],
    moved: [
      {
        name: 'Florian Eder',
        startBefore: '2030-03-15T17:00:00+01:00',
        endBefore: '2030-03-15T23:00:00+01:00',
        startAfter: '2030-03-15T18:00:00+01:00',
        endAfter: '2030-03-16T00:00:00+01:00',
      },
    ],
  },
};

export const summaries = (unsent: number, resending: number) => ({
  unsentPrintoutSummary: { count: unsent, nextStartDateTime: null },
  resendingNecessaryPrintoutSummary: { count: resending, nextStartDateTime: null },
});

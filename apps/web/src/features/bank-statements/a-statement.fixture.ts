import type { Entry, Proposal, SeenStatement, Statement } from './statement-query.ts';

export const STATEMENT_ID = '0190a000-0000-7000-8000-0000000000a1';
export const RECIPIENT_ID = '0190a000-0000-7000-8000-000000000001';
export const INVOICE_ID = '0190a000-0000-7000-8000-000000000129';

export const aStatement = (changed: Partial<Statement> = {}): Statement => ({
  ...{ id: STATEMENT_ID, fileName: 'auszug.xml', name: '10/2026', isAdvice: false, iban: 'AT611904300234573201' },
  ...{ from: '2026-10-01', to: '2026-10-27', creditCount: 33, debitCount: 1, knownCount: 0, announcedCount: 0 },
  ...{ readAt: '2026-10-28T08:00:00Z', readByName: 'Helga Strasser', closedAt: null },
  ...{ opening: { value: 18_402.15 }, closing: { value: 98_997.06 } },
  ...{ credits: { value: 80_619.51 }, debits: { value: 24.6 } },
  ...changed,
});

export const seen = (
  counts: Partial<Record<Entry['section'], number>>,
  changed: Partial<Statement> = {},
): SeenStatement => ({
  statement: aStatement(changed),
  sections: (['BOOKED', 'CHECK', 'UNMATCHED', 'ASIDE'] as const).map((section) => ({
    ...{ section, count: counts[section] ?? 0, sum: { value: 61_284.36 } },
  })),
});

export const anEntry = (changed: Partial<Entry> = {}): Entry => ({
  ...{ id: 'e-1', section: 'CHECK', day: '2026-10-19', isReturn: false, name: 'Sonnenhof GmbH', ibanEnd: '7730' },
  ...{ text: '2026-00129 Akonto', bookedByItself: false, asideReason: null },
  ...{ amount: { value: 2000 }, payment: null, proposal: null },
  ...changed,
});

/** A proposal that pays this much of one invoice over 4.224 euro. */
export const proposing = (
  reason: Proposal['reason'],
  amount: number,
  rest: Proposal['parts'][number]['rest'] = 'OPEN',
): Proposal => ({
  ...{ reason, recipientId: RECIPIENT_ID },
  parts: [
    {
      ...{ rest, amount: { value: amount } },
      invoice: {
        ...{ id: INVOICE_ID, number: '2026-00129', recipientName: 'Sonnenhof GmbH' },
        openAmount: { value: 4224 },
      },
    },
  ],
});

import type { RunItem, WholeRun } from '#features/invoices/index.ts';
import type { Proposal } from './proposals-query.ts';

/** A proposal for the recipient with this number. */
export const aProposal = (customerNumber: string, changed: Partial<Proposal> = {}): Proposal => ({
  invoiceRecipientId: `r-${customerNumber}`,
  recipientName: `Kunde ${customerNumber}`,
  customerNumber,
  blocks: [{ id: `b-${customerNumber}`, version: 1 }],
  workMinutes: 90,
  travelMinutes: 0,
  net: { value: 100.1 },
  gaps: [],
  hints: [],
  typesWithoutPrice: [],
  dayWithoutPrice: null,
  ...changed,
});

/** The item that a run made of it: a draft, if nothing else is said. */
export const anItem = (customerNumber: string, changed: Partial<RunItem> = {}): RunItem => ({
  position: 1,
  state: 'DONE',
  failure: null,
  failureCode: null,
  invoiceRecipientId: `r-${customerNumber}`,
  recipientName: `Kunde ${customerNumber}`,
  customerNumber,
  invoiceId: `i-${customerNumber}`,
  invoiceNumber: `2026-${customerNumber}`,
  billed: { state: 'DRAFT', blockCount: 2, workMinutes: 60, net: { value: 50 }, isEmailMissing: false },
  ...changed,
});

/** Nothing came of it yet, or it failed. */
export const unmade = (
  customerNumber: string,
  state: 'WAITING' | 'FAILED' | 'STOPPED',
  failed?: { readonly code: string; readonly message: string },
): RunItem =>
  anItem(customerNumber, {
    state,
    failure: failed?.message ?? null,
    failureCode: failed?.code ?? null,
    invoiceId: null,
    invoiceNumber: null,
    billed: null,
  });

export function aRun(kind: WholeRun['kind'], items: readonly RunItem[], id = `run-${kind}`): WholeRun {
  const count = (state: RunItem['state']): number => items.filter((item) => item.state === state).length;
  const now = new Date().toISOString();
  return {
    id,
    kind,
    orderedAt: now,
    settledAt: count('WAITING') > 0 ? null : now,
    count: items.length,
    waitingCount: count('WAITING'),
    doneCount: count('DONE'),
    failedCount: count('FAILED'),
    items: items.map((item, index) => ({ ...item, position: index + 1 })),
  };
}

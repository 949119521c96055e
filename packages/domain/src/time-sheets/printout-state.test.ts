import { expect, test } from 'vitest';
import { type PrintoutFacts, printoutState } from '#domain/time-sheets/printout-state.ts';

const SENT: PrintoutFacts = { pending: null, wasSent: true, rowsDiffer: false, booked: 3, hasEnded: false };

test.each<[string, Partial<PrintoutFacts>, string]>([
  ['never sent', { wasSent: false }, 'OPEN'],
  ['never sent and over', { wasSent: false, hasEnded: true }, 'OPEN'],
  ['sent', {}, 'SENT'],
  ['somebody came', { rowsDiffer: true }, 'RESENDING_NECESSARY'],
  ['everybody went', { rowsDiffer: true, booked: 0 }, 'SENT'],
  ['somebody came, and it is over', { rowsDiffer: true, hasEnded: true }, 'SENT'],
  ['on its way', { wasSent: false, pending: { hasGivenUp: false } }, 'SENDING'],
  ['on its way again', { rowsDiffer: true, pending: { hasGivenUp: false } }, 'SENDING'],
  ['did not arrive', { wasSent: false, pending: { hasGivenUp: true } }, 'FAILED'],
])('%s', (_what, facts, state) => {
  expect(printoutState({ ...SENT, ...facts })).toBe(state);
});

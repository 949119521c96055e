import { expect, test } from 'vitest';
import { processingSteps } from './processing-steps.ts';

const AT = {
  createdAt: '2026-10-28T08:14:00Z',
  createdByName: 'Helga Strasser',
  issueDate: '2026-10-30',
  dueDate: '2026-11-09',
  dunDate: '2026-11-19',
  sentAt: null,
  paidOn: null,
  cancelledAt: null,
};
const SENT = { ...AT, sentAt: '2026-10-30T09:00:00Z' };

test.each([
  ['a draft', 'DRAFT', AT, null, 'done now open open open open'],
  ['one that should have been sent', 'MISSED_SENDING', AT, null, 'done done late open open open'],
  ['one that was sent', 'PENDING', SENT, null, 'done done done now open open'],
  ['one that is due', 'PAST_DUE', SENT, null, 'done done done done now open'],
  ['one that is to be reminded of', 'PAST_DUN', SENT, null, 'done done done done late open'],
  ['one that was paid', 'PAID', { ...SENT, paidOn: '2026-11-05' }, null, 'done done done done done done'],
  [
    'one that was cancelled',
    'CANCELLED',
    { ...SENT, cancelledAt: '2026-11-02T10:00:00Z' },
    null,
    'done done done off off off done',
  ],
  ['what cancels another', 'CANCELLED', AT, { id: 'i-1', number: '2026-00001' }, 'done done open'],
] as const)('%s', (_what, state, at, cancels, looks) => {
  const steps = processingSteps({ state, processingSteps: at, cancels });
  expect(steps.map(({ look }) => look).join(' ')).toBe(looks);
});

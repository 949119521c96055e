import { expect, test } from 'vitest';
import { FeedbackInput } from '#domain/feedbacks/feedback-input.ts';

const FEEDBACK = { invoiceRecipientId: '1', feedback: 'POSITIVE' };

test.each([
  [FEEDBACK, { ...FEEDBACK, notes: null }],
  [
    { ...FEEDBACK, notes: ' Sehr freundlich. ' },
    { ...FEEDBACK, notes: 'Sehr freundlich.' },
  ],
])('%j is taken', (input, values) => {
  expect(FeedbackInput.parse(input)).toEqual(values);
});

test.each([
  [{ ...FEEDBACK, feedback: 'GREAT' }, 'feedback'],
  [{ ...FEEDBACK, invoiceRecipientId: '' }, 'invoiceRecipientId'],
  [{ ...FEEDBACK, notes: 'x'.repeat(257) }, 'notes'],
])('%j is refused at the field', (input, field) => {
  expect(FeedbackInput.safeParse(input).error?.issues).toMatchObject([{ path: [field] }]);
});

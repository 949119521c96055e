import { expect, test } from 'vitest';
import { DenialInput } from '#domain/denials/denial-input.ts';

test.each([
  [{ invoiceRecipientId: '1' }, { invoiceRecipientId: '1', reason: null }],
  [
    { invoiceRecipientId: '1', reason: ' Zu spät. ' },
    { invoiceRecipientId: '1', reason: 'Zu spät.' },
  ],
])('%j is taken', (input, values) => {
  expect(DenialInput.parse(input)).toEqual(values);
});

test.each([
  [{ invoiceRecipientId: ' ' }, 'invoiceRecipientId', 'Bitte ausfüllen.'],
  [{ invoiceRecipientId: '1', reason: 'x'.repeat(257) }, 'reason', 'Höchstens 256 Zeichen.'],
])('%j is refused at the field', (input, field, message) => {
  expect(DenialInput.safeParse(input).error?.issues).toMatchObject([{ path: [field], message }]);
});

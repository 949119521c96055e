import { expect, test } from 'vitest';
import {
  discounted,
  discountOf,
  PaymentTermsInput,
  PAYMENT_TERMS_RULES as RULES,
} from '#domain/payment-terms/payment-terms.ts';

test.each([
  ['a term alone', { days: 14 }, undefined],
  ['the longest one', { days: 60 }, undefined],
  ['one that is too long', { days: 61 }, ['days', RULES.days]],
  ['none', { days: 0 }, ['days', RULES.days]],
  ['half a day', { days: 1.5 }, ['days', RULES.days]],
  ['Skonto', { days: 14, discountPercentage: 2, discountDays: 7 }, undefined],
  [
    'Skonto to the last day',
    { days: 14, discountPercentage: 2, discountDays: 14 },
    ['discountDays', RULES.discountDays],
  ],
  ['Skonto without days', { days: 14, discountPercentage: 2 }, ['discountDays', RULES.bothOrNone]],
  ['days without Skonto', { days: 14, discountDays: 7 }, ['discountPercentage', RULES.bothOrNone]],
  ['no percentage', { days: 14, discountPercentage: 0, discountDays: 7 }, ['discountPercentage', RULES.percentage]],
])('%s', (_what, input, fault) => {
  const [issue] = PaymentTermsInput.safeParse(input).error?.issues ?? [];
  expect(issue && [issue.path.join('.'), issue.message]).toEqual(fault);
});

test.each([
  ['counts from the issue', '2026-11-16', '2026-11-30', { percentage: 200, until: '2026-11-23' }],
  ['over a change of the clock', '2026-10-20', '2026-11-10', { percentage: 200, until: '2026-10-27' }],
  ['is none where it is due on that day by hand', '2026-11-16', '2026-11-23', null],
])('Skonto %s', (_what, issueDate, dueDate, discount) => {
  const terms = { days: 14, discountPercentage: 200, discountDays: 7 };
  expect(discountOf(terms, issueDate, dueDate)).toEqual(discount);
});

test.each([
  [100_00n, 200n, 98_00n],
  [1_25n, 200n, 1_22n],
  [33_33n, 300n, 32_33n],
])('%s less %s is %s', (gross, percentage, paid) => {
  expect(discounted(gross, percentage)).toBe(paid);
});

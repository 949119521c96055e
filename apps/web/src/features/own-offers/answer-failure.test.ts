import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { expect, test } from 'vitest';
import { errorIn, unreachable } from '#platform/graphql/api-error.ts';
import { answerFailure } from './answer-failure.ts';

const { gone } = OFFER_FAILURES;

test('a refusal tells its reason', () => {
  const { message, ...extensions } = gone;
  expect(answerFailure(errorIn({ status: 200, body: { errors: [{ message, extensions }] } }))).toBe(gone.message);
});

test.each([unreachable(new TypeError('Failed to fetch')), errorIn({ status: 503, body: undefined }), new Error('?')])(
  '%s: the answer did not arrive',
  (error) => {
    expect(answerFailure(error)).toMatch(/^Deine Antwort ist nicht angekommen/);
  },
);

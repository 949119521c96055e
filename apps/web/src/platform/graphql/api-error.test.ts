import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { expect, it } from 'vitest';
import { errorIn, isFailure, unreachable } from './api-error.ts';

it('finds no error beside data', () => {
  expect(errorIn({ status: 200, body: { data: {} } })).toBeUndefined();
});

it('carries class, sentence and fields', () => {
  const extensions = { classification: 'BAD_REQUEST', fields: { name: 'Pflichtfeld' } } as const;
  const error = errorIn({ status: 200, body: { errors: [{ message: 'Bitte prüfen.', extensions }] } });
  expect(error).toMatchObject({ ...extensions, message: 'Bitte prüfen.' });
});

it.each([
  ['INTERNAL_ERROR', 'r-1'],
  ['BAD_REQUEST', undefined],
  ['FORBIDDEN', undefined],
] as const)('%s has the request id %s', (classification, requestId) => {
  const extensions = { classification, requestId: 'r-1' };
  const error = errorIn({ status: 200, body: { errors: [{ message: 'Nein.', extensions }] } });
  expect(error?.requestId).toBe(requestId);
});

it('tells failures apart by their code, whatever the sentence', () => {
  const extensions = { classification: 'BAD_REQUEST', code: 'general.stale' } as const;
  const error = errorIn({ status: 200, body: { errors: [{ message: 'Anders gesagt.', extensions }] } });
  expect(isFailure(error, GENERAL_FAILURES.stale)).toBe(true);
  expect(isFailure(error, GENERAL_FAILURES.keyReused)).toBe(false);
});

it('fails when errors stand beside data', () => {
  expect(errorIn({ status: 200, body: { data: {}, errors: [{ message: 'Nein.' }] } })).toMatchObject({
    classification: 'INTERNAL_ERROR',
    message: 'Nein.',
  });
});

it.each([
  [420, 'DEVICE_TICKET_INVALID', 'Device Access Ticket invalid'],
  [503, 'OVERLOADED', expect.stringMatching(/^Der Server ist gerade überlastet/)],
  [502, 'INTERNAL_ERROR', 'Etwas ist schiefgelaufen.'],
  [413, 'BAD_REQUEST', 'Etwas ist schiefgelaufen.'],
])('tells HTTP %i as %s', (status, classification, message) => {
  expect(errorIn({ status, body: undefined })).toMatchObject({ classification, message });
});

it.each([
  [new TypeError('Failed to fetch'), /nicht erreichbar/],
  [new DOMException('late', 'TimeoutError'), /nicht rechtzeitig/],
])('has a sentence for %s', (cause, sentence) => {
  expect(unreachable(cause).message).toMatch(sentence);
});

const failed = (classification: 'BAD_REQUEST' | 'INTERNAL_ERROR', path: string[], status = 200) =>
  errorIn({ status, body: { errors: [{ message: '?', path, extensions: { classification } }] } });

it.each([
  ['a refusal', failed('BAD_REQUEST', ['createAppointment']), false],
  ['a failure of ours', failed('INTERNAL_ERROR', ['createAppointment']), true],
  ['a failure while the answer was put together', failed('BAD_REQUEST', ['createAppointment', 'id']), true],
  ['a server that lost its database', failed('INTERNAL_ERROR', [], 503), true],
  ['a gateway without a word of ours', errorIn({ status: 502, body: undefined }), true],
  ['a refusal on the way', errorIn({ status: 413, body: undefined }), false],
  ['a ticket that is not taken', errorIn({ status: 420, body: undefined }), false],
  ['an answer that nobody can read', errorIn({ status: 200, body: undefined }), true],
  ['no answer', unreachable(new TypeError('Failed to fetch')), true],
])('after %s it is known whether a mutation was carried out, or not', (_, error, isUnknown) => {
  expect(error?.isOutcomeUnknown).toBe(isUnknown);
});

import { expect, it } from 'vitest';
import { countErrors, failureOf } from './form-errors.ts';

const error = { type: 'too_small', message: 'Bitte ausfüllen' };

it.each([
  ['no errors', {}, 0],
  ['flat ones', { name: error, email: error }, 2],
  ['nested ones', { contact: { email: error }, name: error }, 2],
  ['rows of a list, some without', { pools: [undefined, { name: error }, null] }, 1],
])('counts %s', (_, errors, count) => expect(countErrors(errors)).toBe(count));

it('takes the sentences of the API', () => {
  const refused = Object.assign(new Error('Eingaben prüfen'), { fields: { name: 'Bitte kürzer' }, requestId: 'r-1' });
  expect(failureOf(refused, 'x')).toEqual({
    message: 'Eingaben prüfen',
    fields: { name: 'Bitte kürzer' },
    requestId: 'r-1',
  });
});

it('keeps the words of other errors away from people', () => {
  expect(failureOf(new TypeError('x is undefined'), 'Speichern fehlgeschlagen')).toEqual({
    message: 'Speichern fehlgeschlagen',
    fields: {},
  });
});

import { expect, it } from 'vitest';
import { countErrors, failureOf } from './form-errors.ts';

const error = { type: 'too_small', message: 'Bitte ausfüllen' };

it.each<[string, object, object, object]>([
  ['no errors', {}, {}, { missing: 0, wrong: 0 }],
  [
    'empty fields',
    { name: error, tags: error, day: error },
    { name: ' ', tags: [], day: null },
    { missing: 3, wrong: 0 },
  ],
  ['a field that is not there', { name: error }, {}, { missing: 1, wrong: 0 }],
  ['what does not fit', { email: error, count: error }, { email: 'abc', count: 0 }, { missing: 0, wrong: 2 }],
  ['nested ones', { contact: { email: error }, name: error }, { contact: { email: 'abc' } }, { missing: 1, wrong: 1 }],
  [
    'rows of a list, some without',
    { pools: [undefined, { name: error }, null] },
    { pools: [{}, { name: 'zu lang' }, {}] },
    { missing: 0, wrong: 1 },
  ],
])('counts %s', (_, errors, values, count) => expect(countErrors(errors, values)).toEqual(count));

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

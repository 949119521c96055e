import { expect, it } from 'vitest';
import { isLiveKey, keysOf } from './topics.ts';

it.each([
  ['home', [['home']]],
  ['appointments', [['appointments'], ['worklog-blocks'], ['home']]],
  ['own-offers', [['own-offers']]],
  [
    'appointment-offers:a-1',
    [['appointment-offers', 'a-1'], ['appointment', 'a-1'], ['worklog-block', 'a-1'], ['home']],
  ],
  [
    'offer-openings:a-1',
    [
      ['offer-openings', 'a-1'],
      ['appointment-offers', 'a-1'],
    ],
  ],
  [
    'appointment:a-1',
    [
      ['appointment', 'a-1'],
      ['worklog-block', 'a-1'],
    ],
  ],
  ['worklog-blocks', [['worklog-blocks'], ['invoices'], ['invoice'], ['accounting'], ['home']]],
  ['accounting', [['accounting'], ['worklog-blocks']]],
  ['worklog-block:a-1', [['worklog-block', 'a-1']]],
  ['invoices', [['invoices'], ['worklog-blocks'], ['billing-runs'], ['home']]],
  ['billing-runs', [['billing-runs']]],
  ['invoice:i-1', [['invoice', 'i-1']]],
  ['vat-checks', [['vat-checks'], ['invoice']]],
  ['weather', []],
])('%s concerns %j', (topic, keys) => {
  expect(keysOf(topic)).toEqual(keys);
});

it('knows what is told live', () => {
  expect([['appointment', 'a-1'], ['viewer'], []].map(isLiveKey)).toEqual([true, false, false]);
});

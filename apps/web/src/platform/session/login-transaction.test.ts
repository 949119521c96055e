import { expect, it } from 'vitest';
import { checkState } from './login-transaction.ts';

it('takes the answer to the login that was begun', () => {
  expect(() => checkState('a', ['a'])).not.toThrow();
});

it('tells a login that was never begun here', () => {
  expect(() => checkState('a', [])).toThrow(expect.objectContaining({ code: 'missing_transaction' }));
});

it.each(['b', null])('tells the answer %s to another login', (answered) => {
  expect(() => checkState(answered, ['a'])).toThrow(
    expect.objectContaining({ code: 'state_mismatch', message: 'Invalid state' }),
  );
});

import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/graphql/api-error.ts';
import { aPerson, failing, LOST, ONE } from './a-person.fixture.ts';

describe('what is not settled', () => {
  it('is known by its ids from a lost answer until the next one', async () => {
    const person = aPerson(LOST, LOST, 'done', 'done');
    await failing(person.press({ id: 'a', ...ONE }));
    await failing(person.press({ id: 'b', ...ONE }));
    expect(person.unsettled()).toEqual(['a', 'b']);
    await person.press({ id: 'a', ...ONE });
    expect(person.unsettled()).toEqual(['b']);
    person.leave();
    expect(person.unsettled()).toEqual([]);
  });

  it('is settled, whatever was tried, when the server knows nothing of it any more', async () => {
    const person = aPerson(LOST, new ApiError('NOT_FOUND', 'Weg.'));
    await failing(person.press({ id: 'a', ...ONE }, person.command('Accept')));
    await failing(person.press({ id: 'a', ...ONE }, person.command('Decline')));
    expect(person.unsettled()).toEqual([]);
  });
});

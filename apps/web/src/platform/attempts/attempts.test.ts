import { describe, expect, it } from 'vitest';
import { ApiError } from '#platform/graphql/api-error.ts';
import { aPerson, failing, LOST, ONE, OTHER, REFUSED, REUSED } from './a-person.fixture.ts';

describe('an attempt', () => {
  it('is the same one after a lost answer', async () => {
    const person = aPerson(LOST, 'done');
    await failing(person.press(ONE));
    await expect(person.press(ONE)).resolves.toBe('done');
    expect(person.keys[1]).toBe(person.keys[0]);
  });

  it.each([
    ['a 503', new ApiError('OVERLOADED', '?')],
    ['an error of the server', new ApiError('INTERNAL_ERROR', '?')],
    ['an answer that failed on its way out', new ApiError('NOT_FOUND', '?', { isAfterwards: true })],
  ])('is the same one after %s', async (_, error) => {
    const person = aPerson(error, 'done');
    await failing(person.press(ONE));
    await person.press(ONE);
    expect(person.keys[1]).toBe(person.keys[0]);
  });

  it('is the same one after a reload of the page', async () => {
    const person = aPerson(LOST, 'done');
    await failing(person.press(ONE));
    person.reload();
    await person.press(ONE);
    expect(person.keys[1]).toBe(person.keys[0]);
  });

  it('is the same one after a login that came between', async () => {
    const person = aPerson(LOST, new ApiError('UNAUTHORIZED', '?'), 'done');
    await failing(person.press(ONE));
    await failing(person.press(ONE));
    person.reload();
    await person.press(ONE);
    expect(new Set(person.keys).size).toBe(1);
  });

  it.each([
    ['a success', 'done' as const],
    ['a refusal', REFUSED],
  ])('is a new one after %s', async (_, ending) => {
    const person = aPerson(ending, 'done');
    await person.press(ONE).catch(() => undefined);
    await person.press(ONE);
    expect(person.keys[1]).not.toBe(person.keys[0]);
    expect(person.storage).toHaveLength(0);
  });

  it('at one thing is not an attempt at another', async () => {
    const person = aPerson(LOST, LOST);
    await failing(person.press({ id: 'a', ...ONE }));
    await failing(person.press({ id: 'b', ...ONE }));
    expect(person.keys[1]).not.toBe(person.keys[0]);
  });

  it('is over once something else was done to the same thing', async () => {
    const person = aPerson(LOST, 'done', 'done');
    const [accept, decline] = [person.command('Accept'), person.command('Decline')];
    await failing(person.press({ id: 'a', ...ONE }, accept));
    await person.press({ id: 'a', ...ONE }, decline);
    await person.press({ id: 'a', ...ONE }, accept);
    expect(new Set(person.keys).size).toBe(3);
  });

  it('is not over while it is under way, whatever else is done to the same thing meanwhile', async () => {
    const person = aPerson('done', 'done');
    const lost = Promise.withResolvers<string>();
    const sent: string[] = [];
    const accept = person.command('Accept', {
      send: (_, key) => {
        sent.push(key);
        return sent.length === 1 ? lost.promise : Promise.resolve('done');
      },
    });
    const first = failing(person.press({ id: 'a', ...ONE }, accept));
    await person.press({ id: 'a', ...ONE }, person.command('Decline'));
    lost.reject(LOST);
    await first;
    await person.press({ id: 'a', ...ONE }, accept);
    expect(sent[1]).toBe(sent[0]);
  });

  it('is never repeated by itself', async () => {
    const person = aPerson(LOST);
    await failing(person.press(ONE));
    expect(person.keys).toHaveLength(1);
  });

  it('is one when it is pressed twice at once', async () => {
    const person = aPerson();
    await expect(Promise.all([person.press(ONE), person.press(ONE)])).resolves.toEqual(['done', 'done']);
    expect(person.keys).toHaveLength(1);
    expect(person.renew).toHaveBeenCalledOnce();
  });

  it('does not answer for other input that is pressed meanwhile', async () => {
    const person = aPerson();
    const first = person.press(ONE);
    expect(await failing(person.press(OTHER))).toMatchObject({ classification: 'UNKNOWN_OUTCOME' });
    await expect(first).resolves.toBe('done');
    expect(person.keys).toHaveLength(1);
  });

  it('leaves nothing behind for the next person', async () => {
    const person = aPerson(LOST, 'done');
    await failing(person.press(ONE));
    person.leave();
    expect(person.storage).toHaveLength(0);
    await person.press(OTHER);
    expect(person.keys[1]).not.toBe(person.keys[0]);
  });

  it('keeps no input in the browser', async () => {
    const person = aPerson(LOST);
    await failing(person.press({ id: 'a', title: 'Frau Huber' }));
    const kept = [person.storage.key(0), person.storage.getItem(person.storage.key(0) ?? '')];
    expect(kept).toEqual(['attempt.Create a', person.keys[0]]);
  });
});

describe('the person is told', () => {
  it('that nobody knows whether it was done', async () => {
    expect((await failing(aPerson(LOST).press(ONE))).message).toMatch(/Keine Antwort.*Nichts wird doppelt ausgeführt/);
  });

  it('first, when the input has changed meanwhile; then it is a new attempt', async () => {
    const person = aPerson(LOST, 'done');
    await failing(person.press(ONE));
    expect((await failing(person.press(OTHER))).message).toMatch(/erste Versuch.*sendet die geänderten Angaben neu/);
    expect(person.keys).toHaveLength(1);
    await person.press(OTHER);
    expect(person.keys[1]).not.toBe(person.keys[0]);
  });

  it('nothing of it when the input is again what it was: that is the same attempt', async () => {
    const person = aPerson(LOST, 'done');
    await failing(person.press(ONE));
    await failing(person.press(OTHER));
    await person.press(ONE);
    expect(person.keys[1]).toBe(person.keys[0]);
  });

  it('nothing of it either when both inputs were sent in vain before', async () => {
    const person = aPerson(LOST, LOST, LOST, 'done');
    await failing(person.press(ONE));
    await failing(person.press(OTHER));
    await failing(person.press(OTHER));
    await failing(person.press(ONE));
    await person.press(OTHER);
    const [one, other] = person.keys;
    expect(person.keys).toEqual([one, other, one, other]);
    expect(one).not.toBe(other);
  });

  it('to wait a minute when the server is overloaded', async () => {
    const error = await failing(aPerson(new ApiError('OVERLOADED', '?')).press(ONE));
    expect(error.message).toMatch(/überlastet.*Nichts wird doppelt/);
  });

  it('that nothing was sent without a network, and it stays the same attempt', async () => {
    const person = aPerson(LOST, 'done');
    await failing(person.press(ONE));
    person.setOnline(false);
    const error = await failing(person.press(ONE));
    expect(error).toMatchObject({ classification: 'NOT_SENT', isOutcomeUnknown: false });
    expect(error.message).toMatch(/Es wurde nichts gesendet/);
    expect(person.keys).toHaveLength(1);
    person.setOnline(true);
    await person.press(ONE);
    expect(person.keys[1]).toBe(person.keys[0]);
  });

  it('that another device was used meanwhile, in German, and it stays the same attempt', async () => {
    const person = aPerson(LOST, new ApiError('DEVICE_TICKET_INVALID', 'Device Access Ticket invalid'), 'done');
    await failing(person.press(ONE));
    expect((await failing(person.press(ONE))).message).toMatch(/anderen Gerät.*nichts gespeichert/);
    await person.press(ONE);
    expect(new Set(person.keys).size).toBe(1);
  });

  it('that the earlier attempt was carried out after all, when the server finds changed input', async () => {
    const person = aPerson(LOST, REUSED, 'done');
    await failing(person.press(ONE));
    person.reload();
    expect((await failing(person.press(OTHER))).message).toMatch(/doch angekommen.*geänderten Angaben nicht/);
    await person.press(OTHER);
    expect(person.keys[1]).toBe(person.keys[0]);
    expect(person.keys[2]).not.toBe(person.keys[1]);
  });

  it('a refusal as the server says it, at the fields of the form', async () => {
    const error = await failing(aPerson(REFUSED).press(ONE));
    expect(error).toMatchObject({ message: 'Nein.', fields: { title: 'Zu lang' } });
  });
});

describe('what is shown', () => {
  it.each([
    [false, 0],
    [true, 1],
  ])('is fetched again after a refusal where that is asked for: %s', async (renewsAlways, times) => {
    const person = aPerson(REFUSED);
    await failing(person.press(ONE, person.command('Answer', { renewsAlways })));
    expect(person.renew).toHaveBeenCalledTimes(times);
  });
});

it('keeps no key for what may be done twice', async () => {
  const person = aPerson(LOST, 'done');
  const draft = person.command('SaveDraft', { isRepeatable: true });
  await failing(person.press(ONE, draft));
  await person.press(OTHER, draft);
  expect(person.keys[1]).not.toBe(person.keys[0]);
});

import { MESSAGE_FAILURES } from '@gastspiel/domain/messages/message-input.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { classOf } from '#app/testing/class-of.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
const calls = offerCalls(api, () => stage.dispatcher);
let stage: Awaited<ReturnType<typeof aGala>>;
beforeEach(async () => {
  stage = await aGala(api);
});

const TEXT = 'Bitte seid eine Viertelstunde früher da.\n\nDanke!';
const send = (audience: string, by = stage.dispatcher, { text = TEXT, key = {} } = {}) =>
  api.call(
    `mutation ($id: String!, $text: String!) { sendAppointmentMessage(appointmentId: $id, audience: ${audience}, text: $text) {
      id audience text sentAt sentByName recipients } }`,
    { id: stage.gala, text },
    { ...by.headers, ...key },
  );
const kept = async (by = stage.dispatcher) =>
  api.call(`{ appointmentMessages(appointmentId: "${stage.gala}") { text recipients } }`, {}, by.headers);
const readBy = async (worker: TestUser, offerId: string): Promise<string[]> => {
  const { data, errors } = await api.call(
    `{ currentTargetUserOffer(offerId: "${offerId}") { messages { text sentAt } } }`,
    {},
    worker.headers,
  );
  expect(errors).toEqual([]);
  return data.currentTargetUserOffer.messages.map(({ text }: { text: string }) => text);
};
const toldOf = async () => (await calls.told()).filter((line) => line.startsWith('MESSAGE'));

describe('a message of the office', () => {
  test('is kept at the appointment and stands on the offer', async () => {
    const offerId = await calls.booked(stage.anna, stage.gala);
    const { data, errors } = await send('BOOKED');
    expect(errors).toEqual([]);
    expect(data.sendAppointmentMessage).toMatchObject({
      audience: 'BOOKED',
      text: TEXT,
      sentByName: 'Anna Pichler',
      recipients: 1,
    });
    expect((await kept()).data.appointmentMessages).toEqual([{ text: TEXT, recipients: 1 }]);
    expect(await readBy(stage.anna, offerId)).toEqual([TEXT]);
  });

  test.each([
    ['BOOKED', ['anna']],
    ['ASKED', ['bela']],
    ['ALL', ['anna', 'bela']],
  ] as const)('goes to its audience alone: %s', async (audience, names) => {
    const offers = {
      anna: await calls.booked(stage.anna, stage.gala),
      bela: await calls.offer(stage.bela, stage.gala),
    };
    expect((await send(audience)).errors).toEqual([]);
    expect(await toldOf()).toEqual(names.map((name) => `MESSAGE ${stage[name].id}`).sort());
    for (const name of ['anna', 'bela'] as const) {
      const isAddressed = names.some((one) => one === name);
      expect(await readBy(stage[name], offers[name])).toEqual(isAddressed ? [TEXT] : []);
    }
  });

  test('goes to nobody who is blocked, and the newest stands first', async () => {
    await calls.booked(stage.anna, stage.gala);
    await calls.booked(stage.bela, stage.gala);
    await api.asOwner(`update users set state = 'BLOCKED' where id = $1`, [stage.bela.id]);
    expect((await send('ALL')).data.sendAppointmentMessage.recipients).toBe(1);
    expect(await toldOf()).toEqual([`MESSAGE ${stage.anna.id}`]);
    await send('ALL', stage.dispatcher, { text: 'Noch etwas.' });
    expect((await kept()).data.appointmentMessages).toMatchObject([{ text: 'Noch etwas.' }, { text: TEXT }]);
  });

  test('can be written while the shift lasts', async () => {
    await calls.booked(stage.anna, stage.gala);
    await api.asOwner(
      `update appointments set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour' where id = $1`,
      [stage.gala],
    );
    expect((await send('BOOKED')).errors).toEqual([]);
  });

  test('is read by whoever belongs to its audience when they look', async () => {
    await calls.booked(stage.anna, stage.gala);
    expect((await send('BOOKED')).errors).toEqual([]);
    const late = await calls.accepted(stage.bela, stage.gala);
    expect(await readBy(stage.bela, late)).toEqual([]);
    await calls.call('bookOffer', { offerId: late });
    expect(await readBy(stage.bela, late)).toEqual([TEXT]);
  });

  test('is sent once, however often the button is pressed', async () => {
    await calls.booked(stage.anna, stage.gala);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => send('ALL', stage.dispatcher, { key })));
    const ids = answers.flatMap(({ data }) => data?.sendAppointmentMessage?.id ?? []);
    expect(new Set(ids).size).toBe(1);
    expect((await kept()).data.appointmentMessages).toHaveLength(1);
    expect(await toldOf()).toHaveLength(1);
  });

  test('needs somebody who reads it, a text, and an appointment that is not over', async () => {
    expect((await send('ALL')).errors[0]?.message).toBe(MESSAGE_FAILURES.nobody.message);
    await calls.booked(stage.anna, stage.gala);
    expect((await send('ASKED')).errors[0]?.message).toBe(MESSAGE_FAILURES.nobody.message);
    expect(classOf(await send('ALL', stage.dispatcher, { text: '  ' }))).toBe('BAD_REQUEST');
    expect(classOf(await send('ALL', stage.dispatcher, { text: 'x'.repeat(1001) }))).toBe('BAD_REQUEST');
    await api.asOwner(
      `update appointments set starts_at = now() - interval '9 hours', ends_at = now() - interval '1 hour' where id = $1`,
      [stage.gala],
    );
    expect((await send('ALL')).errors[0]?.message).toBe(MESSAGE_FAILURES.over.message);
    expect((await kept()).data.appointmentMessages).toEqual([]);
  });

  test('belongs to one agency and those who plan there', async () => {
    await calls.booked(stage.anna, stage.gala);
    expect((await send('ALL')).errors).toEqual([]);
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
    expect(classOf(await send('ALL', stranger))).toBe('NOT_FOUND');
    expect(classOf(await kept(stranger))).toBe('NOT_FOUND');
    expect(classOf(await send('ALL', stage.anna))).toBe('FORBIDDEN');
    const accounting = await api.aUser({ tenantId: stage.tenantId, role: 'TENANT_USER_ACCOUNTING' });
    expect(classOf(await send('ALL', accounting))).toBe('FORBIDDEN');
    expect((await kept(accounting)).data.appointmentMessages).toHaveLength(1);
  });
});

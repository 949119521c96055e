import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { signLink } from '#platform/secrets/signed-link.ts';

const api = await aTestApi();
const calls = offerCalls(api, () => dispatcher);
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let gala: string;
let offerId: string;
beforeEach(async () => {
  tenantId = await api.aTenant({ name: 'Wiener Tafelrunde' });
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  anna = await aWorker(api, dispatcher);
  gala = await anAppointment(api, dispatcher);
  offerId = await calls.offer(anna, gala);
});

const FIELDS = `{ agencyName agencyPhone agencyEmail firstName tenantTheme { primaryColorPalette { main } }
  offer { offerId offerState canAnswer appointment { description startDateTime venue } } }`;
const linkTo = (offer = offerId, tenant = tenantId) => signLink(api.secrets, 'offer-answer', tenant, offer);
const ask = async (kind: 'look' | 'ACCEPT' | 'DECLINE', token = linkTo(), headers = {}) => {
  const document =
    kind === 'look'
      ? `query ($token: String!) { offerToAnswer(token: $token) ${FIELDS} }`
      : `mutation ($token: String!) { answerOffer(token: $token, answer: ${kind}) ${FIELDS} }`;
  const { data, errors } = await api.call(document, { token }, headers);
  return { seen: data?.offerToAnswer ?? data?.answerOffer, message: errors[0]?.message };
};

describe('the link in a mail', () => {
  test('shows the offer to whoever holds it, and answers nothing by that', async () => {
    const { seen } = await ask('look');
    expect(seen).toMatchObject({
      agencyName: 'Wiener Tafelrunde',
      firstName: 'Anna',
      offer: {
        offerId,
        offerState: 'CONTACTED',
        canAnswer: true,
        appointment: { description: 'Gala-Dinner der Handelskammer', startDateTime: at(0, '18:00') },
      },
    });
    await ask('look');
    expect(await calls.statesOf(gala)).toEqual({ [anna.id]: 'CONTACTED' });
  });

  test('answers, and another answer counts until somebody is booked', async () => {
    expect((await ask('ACCEPT')).seen.offer.offerState).toBe('ACCEPTED');
    expect((await ask('DECLINE')).seen.offer.offerState).toBe('DECLINED');
    // Pressed again it is the same answer.
    expect((await ask('DECLINE')).seen.offer.offerState).toBe('DECLINED');
    expect((await ask('ACCEPT')).seen.offer.offerState).toBe('ACCEPTED');
    await calls.call('bookOffer', { offerId });
    expect((await ask('look')).seen.offer).toMatchObject({ offerState: 'BOOKED', canAnswer: false });
    expect((await ask('DECLINE')).message).toBe('Dieses Angebot kann nicht mehr abgelehnt werden.');
  });

  test('leaves the worker’s name in the history, whoever is signed in where it is opened', async () => {
    const bela = await aWorker(api, dispatcher, { firstName: 'Béla' });
    await ask('ACCEPT', linkTo(), bela.headers);
    const records = await api.asOwner(
      `select distinct actor_tenant_id as tenant, actor_user_id as person from audit_records
       where tenant_id = $1 and action = 'offer-links.answer'`,
      [tenantId],
    );
    expect(records).toEqual([{ tenant: tenantId, person: anna.id }]);
  });

  test('answered by eight at once counts once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('ACCEPT')));
    expect(answers.map(({ seen }) => seen.offer.offerState)).toEqual(Array(8).fill('ACCEPTED'));
    const changes = await api.asOwner(
      `select 1 from audit_records r join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
       where r.tenant_id = $1 and r.action = 'offer-links.answer' and p.after #>> '{offer,state}' = 'ACCEPTED'
         and r.entity_id = $2`,
      [tenantId, gala],
    );
    expect(changes).toHaveLength(1);
  });

  test.each([
    ['the offer is withdrawn', () => calls.call('withdrawOffer', { offerId }), 'Dieses Angebot gibt es nicht mehr.'],
    [
      'it was withdrawn and made again',
      async () => {
        await calls.call('withdrawOffer', { offerId });
        await calls.offer(anna, gala);
      },
      'Dieses Angebot gibt es nicht mehr.',
    ],
    [
      'the work has begun',
      () =>
        api.asOwner(
          `update appointments set starts_at = now() - interval '1 minute', ends_at = now() + interval '1 hour' where id = $1`,
          [gala],
        ),
      'Der Einsatz hat bereits begonnen.',
    ],
    [
      'the worker was blocked',
      () => api.asOwner(`update users set state = 'BLOCKED' where id = $1`, [anna.id]),
      'Dieses Angebot gibt es nicht mehr.',
    ],
    [
      'the agency is gone',
      () => api.asOwner('update directory.tenants set deleted_at = now() where id = $1', [tenantId]),
      'Dieses Angebot gibt es nicht mehr.',
    ],
  ])('is dead when %s', async (_when, change, sentence) => {
    await change();
    for (const kind of ['look', 'ACCEPT'] as const) expect((await ask(kind)).message).toBe(sentence);
    const states = await api.asOwner(`select 1 from offers where appointment_id = $1 and state = 'ACCEPTED'`, [gala]);
    expect(states).toEqual([]);
  });

  test('can not be made or bent by others', async () => {
    const foreign = await api.aTenant({ name: 'Fremd' });
    const real = linkTo();
    const wrong = [
      '',
      offerId,
      real.slice(0, -2),
      real.replace(offerId, randomUUID()),
      signLink(api.secrets, 'contact-confirmation', tenantId, offerId),
      signLink(api.secrets, 'offer-answer', offerId),
    ];
    for (const token of wrong) expect((await ask('ACCEPT', token)).message).toContain('nicht mehr gültig');
    // Signed, but for an offer that the tenant does not have.
    expect((await ask('ACCEPT', linkTo(offerId, foreign))).message).toBe('Dieses Angebot gibt es nicht mehr.');
    expect(await calls.statesOf(gala)).toEqual({ [anna.id]: 'CONTACTED' });
  });

  test('tried wrongly too often is slowed down; a right one goes on', async () => {
    await api.asOwner('delete from directory.code_attempts');
    const tries = [];
    for (let i = 0; i < 22; i += 1) tries.push((await ask(i % 2 ? 'look' : 'ACCEPT', `wrong-${i}`)).message);
    expect(tries[19]).toContain('nicht mehr gültig');
    expect(tries[21]).toBe('Zu viele ungültige Links. Bitte versuche es in einigen Minuten noch einmal.');
    expect((await ask('look')).seen.firstName).toBe('Anna');
    await api.asOwner('delete from directory.code_attempts');
  });
});

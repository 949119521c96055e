import { randomUUID } from 'node:crypto';
import { shortDayLabel, spanLabel } from '@gastspiel/domain/time/span-label.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import type { TestUser } from '#app/testing/test-api.ts';
import { readAnswerToken } from '#features/notifications/answer-link.ts';
import { tellStaff, tellWorkers } from '#features/notifications/index.ts';
import type { OfferNews } from '#features/notifications/offer-news.ts';

const mailing = await startMailing();
const { api } = mailing;
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let gala: string;
afterAll(() => mailing.stop());
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await reachable(await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' }));
  anna = await reachable(await aWorker(api, dispatcher));
  gala = await anAppointment(api, dispatcher);
});

const reachable = (person: TestUser) => mailing.reachable(person);
const received = (person: TestUser) => mailing.received(person);
const anOffer = (state = 'CONTACTED', person = anna, appointmentId = gala) =>
  mailing.anOffer(state, person, appointmentId);
const tell = (news: OfferNews, about: Partial<Parameters<typeof tellWorkers>[2]> = {}) =>
  api.database.withTenant(tenantId, (db) =>
    tellWorkers(db, news, { appointmentId: gala, userIds: [anna.id], ...about }),
  );

const {
  waiting,
  drop,
  done: sent,
} = tenantJobs({ asOwner: (...args) => api.asOwner(...args) }, () => tenantId, 'notifications.');
const tokensIn = (text: string) => [...text.matchAll(/\/answer_offer\/(\S+)/g)].map((match) => match[1] ?? '');

const GALA_DAY_LABEL = shortDayLabel(new Date(at(0, '18:00')), new Date());
/** As a mail writes it. */
const spanOf = (start: [number, string], end: [number, string]) =>
  spanLabel(new Date(at(...start)), new Date(at(...end)));

describe('new offers', () => {
  test('of three minutes come in one mail, each with a link of its own', async () => {
    const brunch = await anAppointment(api, dispatcher, {
      description: 'Sonntagsbrunch',
      startDateTime: at(-6, '09:00'),
      endDateTime: at(-6, '15:00'),
    });
    const offers = [await anOffer('CONTACTED', anna, brunch), await anOffer()];
    await tell('NEW_OFFER');
    await tell('NEW_OFFER', { appointmentId: brunch });
    const [job, ...others] = await waiting();
    expect(others).toEqual([]);
    const minutes = ((job?.run_at.getTime() ?? 0) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(3);
    await sent();
    const [mail, ...more] = await received(anna);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 neue Angebote');
    expect(mail?.text).toContain(`Wann: ${spanOf([-6, '09:00'], [-6, '15:00'])}`);
    expect(mail?.text).toContain(`Wann: ${spanOf([0, '18:00'], [1, '02:00'])}`);
    expect(mail?.text).toContain('Wo: Palais Ferstel\nStrauchgasse 4, 1010 Wien');
    expect(mail?.text).toContain('Treffpunkt: Personaleingang, 17:30 Uhr');
    const links = tokensIn(mail?.text ?? '').map((token) => readAnswerToken(api.secrets, token));
    expect(links).toEqual(offers.map((offerId) => ({ tenantId, offerId })));
  });

  test('after the mail open another one', async () => {
    await anOffer();
    await tell('NEW_OFFER');
    await sent();
    const brunch = await anAppointment(api, dispatcher, { description: 'Sonntagsbrunch' });
    await anOffer('CONTACTED', anna, brunch);
    await tell('NEW_OFFER', { appointmentId: brunch });
    await sent();
    const subjects = (await received(anna)).map(({ subject }) => subject).sort();
    expect(subjects).toEqual([
      `Neues Angebot: Gala-Dinner der Handelskammer, ${GALA_DAY_LABEL}`,
      `Neues Angebot: Sonntagsbrunch, ${GALA_DAY_LABEL}`,
    ]);
  });

  test('after three minutes open another one, though its mail may still wait', async () => {
    await anOffer();
    await tell('NEW_OFFER');
    await api.asOwner(`update offer_batches set opened_at = now() - interval '181 seconds'`);
    const brunch = await anAppointment(api, dispatcher, { description: 'Sonntagsbrunch' });
    await anOffer('CONTACTED', anna, brunch);
    await tell('NEW_OFFER', { appointmentId: brunch });
    expect(await waiting()).toHaveLength(2);
    await sent();
    expect((await received(anna)).map(({ subject }) => subject.slice(0, 13))).toEqual(Array(2).fill('Neues Angebot'));
  });

  test('made by several at once make one mail', async () => {
    const appointments = await Promise.all(
      Array.from({ length: 6 }, (_, index) => anAppointment(api, dispatcher, { description: `Schicht ${index}` })),
    );
    await Promise.all(
      appointments.map(async (appointmentId) => {
        await anOffer('CONTACTED', anna, appointmentId);
        await tell('NEW_OFFER', { appointmentId });
      }),
    );
    expect(await waiting()).toHaveLength(1);
    await sent();
    expect((await received(anna))[0]?.subject).toBe('6 neue Angebote');
  });

  test('that were answered or withdrawn meanwhile are not told; when none is left, nothing is', async () => {
    const brunch = await anAppointment(api, dispatcher, { description: 'Sonntagsbrunch' });
    const [first, second] = [await anOffer(), await anOffer('CONTACTED', anna, brunch)];
    await tell('NEW_OFFER');
    await tell('NEW_OFFER', { appointmentId: brunch });
    await api.asOwner('delete from offers where id = $1', [first]);
    await api.asOwner(`update offers set state = 'DECLINED' where id = $1`, [second]);
    await sent();
    expect(await received(anna)).toEqual([]);
  });

  test('do not wait in a batch whose mail failed', async () => {
    await anOffer();
    await tell('NEW_OFFER');
    await drop();
    await api.asOwner(`update offer_batches set opened_at = now() - interval '1 hour' where tenant_id = $1`, [
      tenantId,
    ]);
    const brunch = await anAppointment(api, dispatcher, { description: 'Sonntagsbrunch' });
    await anOffer('CONTACTED', anna, brunch);
    await tell('NEW_OFFER', { appointmentId: brunch });
    await sent();
    expect((await received(anna))[0]?.subject).toBe(`Neues Angebot: Sonntagsbrunch, ${GALA_DAY_LABEL}`);
  });

  test('are not told to somebody who is not active', async () => {
    await anOffer();
    await api.asOwner(`update users set state = 'BLOCKED' where id = $1`, [anna.id]);
    await tell('NEW_OFFER');
    expect(await waiting()).toEqual([]);
  });

  test('to hundreds of workers are told with one job each', async () => {
    const crowd = Array.from({ length: 300 }, () => randomUUID());
    await api.asOwner(
      `with person as (insert into users (tenant_id, id, role, state, first_name, last_name, contact_email)
         select $1, id, 'TARGET_USER', 'ACTIVE', 'Crew', 'Mitglied', id || '@crowd.example' from unnest($2::uuid[]) id
         returning tenant_id, id)
       insert into target_users (tenant_id, user_id) select tenant_id, id from person`,
      [tenantId, crowd],
    );
    await api.asOwner(
      `insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
       select tenant_id, id, unnest($2::uuid[]), starts_at, ends_at, 'CONTACTED' from appointments where id = $1`,
      [gala, crowd],
    );
    await tell('NEW_OFFER', { userIds: crowd });
    expect(await waiting()).toHaveLength(300);
    await drop();
  });
});

describe('news', () => {
  test.each([
    ['BOOKED', 'BOOKED', `Gebucht: Gala-Dinner der Handelskammer, ${GALA_DAY_LABEL}`],
    ['APPOINTMENT_CHANGED', 'BOOKED', `Geändert: Gala-Dinner der Handelskammer, ${GALA_DAY_LABEL}`],
    ['FULLY_BOOKED', 'ACCEPTED', `Bereits besetzt: Gala-Dinner der Handelskammer, ${GALA_DAY_LABEL}`],
  ] as const)('%s leads to the offer', async (news, state, subject) => {
    const offerId = await anOffer(state);
    await tell(news);
    await sent();
    const [mail, ...more] = await received(anna);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain('Hallo Anna,');
    expect(mail?.text).toContain(`https://app.test/offer/${offerId}`);
    // A booked shift goes into the worker's own calendar, under the name that it has in their feed.
    const files = mail?.attachments.map(({ filename }) => filename) ?? [];
    expect(files.includes('Einsatz.ics')).toBe(state === 'BOOKED');
    if (!mail || state !== 'BOOKED') return;
    const lines = String(await mailing.inbox.attachment(mail, files.indexOf('Einsatz.ics'))).split('\r\n');
    expect(lines).toContain(`UID:${offerId}@gastspiel`);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines.join()).not.toContain('X-WR-CALNAME');
  });

  test('of a change show what was before, and ask again with a link where an answer is lost', async () => {
    const offerId = await anOffer();
    const glimpse = {
      description: 'Gala-Dinner der Handelskammer',
      startsAt: new Date(at(-1, '18:00')),
      endsAt: new Date(at(-1, '23:00')),
      venue: 'Hofburg',
    };
    await tell('OFFERED_AGAIN', { glimpse });
    await sent();
    const [mail] = await received(anna);
    expect(mail?.text).toContain(`Bisher: ${spanOf([-1, '18:00'], [-1, '23:00'])}\nHofburg`);
    const [token = ''] = tokensIn(mail?.text ?? '');
    expect(readAnswerToken(api.secrets, token)).toEqual({ tenantId, offerId });
  });

  test.each(['APPOINTMENT_DELETED', 'BOOKING_WITHDRAWN'] as const)('%s reach whoever had it', async (news) => {
    await api.asOwner(`update users set state = 'BLOCKED' where id = $1`, [anna.id]);
    const glimpse = {
      description: 'Sommerfest',
      startsAt: new Date(at(110, '18:00')),
      endsAt: new Date(at(110, '23:00')),
      venue: 'Prater',
    };
    await tell(news, { appointmentId: randomUUID(), glimpse });
    await sent();
    const [mail] = await received(anna);
    expect(mail?.subject).toContain(`Sommerfest, ${shortDayLabel(new Date(at(110, '18:00')), new Date())}`);
    expect(mail?.text).toContain('Wo: Prater');
  });

  test('that are no longer true are not told', async () => {
    const offerId = await anOffer('BOOKED');
    // Before the job is there: the runner is quick, and would sometimes tell first.
    await api.asOwner('delete from offers where id = $1', [offerId]);
    await tell('BOOKED');
    await sent();
    expect(await received(anna)).toEqual([]);
  });

  test('go with the change that they tell', async () => {
    await anOffer();
    const attempt = api.database.withTenant(tenantId, async (db) => {
      await tellWorkers(db, 'NEW_OFFER', { appointmentId: gala, userIds: [anna.id] });
      await tellWorkers(db, 'BOOKED', { appointmentId: gala, userIds: [anna.id] });
      await tellStaff(db, 'PREVENTED', { appointmentId: gala, userId: anna.id });
      throw new Error('undone');
    });
    await expect(attempt).rejects.toThrow('undone');
    expect(await waiting()).toEqual([]);
    expect(await api.asOwner('select 1 from offer_batches where tenant_id = $1', [tenantId])).toEqual([]);
  });

  test('of another tenant’s workers are nobody’s', async () => {
    const other = await api.aTenant({ name: 'Fremd' });
    await anOffer('BOOKED');
    for (const news of ['BOOKED', 'NEW_OFFER'] as const) {
      await api.database.withTenant(other, (db) => tellWorkers(db, news, { appointmentId: gala, userIds: [anna.id] }));
    }
    tenantId = other;
    expect(await waiting()).toEqual([]);
  });
});

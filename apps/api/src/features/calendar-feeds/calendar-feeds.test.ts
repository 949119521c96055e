import { beforeEach, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { anEvent } from '#app/testing/an-event.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
const calls = offerCalls(api, () => dispatcher);
let dispatcher: TestUser;
let anna: TestUser;
beforeEach(async () => {
  dispatcher = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  anna = await aWorker(api, dispatcher);
});

const ask = async (document: string) => {
  const { data, errors } = await api.call(document, {}, anna.headers);
  expect(errors).toEqual([]);
  return data;
};
const aLink = async (): Promise<string> =>
  (await ask('mutation { createCalendarFeed { url } }')).createCalendarFeed.url;
const fetched = (url: string, headers: Record<string, string> = {}) => api.app.inject({ method: 'GET', url, headers });

test('a calendar shows what is booked, marks what is only accepted, and leaves out the rest', async () => {
  await calls.booked(anna, await anAppointment(api, dispatcher));
  const noon = { startDateTime: at(7, '10:00'), endDateTime: at(7, '14:00') };
  await calls.accepted(anna, await anAppointment(api, dispatcher, { ...noon, description: 'Mittag' }));
  const later = { startDateTime: at(14, '10:00'), endDateTime: at(14, '14:00') };
  await calls.offer(anna, await anAppointment(api, dispatcher, { ...later, description: 'Nur angeboten' }));
  const answer = await fetched(await aLink());
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const file = answer.body.replaceAll('\r\n ', '');
  expect(file).toContain(`DTSTART:${new Date(at(0, '18:00')).toISOString().replace(/[-:]|\.000/g, '')}`);
  expect(file).toContain('LOCATION:Palais Ferstel\\, Strauchgasse 4\\, 1010 Wien');
  expect(file).toContain('Treffpunkt: 17:30 Uhr');
  expect(file).toContain('angenommen\\, noch nicht gebucht');
  expect(file.match(/STATUS:\w+/g)).toEqual(['STATUS:CONFIRMED', 'STATUS:TENTATIVE']);
  expect(file).not.toContain('Nur angeboten');
});

test('an entry names the kind of work once, also of an event with several positions', async () => {
  const [bar] = await anEvent(api, dispatcher);
  await calls.booked(anna, bar);
  expect((await fetched(await aLink())).body).toContain('SUMMARY:Gala · Bardienst\r\n');
});

test('is not sent again as long as nothing changed', async () => {
  const link = await aLink();
  const etag = String((await fetched(link)).headers['etag']);
  for (const mark of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
    expect((await fetched(link, { 'if-none-match': mark })).statusCode).toBe(304);
  }
  await calls.booked(anna, await anAppointment(api, dispatcher));
  expect((await fetched(link, { 'if-none-match': etag })).statusCode).toBe(200);
});

test('an entry says when the shift was last changed', async () => {
  await calls.booked(anna, await anAppointment(api, dispatcher));
  const link = await aLink();
  const changed = async () => /LAST-MODIFIED:(\w+)\r\n/.exec((await fetched(link)).body)?.[1] ?? '';
  for (const table of ['offers', 'appointments']) {
    await api.asOwner(`alter table ${table} disable trigger note_change`);
    await api.asOwner(`update ${table} set changed_at = '2020-01-01' where tenant_id = $1`, [dispatcher.tenantId]);
    await api.asOwner(`alter table ${table} enable trigger note_change`);
  }
  expect(await changed()).toMatch(/^2020/);
  await api.asOwner(`update appointments set venue = 'Hofburg' where tenant_id = $1`, [dispatcher.tenantId]);
  expect(await changed()).not.toMatch(/^2020/);
  expect((await fetched(link)).body).toContain(`DTSTAMP:${await changed()}`);
});

test('an entry counts the changes of its appointment, so that calendars take the new one', async () => {
  const gala = await anAppointment(api, dispatcher);
  await calls.booked(anna, gala);
  const link = await aLink();
  const sequence = async () => Number(/SEQUENCE:(\d+)\r\n/.exec((await fetched(link)).body)?.[1]);
  const before = await sequence();
  const { errors } = await api.call(
    `mutation ($input: AppointmentInput!) {
      updateAppointment(appointmentId: "${gala}", version: 1, input: $input) { withdrawnOffers } }`,
    { input: { ...(await appointmentInput(api, dispatcher.tenantId)), description: 'Ball' } },
    dispatcher.headers,
  );
  expect(errors).toEqual([]);
  expect(await sequence()).toBeGreaterThan(before);
});

test('a renewed link makes the old one worthless, and a revoked one is gone', async () => {
  const first = await aLink();
  expect((await ask('{ calendarFeed { createdAt } }')).calendarFeed).toEqual({ createdAt: expect.any(String) });
  const second = await aLink();
  expect([(await fetched(first)).statusCode, (await fetched(second)).statusCode]).toEqual([404, 200]);
  expect((await ask('mutation { revokeCalendarFeed }')).revokeCalendarFeed).toBe(true);
  expect((await ask('mutation { revokeCalendarFeed }')).revokeCalendarFeed).toBe(false);
  expect((await fetched(second)).statusCode).toBe(404);
  expect((await ask('{ calendarFeed { createdAt } }')).calendarFeed).toBeNull();
});

test('of somebody who is blocked, and one that was guessed, do not exist', async () => {
  const link = await aLink();
  await api.asOwner(`update users set state = 'BLOCKED' where id = $1`, [anna.id]);
  expect((await fetched(link)).statusCode).toBe(404);
  expect((await fetched('/calendar/guessed.ics')).body).toBe('Diesen Kalender gibt es nicht mehr.');
});

import { shortDayLabel } from '@gastspiel/domain/time/span-label.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import type { TestUser } from '#app/testing/test-api.ts';
import { tellStaff, tellStaffOfAbsence } from '#features/notifications/index.ts';

const mailing = await startMailing();
const { api } = mailing;
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let gala: string;
afterAll(() => mailing.stop());
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await mailing.reachable(await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' }));
  anna = await mailing.reachable(await aWorker(api, dispatcher));
  gala = await anAppointment(api, dispatcher);
});

const { done: sent } = tenantJobs({ asOwner: (...args) => api.asOwner(...args) }, () => tenantId, 'notifications.');
const GALA_DAY_LABEL = shortDayLabel(new Date(at(0, '18:00')), new Date());

describe('the office', () => {
  test('is told by those who plan that a booked worker can not come, with the note', async () => {
    const care = await mailing.reachable(await api.aUser({ tenantId, role: 'TENANT_USER_CUSTOMER_CARE' }));
    const accounting = await mailing.reachable(await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' }));
    const blocked = await mailing.reachable(
      await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER', state: 'BLOCKED' }),
    );
    const offerId = await mailing.anOffer('BOOKED', anna, gala);
    await api.asOwner(`update offers set prevented_at = now(), prevented_note = 'Fieber' where id = $1`, [offerId]);
    await api.database.withTenant(tenantId, (db) =>
      tellStaff(db, 'PREVENTED', { appointmentId: gala, userId: anna.id }),
    );
    await sent();
    for (const planner of [dispatcher, care]) {
      const [mail, ...more] = await mailing.received(planner);
      expect(more).toEqual([]);
      expect(mail?.subject).toBe(`Verhindert: Anna Pichler – Gala-Dinner der Handelskammer, ${GALA_DAY_LABEL}`);
      expect(mail?.text).toContain('Nachricht: Fieber');
      expect(mail?.text).toContain(`https://app.test/appointment/${gala}`);
    }
    expect([await mailing.received(accounting), await mailing.received(blocked)]).toEqual([[], []]);
  });

  test('is its administration where nobody plans, and not beside those who do', async () => {
    const administration = await mailing.reachable(await api.aUser({ tenantId, role: 'TENANT_USER_ADMIN' }));
    await mailing.anOffer('BOOKED', anna, gala);
    const tell = () => api.database.withTenant(tenantId, (db) => tellStaffOfAbsence(db, anna.id, [gala]));
    await tell();
    await sent();
    expect(await mailing.received(administration)).toEqual([]);
    await api.asOwner(`update users set state = 'BLOCKED' where id = $1`, [dispatcher.id]);
    await tell();
    await sent();
    expect(await mailing.received(administration)).toHaveLength(1);
  });

  test('is told of an absence in which a booking lies', async () => {
    await mailing.anOffer('BOOKED', anna, gala);
    await api.database.withTenant(tenantId, (db) => tellStaffOfAbsence(db, anna.id, [gala]));
    await sent();
    const [mail, ...more] = await mailing.received(dispatcher);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(
      `Abwesend trotz Buchung: Anna Pichler – Gala-Dinner der Handelskammer, ${GALA_DAY_LABEL}`,
    );
    expect(mail?.text).toContain(`https://app.test/appointment/${gala}`);
  });

  test('is told in one mail of an absence in which several bookings lie', async () => {
    await mailing.anOffer('BOOKED', anna, gala);
    const brunch = await anAppointment(api, dispatcher, {
      description: 'Brunch',
      startDateTime: at(2, '10:00'),
      endDateTime: at(2, '14:00'),
    });
    const gone = await anAppointment(api, dispatcher, {
      startDateTime: at(3, '10:00'),
      endDateTime: at(3, '14:00'),
    });
    await mailing.anOffer('BOOKED', anna, brunch);
    await api.database.withTenant(tenantId, (db) => tellStaffOfAbsence(db, anna.id, [gala, brunch, gone]));
    await sent();
    const [mail, ...more] = await mailing.received(dispatcher);
    expect(more).toEqual([]);
    // The third one is no booking any more.
    expect(mail?.subject).toBe('Abwesend trotz Buchung: Anna Pichler – 2 Einsätze');
    for (const id of [gala, brunch]) expect(mail?.text).toContain(`https://app.test/appointment/${id}`);
  });
});

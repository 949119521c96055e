import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeAll, expect, test } from 'vitest';
import { found } from '#app/testing/a-random-agency.ts';
import { classOf } from '#app/testing/class-of.ts';
import { liftPolicies } from '#app/testing/lift-policies.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const HOME = `query ($today: String!) {
  openMatters { preventions { offerId } absences { offerId } unreachable { targetUserId } undelivered { kind } }
  appointmentSummary { count }
  offersWaitingForBooking { count since items { offerId } }
  openInvoiceSummary { count }
  shiftsOfDay(day: $today) { count items { appointment { id } } }
}`;

const api = await aTestApi();
let foreign: TestUser;
let own: TestUser;
beforeAll(async () => {
  const worker = { state: 'ACTIVE', isRefused: true, hasPush: false } as const;
  const evening = { length: 120, desired: 4, hasRecipient: true, isRecorded: false, papers: ['REFUSED' as const] };
  const booked = { state: 'BOOKED' as const, isPrevented: false, waited: 9 };
  foreign = await found(api, {
    workers: [worker, worker, worker],
    appointments: [
      { ...evening, start: -5, offers: [] },
      {
        ...evening,
        start: 65,
        offers: [
          { ...booked, worker: 0, isPrevented: true },
          { ...booked, worker: 1 },
          { ...booked, worker: 2, state: 'ACCEPTED' },
        ],
      },
    ],
    absences: [],
    laterAbsences: [{ worker: 1, start: -5, length: 1440 }],
    invoices: [{ issued: -400, due: 9, gross: 100, is: 'REFUSED' }],
    failedJobs: 0,
  });
  own = await api.aUser({ tenantId: await api.aTenant(), role: 'SYSTEM_ADMIN' });
  await liftPolicies(api);
});

const home = async (by: TestUser) => {
  const { data, errors } = await api.call(HOME, { today: dayOf(new Date()) }, by.headers);
  expect(errors).toEqual([]);
  const { openMatters, openInvoiceSummary, ...rest } = data;
  const matters = Object.entries<unknown[]>(openMatters).map(([what, { length }]) => [what, length]);
  return {
    ...Object.fromEntries(matters),
    ...rest,
    openInvoices: openInvoiceSummary.reduce((sum: number, { count }: { count: number }) => sum + count, 0),
  };
};

test('the home shows nothing of another agency', async () => {
  const [there, here] = [await home(foreign), await home(own)];
  expect(there).toMatchObject({
    ...{ preventions: 1, absences: 1, unreachable: 3, undelivered: 3, openInvoices: 1 },
    offersWaitingForBooking: { count: 1, since: expect.any(String) },
    shiftsOfDay: { items: expect.arrayContaining([expect.anything()]) },
  });
  expect(here).toEqual({
    ...{ preventions: 0, absences: 0, unreachable: 0, undelivered: 0, openInvoices: 0 },
    appointmentSummary: { count: 0 },
    offersWaitingForBooking: { count: 0, since: null, items: [] },
    shiftsOfDay: { count: 0, items: [] },
  });
});

test('nor is a booking of another agency kept, or somebody else sought for it', async () => {
  const [offer] = await api.asOwner(
    `select o.id from offers o join absences b using (tenant_id, user_id) where tenant_id = $1 and o.state = 'BOOKED'`,
    [foreign.tenantId],
  );
  for (const field of ['keepBooking(offerId: $id) { offerId }', 'seekReplacement(offerId: $id)']) {
    const answer = await api.call(`mutation ($id: String!) { ${field} }`, { id: offer?.['id'] }, own.headers);
    expect(classOf(answer)).toBe('NOT_FOUND');
  }
});

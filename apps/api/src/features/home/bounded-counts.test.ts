import { expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();

test('who waits is counted to the end where they are paged, and no further than a thousand on the home', async () => {
  const { dispatcher, anna, gala } = await aGala(api);
  const offers = await api.asOwner<{ at: Date }>(
    `with many as (
       insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id, pool_id,
         customer, venue, search_key)
       select tenant_id, description, ends_at + n * interval '1 day', ends_at + n * interval '1 day' + interval '1 hour', 1,
         appointment_type_id, pool_id, customer, venue, search_key
       from appointments, generate_series(1, 1002) n where id = $1 returning *)
     insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state, state_changed_at)
     select tenant_id, id, $2, starts_at, ends_at, 'ACCEPTED', starts_at - interval '10 years' from many
     returning state_changed_at as at`,
    [gala, anna.id],
  );
  const { data } = await api.call(
    '{ it: offersWaitingForBooking { count few: count(isBounded: true) since } }',
    {},
    dispatcher.headers,
  );
  expect(data.it).toMatchObject({ count: 1002, few: 1001 });
  expect(new Date(data.it.since).getTime()).toBe(Math.min(...offers.map(({ at }) => at.getTime())));
});

test('time sheets and hours that wait are counted to the end in their lists, and no further than a thousand on the home', async () => {
  const { dispatcher, anna, gala } = await aGala(api);
  await api.asOwner(
    `with over as (
       insert into appointments (tenant_id, description, starts_at, ends_at, desired_target_users, appointment_type_id, pool_id,
         customer, venue, search_key)
       select tenant_id, description, now() + n * interval '1 day', now() + n * interval '1 day' + interval '1 hour', 1,
         appointment_type_id, pool_id, customer, venue, search_key
       from appointments, generate_series(-1003, 2004) n where id = $1 and n not in (-1, 0) returning *),
     blocks as (insert into worklog_blocks (tenant_id, appointment_id) select tenant_id, id from over),
     sent as (select * from over where starts_at > now() + interval '1002 days 12 hours'),
     offers as (
       insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
       select tenant_id, id, $2, starts_at, ends_at, 'BOOKED' from sent)
     insert into printouts (tenant_id, appointment_id, ordered_at, ordered_by_name, sent_at)
     select tenant_id, id, now(), 'Petra', now() from sent`,
    [gala, anna.id],
  );
  const { data } = await api.call(
    `{ unsent: unsentPrintoutSummary { count few: count(isBounded: true) nextStartDateTime }
       resending: resendingNecessaryPrintoutSummary { count few: count(isBounded: true) nextStartDateTime }
       open: worklogBlocks(filter: { worklogFilter: UNRECORDED, hasEnded: true }) { count few: count(isBounded: true) }
       first: worklogBlocks(filter: { hasEnded: false }, page: { size: 10 }) { items { appointment { startDateTime } } }
       again: worklogBlocks(filter: { isResendingNecessary: true }, page: { size: 10 }) { items { appointment { startDateTime } } } }`,
    {},
    dispatcher.headers,
  );
  expect(data).toMatchObject({
    unsent: { count: 1002, few: 1001, nextStartDateTime: data.first.items[0].appointment.startDateTime },
    resending: { count: 1002, few: 1001, nextStartDateTime: data.again.items[0].appointment.startDateTime },
    open: { count: 1002, few: 1001 },
  });
});

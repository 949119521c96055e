import { expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { appointmentInput } from '#app/testing/an-appointment.ts';
import { day } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();

test('whoever a change of a series concerns is counted as far as it reaches', async () => {
  const tenantId = await api.aTenant();
  const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  const calls = offerCalls(api, () => dispatcher);
  const [anna, bela] = [await aWorker(api, dispatcher), await aWorker(api, dispatcher)];
  const ask = async (query: string, variables: Record<string, unknown>) => {
    const { data, errors } = await api.call(query, variables, dispatcher.headers);
    expect(errors).toEqual([]);
    return data;
  };
  await ask(
    'mutation ($input: AppointmentInput!, $days: [String!]!) { createSeries(input: $input, days: $days) { count } }',
    {
      input: await appointmentInput(api, tenantId),
      days: [day(0), day(1), day(2)],
    },
  );
  const rows = await api.asOwner<{ id: string }>(
    'select id from appointments where tenant_id = $1 order by starts_at',
    [tenantId],
  );
  const [first = '', second = '', third = ''] = rows.map(({ id }) => id);
  await calls.booked(anna, first);
  await calls.booked(bela, first);
  await calls.booked(anna, third);
  await calls.accepted(bela, third);
  const counts = `query ($id: String!) { it: seriesCounts(appointmentId: $id) {
    withFollowing { booked accepted } withOthers { booked accepted }
    peopleFollowing { booked accepted } peopleAll { booked accepted } } }`;
  expect((await ask(counts, { id: second })).it).toEqual({
    withFollowing: { booked: 1, accepted: 1 },
    withOthers: { booked: 3, accepted: 1 },
    // Anna is booked on two days, and one person.
    peopleFollowing: { booked: 1, accepted: 1 },
    peopleAll: { booked: 2, accepted: 1 },
  });
  expect((await ask(counts, { id: third })).it).toEqual({
    withFollowing: { booked: 0, accepted: 0 },
    withOthers: { booked: 2, accepted: 0 },
    peopleFollowing: { booked: 1, accepted: 1 },
    peopleAll: { booked: 2, accepted: 1 },
  });
});

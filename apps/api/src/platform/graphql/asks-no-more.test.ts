import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { appointmentInput } from '#app/testing/an-appointment.ts';
import { countStatements } from '#app/testing/count-statements.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();
const dispatcher = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
const input = await appointmentInput(api, dispatcher.tenantId);

async function plan(selection: string, headers: Record<string, string> = {}, more = '') {
  let made: Record<string, unknown> = {};
  const statements = await countStatements(async () => {
    const { data } = await api.call(
      `mutation ($input: AppointmentInput!) { it: createAppointment(input: $input) ${selection} } ${more}`,
      { input },
      { ...dispatcher.headers, ...headers },
    );
    made = data.it;
  });
  return { made, statements };
}

/** A document that comes again is compiled. */
test.each([1, 2])('whoever asks for the id alone makes nothing be loaded: time %s', async () => {
  const { statements: whole } = await plan('{ id description }');
  for (const [selection, fragment] of [
    ['{ id }'],
    ['{ key: id ...Own }', 'fragment Own on Appointment { id }'],
  ] as const) {
    const { made, statements } = await plan(selection, {}, fragment);
    expect(made).toHaveProperty('id', expect.any(String));
    expect(statements).toBeLessThan(whole);
  }
});

test.each(['{ id description }', '{ id ... { description } }', '{ id event { number } description }'])(
  'the rest is as it is now, also for a repeated request: %s',
  async (selection) => {
    const headers = { 'idempotency-key': randomUUID() };
    const { made } = await plan(selection, headers);
    expect(made).toMatchObject({ id: expect.any(String), description: input.description });
    await api.asOwner(`update appointments set description = 'Anders' where id = $1`, [made['id']]);
    expect((await plan(selection, headers)).made).toEqual({ ...made, description: 'Anders' });
  },
);

import { APPOINTMENT_LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let tenantId: string;
let dispatcher: TestUser;
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
});

const VIEW = `id version description startDateTime endDateTime desiredTargetUsers bookedTargetUsers isFullyBooked
  invoiceRecipient { name } sectorAttributes { customer address { location } meetingInformation { place time at } }
  internalAttributes { notes minimumTargetUserRating }`;
const view = (id: string, by = dispatcher) =>
  api.call(
    `query ($id: String!) { appointment(appointmentId: $id) { ${VIEW} history { items { changes { path before after } } } } }`,
    { id },
    by.headers,
  );
const update = (id: string, version: number, input: object, by = dispatcher) =>
  api.call(
    `mutation ($id: String!, $version: Int!, $input: AppointmentInput!) {
      updateAppointment(appointmentId: $id, version: $version, input: $input) { withdrawnOffers appointment { ${VIEW} } } }`,
    { id, version, input },
    by.headers,
  );
const remove = (id: string, by = dispatcher) =>
  api.call('mutation ($id: String!) { deleteAppointment(appointmentId: $id) }', { id }, by.headers);
const list = async (filter: object, by = dispatcher): Promise<string[]> => {
  const { data, errors } = await api.call(
    `query ($filter: AppointmentFilter) { appointments(filter: $filter) { count items { description } } }`,
    { filter },
    by.headers,
  );
  expect(errors).toEqual([]);
  expect(data.appointments.count).toBe(data.appointments.items.length);
  return data.appointments.items.map(({ description }: { description: string }) => description);
};

test('the list is in order by what is asked for, and what is alike by its start', async () => {
  const at9 = (days: number) => ({ startDateTime: at(days, '09:00'), endDateTime: at(days, '12:00') });
  await anAppointment(api, dispatcher, { ...at9(2), description: 'Ärzteball', desiredTargetUsers: 1 });
  const circus = await anAppointment(api, dispatcher, { ...at9(1), description: 'Zirkus', desiredTargetUsers: 5 });
  await anAppointment(api, dispatcher, { ...at9(0), description: 'Brunch', desiredTargetUsers: 5 });
  await offerCalls(api, () => dispatcher).booked(await aWorker(api, dispatcher), circus);
  const sorted = async (key: string, isDescending: boolean) => {
    const { data } = await api.call(
      'query ($sort: AppointmentSort) { appointments(sort: $sort) { items { description } } }',
      { sort: { key, isDescending } },
      dispatcher.headers,
    );
    return data.appointments.items.map(({ description }: { description: string }) => description[0]).join('');
  };
  expect(await sorted('START', false)).toBe('BZÄ');
  expect(await sorted('START', true)).toBe('ÄZB');
  expect(await sorted('DESCRIPTION', false)).toBe('ÄBZ');
  // One of five is fuller than none of one, though more are still wanted.
  expect(await sorted('FILL', false)).toBe('BÄZ');
  expect(await sorted('FILL', true)).toBe('ZBÄ');
  for (const key of ['CUSTOMER', 'TYPE', 'POOL']) expect(await sorted(key, true)).toBe('BZÄ');
});

describe('an appointment', () => {
  test('with half of a character in it is refused at the field, in any of them', async () => {
    const input = await appointmentInput(api, tenantId);
    const create = (values: object) =>
      api.call(
        'mutation ($input: AppointmentInput!) { createAppointment(input: $input) { id } }',
        { input: { ...input, ...values } },
        dispatcher.headers,
      );
    const half = await create({ description: 'a\ud800b' });
    expect(half.errors[0]?.extensions).toMatchObject({
      classification: 'BAD_REQUEST',
      fields: { 'input.description': 'Bitte ohne Zeilenumbrüche, Tabulatoren und Steuerzeichen.' },
    });
    const choices = await create({ typeId: 'x', targetUserPoolId: 'y' });
    for (const message of Object.values(choices.errors[0]?.extensions['fields'] ?? {})) {
      expect(message).toBe('Bitte aus der Liste auswählen.');
    }
  });

  test('is saved whole and read again', async () => {
    const id = await anAppointment(api, dispatcher, {
      internalAttributes: { notes: 'Chefsache', minimumTargetUserRating: 4.5 },
    });
    expect((await view(id)).data.appointment).toMatchObject({
      version: 1,
      description: 'Gala-Dinner der Handelskammer',
      startDateTime: at(0, '18:00'),
      endDateTime: at(1, '02:00'),
      bookedTargetUsers: 0,
      isFullyBooked: false,
      invoiceRecipient: null,
      sectorAttributes: {
        customer: 'Handelskammer',
        address: { location: 'Wien' },
        meetingInformation: { place: 'Personaleingang', time: '17:30', at: at(0, '17:30') },
      },
      internalAttributes: { notes: 'Chefsache', minimumTargetUserRating: 4.5 },
    });
  });

  test('changed by eight at once is changed once, and the others are told', async () => {
    const id = await anAppointment(api, dispatcher);
    const input = { ...(await appointmentInput(api, tenantId)), description: 'Neu' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => update(id, 1, input)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const { history, version } = (await view(id)).data.appointment;
    expect(version).toBe(2);
    expect(history.items[0].changes).toEqual([
      { path: 'description', before: 'Gala-Dinner der Handelskammer', after: 'Neu' },
    ]);
  });

  test.each([
    [{ endDateTime: at(0, '18:00') }, 'input.endDateTime'],
    [{ desiredTargetUsers: 0 }, 'input.desiredTargetUsers'],
    [{ typeId: 'x' }, 'input.typeId'],
  ])('with %j is told so at the field', async (changes, field) => {
    const id = await anAppointment(api, dispatcher);
    const { errors } = await update(id, 1, { ...(await appointmentInput(api, tenantId)), ...changes });
    expect(Object.keys(errors[0]?.extensions['fields'] as object)).toEqual([field]);
  });

  test('can not name a type, pool, outfit or recipient of another tenant', async () => {
    const foreign = await appointmentInput(api, await api.aTenant());
    const input = await appointmentInput(api, tenantId);
    const id = await anAppointment(api, dispatcher);
    for (const changes of [
      { typeId: foreign.typeId },
      { targetUserPoolId: foreign.targetUserPoolId },
      { sectorAttributes: { ...input.sectorAttributes, outfitKey: foreign.typeId } },
    ]) {
      expect((await update(id, 1, { ...input, ...changes })).errors[0]?.message).toContain('gibt es nicht mehr');
    }
    const { errors } = await update(id, 1, { ...input, invoiceRecipientId: foreign.typeId });
    expect(errors).toHaveLength(1);
  });

  test('of another tenant does not exist', async () => {
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
    const id = await anAppointment(api, dispatcher);
    const input = await appointmentInput(api, tenantId);
    for (const answer of [await view(id, stranger), await update(id, 1, input, stranger), await remove(id, stranger)]) {
      expect(answer.errors[0]?.extensions['classification']).toBe('NOT_FOUND');
    }
    expect(await list({}, stranger)).toEqual([]);
  });

  test('without the invoicing module has no recipient', async () => {
    const plain = await api.aTenant({ hasInvoicingModule: false });
    const staff = await api.aUser({ tenantId: plain, role: 'TENANT_USER_DISPATCHER' });
    const input = await appointmentInput(api, plain);
    const { errors } = await api.call(
      'mutation ($input: AppointmentInput!) { createAppointment(input: $input) { id } }',
      { input: { ...input, invoiceRecipientId: input.typeId } },
      staff.headers,
    );
    expect(errors[0]?.extensions['classification']).toBe('FORBIDDEN');
  });

  test('is deleted once, with a record of what it was', async () => {
    const id = await anAppointment(api, dispatcher);
    const answers = await Promise.all([remove(id), remove(id)]);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await api.asOwner('select 1 from audit_records where entity_id = $1', [id])).toHaveLength(2);
  });
});

describe('the list', () => {
  const on = (description: string, startDateTime: string, endDateTime: string, more: object = {}) =>
    anAppointment(api, dispatcher, { description, startDateTime, endDateTime, ...more });

  test('goes by overlap: what lasts into a span belongs to it', async () => {
    await on('davor', at(-12, '08:00'), at(-12, '10:00'));
    await on('hinein', at(-15, '08:00'), at(-5, '12:00'));
    await on('darin', at(-3, '18:00'), at(-2, '02:00'));
    await on('endet genau', at(-6, '22:00'), at(-5, '00:00'));
    await on('danach', at(2, '00:00'), at(2, '04:00'));
    expect(await list({ from: at(-5, '00:00'), to: at(2, '00:00') })).toEqual(['hinein', 'darin']);
  });

  test('finds by words of description, customer and venue, however they are spelt', async () => {
    await on('Frühstück im Café', at(-12, '08:00'), at(-12, '10:00'));
    expect(await list({ text: 'fruehstueck cafe' })).toEqual(['Frühstück im Café']);
    expect(await list({ text: 'palais ferstel' })).toEqual(['Frühstück im Café']);
    expect(await list({ text: 'palais mittag' })).toEqual([]);
  });

  test('shows only what still wants somebody, if asked', async () => {
    await on('offen', at(-12, '08:00'), at(-12, '10:00'));
    const full = await on('voll', at(-11, '08:00'), at(-11, '10:00'), { desiredTargetUsers: 1 });
    const worker = await api.aUser({ tenantId, role: 'TARGET_USER' });
    await api.asOwner(
      `insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
       select tenant_id, id, $2, starts_at, ends_at, 'BOOKED' from appointments where id = $1`,
      [full, worker.id],
    );
    expect(await list({ isNotFullyBooked: true })).toEqual(['offen']);
    expect((await view(full)).data.appointment).toMatchObject({ bookedTargetUsers: 1, isFullyBooked: true });
  });
});

describe('the times of offers', () => {
  const book = (id: string, userId: string) =>
    api.asOwner(
      `insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
       select tenant_id, id, $2, starts_at, ends_at, 'BOOKED' from appointments where id = $1`,
      [id, userId],
    );

  test('follow the appointment, and a move into another booking is refused', async () => {
    const worker = await api.aUser({ tenantId, role: 'TARGET_USER' });
    const evening = await anAppointment(api, dispatcher);
    const noon = { startDateTime: at(1, '10:00'), endDateTime: at(1, '14:00') };
    await book(evening, worker.id);
    await book(await anAppointment(api, dispatcher, noon), worker.id);
    const input = await appointmentInput(api, tenantId);
    expect((await update(evening, 1, { ...input, endDateTime: at(1, '03:00') })).errors).toEqual([]);
    const [offer] = await api.asOwner('select ends_at from offers where appointment_id = $1', [evening]);
    expect(offer?.['ends_at']).toEqual(new Date(at(1, '03:00')));
    const clash = await update(evening, 2, { ...input, endDateTime: at(1, '11:00') });
    expect(clash.errors[0]?.message).toContain('bereits für einen anderen Einsatz gebucht');
  });
});

test('the database knows the same longest appointment as the domain: lists look back no further', async () => {
  const [row] = await api.asOwner<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = 'appointments'::regclass and pg_get_constraintdef(oid) like '%ends_at - starts_at%'`,
  );
  expect(row?.definition).toContain(`'${APPOINTMENT_LIMITS.maxDays} days 01:00:00'`);
});

test('who has no invoicing module assigns no recipient, and takes none away', async () => {
  const id = await anAppointment(api, dispatcher);
  await api.asOwner('update directory.tenants set has_invoicing_module = false where id = $1', [tenantId]);
  const { errors } = await api.call(
    'mutation ($id: String!) { assignInvoiceRecipientToAppointment(appointmentId: $id, version: 1) { withdrawnOffers } }',
    { id },
    dispatcher.headers,
  );
  expect(errors[0]?.extensions['classification']).toBe('FORBIDDEN');
});

import { beforeEach, expect, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { at } from '#app/testing/days.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
const offers = offerCalls(api, () => dispatcher);
let tenantId: string;
let dispatcher: TestUser;
let input: Awaited<ReturnType<typeof appointmentInput>>;
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  input = await appointmentInput(api, tenantId);
});
const VIEW = `id version description startDateTime desiredTargetUsers sectorAttributes { venue contact }
  event { number count positions { id } }`;
const bar = (changes: object = {}) => ({
  name: 'Bar',
  startDateTime: at(0, '10:00'),
  endDateTime: at(0, '14:00'),
  desiredTargetUsers: 1,
  typeId: input.typeId,
  ...changes,
});
const create = (positions: object[], by = dispatcher, changes: object = {}) =>
  api.call(
    `mutation ($input: AppointmentInput!, $positions: [PositionInput!]!) {
      createEvent(input: $input, positions: $positions) { id description } }`,
    { input: { ...input, ...changes }, positions },
    by.headers,
  );
const anEvent = async (...positions: object[]) => {
  const { data, errors } = await create(positions);
  expect(errors).toEqual([]);
  return data.createEvent;
};
const update = (id: string, version: number, changes: object, by = dispatcher) =>
  api.call(
    `mutation ($id: String!, $version: Int!, $input: AppointmentInput!) {
      updateEvent(appointmentId: $id, version: $version, input: $input) { withdrawnOffers } }`,
    { id, version, input: { ...input, ...changes } },
    by.headers,
  );
const view = async (id: string) =>
  (await api.call(`query ($id: String!) { appointment(appointmentId: $id) { ${VIEW} } }`, { id }, dispatcher.headers))
    .data.appointment;
const atVenue = (venue: string) => ({ sectorAttributes: { ...input.sectorAttributes, venue } });

test('an event has its positions in the order of their entry, and each knows the others', async () => {
  const [first, second, third] = await anEvent(bar(), bar({ name: 'Küche', desiredTargetUsers: 3 }));
  const positions = [first, second, third].map(({ id }) => ({ id }));
  expect([await view(first.id), await view(second.id), await view(third.id)]).toMatchObject([
    { description: input.description, event: { number: 1, count: 3, positions } },
    { description: `${input.description} – Bar`, startDateTime: at(0, '10:00'), event: { number: 2, positions } },
    { description: `${input.description} – Küche`, desiredTargetUsers: 3, event: { number: 3 } },
  ]);
  await api.call(`mutation { deleteAppointment(appointmentId: "${second.id}") }`, {}, dispatcher.headers);
  expect((await view(third.id)).event).toMatchObject({ number: 2, count: 2 });
  await api.call(`mutation { deleteAppointment(appointmentId: "${first.id}") }`, {}, dispatcher.headers);
  expect((await view(third.id)).event).toBeNull();
});

test('all positions are made or none', async () => {
  const strange = await api.aTenant();
  const foreign = await appointmentInput(api, strange);
  expect((await create([bar(), bar({ typeId: foreign.typeId })])).errors[0]?.message).toContain('gibt es nicht mehr');
  const early = await create([bar({ endDateTime: at(0, '09:00') })]);
  expect(Object.keys(early.errors[0]?.extensions['fields'] as object)).toEqual(['positions.0.endDateTime']);
  const many = await create(Array.from({ length: 20 }, () => bar()));
  expect(classOf(many)).toBe('BAD_REQUEST');
  expect(await api.asOwner('select 1 from appointments where tenant_id = $1', [tenantId])).toEqual([]);
});

test('what is shared is changed for all, what a position has for itself stays, and its workers are told', async () => {
  const [first, second] = await anEvent(bar());
  const worker = await aWorker(api, dispatcher);
  await offers.booked(worker, second.id);
  const changes = {
    ...atVenue('Hofburg'),
    startDateTime: at(1, '17:00'),
    endDateTime: at(2, '01:00'),
    desiredTargetUsers: 9,
  };
  expect((await update(first.id, 1, changes)).errors).toEqual([]);
  expect(await view(second.id)).toMatchObject({
    version: 2,
    startDateTime: at(1, '10:00'),
    desiredTargetUsers: 1,
    sectorAttributes: { venue: 'Hofburg' },
  });
  expect(await offers.told()).toContain(`APPOINTMENT_CHANGED ${worker.id}`);
});

test('whoever works in two positions moves along with both', async () => {
  const [first, second] = await anEvent(bar({ startDateTime: at(1, '10:00'), endDateTime: at(2, '20:00') }));
  const worker = await aWorker(api, dispatcher);
  await offers.booked(worker, first.id);
  await offers.booked(worker, second.id);
  const moved = { startDateTime: at(1, '18:00'), endDateTime: at(2, '02:00') };
  expect((await update(first.id, 1, moved)).errors).toEqual([]);
  expect((await update(first.id, 2, {})).errors).toEqual([]);
  expect((await view(second.id)).startDateTime).toBe(at(1, '10:00'));
});

test('what stands against one position stands against all, and it is named', async () => {
  const [first, second] = await anEvent(bar());
  const worker = await aWorker(api, dispatcher);
  await offers.booked(worker, second.id);
  const noon = { startDateTime: at(1, '12:00'), endDateTime: at(1, '13:00') };
  await offers.booked(worker, await anAppointment(api, dispatcher, noon));
  const clash = await update(first.id, 1, { startDateTime: at(1, '18:00'), endDateTime: at(2, '02:00') });
  expect(clash.errors[0]?.message).toBe(
    `„${input.description} – Bar“: In der neuen Zeit bereits für einen anderen Einsatz gebucht: Anna Pichler.`,
  );
  expect(await view(first.id)).toMatchObject({ version: 1, startDateTime: at(0, '18:00') });
});

test('two who change two positions at once come one after the other', async () => {
  const [first, second] = await anEvent(bar());
  const own = { startDateTime: at(0, '10:00'), endDateTime: at(0, '14:00'), description: second.description };
  for (let round = 1; round <= 3; round += 1) {
    const [one, other] = [await view(first.id), await view(second.id)];
    const answers = await Promise.all([
      update(first.id, one.version, atVenue(`Saal ${round}`)),
      update(second.id, other.version, { ...own, ...atVenue(`Garten ${round}`) }),
    ]);
    // The second one has seen an older version, and is told so.
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const venues = [await view(first.id), await view(second.id)].map(({ sectorAttributes }) => sectorAttributes.venue);
    expect(venues[0]).toBe(venues[1]);
  }
});

test('an appointment alone is changed as ever; another tenant finds none', async () => {
  const id = await anAppointment(api, dispatcher);
  expect((await update(id, 1, atVenue('Hofburg'))).errors).toEqual([]);
  const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  expect(classOf(await update(id, 2, {}, stranger))).toBe('NOT_FOUND');
  const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  expect(classOf(await create([bar()], accounting))).toBe('FORBIDDEN');
  expect(classOf(await update(id, 2, {}, accounting))).toBe('FORBIDDEN');
});

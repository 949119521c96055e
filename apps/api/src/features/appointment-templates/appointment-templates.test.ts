import { APPOINTMENT_LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { beforeEach, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { appointmentInput } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { at } from '#app/testing/days.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let tenantId: string;
let dispatcher: TestUser;
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
});

const list = async (by = dispatcher) => {
  const query = '{ appointmentTemplates { id version name invoiceRecipient { name } content } }';
  return (await api.call(query, {}, by.headers)).data?.appointmentTemplates;
};
interface Wish {
  readonly replaces?: boolean;
  readonly input?: object;
  readonly appointmentId?: string;
  readonly version?: number;
}
const save = async (name: string, { replaces = false, input, ...wish }: Wish = {}, by = dispatcher) =>
  api.call(
    `mutation ($name: String!, $replaces: Boolean!, $input: AppointmentInput!, $appointmentId: String, $version: Int) {
      saveAppointmentTemplate(name: $name, replaces: $replaces, input: $input, appointmentId: $appointmentId, version: $version) { id name } }`,
    { name, replaces, input: { ...(await appointmentInput(api, tenantId)), ...input }, ...wish },
    by.headers,
  );
const rename = (id: string, name: string, by = dispatcher, version?: number) =>
  api.call(
    `mutation ($id: String!, $name: String!, $version: Int) {
      renameAppointmentTemplate(templateId: $id, name: $name, version: $version) { name version } }`,
    { id, name, version },
    by.headers,
  );
const remove = (id: string, by = dispatcher, version?: number) =>
  api.call(
    'mutation ($id: String!, $version: Int) { deleteAppointmentTemplate(templateId: $id, version: $version) }',
    { id, version },
    by.headers,
  );

const STALE = GENERAL_FAILURES.stale.code;
const TAKEN = 'appointments.templateNameTaken';
const codeOf = ({ errors }: Awaited<ReturnType<typeof save>>) => errors[0]?.extensions['code'];

test('a template keeps everything but the date, for its customer or for the agency', async () => {
  const invoiceRecipientId = await aRecipient(api, tenantId);
  await save('Gala', { input: { invoiceRecipientId } });
  await save('Standard');
  const templates = await list();
  expect(templates).toMatchObject([
    { name: 'Standard', invoiceRecipient: null },
    { name: 'Gala', invoiceRecipient: { name: 'Palais Wehrgraf' } },
  ]);
  const content = JSON.parse(templates[0].content);
  expect(content).toMatchObject({ startTime: '18:00', endTime: '02:00', daysLater: 1, desiredTargetUsers: 2 });
  expect(content).not.toHaveProperty('startDateTime');
});

/** A gala with a kitchen that begins earlier and a bar; answers the ids in this order. */
const aGala = async (): Promise<readonly string[]> => {
  const input = { ...(await appointmentInput(api, tenantId)), description: 'Gala' };
  const kitchen = { name: 'Küche', startDateTime: at(0, '15:00'), endDateTime: at(0, '23:00'), meetingTime: '14:00' };
  const bar = { name: 'Bar', startDateTime: at(0, '18:00'), endDateTime: at(1, '02:00') };
  const positions = [kitchen, bar].map((own) => ({ ...own, typeId: input.typeId, desiredTargetUsers: 3 }));
  const { data } = await api.call(
    `mutation ($input: AppointmentInput!, $positions: [PositionInput!]!) {
      createEvent(input: $input, positions: $positions) { id } }`,
    { input, positions },
    dispatcher.headers,
  );
  return data.createEvent.map(({ id }: { id: string }) => id);
};

test.each([0, 2])('a template of an event keeps all of its positions, whichever was open (%i)', async (open) => {
  const ids = await aGala();
  const description = ['Gala', 'Gala – Küche', 'Gala – Bar'][open];
  const shared = (await appointmentInput(api, tenantId)).sectorAttributes;
  const input = { description, desiredTargetUsers: 7, sectorAttributes: { ...shared, venue: 'Hofburg' } };
  await save('Gala', { input, appointmentId: ids[open] ?? '' });
  const content = JSON.parse((await list())[0].content);
  expect(content).toMatchObject({
    description: 'Gala',
    startTime: '18:00',
    desiredTargetUsers: open === 0 ? 7 : 2,
    sectorAttributes: { venue: 'Hofburg' },
    positions: [
      {
        name: 'Küche',
        startTime: '15:00',
        endTime: '23:00',
        daysLater: 0,
        desiredTargetUsers: 3,
        meetingTime: '14:00',
      },
      {
        name: 'Bar',
        startTime: '18:00',
        endTime: '02:00',
        daysLater: 1,
        desiredTargetUsers: open === 2 ? 7 : 3,
        meetingTime: null,
      },
    ],
  });
});

test('an appointment that is not there, or not theirs, has no positions to keep', async () => {
  const [foreign = ''] = await aGala();
  const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  expect(classOf(await save('Gala', { appointmentId: foreign }, stranger))).toBe('NOT_FOUND');
  expect(await list(stranger)).toEqual([]);
});

test('what was kept by older rules can still be read, beside all the others', async () => {
  await save('Neu');
  await api.asOwner(`insert into appointment_templates (tenant_id, name, content) values ($1, 'Alt', $2::jsonb)`, [
    tenantId,
    JSON.stringify({ description: 'x'.repeat(999), startTime: '18:00', colour: 'red' }),
  ]);
  const [old] = await list();
  expect(JSON.parse(old.content)).toMatchObject({ startTime: '18:00', endTime: null, typeId: null, positions: [] });
  expect(JSON.parse(old.content)).not.toHaveProperty('colour');
});

test('of two who edit a template the slower one is told, and who names no version is not asked', async () => {
  const { id } = (await save('Gala')).data.saveAppointmentTemplate;
  expect((await rename(id, 'Ball', dispatcher, 1)).data.renameAppointmentTemplate).toEqual({
    name: 'Ball',
    version: 2,
  });
  expect(codeOf(await rename(id, 'Fest', dispatcher, 1))).toBe(STALE);
  expect(codeOf(await save('Ball', { replaces: true, version: 1 }))).toBe(STALE);
  expect(codeOf(await remove(id, dispatcher, 1))).toBe(STALE);
  expect(await list()).toMatchObject([{ name: 'Ball', version: 2 }]);
  expect((await save('Ball', { replaces: true })).errors).toEqual([]);
  expect((await remove(id, dispatcher, 3)).errors).toEqual([]);
  expect(classOf(await rename(id, 'Fest', dispatcher, 3))).toBe('NOT_FOUND');
});

test('of several who replace the same version at once one does', async () => {
  await save('Gala');
  const answers = await Promise.all(
    [3, 4, 5, 6].map((desiredTargetUsers) =>
      save('Gala', { replaces: true, version: 1, input: { desiredTargetUsers } }),
    ),
  );
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(answers.filter((answer) => codeOf(answer) === STALE)).toHaveLength(3);
  expect(await list()).toMatchObject([{ version: 2 }]);
});

test('a name is taken once for each customer, and replaced only by who says so', async () => {
  const { id } = (await save('Gala')).data.saveAppointmentTemplate;
  expect(codeOf(await save('GALA'))).toBe(TAKEN);
  const invoiceRecipientId = await aRecipient(api, tenantId);
  expect((await save('Gala', { input: { invoiceRecipientId } })).errors).toEqual([]);
  const replaced = await save('gala', { replaces: true, input: { desiredTargetUsers: 7 } });
  expect(replaced.data.saveAppointmentTemplate).toEqual({ id, name: 'Gala' });
  expect(JSON.parse((await list())[0].content).desiredTargetUsers).toBe(7);
});

test('saved by eight at once under one name there is one, and the others are told', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => save('Gala')));
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(answers.filter((answer) => codeOf(answer) === TAKEN)).toHaveLength(7);
  const replaced = await Promise.all(Array.from({ length: 8 }, () => save('Gala', { replaces: true })));
  expect(replaced.flatMap(({ errors }) => errors)).toEqual([]);
  expect(await list()).toHaveLength(1);
});

test('a template is renamed and deleted; a name that is taken is refused at its field', async () => {
  const { id } = (await save('Gala')).data.saveAppointmentTemplate;
  await save('Ball');
  expect((await rename(id, ' ball ')).errors[0]?.extensions).toMatchObject({
    code: TAKEN,
    fields: { name: 'Eine Vorlage mit diesem Namen gibt es bei diesem Kunden schon.' },
  });
  expect(Object.keys((await rename(id, ' ')).errors[0]?.extensions['fields'] as object)).toEqual(['name']);
  expect((await rename(id, 'GALA')).data.renameAppointmentTemplate.name).toBe('GALA');
  const names = `select before ->> 'name' as before, after ->> 'name' as after from audit_payloads
    where tenant_id = $1 and before ->> 'name' is not null and after is not null`;
  expect(await api.asOwner(names, [tenantId])).toEqual([{ before: 'Gala', after: 'GALA' }]);
  const removals = await Promise.all([remove(id), remove(id)]);
  expect(removals.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(await list()).toHaveLength(1);
});

test('a template is of a customer whom the agency has', async () => {
  const invoiceRecipientId = await aRecipient(api, await api.aTenant());
  const { errors } = await save('Gala', { input: { invoiceRecipientId } });
  expect(errors[0]?.extensions['fields']).toHaveProperty(['input.invoiceRecipientId']);
  expect(await list()).toEqual([]);
});

test('there are only so many of them', async () => {
  await save('Erste');
  await api.asOwner(
    `insert into appointment_templates (tenant_id, name, content)
     select tenant_id, name || n, content from appointment_templates, generate_series(2, $2::int) n where tenant_id = $1`,
    [tenantId, APPOINTMENT_LIMITS.templates],
  );
  expect(codeOf(await save('Noch eine'))).toBe('appointments.tooManyTemplates');
  expect((await save('Erste', { replaces: true })).errors).toEqual([]);
});

test('another tenant neither sees nor changes it, and accounting only reads', async () => {
  const { id } = (await save('Gala')).data.saveAppointmentTemplate;
  const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  expect(await list(stranger)).toEqual([]);
  expect(classOf(await rename(id, 'Ball', stranger))).toBe('NOT_FOUND');
  expect(classOf(await remove(id, stranger))).toBe('NOT_FOUND');
  const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  expect(await list(accounting)).toHaveLength(1);
  for (const answer of [await save('Ball', {}, accounting), await remove(id, accounting)])
    expect(classOf(answer)).toBe('FORBIDDEN');
});

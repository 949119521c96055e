import { APPOINTMENT_LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { appointmentInput } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { startTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';

let api: TestApi;
let tenantId: string;
let dispatcher: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
});

const list = async (by = dispatcher) => {
  const query = '{ appointmentTemplates { id name invoiceRecipient { name } content } }';
  return (await api.call(query, {}, by.headers)).data?.appointmentTemplates;
};
const save = async (name: string, wish: { replaces?: boolean; input?: object } = {}, by = dispatcher) =>
  api.call(
    `mutation ($name: String!, $replaces: Boolean!, $input: AppointmentInput!) {
      saveAppointmentTemplate(name: $name, replaces: $replaces, input: $input) { id name } }`,
    { name, replaces: wish.replaces ?? false, input: { ...(await appointmentInput(api, tenantId)), ...wish.input } },
    by.headers,
  );
const rename = (id: string, name: string, by = dispatcher) =>
  api.call(
    'mutation ($id: String!, $name: String!) { renameAppointmentTemplate(templateId: $id, name: $name) { name } }',
    { id, name },
    by.headers,
  );
const remove = (id: string, by = dispatcher) =>
  api.call('mutation ($id: String!) { deleteAppointmentTemplate(templateId: $id) }', { id }, by.headers);

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

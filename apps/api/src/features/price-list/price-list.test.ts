import { typeRetiredOf } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { INPUT_RULES } from '@gastspiel/domain/input/input-rules.ts';
import { PRICE_LIST_FAILURES } from '@gastspiel/domain/price-list/price-list-failures.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const LIST = `{ version types { id description isRetired ownPriceRecipients workers
  current { validFrom price { value } } next { validFrom price { value } } prices { validFrom } } }`;

const api = await aTestApi();
const today = dayOf(new Date());
const later = addDays(today, 30);
let tenantId: string;
let office: TestUser;
let service: string;
beforeEach(async () => {
  tenantId = await api.aTenant();
  office = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  service = (await list()).types[0].id;
});

const call = async (query: string, variables: Record<string, unknown> = {}, by = office) => {
  const { data, errors } = await api.call(query, variables, by.headers);
  const [error] = errors;
  return { it: data?.it, errors, code: error?.extensions['code'], fields: error?.extensions['fields'] };
};
const list = async (by = office) => (await call(`{ it: priceList ${LIST} }`, {}, by)).it;
const save = (version: number, input: object, id: string | null = service) =>
  call(
    `mutation ($id: String, $version: Int!, $input: ListedTypeInput!) {
      it: saveListedType(appointmentTypeId: $id, version: $version, input: $input) ${LIST} }`,
    { id, version, input },
  );
const price = (value: number, validFrom?: string) => ({ description: 'Service', price: { value }, validFrom });
const remove = (version: number, validFrom: string) =>
  call(
    `mutation ($id: String!, $version: Int!, $day: String!) {
      it: removeListPrice(appointmentTypeId: $id, version: $version, validFrom: $day) ${LIST} }`,
    { id: service, version, day: validFrom },
  );
const retire = (version: number, isRetired = true) =>
  call(
    `mutation ($id: String!, $version: Int!, $is: Boolean!) {
      it: retireAppointmentType(appointmentTypeId: $id, version: $version, isRetired: $is) ${LIST} }`,
    { id: service, version, is: isRetired },
  );
const foresee = async (validFrom: string, id = service, by = office) =>
  (
    await call(
      `query ($id: String!, $day: String!) {
        it: priceChange(appointmentTypeId: $id, validFrom: $day) { before { value } until appointments } }`,
      { id, day: validFrom },
      by,
    )
  ).it;
const ownPrice = (recipient: string, cents: number | null, validFrom = '1900-01-01') =>
  api.asOwner(
    `insert into invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, price_in_cents, valid_from)
     values ($1, $2, $3, $4, $5)`,
    [tenantId, recipient, service, cents, validFrom],
  );

describe('a price of the list', () => {
  test('begins today or on its day, is shown with the next change, and one of the same day is written over', async () => {
    const { it: first } = await save(1, price(28.5));
    expect(first).toMatchObject({ version: 2, types: [{ current: { validFrom: today, price: { value: 28.5 } } }, {}] });
    await save(2, price(31.2, later));
    const { it: last } = await save(3, price(31, later));
    expect(last.types[0]).toMatchObject({
      current: { price: { value: 28.5 } },
      next: { validFrom: later, price: { value: 31 } },
      prices: [{ validFrom: today }, { validFrom: later }],
    });
    const [change] = await api.asOwner(
      `select p.before ->> 'price' as before from audit_records r
         join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
       where r.entity_id = $1 and p.after ->> 'price' = '3100'`,
      [service],
    );
    expect(change).toEqual({ before: '3120' });
  });

  test('that is only to come can be taken back, one that is valid not', async () => {
    await save(1, price(28.5));
    await save(2, price(31, later));
    expect((await remove(3, later)).it.types[0].next).toBeNull();
    expect((await remove(4, today)).code).toBe(PRICE_LIST_FAILURES.alreadyValid.code);
    expect((await remove(4, later)).code).toBe(GENERAL_FAILURES.notFound.code);
  });

  test('of the same day is set by one of two who set it at once, the other is told', async () => {
    const outcomes = await Promise.all([save(1, price(30, later)), save(1, price(31, later))]);
    expect(outcomes.map(({ code }) => code ?? 'saved').toSorted()).toEqual([GENERAL_FAILURES.stale.code, 'saved']);
    expect((await list()).types[0].prices).toHaveLength(1);
  });

  test('says before it is saved which appointments it is for: unbilled ones, until the next price, without an own one', async () => {
    const planner = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
    await save(1, price(28.5));
    await save(2, price(35, addDays(later, 20)));
    const [payer, special] = [await aRecipient(api, tenantId), await aRecipient(api, tenantId, '1002')];
    await ownPrice(special, 2500);
    for (const [days, invoiceRecipientId] of [
      [-1, payer],
      [0, payer],
      [19, payer],
      [20, payer],
      [5, special],
      [5, null],
    ] as const) {
      const [startDateTime, endDateTime] = ['18:00', '22:00'].map((at) => `${addDays(later, days)}T${at}:00+01:00`);
      await anAppointment(api, planner, { startDateTime, endDateTime, invoiceRecipientId, typeId: service });
    }
    expect(await foresee(later)).toEqual({ before: { value: 28.5 }, until: addDays(later, 20), appointments: 2 });
  });
});

test('a new price is for no work that is billed already, until its invoice is cancelled', async () => {
  const { evening, recipient, accounting } = await aRecordedEvening(api);
  const invoices = invoiceCalls(api, () => accounting);
  const { invoice } = await invoices.create(invoiceInput(recipient, [evening]));
  await api.asOwner('delete from invoice_recipient_prices where invoice_recipient_id = $1', [recipient]);
  const [row] = await api.asOwner<{ id: string }>('select appointment_type_id as id from appointments where id = $1', [
    evening,
  ]);
  const count = async () => (await foresee(addDays(today, -10), row?.id, accounting)).appointments;
  expect(await count()).toBe(0);
  await invoices.cancel(invoice.id);
  expect(await count()).toBe(1);
});

describe('a kind of work', () => {
  test('is added with its price, and renamed; a name that is taken is refused at its field', async () => {
    const { it: added } = await save(1, { description: 'Sommelier', price: { value: 36 } }, null);
    expect(added.types.at(-1)).toMatchObject({ description: 'Sommelier', current: { price: { value: 36 } } });
    expect((await save(2, { description: 'Küche' })).it.types[0]).toMatchObject({
      description: 'Küche',
      current: null,
    });
    expect((await save(3, { description: 'SOMMELIER' })).fields).toEqual({
      'input.description': INPUT_RULES.notUnique,
    });
  });

  test('is retired and brought back; twice is nothing new', async () => {
    expect((await retire(1)).it.types[0]).toMatchObject({ id: service, isRetired: true });
    expect((await retire(2)).errors).toEqual([]);
    expect((await retire(3, false)).it.types[0].isRetired).toBe(false);
  });

  test('is used by the recipients who have an own price for it today', async () => {
    const [own, ended, coming] = [
      ...[
        await aRecipient(api, tenantId),
        await aRecipient(api, tenantId, '1002'),
        await aRecipient(api, tenantId, '1003'),
      ],
    ];
    await ownPrice(own ?? '', 2500);
    await ownPrice(ended ?? '', 2500);
    await ownPrice(ended ?? '', null, today);
    await ownPrice(coming ?? '', 2500, later);
    expect((await list()).types[0]).toMatchObject({ ownPriceRecipients: 1, workers: 0 });
  });

  test('of another agency is not found, and its list not seen', async () => {
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
    expect((await list(stranger)).types.map(({ id }: { id: string }) => id)).not.toContain(service);
    const foreign = (await list(stranger)).types[0].id;
    expect((await save(1, price(30), foreign)).code).toBe(GENERAL_FAILURES.notFound.code);
    expect(await foresee(later, foreign)).toBeUndefined();
    expect((await list()).version).toBe(1);
  });
});

describe('a retired kind of work', () => {
  const WAYS = {
    appointment: 'mutation ($input: AppointmentInput!) { createAppointment(input: $input) { id } }',
    series:
      'mutation ($input: AppointmentInput!, $days: [String!]!) { createSeries(input: $input, days: $days) { count } }',
    template:
      'mutation ($input: AppointmentInput!) { saveAppointmentTemplate(name: "Gala", replaces: false, input: $input) { id } }',
    event: `mutation ($input: AppointmentInput!, $positions: [PositionInput!]!) {
      createEvent(input: $input, positions: $positions) { id } }`,
    copy: `mutation ($ids: [String!]!) {
      copyAppointments(appointmentIds: $ids, days: 7, keepsDetails: true, asksBooked: false) { copied } }`,
    change: `mutation ($id: String!, $version: Int!, $input: AppointmentInput!) {
      updateAppointment(appointmentId: $id, version: $version, input: $input) { withdrawnOffers } }`,
  };
  let planner: TestUser;
  let input: Awaited<ReturnType<typeof appointmentInput>>;
  let other: string;
  let old: string;
  beforeEach(async () => {
    planner = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
    input = await appointmentInput(api, tenantId);
    other = (await list()).types[1].id;
    old = await anAppointment(api, planner);
    await retire(1);
  });
  const position = () => {
    const { startDateTime, endDateTime, desiredTargetUsers } = input;
    return { startDateTime, endDateTime, desiredTargetUsers, typeId: service };
  };

  test('can be chosen for nothing new, whichever way', async () => {
    const fresh = await anAppointment(api, planner, { typeId: other });
    const refused = [
      await call(WAYS.appointment, { input }, planner),
      await call(WAYS.series, { input, days: [input.startDateTime.slice(0, 10)] }, planner),
      await call(WAYS.template, { input }, planner),
      await call(WAYS.copy, { ids: [old] }, planner),
      await call(WAYS.change, { id: fresh, version: 1, input }, planner),
      await call(WAYS.event, { input: { ...input, typeId: other }, positions: [position()] }, planner),
    ];
    const { message } = typeRetiredOf('Service');
    expect(refused.map(({ fields }) => fields)).toEqual([
      { 'input.typeId': message },
      { 'input.typeId': message },
      { 'input.typeId': message },
      { appointmentIds: message },
      { 'input.typeId': message },
      { 'positions.0.typeId': message },
    ]);
  });

  test('stays with the appointments that have it, which can be changed', async () => {
    const changed = { id: old, version: 1, input: { ...input, desiredTargetUsers: 9 } };
    expect((await call(WAYS.change, changed, planner)).errors).toEqual([]);
    await retire(2, false);
    expect((await call(WAYS.appointment, { input }, planner)).errors).toEqual([]);
  });

  test('is not offered at the onboarding, and told to staff as retired', async () => {
    const [row] = await api.asOwner(
      `select code from directory.association_codes where tenant_id = $1 and flow = 'TARGET_USER'`,
      [tenantId],
    );
    const { it } = await call(
      'query ($code: String!) { it: onboardingOptions(tenantAssociationCode: $code) { appointmentTypes { id } } }',
      { code: row?.['code'] },
    );
    expect(it.appointmentTypes.map(({ id }: { id: string }) => id)).not.toContain(service);
    const { it: seen } = await call('{ it: tenantInformation { appointmentTypes { id isRetired } } }', {}, planner);
    expect(seen.appointmentTypes[0]).toEqual({ id: service, isRetired: true });
  });
});

describe('an agency without the invoicing module', () => {
  beforeEach(async () => {
    await save(1, price(28.5));
    await ownPrice(await aRecipient(api, tenantId), 30_00);
    await api.asOwner('update directory.tenants set has_invoicing_module = false where id = $1', [tenantId]);
  });

  test('makes, renames and retires its kinds of work, and sees no prices of before', async () => {
    const { version, types } = await list();
    expect(types[0]).toMatchObject({ description: 'Service', current: null, prices: [], ownPriceRecipients: 0 });
    expect((await save(version, { description: 'Bankett' })).it.types[0].description).toBe('Bankett');
    expect((await save(version + 1, { description: 'Sommelier' }, null)).it.types).toHaveLength(types.length + 1);
    expect((await retire(version + 2)).it.types[0]).toMatchObject({ isRetired: true });
    expect((await retire(version + 3, false)).it.types[0]).toMatchObject({ isRetired: false });
  });

  test('sets no price', async () => {
    expect((await save(2, price(30))).code).toBe(GENERAL_FAILURES.notAllowed.code);
    expect((await remove(2, later)).errors[0]?.extensions['classification']).toBe('FORBIDDEN');
    expect((await list()).version).toBe(2);
  });
});

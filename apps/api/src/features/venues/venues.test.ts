import { MAX_VENUES } from '@gastspiel/domain/venues/venue-input.ts';
import { beforeEach, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let tenantId: string;
let care: TestUser;
let recipient: string;
beforeEach(async () => {
  tenantId = await api.aTenant();
  care = await api.aUser({ tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
  recipient = await aRecipient(api, tenantId);
});

const FIELDS = 'id version venue station contact meetingPlace address { streetNameAndNumber location countryCode }';
const PALAIS = {
  venue: 'Palais Ferstel',
  station: 'Saal',
  contact: 'Fr. Berger, +43 1 5333763',
  meetingPlace: 'Personaleingang',
  address: { streetNameAndNumber: 'Strauchgasse 4', location: 'Wien', countryCode: 'AT' },
};
const list = async (by = care) => {
  const query = `query ($id: String!) { venues(invoiceRecipientId: $id) { ${FIELDS} } }`;
  return (await api.call(query, { id: recipient }, by.headers)).data?.venues;
};
const add = (field: string, selection: string) => (input: object, by: TestUser) =>
  api.call(
    `mutation ($id: String!, $input: VenueInput!) { ${field}(invoiceRecipientId: $id, input: $input) ${selection} }`,
    { id: recipient, input },
    by.headers,
  );
const create = (changes: object = {}, by = care) => add('createVenue', `{ ${FIELDS} }`)({ ...PALAIS, ...changes }, by);
const keep = (changes: object = {}, by = care) => add('keepVenue', '')({ ...PALAIS, ...changes }, by);
const update = (id: string, version: number, changes: object, by = care) =>
  api.call(
    `mutation ($id: String!, $version: Int!, $input: VenueInput!) {
      updateVenue(venueId: $id, version: $version, input: $input) { ${FIELDS} } }`,
    { id, version, input: { ...PALAIS, ...changes } },
    by.headers,
  );
const remove = (id: string, by = care) =>
  api.call('mutation ($id: String!) { deleteVenue(venueId: $id) }', { id }, by.headers);

test('a venue is added, changed and removed, and stands in the history of its customer', async () => {
  const { data, errors } = await create();
  expect(errors).toEqual([]);
  const { id, version } = data.createVenue;
  expect(await list()).toEqual([{ id, version, ...PALAIS }]);
  expect((await update(id, version, { contact: 'Hr. Novak' })).data.updateVenue.contact).toBe('Hr. Novak');
  expect((await update(id, version, {})).errors[0]?.message).toContain('inzwischen');
  expect((await remove(id)).data.deleteVenue).toBe(true);
  expect(await list()).toEqual([]);
  const history = await api.call(
    'query ($id: String!) { invoiceRecipient(invoiceRecipientId: $id) { history { items { action changes { path before after } } } } }',
    { id: recipient },
    care.headers,
  );
  expect(history.data.invoiceRecipient.history.items[1]).toEqual({
    action: 'venues.write',
    changes: [
      {
        path: 'venue',
        before: 'Palais Ferstel, Saal, Strauchgasse 4, Wien, AT, Personaleingang, Fr. Berger, +43 1 5333763',
        after: 'Palais Ferstel, Saal, Strauchgasse 4, Wien, AT, Personaleingang, Hr. Novak',
      },
    ],
  });
});

test('the same place is there once, however many keep it, whatever its case', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => keep({ venue: index % 2 ? 'PALAIS FERSTEL' : 'Palais Ferstel' })),
  );
  expect(answers.map(({ errors }) => errors.length)).toEqual(Array(8).fill(0));
  expect(answers.filter(({ data }) => data.keepVenue)).toHaveLength(1);
  expect(await list()).toHaveLength(1);
  const again = await create();
  expect(again.errors[0]).toMatchObject({
    message: 'Diesen Einsatzort mit dieser Station gibt es bei diesem Kunden schon.',
    extensions: { fields: { 'input.venue': expect.any(String) } },
  });
  const bar = (await create({ station: 'Bar' })).data.createVenue;
  await create({ venue: 'Ägyptischer Saal' });
  await create({ station: null });
  // As people look for them: by name, the house itself before its parts.
  expect((await list()).map(({ venue, station }: typeof PALAIS) => [venue.toLowerCase(), station])).toEqual([
    ['ägyptischer saal', 'Saal'],
    ['palais ferstel', null],
    ['palais ferstel', 'Bar'],
    ['palais ferstel', 'Saal'],
  ]);
  expect((await update(bar.id, 1, {})).errors[0]?.extensions['code']).toBe('venues.alreadyKept');
});

test('there are only so many of them', async () => {
  await api.asOwner(
    `insert into venues (tenant_id, invoice_recipient_id, venue, country_code)
     select $1, $2, 'Saal ' || n, 'AT' from generate_series(1, $3::int) n`,
    [tenantId, recipient, MAX_VENUES],
  );
  expect((await create()).errors[0]?.extensions['code']).toBe('venues.tooManyVenues');
});

test('dispatchers read and keep, but do not edit; accounting edits, but does not keep', async () => {
  const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  expect((await keep({}, dispatcher)).data.keepVenue).toBe(true);
  const [{ id }] = await list(dispatcher);
  for (const answer of [
    await create({ station: 'Bar' }, dispatcher),
    await update(id, 1, {}, dispatcher),
    await remove(id, dispatcher),
    await keep({}, accounting),
  ])
    expect(classOf(answer)).toBe('FORBIDDEN');
  expect((await remove(id, accounting)).errors).toEqual([]);
});

test('another tenant neither sees nor changes it', async () => {
  const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_CUSTOMER_CARE' });
  const { id } = (await create()).data.createVenue;
  expect(await list(stranger)).toEqual([]);
  expect(classOf(await update(id, 1, {}, stranger))).toBe('NOT_FOUND');
  expect(classOf(await remove(id, stranger))).toBe('NOT_FOUND');
  expect(Object.keys((await keep({}, stranger)).errors[0]?.extensions['fields'] as object)).toEqual([
    'input.invoiceRecipientId',
  ]);
});

test('says how many appointments of its customer take place at each, whatever the case, and nobody else’s', async () => {
  await create({ station: null });
  await create();
  await create({ venue: 'Rathaus', station: null });
  const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  const at = async (invoiceRecipientId: string, changes: object = {}) => {
    const { sectorAttributes } = await appointmentInput(api, tenantId);
    return anAppointment(api, dispatcher, {
      sectorAttributes: { ...sectorAttributes, ...changes },
      invoiceRecipientId,
    });
  };
  await at(recipient);
  await at(recipient, { venue: 'PALAIS FERSTEL', station: 'saal' });
  await at(recipient, { station: 'Saal' });
  await at(await aRecipient(api, tenantId, 'K-2'));
  const { data } = await api.call(
    'query ($id: String!) { venues(invoiceRecipientId: $id) { venue station appointments } }',
    { id: recipient },
    care.headers,
  );
  expect(data?.venues).toEqual([
    { venue: 'Palais Ferstel', station: null, appointments: 1 },
    { venue: 'Palais Ferstel', station: 'Saal', appointments: 2 },
    { venue: 'Rathaus', station: null, appointments: 0 },
  ]);
});

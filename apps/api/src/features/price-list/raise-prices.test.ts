import { PRICE_LIST_FAILURES } from '@gastspiel/domain/price-list/price-list-failures.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
const today = dayOf(new Date());
const later = addDays(today, 30);
let tenantId: string;
let office: TestUser;
let service: string;
let bar: string;
let recipient: string;
beforeEach(async () => {
  tenantId = await api.aTenant();
  office = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  [service, bar] = (await list()).types.map(({ id }: { id: string }) => id);
  await save(1, 28.5);
  recipient = await aRecipient(api, tenantId);
  await api.asOwner(
    `insert into invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, price_in_cents)
     values ($1, $2, $3, 2695)`,
    [tenantId, recipient, service],
  );
});

const LIST = `{ version types { id description next { validFrom price { value } } } }`;
const call = async (query: string, variables: Record<string, unknown> = {}) => {
  const { data, errors } = await api.call(query, variables, office.headers);
  return { it: data?.it, errors, code: errors[0]?.extensions['code'] };
};
const list = async () => (await call(`{ it: priceList ${LIST} }`)).it;
const save = (version: number, value: number, validFrom?: string, [id, description] = [service, 'Service']) =>
  call(
    `mutation ($id: String, $version: Int!, $input: ListedTypeInput!) {
      it: saveListedType(appointmentTypeId: $id, version: $version, input: $input) ${LIST} }`,
    { id, version, input: { description, price: { value }, validFrom } },
  );
const RAISE = { percentage: 10, validFrom: later, includesOwn: true };
const preview = async (changes: object = {}) =>
  (
    await call(
      `query ($input: RaiseInput!) {
        it: raisePreview(input: $input) { seen list { before { value } after { value } }
          own { recipientName before { value } after { value } } } }`,
      { input: { ...RAISE, ...changes } },
    )
  ).it;
const raiseAll = (seen: string, changes: object = {}) =>
  call(`mutation ($input: RaiseInput!, $seen: String!) { it: raisePrices(input: $input, seen: $seen) ${LIST} }`, {
    ...{ input: { ...RAISE, ...changes }, seen },
  });
const ownPrices = () =>
  api.asOwner(
    `select price_in_cents::int as price, valid_from::text as day from invoice_recipient_prices
     where invoice_recipient_id = $1 order by valid_from`,
    [recipient],
  );

test('all prices rise as the preview says, own ones too, and whoever has a recipient open is told', async () => {
  const seen = await preview();
  expect(seen).toMatchObject({
    list: [{ before: { value: 28.5 }, after: { value: 31.35 } }],
    own: [{ recipientName: 'Palais Wehrgraf', before: { value: 26.95 }, after: { value: 29.65 } }],
  });
  const { it, errors } = await raiseAll(seen.seen);
  expect(errors).toEqual([]);
  expect(it.types[0].next).toEqual({ validFrom: later, price: { value: 31.35 } });
  const [row] = await api.asOwner(
    `select r.version, (select price_in_cents::int from invoice_recipient_prices p where p.invoice_recipient_id = r.id
       and p.valid_from = $2) as price from invoice_recipients r where r.tenant_id = $1`,
    [tenantId, later],
  );
  expect(row).toEqual({ version: 2, price: 2965 });
});

test('all prices rise once, though two order it at once', async () => {
  const { seen } = await preview();
  const outcomes = await Promise.all([raiseAll(seen), raiseAll(seen)]);
  expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect((await list()).types[0].next.price).toEqual({ value: 31.35 });
});

test('all prices stay when one of them has changed since somebody looked', async () => {
  const { seen } = await preview();
  await save(2, 29, addDays(today, 1));
  expect((await raiseAll(seen)).code).toBe(PRICE_LIST_FAILURES.stale.code);
  await api.asOwner('delete from invoice_recipient_prices where tenant_id = $1', [tenantId]);
  await api.asOwner('delete from price_list_entries where tenant_id = $1', [tenantId]);
  expect((await raiseAll((await preview()).seen)).code).toBe(PRICE_LIST_FAILURES.nothingToRaise.code);
});

test('own prices stay where nobody wants them to rise, and the rise of each is in the history of its recipient', async () => {
  const before = await ownPrices();
  const alone = await preview({ includesOwn: false });
  expect(alone.own).toEqual([]);
  expect((await raiseAll(alone.seen, { includesOwn: false })).errors).toEqual([]);
  expect(await ownPrices()).toEqual(before);
  const records = () => api.asOwner('select 1 from audit_records where entity_id = $1', [recipient]);
  expect(await records()).toEqual([]);
  expect((await raiseAll((await preview()).seen)).errors).toEqual([]);
  expect(await ownPrices()).toEqual([...before, { price: 2965, day: later }]);
  expect(await records()).toHaveLength(1);
});

test('a retired kind of work rises no more', async () => {
  await save(2, 40, undefined, [bar, 'Bar']);
  await call(
    `mutation { it: retireAppointmentType(appointmentTypeId: "${bar}", version: 3, isRetired: true) { version } }`,
  );
  expect((await preview()).list).toEqual([{ before: { value: 28.5 }, after: { value: 31.35 } }]);
});

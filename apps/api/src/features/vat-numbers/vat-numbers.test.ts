import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aSender } from '#app/testing/a-sender.ts';
import { openEvents } from '#app/testing/open-events.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { startTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';
import { startTestVies } from '#app/testing/test-vies.ts';
import { until } from '#app/testing/until.ts';
import { plainRecipient } from '#features/invoice-recipients/index.ts';
import { checkVatNumber } from '#features/vat-numbers/vat-numbers.jobs.ts';

const CREATE = 'mutation ($input: InvoiceRecipientInput!) { it: createInvoiceRecipient(input: $input) { id version } }';
const UPDATE = `mutation ($id: String!, $version: Int!, $input: InvoiceRecipientInput!) {
  it: updateInvoiceRecipient(invoiceRecipientId: $id, version: $version, input: $input) { id version } }`;
const CHECK = 'mutation ($id: String!) { it: checkVatNumber(invoiceRecipientId: $id) { id } }';
const READ = `query ($id: String!) { it: invoiceRecipient(invoiceRecipientId: $id) {
  vatNumberCheck { state checkedAt name address requestIdentifier reason } } }`;

let api: TestApi;
let vies: Awaited<ReturnType<typeof startTestVies>>;
let tenantId: string;
let accounting: TestUser;
const jobs = () => tenantJobs(api, () => tenantId, 'vat-numbers.check');
beforeAll(async () => {
  [api, vies] = await Promise.all([startTestApi(), startTestVies()]);
});
afterAll(() => Promise.all([api.close(), vies.stop()]));
beforeEach(async () => {
  await vies.behave('accept');
  tenantId = await api.aTenant();
  accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  await aSender(api, tenantId);
});

let serial = 0;
/** A number that no other test knows. */
const aNumber = (memberState = 'DE') => `${memberState}${randomInt(100_000_000, 999_999_999)}`;
const inputWith = (vatNumber: string | null, countryCode = 'DE', customerNumber = `K-${serial++}`) =>
  plainRecipient({
    customerNumber,
    letterHead: {
      vatNumber,
      address: { streetNameAndNumber: 'Ring 1', postalCode: '80337', location: 'München', countryCode },
    },
  });
const call = async (document: string, variables: Record<string, unknown>, by = accounting) => {
  const { data, errors } = await api.call(document, variables, by.headers);
  return { it: data?.it, code: errors[0]?.extensions['code'] };
};
const create = async (vatNumber: string | null, countryCode?: string, by = accounting): Promise<string> =>
  (await call(CREATE, { input: inputWith(vatNumber, countryCode) }, by)).it.id;
const standing = async (id: string) => (await call(READ, { id })).it.vatNumberCheck;
const stateOf = async (id: string) => (await standing(id))?.state;
const run = () => runTestJobs(api, checkVatNumber(vies.apiUrl));
const kept = (vatNumber: string) =>
  api.asOwner<{ outcome: string; requester_vat_number: string }>(
    'select * from vat_checks where vat_number = $1 order by checked_at',
    [vatNumber],
  );

describe('a new VAT number', () => {
  test('is asked for under the agency’s own, and the answer is kept and shown', async () => {
    const id = await create('EL123456789', 'GR');
    expect(await stateOf(id)).toBe('PENDING');
    await run();
    await jobs().done();
    expect(await standing(id)).toEqual({
      state: 'VALID',
      checkedAt: expect.stringMatching(/^20/),
      name: 'Firma EL123456789 GmbH',
      address: expect.stringContaining('Musterstadt'),
      requestIdentifier: expect.stringMatching(/^WAPI/),
      reason: null,
    });
    expect(await kept('EL123456789')).toMatchObject([{ outcome: 'VALID', requester_vat_number: 'ATU12345675' }]);
  });

  test('that is not registered is invalid', async () => {
    const number = aNumber();
    await vies.deny(number);
    const id = await create(number);
    await run();
    await jobs().done();
    expect(await standing(id)).toMatchObject({ state: 'INVALID', requestIdentifier: null });
  });

  test('from outside of the Union can not be asked for; nobody is asked without one', async () => {
    const swiss = await create('CHE-123.456.789', 'CH');
    expect(await stateOf(swiss)).toBe('NOT_CHECKABLE');
    const none = await create(null);
    expect(await standing(none)).toBeNull();
    expect(await jobs().waiting()).toHaveLength(0);
    const codes = [await call(CHECK, { id: swiss }), await call(CHECK, { id: none })].map(({ code }) => code);
    expect(codes).toEqual(Array(2).fill('invoice-recipients.vatNumberNotCheckable'));
  });

  test('in the place of another is asked for, but not the same one saved again', async () => {
    const [first, second] = [aNumber(), aNumber()];
    const id = await create(first);
    await jobs().drop();
    await call(UPDATE, { id, version: 1, input: inputWith(first) });
    expect(await jobs().waiting()).toHaveLength(0);
    await call(UPDATE, { id, version: 2, input: inputWith(second) });
    expect(await jobs().waiting()).toHaveLength(1);
  });

  test('that was answered today is not asked for again, except by hand', async () => {
    const number = aNumber();
    await create(number);
    await run();
    await jobs().done();
    const other = await create(number);
    expect(await stateOf(other)).toBe('VALID');
    expect(await jobs().waiting()).toHaveLength(0);
    expect((await call(CHECK, { id: other })).it).toEqual({ id: other });
    await jobs().done();
    expect(await kept(number)).toHaveLength(2);
    await api.asOwner(`alter table vat_checks disable trigger user`);
    await api.asOwner(`update vat_checks set checked_at = checked_at - interval '25 hours' where vat_number = $1`, [
      number,
    ]);
    await api.asOwner(`alter table vat_checks enable trigger user`);
    await create(number);
    await jobs().done();
    expect(await kept(number)).toHaveLength(3);
  });
});

describe('while the register is away', () => {
  test('it is said why, tried again, and known once it is back', async () => {
    const number = aNumber();
    await vies.behave('MS_UNAVAILABLE', 'DE');
    const id = await create(number);
    await run();
    await jobs().failedOnce();
    expect(await standing(id)).toMatchObject({ state: 'NOT_CHECKED', reason: 'MEMBER_STATE_AWAY', name: null });
    await vies.behave('accept');
    await jobs().done();
    expect(await standing(id)).toMatchObject({ state: 'VALID', reason: null });
    const outcomes = (await kept(number)).map(({ outcome }) => outcome);
    expect([outcomes.at(0), outcomes.at(-1)]).toEqual(['NOT_CHECKED', 'VALID']);
  });

  test('the last attempt ends it, without a failed job for anybody to look at', async () => {
    const number = aNumber();
    await vies.behave('garbage');
    const id = await create(number);
    await api.asOwner(`update graphile_worker._private_jobs set attempts = max_attempts - 1
      where payload ->> 'tenantId' = '${tenantId}'`);
    await run();
    await jobs().done();
    expect(await standing(id)).toMatchObject({ state: 'NOT_CHECKED', reason: 'SERVICE_AWAY' });
  });

  test('what will never be answered is not tried again', async () => {
    const number = aNumber();
    await vies.behave('INVALID_REQUESTER_INFO');
    const id = await create(number);
    await run();
    await until(async () => (await jobs().waiting()).length === 0);
    expect(await standing(id)).toMatchObject({ state: 'NOT_CHECKED', reason: 'REQUESTER_REFUSED' });
    expect(await vies.requests(number)).toHaveLength(1);
  });
});

test('a member state is asked one question at a time, whoever asks; another one beside it', async () => {
  const [one, two, french] = [aNumber(), aNumber(), `FRXX${randomInt(100_000_000, 999_999_999)}`];
  const elsewhere = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
  await vies.behave('hold');
  await create(one);
  await create(two, 'DE', elsewhere);
  await create(french, 'FR');
  await run();
  const asked = async () => (await Promise.all([one, two, french].map(vies.requests))).flat();
  await until(async () => (await asked()).length === 2);
  // The third was tried too, and waits for its turn.
  await until(
    async () =>
      (
        await api.asOwner(`select 1 from graphile_worker._private_jobs where locked_at is null and attempts = 0
          and run_at > now() and task_id = (select id from graphile_worker._private_tasks where identifier = 'vat-numbers.check')`)
      ).length === 1,
  );
  expect(await asked()).toHaveLength(2);
  await vies.behave('accept');
  await jobs().done();
  await tenantJobs(api, () => elsewhere.tenantId, 'vat-numbers.check').done();
  expect((await asked()).map(({ atOnce, outcome }) => [atOnce, outcome])).toEqual(Array(3).fill([1, 'VALID']));
});

test('a turn of somebody who died lapses', async () => {
  const number = aNumber('HU').slice(0, 10);
  await api.asOwner(`insert into directory.vies_turns values ('HU', gen_random_uuid(), now() - interval '1 second')`);
  const id = await create(number, 'HU');
  await run();
  await jobs().done();
  expect(await stateOf(id)).toBe('VALID');
});

describe('checks', () => {
  test('of another agency say nothing here, and their recipients can not be asked for', async () => {
    const number = aNumber();
    const id = await create(number);
    await run();
    await jobs().done();
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
    expect((await call(CHECK, { id }, stranger)).code).toBe('general.notFound');
    await vies.behave('hold');
    const theirs = await create(number, 'DE', stranger);
    expect((await call(READ, { id: theirs }, stranger)).it.vatNumberCheck.state).toBe('PENDING');
    await vies.behave('accept');
  });

  test('are neither seen nor asked for by who may see names alone', async () => {
    const id = await create(aNumber());
    const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
    const answers = [await call(READ, { id }, dispatcher), await call(CHECK, { id }, dispatcher)];
    expect(answers.map(({ code }) => code)).toEqual(Array(2).fill('general.notAllowed'));
  });

  test('stay as they are', async () => {
    const number = aNumber();
    await create(number);
    await run();
    await jobs().done();
    const change = (statement: string) => expect(api.asOwner(statement)).rejects.toThrow('is not allowed');
    await change(`update vat_checks set outcome = 'INVALID' where vat_number = '${number}'`);
    await change(`delete from vat_checks where vat_number = '${number}'`);
  });

  test('are told to open pages', async () => {
    const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await openEvents(url, accounting.headers);
    await create(aNumber());
    await run();
    await until(() => stream.topics.includes('vat-checks'));
  });
});

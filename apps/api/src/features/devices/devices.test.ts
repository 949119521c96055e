import { DEVICE_TICKET_ISSUE_PREFIX } from '@gastspiel/domain/devices/device-failures.ts';
import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { describe, expect, test } from 'vitest';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const ISSUE = 'mutation ($force: Boolean!) { issueDeviceAccessTicket(force: $force) { ticket } }';
const CLEAR = 'mutation { clearDeviceAccessTicket }';
/** Any operation that needs a ticket. */
const REGISTER = 'mutation { registerMobilePush(token: "phone") }';

const api = await aTestApi();
const tenantId = await api.aTenant();

const aWorker = () => api.aUser({ tenantId, role: 'TARGET_USER' });
const withTicket = (user: TestUser, ticket: string) => ({ ...user.headers, [DEVICE_TICKET.header]: ticket });
const withoutTicket = ({ headers: { authorization = '' } }: TestUser) => ({ authorization });

/** A person who has not used any device yet. */
async function aNewcomer(): Promise<TestUser> {
  const user = await aWorker();
  await api.call(CLEAR, {}, user.headers);
  return { ...user, headers: withoutTicket(user) };
}

const issue = async (user: TestUser, force: boolean, headers = user.headers): Promise<string> => {
  const { data } = await api.call(ISSUE, { force }, headers);
  return data.issueDeviceAccessTicket.ticket;
};
const works = async (user: TestUser, ticket: string): Promise<boolean> =>
  (await api.call(REGISTER, {}, withTicket(user, ticket))).status === 200;

describe('the device access ticket', () => {
  test('is 256 random bits, and only its hash is stored', async () => {
    const user = await aNewcomer();
    const ticket = await issue(user, false);
    expect(Buffer.from(ticket, 'base64url')).toHaveLength(32);
    expect(await works(user, ticket)).toBe(true);
    const stored = await api.asOwner<{ row: string }>('select t::text as row from directory.device_tickets t');
    expect(stored.some(({ row }) => row.includes(ticket))).toBe(false);
    const audited = await api.asOwner<{ row: string }>('select p::text as row from audit_payloads p');
    expect(audited.some(({ row }) => row.includes(ticket))).toBe(false);
  });

  test('of another device stands without force, and the sentence begins as the browser expects', async () => {
    const user = await aNewcomer();
    const first = await issue(user, false);
    const { errors } = await api.call(ISSUE, { force: false }, user.headers);
    expect(errors[0]?.message.startsWith(DEVICE_TICKET_ISSUE_PREFIX)).toBe(true);
    expect(errors[0]?.extensions['classification']).toBe('BAD_REQUEST');
    expect(await works(user, first)).toBe(true);
  });

  test('of another device dies at once with force', async () => {
    const user = await aNewcomer();
    const first = await issue(user, false);
    const second = await issue(user, true);
    expect(await works(user, first)).toBe(false);
    expect(await works(user, second)).toBe(true);
  });

  test('of the same device is replaced without force', async () => {
    const user = await aNewcomer();
    const first = await issue(user, false);
    const second = await issue(user, false, withTicket(user, first));
    expect(await works(user, second)).toBe(true);
  });

  test('fifty forced issues at once leave exactly one valid', async () => {
    const user = await aNewcomer();
    const tickets = await Promise.all(Array.from({ length: 50 }, () => issue(user, true)));
    expect(new Set(tickets).size).toBe(50);
    const valid = [];
    for (const ticket of tickets) if (await works(user, ticket)) valid.push(ticket);
    expect(valid).toHaveLength(1);
  });

  test('fifty first issues at once without force: one wins, the others are told', async () => {
    const user = await aNewcomer();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => api.call(ISSUE, { force: false }, user.headers)),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors[0]?.message.startsWith(DEVICE_TICKET_ISSUE_PREFIX))).toHaveLength(49);
  });

  test('lapses when it was not used for 30 days, and a day of use renews it', async () => {
    const user = await aWorker();
    const lastUsed = (interval: string) =>
      api.asOwner(`update directory.device_tickets set last_used_at = now() - $2::interval where user_id = $1`, [
        user.id,
        interval,
      ]);
    await lastUsed('29 days');
    expect((await api.call(REGISTER, {}, user.headers)).status).toBe(200);
    const [row] = await api.asOwner<{ fresh: boolean }>(
      `select last_used_at > now() - interval '1 minute' as fresh from directory.device_tickets where user_id = $1`,
      [user.id],
    );
    expect(row?.fresh).toBe(true);
    await lastUsed('30 days');
    expect((await api.call(REGISTER, {}, user.headers)).status).toBe(420);
    expect((await api.call(ISSUE, { force: false }, withoutTicket(user))).errors).toEqual([]);
  });

  test('is cleared by its own device only', async () => {
    const user = await aNewcomer();
    const ticket = await issue(user, false);
    expect((await api.call(CLEAR, {}, withTicket(user, 'another'))).data.clearDeviceAccessTicket).toBe(false);
    expect(await works(user, ticket)).toBe(true);
    expect((await api.call(CLEAR, {}, withTicket(user, ticket))).data.clearDeviceAccessTicket).toBe(true);
    expect(await works(user, ticket)).toBe(false);
  });

  test('missing for one field refuses the whole request with HTTP 420', async () => {
    const user = await aNewcomer();
    const { status, data, errors } = await api.call(
      'mutation { clearDeviceAccessTicket registerMobilePush(token: "phone") }',
      {},
      user.headers,
    );
    expect(status).toBe(420);
    expect(data).toBeNull();
    expect(errors[0]?.message).toBe('Device Access Ticket invalid');
    const tokens = await api.asOwner('select 1 from push_tokens where user_id = $1', [user.id]);
    expect(tokens).toEqual([]);
  });
});

describe('push registration', () => {
  test('a phone belongs to the person who registered it last', async () => {
    const [first, second] = [await aWorker(), await aWorker()];
    const register = (user: TestUser) => api.call('mutation { registerMobilePush(token: "T") }', {}, user.headers);
    await register(first);
    await register(second);
    const rows = await api.asOwner<{ user_id: string }>(`select user_id from push_tokens where token = 'T'`);
    expect(rows).toEqual([{ user_id: second.id }]);
    const unregister = await api.call('mutation { unregisterMobilePush(token: "T") }', {}, first.headers);
    expect(unregister.data.unregisterMobilePush).toBe(false);
  });

  test('an empty token is told at the field', async () => {
    const user = await aWorker();
    const { errors } = await api.call('mutation { registerMobilePush(token: "") }', {}, user.headers);
    expect(errors[0]?.extensions).toMatchObject({
      classification: 'BAD_REQUEST',
      fields: { token: 'Das Token fehlt.' },
    });
  });

  test('a system administrator who acts in another tenant registers in their own', async () => {
    const admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
    const other = await api.aTenant({ name: 'Alpen Service Crew' });
    const { errors } = await api.call(REGISTER, {}, { ...admin.headers, 'x-tenant-id': other });
    expect(errors).toEqual([]);
    const rows = await api.asOwner('select tenant_id from push_tokens where user_id = $1', [admin.id]);
    expect(rows).toEqual([{ tenant_id: tenantId }]);
  });
});

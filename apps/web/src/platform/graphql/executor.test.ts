import { expect, it, vi } from 'vitest';
import { writeDocument } from './document.ts';
import { createExecutor } from './executor.ts';
import type { TypedDocument } from './graphql.ts';

const Version: TypedDocument<unknown, object> = writeDocument('query Version { currentVersion { value } }');
const Clear: TypedDocument<unknown, object> = writeDocument('mutation Clear { clearDeviceAccessTicket }');

const data = { status: 200, body: { data: { currentVersion: { value: '1' } } } };
const unauthorized = {
  status: 200,
  body: { errors: [{ message: 'Bitte zuerst anmelden.', extensions: { classification: 'UNAUTHORIZED' } }] },
};
const ticketInvalid = { status: 420, body: {} };

/** An executor in front of a server that gives these answers one after the other. */
function setUp(...answers: { status: number; body: unknown }[]) {
  const requests: { body: string; headers: Record<string, string> }[] = [];
  const ports = {
    fetch: vi.fn(async (_url, init) => {
      requests.push(init);
      const answer = answers.shift() ?? data;
      return new Response(JSON.stringify(answer.body), { status: answer.status });
    }),
    platform: 'web-app' as const,
    tenantId: vi.fn<() => string | undefined>(),
    getAccessToken: async () => 'token-1',
    renewAccessToken: vi.fn(async () => 'token-2'),
    startFreshLogin: vi.fn(),
    tickets: { read: vi.fn<() => string | null>(() => 't-1'), refuse: vi.fn<() => string | null>(() => null) },
    showDeviceInUse: vi.fn(),
    warn: vi.fn(),
  };
  return { ...createExecutor(ports), ports, requests };
}

it('sends query, token, platform and ticket', async () => {
  const { execute, requests } = setUp(data);
  await expect(execute(Version, {})).resolves.toEqual({ currentVersion: { value: '1' } });
  expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ query: expect.stringContaining('currentVersion') });
  expect(requests[0]?.headers).toEqual({
    'content-type': 'application/json',
    authorization: 'Bearer token-1',
    'x-platform': 'web-app',
    'x-device-access-ticket': 't-1',
  });
});

it('names the chosen tenant', async () => {
  const { execute, ports, requests } = setUp(data);
  ports.tenantId.mockReturnValue('tenant-7');
  await execute(Version, {});
  expect(requests[0]?.headers['x-tenant-id']).toBe('tenant-7');
});

it('renews the token once and sends a mutation again under the same key', async () => {
  const { mutate, requests } = setUp(unauthorized, { status: 200, body: { data: { clearDeviceAccessTicket: true } } });
  await mutate(Clear, {}, 'key-1');
  const [first, second] = requests.map(({ headers }) => headers);
  expect(second?.['authorization']).toBe('Bearer token-2');
  expect([first?.['idempotency-key'], second?.['idempotency-key']]).toEqual(['key-1', 'key-1']);
});

it('asks for a fresh login when the renewed token is refused too', async () => {
  const { execute, ports } = setUp(unauthorized, unauthorized);
  await expect(execute(Version, {})).rejects.toMatchObject({ classification: 'UNAUTHORIZED' });
  expect(ports.startFreshLogin).toHaveBeenCalledOnce();
});

it('shows the device in use when the ticket is refused', async () => {
  const { execute, ports } = setUp(ticketInvalid);
  await expect(execute(Version, {})).rejects.toThrow('Device Access Ticket invalid');
  expect(ports.showDeviceInUse).toHaveBeenCalledOnce();
});

it("repeats a query with another tab's newer ticket", async () => {
  const { execute, ports, requests } = setUp(ticketInvalid, data);
  ports.tickets.read.mockReturnValueOnce('t-1').mockReturnValue('t-2');
  ports.tickets.refuse.mockReturnValue('t-2');
  await execute(Version, {});
  expect(requests[1]?.headers['x-device-access-ticket']).toBe('t-2');
  expect(ports.showDeviceInUse).not.toHaveBeenCalled();
});

it('does not repeat a mutation with a newer ticket', async () => {
  const { mutate, ports, requests } = setUp(ticketInvalid);
  ports.tickets.refuse.mockReturnValue('t-2');
  await expect(mutate(Clear, {}, 'key-1')).rejects.toThrow('Device Access Ticket invalid');
  expect(requests).toHaveLength(1);
});

it('lets a query that was called off end as called off', async () => {
  const { execute, ports } = setUp();
  ports.fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(execute(Version, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  await expect(execute(Version, {})).rejects.toMatchObject({ classification: 'UNREACHABLE' });
});

it('takes mutations as commands only, and queries otherwise', async () => {
  const { execute, mutate, requests } = setUp();
  await expect(execute(Clear, {})).rejects.toThrow('commands');
  await expect(mutate(Version, {}, 'key-1')).rejects.toThrow('commands');
  expect(requests).toEqual([]);
});

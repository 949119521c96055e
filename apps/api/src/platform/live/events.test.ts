import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { DEVICE_TICKET } from '@gastspiel/domain/devices/device-ticket.ts';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { type OpenEvents, openEvents } from '#app/testing/open-events.ts';
import { startServerProcess } from '#app/testing/server-process.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { signToken } from '#app/testing/test-issuer.ts';
import { until } from '#app/testing/until.ts';

const api = await aTestApi();
const url = await api.app.listen({ port: 0, host: '127.0.0.1' });
let tenantId: string;
let dispatcher: TestUser;
let anna: TestUser;
let gala: string;
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  anna = await aWorker(api, dispatcher);
  gala = await anAppointment(api, dispatcher);
});

const offerTo = (worker: TestUser, appointmentId = gala) =>
  api.call(
    'mutation ($a: String!, $w: String!) { createOffer(appointmentId: $a, targetUserId: $w) { offerId } }',
    { a: appointmentId, w: worker.id },
    dispatcher.headers,
  );
const announce = (topic: string, to: { staff: boolean; people?: readonly string[] }) =>
  api.asOwner(`select live.announce($1::uuid, $2::text[], $3::uuid[], $4::text[])`, [
    tenantId,
    to.staff ? [topic] : [],
    to.people ?? [],
    [topic],
  ]);
/** The stream of somebody of the tenant, once everything that was told before has gone by. */
const follow = async (person: TestUser) => {
  const stream = await openEvents(url, person.headers);
  const marker = randomUUID();
  await announce(marker, { staff: person === dispatcher, people: [person.id] });
  await until(() => stream.topics.includes(marker));
  stream.forget();
  return stream;
};
const metric = async () => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/gastspiel_live_streams (\d+)/.exec(metrics)?.[1]);
};

describe('a change is told', () => {
  test('to staff of the tenant and to the worker concerned, as what to fetch again', async () => {
    const berta = await aWorker(api, dispatcher, { firstName: 'Berta' });
    const elsewhere = await api.aUser({ tenantId: await api.aTenant({ name: 'Fremd' }), role: 'SYSTEM_ADMIN' });
    const foreign = await openEvents(url, elsewhere.headers);
    const [staff, hers, others] = [await follow(dispatcher), await follow(anna), await follow(berta)];
    expect(staff.contentType).toBe('text/event-stream');
    expect((await offerTo(anna)).errors).toEqual([]);
    await until(() => staff.topics.length >= 2 && hers.topics.length >= 1);
    expect(staff.topics).toEqual(['appointments', `appointment-offers:${gala}`]);
    expect(hers.topics).toEqual(['own-offers']);
    // Bertas own change comes after it on the same way, so that by then Annas would have come too.
    await offerTo(berta);
    await until(() => others.topics.length >= 1);
    expect([hers.topics.length, foreign.topics]).toEqual([1, []]);
  });

  test('of an appointment also to the workers who have an offer', async () => {
    await offerTo(anna);
    const hers = await follow(anna);
    await api.asOwner(`update appointments set notes = 'Bitte pünktlich.' where id = $1`, [gala]);
    await until(() => hers.topics.length >= 1);
    await api.asOwner('delete from appointments where id = $1', [gala]);
    await until(() => hers.topics.length > 1);
    expect(new Set(hers.topics)).toEqual(new Set(['own-offers']));
  });

  test.each([
    [
      'somebody is absent',
      `insert into absences (tenant_id, user_id, starts_at, ends_at, is_whole_days, created_by, created_by_name)
       select tenant_id, id, now(), now() + interval '1 day', true, id, 'Anna' from users where id = $1`,
    ],
    ['no mail reaches somebody', 'update users set is_email_refused = true where id = $1'],
    ['somebody waits to be released', `update users set state = 'ONBOARDING' where id = $1`],
    [
      'somebody joins',
      `insert into users (tenant_id, role, state, first_name, last_name, contact_email)
       select tenant_id, role, 'ONBOARDING', 'Neu', 'Hier', '' from users where id = $1`,
    ],
  ])('to the office alone, for its home: %s', async (_what, statement) => {
    const [staff, hers] = [await follow(dispatcher), await follow(anna)];
    await api.asOwner(statement, [anna.id]);
    await until(() => staff.topics.length >= 1);
    expect([staff.topics, hers.topics]).toEqual([['home'], []]);
  });

  test('to the home also that a booking is kept, and that an absence is another or gone', async () => {
    const absence = `insert into absences (tenant_id, user_id, starts_at, ends_at, is_whole_days, created_by, created_by_name)
      select tenant_id, id, now(), now() + interval '1 day', true, id, 'Anna' from users where id = $1`;
    await api.asOwner(absence, [anna.id]);
    await offerTo(anna);
    for (const statement of [
      `insert into kept_bookings (tenant_id, offer_id, absence_id, kept_at, kept_by_name)
       select tenant_id, o.id, b.id, now(), 'x' from offers o join absences b using (tenant_id, user_id) where user_id = $1`,
      `update absences set ends_at = ends_at + interval '1 day' where user_id = $1`,
      'delete from absences where user_id = $1',
    ]) {
      const staff = await follow(dispatcher);
      await api.asOwner(statement, [anna.id]);
      await until(() => staff.topics.length >= 1);
      expect(staff.topics).toEqual(['home']);
    }
  });

  test('of hundreds of offers at once in parts that fit, to each of them', async () => {
    const [last] = await api.asOwner<{ id: string }>(
      `with person as (insert into users (tenant_id, role, state, first_name, last_name, contact_email)
         select $1, 'TARGET_USER', 'ACTIVE', 'Crew', 'Mitglied', '' from generate_series(1, 400) returning tenant_id, id)
       insert into target_users (tenant_id, user_id) select tenant_id, id from person returning user_id as id`,
      [tenantId],
    );
    const [hers, staff] = [await follow(anna), await follow(dispatcher)];
    await api.asOwner(
      `insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
       select a.tenant_id, a.id, w.user_id, a.starts_at, a.ends_at, 'CONTACTED'
       from appointments a join target_users w on w.tenant_id = a.tenant_id where a.id = $1`,
      [gala],
    );
    await until(() => hers.topics.length >= 1);
    // Seventy fit into a part, and two parts into a notification.
    await until(() => staff.events.length === Math.ceil(401 / 140));
    expect(last?.id).toBeTruthy();
  });

  test('not when it is undone', async () => {
    const staff = await follow(dispatcher);
    const undone = api.database.withTenant(tenantId, async (db) => {
      await db.deleteFrom('appointments').where('tenant_id', '=', tenantId).where('id', '=', gala).execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await announce('later', { staff: true });
    await until(() => staff.topics.length > 0);
    expect(staff.topics).toEqual(['later']);
  });

  test('to a system administrator in the tenant they act in', async () => {
    const admin = await api.aUser({ tenantId: await api.aTenant({ name: 'Zentrale' }), role: 'SYSTEM_ADMIN' });
    const theirs = await openEvents(url, { ...admin.headers, 'x-tenant-id': tenantId });
    await offerTo(anna);
    await until(() => theirs.topics.includes(`appointment-offers:${gala}`));
  });

  test('by every process, whichever made it', async () => {
    const settings = { DATABASE_URL: api.ownerUrl, DATABASE_APP_URL: api.appUrl, DATABASE_JOBS_URL: api.jobsUrl };
    const other = await startServerProcess({ ...settings, JOBS: 'off' });
    try {
      const theirs = await openEvents(other.url, dispatcher.headers);
      expect(theirs.status).toBe(200);
      await offerTo(anna);
      await until(() => theirs.topics.includes(`appointment-offers:${gala}`));
      expect(await other.end('SIGTERM')).toBe(0);
      await until(theirs.isClosed);
    } finally {
      if (other.child.exitCode === null) await other.end('SIGKILL');
    }
  });
});

describe('a stream', () => {
  const refusal = async (headers: Record<string, string>) => {
    const { status, body } = await openEvents(url, headers);
    return [status, JSON.parse(body()).errors[0].extensions.code];
  };

  test('is refused as everything else is: token, ticket, state, tenant', async () => {
    const { authorization = '' } = dispatcher.headers;
    const blocked = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER', state: 'BLOCKED' });
    const stranger = await signToken(inject('issuer'), { subject: 'nobody' });
    expect(await refusal({})).toEqual([401, 'general.notSignedIn']);
    expect(await refusal({ authorization })).toEqual([420, 'devices.ticketInvalid']);
    expect(await refusal({ authorization: `Bearer ${stranger}` })).toEqual([420, 'devices.ticketInvalid']);
    expect(await refusal(blocked.headers)).toEqual([403, 'general.stateForbids']);
    const foreign = await api.aTenant({ name: 'Fremd' });
    expect(await refusal({ ...dispatcher.headers, 'x-tenant-id': foreign })).toEqual([403, 'general.foreignTenant']);
    const bare = await signToken(inject('issuer'), { subject: dispatcher.subject });
    expect(await refusal({ ...dispatcher.headers, authorization: `Bearer ${bare}` })).toEqual([
      403,
      'general.notAllowed',
    ]);
  });

  test.each([
    ['is blocked', () => api.asOwner(`update users set state = 'BLOCKED' where id = $1`, [dispatcher.id])],
    [
      'has another role',
      () => api.asOwner(`update users set role = 'TENANT_USER_ACCOUNTING' where id = $1`, [dispatcher.id]),
    ],
    ['has left', () => api.asOwner('delete from users where id = $1', [dispatcher.id])],
    [
      'has no agency any more',
      () => api.asOwner('update directory.tenants set deleted_at = now() where id = $1', [tenantId]),
    ],
    [
      'works on another device now',
      () => api.call('mutation { issueDeviceAccessTicket(force: true) { ticket } }', {}, withoutTicket(dispatcher)),
    ],
    ['has signed out', () => api.call('mutation { clearDeviceAccessTicket }', {}, dispatcher.headers)],
  ])('is closed at once when the person %s', async (_what, change) => {
    const others = await api.aUser({ tenantId: await api.aTenant({ name: 'Fremd' }), role: 'SYSTEM_ADMIN' });
    const [theirs, another] = [await openEvents(url, dispatcher.headers), await openEvents(url, others.headers)];
    await change();
    await until(theirs.isClosed);
    expect(another.isClosed()).toBe(false);
  });
  const withoutTicket = ({ headers }: TestUser) => {
    const { [DEVICE_TICKET.header]: _ticket, ...others } = headers;
    return others;
  };

  test('ends with its token', async () => {
    const scopes = ['read:offers'];
    const token = await signToken(inject('issuer'), { subject: dispatcher.subject, scopes, expiresInSeconds: 2 });
    const theirs = await openEvents(url, { ...dispatcher.headers, authorization: `Bearer ${token}` });
    expect(theirs.status).toBe(200);
    await until(theirs.isClosed);
  });

  test('makes way when somebody opens too many', async () => {
    const open: OpenEvents[] = [];
    for (let i = 0; i < 9; i += 1) open.push(await openEvents(url, dispatcher.headers));
    await until(() => open[0]?.isClosed() ?? false);
    expect(open.slice(1).map(({ isClosed }) => isClosed())).toEqual(Array(8).fill(false));
  });

  test('is counted, and forgotten when its reader goes', async () => {
    await until(async () => (await metric()) === 0);
    const over = new AbortController();
    const { headers } = await fetch(`${url}/events`, { headers: dispatcher.headers, signal: over.signal });
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=/);
    await until(async () => (await metric()) === 1);
    over.abort();
    await until(async () => (await metric()) === 0);
  });

  test('whose reader does not read is dropped', async () => {
    await until(async () => (await metric()) === 0);
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const lines = Object.entries(dispatcher.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`GET /events HTTP/1.1\r\nhost: test\r\n${lines.join('')}\r\n`);
    await until(async () => (await metric()) === 1);
    socket.pause();
    // Long topics fill what the system keeps for the reader, and then what the server allows.
    const topic = 'x'.repeat(7000);
    await until(async () => {
      await api.asOwner(
        `select live.announce($1::uuid, array[i || $2::text], '{}', '{}') from generate_series(1, 500) i`,
        [tenantId, topic],
      );
      return (await metric()) === 0;
    });
    socket.destroy();
  });

  test('fetches everything again when the server had lost the database', async () => {
    const theirs = await openEvents(url, dispatcher.headers);
    const hers = await openEvents(url, anna.headers);
    await api.asOwner(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'gastspiel live' and datname = current_database()`,
    );
    await until(() => theirs.events.includes('refetch') && hers.events.includes('refetch'));
    await offerTo(anna);
    await until(() => hers.topics.includes('own-offers'));
    expect(theirs.isClosed()).toBe(false);
  });
});

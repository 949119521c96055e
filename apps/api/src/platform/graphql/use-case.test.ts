import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { meanwhile, renameUserSchema } from '#app/testing/rename-user.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { SCHEMA_PARTS } from '#features/schema.ts';
import { sweepIdempotencyKeys } from '#platform/graphql/idempotency.ts';

const RENAME = `mutation ($id: String!, $version: Int!, $firstName: String!) {
  renameUser(id: $id, version: $version, firstName: $firstName) }`;

const api = await aTestApi({ schemaParts: [...SCHEMA_PARTS, renameUserSchema] });
const tenantId = await api.aTenant();
const otherTenantId = await api.aTenant({ name: 'Alpen Service Crew' });
const admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
let colleague: TestUser;
beforeEach(async () => {
  colleague = await api.aUser({ tenantId, role: 'TARGET_USER' });
});

const rename = (version: number, firstName: string, headers: Record<string, string> = {}, id = colleague.id) =>
  api.call(RENAME, { id, version, firstName }, { ...admin.headers, ...headers });
const auditOf = (id: string) =>
  api.asOwner<{ action: string; actor_user_id: string; before: unknown; after: unknown }>(
    `select r.action, r.actor_user_id, p.before, p.after from audit_records r
     join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
     where r.entity_id = $1 and r.action = 'tenant-users.write' order by r.at`,
    [id],
  );

describe('the audit log', () => {
  test('says who changed what, before and after', async () => {
    await rename(1, 'Berta');
    expect(await auditOf(colleague.id)).toEqual([
      {
        action: 'tenant-users.write',
        actor_user_id: admin.id,
        before: { version: 1 },
        after: { firstName: 'Berta', version: 2 },
      },
    ]);
  });

  test.each([
    'update audit_records set action = $$x$$',
    'delete from audit_records',
    'truncate audit_records cascade',
    'update audit_payloads set after = null',
    'delete from audit_payloads',
    'truncate audit_payloads',
  ])('refuses even its owner: %s', async (statement) => {
    await expect(api.asOwner(statement)).rejects.toThrow(/is not allowed/);
  });

  test('can not be changed by the server either', async () => {
    const { sql } = await import('kysely');
    const attempt = api.database.withTenant(tenantId, (db) => sql`delete from audit_records`.execute(db));
    await expect(attempt).rejects.toThrow(/permission denied/);
  });
});

describe('a failing mutation', () => {
  test('leaves nothing behind, and tells its cause to nobody', async () => {
    const { status, errors, data } = await rename(1, 'KAPUTT');
    expect(status).toBe(200);
    expect(data).toBeNull();
    expect(errors).toEqual([
      {
        message: 'Etwas ist schiefgelaufen.',
        path: ['renameUser'],
        extensions: {
          code: 'general.internal',
          classification: 'INTERNAL_ERROR',
          requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        },
      },
    ]);
    expect(await auditOf(colleague.id)).toEqual([]);
    expect((await rename(1, 'Berta')).data).toEqual({ renameUser: 2 });
  });

  test('tells each wrong field', async () => {
    const { errors } = await api.call(RENAME, { id: 'x', version: 1, firstName: '' }, admin.headers);
    expect(errors[0]?.extensions).toMatchObject({
      classification: 'BAD_REQUEST',
      fields: { id: 'Keine gültige Kennung.', firstName: 'Der Vorname fehlt.' },
    });
  });

  test('with a variable of the wrong type is a bad request too', async () => {
    const { status, errors } = await api.call(RENAME, { id: 'x', version: 'eins', firstName: 'x' }, admin.headers);
    expect(status).toBe(400);
    expect(errors[0]?.extensions['classification']).toBe('BAD_REQUEST');
  });
});

describe('the machine', () => {
  test('runs a transaction again that got in another one’s way', async () => {
    expect((await rename(1, 'KONFLIKT')).data).toEqual({ renameUser: 2 });
    expect(await auditOf(colleague.id)).toHaveLength(1);
  });

  test.each([
    ['left no audit record', 'forgetful'],
    ['would keep more than ids for a repeated request', 'talkative'],
  ])('undoes a change that %s', async (_, field) => {
    const { errors } = await api.call(
      `mutation ($id: String!) { ${field}(id: $id) }`,
      { id: colleague.id },
      admin.headers,
    );
    expect(errors[0]?.extensions['classification']).toBe('INTERNAL_ERROR');
    const [row] = await api.asOwner<{ first_name: string }>('select first_name from users where id = $1', [
      colleague.id,
    ]);
    expect(row?.first_name).toBe('Anna');
  });

  test('asks for the ticket again in the transaction: a device that is replaced meanwhile changes nothing', async () => {
    const replaced = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
    meanwhile.act = async () => {
      await api.asOwner('delete from directory.device_tickets where user_id = $1', [replaced.id]);
    };
    const { errors } = await api.call('mutation { slowly }', {}, replaced.headers);
    expect(errors[0]?.message).toBe('Device Access Ticket invalid');
  });

  test('tells nobody a value that does not fit the schema, compiled or not', async () => {
    for (let i = 0; i < 3; i += 1) {
      const { status, errors } = await api.call('{ misfit }', {}, admin.headers);
      expect([status, errors[0]?.message]).toEqual([200, 'Etwas ist schiefgelaufen.']);
    }
  });

  test('hands the keys for sealed fields to use cases, which open in their own tenant alone', async () => {
    const { data } = await api.call('mutation { sealNote(note: "1237 010180") }', {}, admin.headers);
    const open = (headers: Record<string, string>) =>
      api.call('query ($sealed: String!) { openNote(sealed: $sealed) }', { sealed: data.sealNote }, headers);
    expect((await open(admin.headers)).data).toEqual({ openNote: '1237 010180' });
    const { errors } = await open({ ...admin.headers, 'x-tenant-id': otherTenantId });
    expect(errors[0]?.message).toBe('Etwas ist schiefgelaufen.');
  });

  test('keeps no connection when one field fails while others are still at work', async () => {
    const failing = (i: number) => `{ availableCountries(displayLanguage: "!") { code }
      tenantInformation { tenantTheme { logoWideBase64 } targetUserPools { id } } } # ${i}`;
    await Promise.all(Array.from({ length: 30 }, (_, i) => api.call(failing(i), {}, admin.headers)));
    await until(() => api.database.stats.idle === api.database.stats.total);
    expect(api.database.stats.waiting).toBe(0);
  });
});

describe('the version of an entity', () => {
  test('of two people who edit the same one, the second is told', async () => {
    expect((await rename(1, 'Berta')).data).toEqual({ renameUser: 2 });
    const { errors } = await rename(1, 'Cäcilia');
    expect(errors[0]).toMatchObject({
      message: 'Die Daten wurden inzwischen geändert',
      extensions: { classification: 'BAD_REQUEST' },
    });
  });

  test('eight edits at once: exactly one wins', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => rename(1, `Name ${i}`)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await auditOf(colleague.id)).toHaveLength(1);
  });

  test('an entity that does not exist, and one of another tenant, are the same: not found', async () => {
    const stranger = await api.aUser({ tenantId: otherTenantId, role: 'TARGET_USER' });
    for (const id of [randomUUID(), stranger.id]) {
      const { errors } = await rename(1, 'Berta', {}, id);
      expect(errors[0]?.extensions['classification']).toBe('NOT_FOUND');
    }
  });
});

describe('an idempotency key', () => {
  const key = () => ({ 'idempotency-key': randomUUID() });

  test('answers the first answer again, and the change happens once', async () => {
    const headers = key();
    const first = await rename(1, 'Berta', headers);
    const second = await rename(1, 'Berta', headers);
    expect(second.data).toEqual(first.data);
    expect(second.errors).toEqual([]);
    expect(await auditOf(colleague.id)).toHaveLength(1);
  });

  test('eight at once with one key: one change, eight same answers', async () => {
    const headers = key();
    const answers = await Promise.all(Array.from({ length: 8 }, () => rename(1, 'Berta', headers)));
    expect(answers.map(({ data }) => data)).toEqual(Array.from({ length: 8 }, () => ({ renameUser: 2 })));
    expect(await auditOf(colleague.id)).toHaveLength(1);
  });

  test('with another request is refused', async () => {
    const headers = key();
    await rename(1, 'Berta', headers);
    const { errors } = await rename(2, 'Cäcilia', headers);
    expect(errors[0]?.message).toBe('Dieser Vorgang wurde bereits mit anderen Angaben gesendet.');
  });

  test('of another person is another key, with an answer of its own', async () => {
    const headers = key();
    const second = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
    for (const _time of ['first', 'again']) {
      expect((await rename(1, 'Berta', headers)).data).toEqual({ renameUser: 2 });
      const { data } = await rename(2, 'Cäcilia', { ...second.headers, ...headers });
      expect(data).toEqual({ renameUser: 3 });
    }
  });

  test('is not used up by a failure', async () => {
    const headers = key();
    await rename(1, 'KAPUTT', headers);
    const { data } = await rename(1, 'Berta', headers);
    // The request differs from the failed one, which was never stored.
    expect(data).toEqual({ renameUser: 2 });
  });

  test('that is too long is refused, and not cut to somebody else’s', async () => {
    const { status } = await rename(1, 'Berta', { 'idempotency-key': 'x'.repeat(129) });
    expect(status).toBe(400);
  });

  test('means one request, also when its fields are called otherwise', async () => {
    const headers = key();
    await rename(1, 'Berta', headers);
    const aliased = RENAME.replace('renameUser(', 'other: renameUser(');
    const variables = { id: colleague.id, version: 2, firstName: 'Cäcilia' };
    const { errors } = await api.call(aliased, variables, { ...admin.headers, ...headers });
    expect(errors[0]?.message).toBe('Dieser Vorgang wurde bereits mit anderen Angaben gesendet.');
  });

  test('is swept away after a day, and not before', async () => {
    const [young, old] = [key(), key()];
    await rename(1, 'Berta', young);
    await rename(2, 'Cäcilia', old);
    await api.asOwner(`update idempotency_keys set created_at = now() - interval '25 hours' where key = $1`, [
      old['idempotency-key'],
    ]);
    await sweepIdempotencyKeys.run(api.database);
    const left = await api.asOwner<{ key: string }>('select key from idempotency_keys where key = any($1)', [
      [young, old].map((h) => h['idempotency-key']),
    ]);
    expect(left).toEqual([{ key: young['idempotency-key'] }]);
  });

  test('answers the same for a day', async () => {
    const headers = key();
    await rename(1, 'Berta', headers);
    await api.asOwner(`update idempotency_keys set created_at = now() - interval '23 hours' where key = $1`, [
      headers['idempotency-key'],
    ]);
    expect((await rename(1, 'Berta', headers)).data).toEqual({ renameUser: 2 });
  });

  test('is forgotten after a day', async () => {
    const headers = key();
    await rename(1, 'Berta', headers);
    await api.asOwner(`update idempotency_keys set created_at = now() - interval '25 hours' where key = $1`, [
      headers['idempotency-key'],
    ]);
    expect((await rename(2, 'Cäcilia', headers)).data).toEqual({ renameUser: 3 });
    const repeated = await rename(2, 'Cäcilia', headers);
    expect(repeated.data, 'and then good for another day').toEqual({ renameUser: 3 });
  });
});

describe('row-level security', () => {
  const NAME = 'query ($id: String!) { nameOfUser(id: $id) }';

  test('refuses another tenant’s row to a query that forgot its predicate', async () => {
    const stranger = await api.aUser({ tenantId: otherTenantId, role: 'TARGET_USER' });
    expect((await api.call(NAME, { id: colleague.id }, admin.headers)).data).toEqual({ nameOfUser: 'Anna' });
    expect((await api.call(NAME, { id: stranger.id }, admin.headers)).data).toEqual({ nameOfUser: null });
    const there = { ...admin.headers, 'x-tenant-id': otherTenantId };
    expect((await api.call(NAME, { id: stranger.id }, there)).data).toEqual({ nameOfUser: 'Anna' });
  });

  test('refuses to write into another tenant', async () => {
    const { sql } = await import('kysely');
    const attempt = api.database.withTenant(tenantId, (db) =>
      sql`insert into users (tenant_id, role, state, first_name, last_name, contact_email)
          values (${otherTenantId}, 'TARGET_USER', 'ACTIVE', 'A', 'B', 'c')`.execute(db),
    );
    await expect(attempt).rejects.toThrow(/row-level security/);
  });

  test('shows nothing at all to a transaction without a tenant', async () => {
    const { sql } = await import('kysely');
    const rows = await api.database.withoutTenant((db) => sql`select 1 from users`.execute(db));
    expect(rows.rows).toEqual([]);
  });
});

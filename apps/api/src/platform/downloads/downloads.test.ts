import { refusalOf } from '@gastspiel/domain/permissions/decide.ts';
import { ROLES } from '@gastspiel/domain/permissions/roles.ts';
import { SCOPES } from '@gastspiel/domain/permissions/scopes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renameUserSchema } from '#app/testing/rename-user.ts';
import { startTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';
import { TEST_DOWNLOADS } from '#app/testing/test-downloads.ts';
import { until } from '#app/testing/until.ts';
import { downloadsSchema } from '#platform/downloads/downloads.graphql.ts';
import { sweepDownloads } from '#platform/downloads/downloads.sql.ts';
import { buildSchema, rootFields } from '#platform/graphql/build-schema.ts';

const CREATE = 'mutation ($input: DownloadInput!) { createDownload(input: $input) { url } }';
const PEOPLE = { peopleCsv: { copies: 1 } };
const schemaParts = [renameUserSchema, downloadsSchema(TEST_DOWNLOADS)];

let api: TestApi;
let address: string;
let tenantId: string;
let care: TestUser;
beforeAll(async () => {
  api = await startTestApi({ schemaParts, downloads: TEST_DOWNLOADS });
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.close());
beforeEach(async () => {
  tenantId = await api.aTenant();
  care = await api.aUser({ tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
});

const create = (input: object, headers = care.headers) => api.call(CREATE, { input }, headers);
const urlOf = async (input: object = PEOPLE, headers = care.headers): Promise<string> =>
  (await create(input, headers)).data.createDownload.url;
const get = (url: string) => fetch(`${address}${url}`);
const connectionsAreBack = () => until(() => api.database.stats.idle === api.database.stats.total);

describe('a download', () => {
  test('comes as a file that is stored nowhere', async () => {
    const answer = await get(await urlOf());
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="Ubersicht.csv"; filename*=UTF-8''%C3%9Cbersicht.csv`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.toString()).toBe('\ufeffFamilienname;Nr.;Notiz\r\nPichler;1;geheim\r\n');
  });

  test('of more rows than are fetched at once is whole', async () => {
    const text = await (await get(await urlOf({ peopleCsv: { copies: 9999 } }))).text();
    const lines = text.split('\r\n');
    expect([lines.length, lines.at(-2)]).toEqual([10_001, 'Pichler;9999;geheim']);
    await connectionsAreBack();
  });

  test('of a system administrator who acts in another tenant is that tenant’s', async () => {
    const admin = await api.aUser({ tenantId: await api.aTenant(), role: 'SYSTEM_ADMIN' });
    const url = await urlOf({ peopleCsv: { copies: 1 } }, { ...admin.headers, 'x-tenant-id': tenantId });
    expect((await (await get(url)).text()).match(/Pichler/g)).toHaveLength(1);
  });

  test('leaves an audit record where it concerns somebody', async () => {
    await urlOf();
    await urlOf({ broken: true });
    const records = await api.asOwner(
      `select r.action, r.entity_type, r.entity_id, p.after from audit_records r
       join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
       where r.actor_user_id = $1`,
      [care.id],
    );
    expect(records).toEqual([
      {
        action: 'target-users.read',
        entity_type: 'tenant',
        entity_id: tenantId,
        after: { download: 'PEOPLE_CSV' },
      },
    ]);
  });
});

describe('the input', () => {
  test.each([
    ['nothing', {}],
    ['null', { peopleCsv: null }],
    ['two at once', { peopleCsv: { copies: 1 }, broken: true }],
    ['an unknown kind', { everything: true }],
    ['the wrong type', { peopleCsv: { copies: 'all' } }],
  ])('%s is a bad request', async (_what, input) => {
    // Compiled documents coerce their variables in another way than the first calls.
    for (let i = 0; i < 3; i += 1) {
      const { data, errors } = await create(input);
      expect([data?.createDownload ?? null, errors[0]?.extensions['classification']]).toEqual([null, 'BAD_REQUEST']);
    }
  });

  test('is told at its field', async () => {
    const { errors } = await create({ peopleCsv: { copies: 0 } });
    expect(errors[0]?.extensions['fields']).toEqual({ 'input.peopleCsv.copies': 'Mindestens eine Kopie.' });
  });

  test('that the kind refuses makes no link', async () => {
    const { errors } = await create({ peopleCsv: { copies: 10_001 } });
    expect(errors[0]?.message).toBe('Zu viele.');
  });
});

describe('the permission', () => {
  const fields = rootFields(buildSchema(schemaParts)).filter(({ name }) => name.startsWith('createDownload.'));

  test('is one for each kind', () => {
    expect(fields.map(({ name, useCase }) => [name, useCase.action])).toEqual([
      ['createDownload.peopleCsv', 'target-users.read'],
      ['createDownload.endless', 'invoices.read'],
      ['createDownload.broken', 'target-users.read'],
    ]);
  });

  describe.each(ROLES)('of %s', (role) => {
    test.each(fields)('for $name', async ({ name, useCase }) => {
      const { headers } = await api.aUser({ tenantId, role });
      const input = name.endsWith('.peopleCsv') ? PEOPLE : { [name.split('.')[1] ?? '']: true };
      const { errors } = await create(input, headers);
      const modules = { hasInvoicingModule: true, hasAccountingInterface: false };
      const standing = { role, state: 'ACTIVE', scopes: new Set(SCOPES), ...modules } as const;
      const expected = refusalOf(useCase.action, standing) ? 'FORBIDDEN' : undefined;
      expect(errors[0]?.extensions['classification']).toBe(expected);
    });
  });

  test('needs the ticket, whatever is chosen', async () => {
    const { authorization = '' } = care.headers;
    expect((await create(PEOPLE, { authorization })).status).toBe(420);
    expect((await create(PEOPLE, {})).errors[0]?.extensions['classification']).toBe('UNAUTHORIZED');
  });

  test.each([
    ['was blocked', `update users set state = 'BLOCKED' where id = $1`],
    ['lost the role', `update users set role = 'TARGET_USER' where id = $1`],
    ['belongs to no agency any more', `delete from directory.identities where user_id = $1`],
    [
      'has an agency that was deleted',
      `update directory.tenants set deleted_at = now() where id = (select tenant_id from users where id = $1)`,
    ],
  ])('is looked at again: somebody who %s meanwhile gets nothing', async (_what, change) => {
    const url = await urlOf();
    await api.asOwner(change, [care.id]);
    const answer = await get(url);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      403,
      'text/plain; charset=utf-8',
      'Für diesen Download fehlt die Berechtigung.',
    ]);
    await connectionsAreBack();
  });

  test('goes with the module', async () => {
    const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    const url = await urlOf({ endless: true }, accounting.headers);
    await api.asOwner('update directory.tenants set has_invoicing_module = false where id = $1', [tenantId]);
    expect((await get(url)).status).toBe(403);
  });
});

describe('the link', () => {
  test('works once: of three at once, which is as many as may be, one gets the file', async () => {
    const url = await urlOf();
    const answers = await Promise.all([get(url), get(url), get(url)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect((await get(url)).status).toBe(410);
  });

  test('says that it is used up, in German', async () => {
    const answer = await get('/downloads/never');
    expect([answer.status, await answer.text()]).toEqual([
      410,
      'Dieser Link ist abgelaufen oder wurde bereits verwendet. Bitte den Download in der App neu starten.',
    ]);
  });

  test('is not used up by HEAD, which says whether it is good', async () => {
    const url = await urlOf();
    const head = async (path: string) => (await fetch(`${address}${path}`, { method: 'HEAD' })).status;
    expect([await head(url), await head('/downloads/guessed')]).toEqual([200, 410]);
    expect((await get(url)).status).toBe(200);
    expect(await head(url)).toBe(410);
  });

  test('lasts 60 seconds, and is swept away then', async () => {
    const [old, young] = [await urlOf(), await urlOf()];
    const hash = `token_hash = sha256(convert_to($1, 'UTF8'))`;
    const token = old.split('/').at(-1);
    const [row] = await api.asOwner<{ seconds: number }>(
      `select round(extract(epoch from expires_at - now()))::int as seconds from directory.downloads where ${hash}`,
      [token],
    );
    expect(row?.seconds).toBeGreaterThan(30);
    expect(row?.seconds).toBeLessThanOrEqual(60);
    await api.asOwner(`update directory.downloads set expires_at = now() where ${hash}`, [token]);
    expect((await get(old)).status).toBe(410);
    await sweepDownloads.run(api.database);
    expect(await api.asOwner(`select 1 from directory.downloads where ${hash}`, [token])).toEqual([]);
    expect((await get(young)).status).toBe(200);
  });

  test('is the same for a repeated request, and readable nowhere in the database', async () => {
    const headers = { ...care.headers, 'idempotency-key': 'one' };
    const [first, second] = [await urlOf(PEOPLE, headers), await urlOf(PEOPLE, headers)];
    expect(first).toMatch(/^\/downloads\/[\da-f-]{36}\.[\w-]{43}$/);
    expect(second).toBe(first);
    await api.asOwner('update directory.downloads set expires_at = now()');
    await urlOf(PEOPLE, headers);
    expect((await get(first)).status, 'asked for again, it has all of its time').toBe(200);
    expect(await urlOf(PEOPLE, { ...care.headers, 'idempotency-key': 'two' })).not.toBe(first);
    const token = first.split('/').at(-1) ?? '';
    const stored = await api.asOwner<{ all: string }>(
      `select (select string_agg(d::text, '') from directory.downloads d)
         || (select coalesce(string_agg(k::text, ''), '') from idempotency_keys k) as all`,
    );
    expect(stored[0]?.all).not.toContain(token);
    expect(stored[0]?.all).not.toContain(Buffer.from(token).toString('hex'));
  });
});

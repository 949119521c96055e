import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { runAdmin } from '#app/testing/run-admin.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { signToken } from '#app/testing/test-issuer.ts';
import { TEST_SETTINGS } from '#app/testing/test-settings.ts';
import { findCredentials } from '#features/accounting/connection.sql.ts';

const api = await aTestApi();

const admin = (args: string[], settings: Record<string, string> = {}) => runAdmin(api, args, settings);
const NOBODY = '00000000-0000-4000-8000-000000000000';
const PERSON = [
  '--email',
  'eva@example.at',
  '--first-name',
  'Eva',
  '--last-name',
  'Steindl',
  '--tenant',
  'Neue Agentur',
];
const aLogo = async () =>
  (
    await sharp({ create: { width: 256, height: 256, channels: 3, background: '#1F5E4A' } })
      .png()
      .toBuffer()
  ).toString('base64');
const whoIs = async (subject: string) => {
  const token = await signToken(inject('issuer'), { subject });
  const query =
    '{ userInformation { existingUserInformation { userRole userState lastName } } tenantInformation { name } }';
  return (await api.call(query, {}, { authorization: `Bearer ${token}` })).data;
};

test('another key under a name that the database knows is named, and so is another hash key', async () => {
  expect(await admin(['create', ...PERSON, '--subject', 'keys'])).toMatchObject({ code: 0 });
  const other = Buffer.alloc(32, 9).toString('base64');
  expect(await admin(['create', ...PERSON, '--subject', 'x'], { SECRET_KEYS: `test:${other}` })).toEqual({
    code: 1,
    output: expect.stringMatching(/^the key "test" of SECRET_KEYS is not the one that this database was used with/),
  });
  expect(await admin(['create', ...PERSON, '--subject', 'x'], { SECRET_HASH_KEY: other })).toEqual({
    code: 1,
    output: expect.stringMatching(/^SECRET_HASH_KEY is not the one/),
  });
  // A new one in front of it is how keys are changed.
  const both = `new:${other},${TEST_SETTINGS.SECRET_KEYS}`;
  expect(await admin(['create', ...PERSON, '--subject', 'more'], { SECRET_KEYS: both })).toMatchObject({ code: 0 });
});

describe('admin create', () => {
  test('makes the first SystemAdmin and the tenant, by the subject given', async () => {
    expect(await admin(['create', ...PERSON, '--subject', 'first'])).toMatchObject({ code: 0 });
    expect(await whoIs('first')).toEqual({
      userInformation: {
        existingUserInformation: { userRole: 'SYSTEM_ADMIN', userState: 'ACTIVE', lastName: 'Steindl' },
      },
      tenantInformation: { name: 'Neue Agentur' },
    });
  });

  test('puts the second one into the same tenant', async () => {
    await admin(['create', ...PERSON, '--subject', 'second']);
    const rows = await api.asOwner(`select 1 from directory.tenants where name = 'Neue Agentur'`);
    expect(rows).toHaveLength(1);
  });

  test('gives a new tenant its accounting interface by a file, and no other one', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'gastspiel-')), 'accounting.json');
    const settings = { clientId: '4711', code: 'geheim', userName: 'gastspiel', defaultOccupation: 'Kellner' };
    const create = (subject: string) =>
      admin(['create', ...PERSON, '--tenant', 'Mit Lohn', '--subject', subject, '--accounting', file]);
    await writeFile(file, JSON.stringify({ ...settings, code: '' }));
    expect(await create('third')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/defaultOccupation.*\(code\)/),
    });
    await writeFile(file, JSON.stringify(settings));
    expect(await create('third')).toMatchObject({ code: 0 });
    const [tenant] = await api.asOwner<{ id: string }>(`select id from directory.tenants where name = 'Mit Lohn'`);
    const kept = await api.asOwner('select client_id, user_name from accounting_interfaces where tenant_id = $1', [
      tenant?.id,
    ]);
    expect(kept).toEqual([{ client_id: '4711', user_name: 'gastspiel' }]);
    const told = await api.asOwner('select * from audit_payloads where tenant_id = $1', [tenant?.id]);
    expect(JSON.stringify(told)).toContain('4711');
    expect(JSON.stringify(told)).not.toContain('geheim');
    expect(await create('fourth')).toMatchObject({
      code: 1,
      output: expect.stringContaining('only be given to a new tenant'),
    });
  });

  test('makes somebody who runs a new agency, set up by a file with all that the page can', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'gastspiel-')), 'settings.json');
    const settings = {
      contactEmail: 'team@agentur.example',
      hasInvoicingModule: false,
      targetUserAssociationCode: 'AGENTUR-TEAM',
      targetUserPools: [{ description: 'Stammteam', isDefault: true }],
      appointmentTypes: [{ description: 'Service' }, { description: 'Bar' }],
      outfits: [{ title: 'Schwarz', description: '' }],
      primaryColorPalette: { main: '#1F5E4A', light: '#578677', dark: '#154032' },
      logoSquareBase64: await aLogo(),
      accountingInterfaceConfiguration: { clientId: '1', code: 'c', userName: 'u', defaultOccupation: 'Kellner' },
    };
    const create = (subject: string) =>
      admin([
        ...['create', ...PERSON, '--tenant', 'Mit Datei', '--subject', subject],
        ...['--role', 'administration', '--settings', file],
      ]);
    await writeFile(file, JSON.stringify({ ...settings, pools: [], targetUserPools: [] }));
    expect(await create('boss')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/\(targetUserPools, pools\)/),
    });
    await writeFile(file, JSON.stringify({ ...settings, logoSquareBase64: 'kein Bild' }));
    expect(await create('boss')).toMatchObject({ code: 1, output: expect.stringMatching(/no logo that fits/) });
    await writeFile(file, JSON.stringify(settings));
    expect(await create('boss')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/is administrator of "Mit Datei"/),
    });
    const [kept] = await api.asOwner<Record<string, unknown>>(
      `select t.contact_email, t.has_invoicing_module, u.role, h.primary_main, h.logo_square_base64 is not null as has_logo,
         (select array_agg(description order by position) from appointment_types a where a.tenant_id = t.id) as types,
         exists (select from accounting_interfaces i where i.tenant_id = t.id) as has_interface
       from directory.tenants t join users u on u.tenant_id = t.id join tenant_themes h on h.tenant_id = t.id
       where t.name = 'Mit Datei'`,
    );
    expect(kept).toEqual({
      ...{ contact_email: 'team@agentur.example', has_invoicing_module: false, role: 'TENANT_USER_ADMIN' },
      ...{ primary_main: '#1F5E4A', has_logo: true, types: ['Service', 'Bar'], has_interface: true },
    });
  });

  test('refuses a person who belongs to an agency already, and leaves nothing behind', async () => {
    const before = await api.asOwner('select 1 from users');
    const answer = await admin(['create', ...PERSON, '--subject', 'first', '--tenant', 'Andere']);
    expect(answer).toEqual({ code: 1, output: 'This person belongs to an agency already.\n' });
    expect(await api.asOwner('select 1 from users')).toHaveLength(before.length);
    expect(await api.asOwner(`select 1 from directory.tenants where name = 'Andere'`)).toEqual([]);
  });

  test.each([
    [['create'], /--email, --first-name and --last-name are needed/],
    [['create', ...PERSON, '--subject', 'x', '--role', 'boss'], /--role is one of system-admin, administration/],
    [['create', '--mail', 'x'], /Unknown option '--mail'/],
    [['create', ...PERSON], /give the person’s subject with --subject/],
    [['archive', '--tenant', 'x'], /--tenant ID and --out FILE are needed/],
    [['archive', '--tenant', 'x', '--out', 'y'], /x is no id of a tenant/],
    [['archive', '--tenant', NOBODY, '--out', 'y', '--from', '2026-02-30'], /--from and --to are days/],
    [['archive', '--tenant', NOBODY, '--out', 'y'], /There is no tenant/],
    [['accounting-password'], /--tenant ID is needed/],
    [['accounting-password', '--tenant', NOBODY], /one line of at most 256 characters/],
    [['create', '--email', 'a@b', '--first-name', 'A', '--last-name', 'B', '--tenant', ''], /--tenant needs a name/],
    [
      ['create', '--email', 'a@b', '--first-name', 'A', '--last-name', 'B', '--tenant', 'x'.repeat(400)],
      /longer than 256/,
    ],
    [['jobs', 'burn'], /either nothing, or/],
    [['jobs', 'retry', '9'.repeat(23)], /either nothing, or/],
    [['jobs', 'retry', '99999'], /0 of 1 jobs/],
    [['jobs', 'drop', '99999'], /0 of 1 jobs/],
    [['keys', 'burn'], /either nothing, or "reseal"/],
    [['migrate', '--now'], /either nothing, or "--dry-run"/],
    [['demo', '--force'], /takes no arguments/],
    [['restore-tenant'], /--tenant ID is needed/],
    [['move-tenant'], /--tenant ID is needed/],
    [['move-tenant', '--tenant', NOBODY], /--to ADDRESS is needed/],
    [['move-tenant', '--tenant', NOBODY, '--finish'], /There is no tenant/],
    [['move-tenant', '--tenant', NOBODY, '--undo', '--finish'], /either --undo or --finish/],
    [['restore-tenant', '--tenant', NOBODY], /There is no tenant/],
    [['unknown'], /Usage: npm run admin/],
  ])('%j is answered with a sentence', async (args, sentence) => {
    const { code, output } = await admin(args);
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/\n\s+at /);
  });

  describe('with an identity provider that can be asked', () => {
    const calls: string[] = [];
    let scim: Server;
    let url: string;
    beforeAll(async () => {
      scim = createServer((request, response) => {
        calls.push(`${request.method} ${decodeURIComponent(request.url ?? '')} ${request.headers.authorization}`);
        response.setHeader('content-type', 'application/scim+json');
        response.end(JSON.stringify(request.method === 'GET' ? { Resources: [] } : { id: 'made-by-provider' }));
      });
      await new Promise<void>((resolve) => scim.listen(0, '127.0.0.1', resolve));
      url = `http://127.0.0.1:${(scim.address() as AddressInfo).port}`;
    });
    afterAll(() => void scim.close());

    test('says nothing to it of the demo’s people when there are tenants already', async () => {
      calls.length = 0;
      await api.aTenant();
      const settings = { OIDC_ADMIN_URL: url, OIDC_ADMIN_TOKEN: 'secret' };
      expect(await admin(['demo'], settings)).toMatchObject({ code: 0, output: expect.stringMatching(/no demo data/) });
      expect(calls).toEqual([]);
    });

    test('finds or makes the person there', async () => {
      const settings = { OIDC_ADMIN_URL: url, OIDC_ADMIN_TOKEN: 'secret' };
      expect(await admin(['create', ...PERSON], settings)).toMatchObject({ code: 0 });
      expect(calls).toEqual([
        'GET /Users?filter=userName eq "eva@example.at" Bearer secret',
        'POST /Users Bearer secret',
      ]);
      expect((await whoIs('made-by-provider')).tenantInformation).toEqual({ name: 'Neue Agentur' });
    });
  });
});

test('as a process it ends with the code, and has something against it on the other way out', async () => {
  const file = join(import.meta.dirname, '../admin.ts');
  const run = promisify(execFile)(process.execPath, [file, 'jobs', 'burn'], { env: {} });
  await expect(run).rejects.toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/either nothing, or/) });
});

test('who asks for help gets it, with 0', async () => {
  expect(await admin(['--help'])).toMatchObject({ code: 0, output: expect.stringMatching(/^Usage/) });
});

test('admin jobs lists nothing when nothing failed for good', async () => {
  expect(await admin(['jobs'])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^No job has failed for good/),
  });
});

test('admin accounting-password seals what comes by standard input, for whoever has the interface', async () => {
  const [connected, plain] = [await api.aTenant({ accounting: { code: 'tafel' } }), await api.aTenant()];
  const set = (tenant: string, input: string) => runAdmin(api, ['accounting-password', '--tenant', tenant], {}, input);
  const { code, output } = await set(connected, 'streng geheim\n');
  expect([code, output]).toEqual([0, 'The password is set. It can be replaced, and never be read.\n']);
  const found = await api.database.withTenant(connected, (db) => findCredentials(db, api.secrets, connected));
  expect(found?.password).toBe('streng geheim');
  expect(await set(plain, 'geheim')).toMatchObject({ code: 1, output: expect.stringContaining('no interface') });
  expect(await set(connected, 'zwei\nZeilen\n')).toMatchObject({ code: 1 });
  const log = await api.asOwner(
    `select r.request_id as by, p.after from audit_records r join audit_payloads p on p.audit_record_id = r.id
     where r.tenant_id = $1 and r.entity_type = 'accounting'`,
    [connected],
  );
  expect(log).toEqual([
    { by: expect.stringMatching(/^admin accounting-password by /), after: { password: 'changed' } },
  ]);
});

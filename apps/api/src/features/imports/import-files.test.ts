import { beforeEach, describe, expect, test } from 'vitest';
import { importCalls } from '#app/testing/import-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { sweepImports } from '#features/imports/imports.jobs.ts';

const api = await aTestApi();
let tenantId: string;
let admin: TestUser;
beforeEach(async () => {
  tenantId = await api.aTenant();
  admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
});
const workers = importCalls(api, 'Worker', () => admin);
const recipients = importCalls(api, 'Recipient', () => admin);

const HEAD = 'Name;Vorname;geb.;Mail privat;Handy;SVNR;Kann;Gr.';
const ANNA = 'Aigner-Holz;Johanna;04.11.1999;j.aigner@post.example;0664 5550311;1237 010180;Service, Bar;M';
const FAULTY = 'Maier;Lisa;31.02.1997;lisa.maier@post;;;Service;M';
const fileOf = (...lines: string[]) => [HEAD, ...lines].join('\r\n');

describe('a file that is handed in', () => {
  test('belongs to who handed it in, in their agency alone', async () => {
    const id = await workers.read(fileOf(ANNA));
    const colleague = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
    expect(await workers.find(id, {}, colleague)).toBe('general.notFound');
    expect(await workers.start(id, { columns: [] }, colleague)).toBe('general.notFound');
    expect(await workers.undo(id, colleague)).toBe('general.notFound');
    expect(await recipients.find(id)).toBe('general.notFound');
    const { id: uploadId } = await workers.upload(fileOf(ANNA));
    const { errors } = await api.call(
      `mutation { readWorkerImport(uploadId: "${uploadId}") { id } }`,
      {},
      colleague.headers,
    );
    expect(errors[0]?.extensions['code']).toBe('imports.gone');
  });

  test('is refused before it is read from who may not, and when it is too large', async () => {
    const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
    const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    const { authorization = '' } = admin.headers;
    expect((await workers.upload('x', 'a.csv', {})).status).toBe(401);
    expect((await workers.upload('x', 'a.csv', { authorization })).status).toBe(420);
    expect((await workers.upload('x', 'a.csv', dispatcher.headers)).status).toBe(403);
    expect((await workers.upload('x', 'a.csv', accounting.headers)).status).toBe(403);
    expect((await recipients.upload('x', 'a.csv', accounting.headers)).status).toBe(200);
    expect((await workers.upload(Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test('many of one person don’t fill the database, and come one after the other', async () => {
    const files = await Promise.all([1, 2, 3].map((number) => workers.upload(`${number}`)));
    for (let number = 4; number < 9; number += 1) files.push(await workers.upload(`${number}`));
    expect(files.map(({ status }) => status)).toEqual(files.map(() => 200));
    expect(await api.asOwner('select 1 from uploads where tenant_id = $1', [tenantId])).toHaveLength(5);
  });

  test('is sealed, and gone after a day with whatever was read from it', async () => {
    const id = await workers.read(fileOf(ANNA));
    const [row] = await api.asOwner(
      'select i.sealed, u.sealed as file from imports i, uploads u where i.id = $1 and u.tenant_id = i.tenant_id',
      [id],
    );
    expect(String(row?.['sealed']) + String(row?.['file'])).not.toContain('Aigner');
    await api.asOwner(`update imports set read_at = now() - interval '25 hours' where id = $1`, [id]);
    await api.asOwner(`update uploads set uploaded_at = now() - interval '25 hours' where tenant_id = $1`, [tenantId]);
    await sweepImports.run(api.database);
    expect(await workers.find(id)).toBe('general.notFound');
    expect(await api.asOwner('select 1 from uploads where tenant_id = $1', [tenantId])).toEqual([]);
  });

  test.each([
    ['nothing that is a table', '%PDF-1.7', 'sheets.unknownKind'],
    ['headings alone', HEAD, 'sheets.empty'],
  ])('is refused with a sentence: %s', async (_name, text, code) => {
    expect(await workers.read(text)).toBe(code);
  });
});

test('the rows that failed are a file, in which nothing runs', async () => {
  const id = await workers.read(fileOf(FAULTY.replace('Maier', '=HYPERLINK("x")'), ANNA));
  const { columns } = await workers.find(id);
  const terms = { columns: columns.map(({ field }: { field: string | null }) => field ?? ''), userState: 'ACTIVE' };
  const download = async (by: TestUser) => {
    const { data } = await api.call(
      'mutation ($input: DownloadInput!) { createDownload(input: $input) { url } }',
      { input: { faultyWorkersCsv: { importId: id, terms } } },
      by.headers,
    );
    return api.app.inject({ url: new URL(data.createDownload.url, 'http://x').pathname });
  };
  const { body } = await download(admin);
  const colleague = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
  expect((await download(colleague)).statusCode).toBe(404);
  const [head, line, ...rest] = body.trim().split('\r\n');
  expect(head).toBe(`${HEAD};Fehler`);
  expect(line).toContain(`"'=HYPERLINK(""x"")"`);
  expect(line).toContain('31.02.1997');
  expect(line).toContain('geb.: ');
  expect(rest).toEqual([]);
});

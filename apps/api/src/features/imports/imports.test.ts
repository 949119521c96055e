import { IMPORT_RULES } from '@gastspiel/domain/imports/import-failures.ts';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { aWorkbook } from '#app/testing/a-workbook.ts';
import { workerInput } from '#app/testing/a-worker.ts';
import { importCalls } from '#app/testing/import-calls.ts';
import { invitationCalls } from '#app/testing/invitation-calls.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { runImport, undoImportedRows } from '#features/imports/imports.jobs.ts';
import { openSecrets } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';

const api = await aTestApi();
let tenantId: string;
let admin: TestUser;
beforeEach(async () => {
  tenantId = await api.aTenant();
  admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
});
const workers = importCalls(api, 'Worker', () => admin);
const { invite } = invitationCalls(api, () => admin);
const startJobs = () => runTestJobs(api, runImport(api.secrets), undoImportedRows(api.secrets));

const HEAD = 'Name;Vorname;geb.;Mail privat;Handy;SVNR;Kann;Gr.';
const ANNA = 'Aigner-Holz;Johanna;04.11.1999;j.aigner@post.example;0664 5550311;1237 010180;Service, Bar;M';
const MILAN = 'Bauer;Milan;17.02.2001;m.bauer@post.example;6765550402;;Service;L';
const FAULTY = 'Maier;Lisa;31.02.1997;lisa.maier@post;;;Service;M';
const fileOf = (...lines: string[]) => [HEAD, ...lines].join('\r\n');

const people = () =>
  api.asOwner<{
    id: string;
    last_name: string;
    state: string;
    awaits_account: boolean;
    version: number;
    phone_number: string | null;
  }>(
    `select u.id, u.last_name, u.state, u.awaits_account, u.version, t.phone_number
     from users u join target_users t using (tenant_id) where t.user_id = u.id and u.tenant_id = $1 order by u.last_name`,
    [tenantId],
  );
const secretsOf = (userId = '') =>
  api.database.withTenant(tenantId, (db) => openSecrets(db, api.secrets, { tenantId, userId }));
const names = async () => (await people()).map(({ last_name }) => last_name);

test('its people are here without an account, whole, in the state that was chosen; the history names the file', async () => {
  await startJobs();
  const id = await workers.imported(fileOf(ANNA, MILAN, FAULTY));
  expect(await workers.outcomes(id)).toEqual({ CREATED: 2, FAILED: 1 });
  expect(await people()).toMatchObject([
    { last_name: 'Aigner-Holz', state: 'ACTIVE', awaits_account: true, phone_number: '+43 664 5550311' },
    { last_name: 'Bauer', state: 'ACTIVE', awaits_account: true, phone_number: '+43 676 5550402' },
  ]);
  const [johanna] = await people();
  expect((await secretsOf(johanna?.id))?.SOCIAL_SECURITY_NUMBER).toBe('1237010180');
  const [record] = await api.asOwner(
    `select p.after ->> 'imported' as file from audit_records r join audit_payloads p on p.audit_record_id = r.id
     where r.entity_id = $1 and r.action = 'import.workers' and r.actor_user_id = $2`,
    [johanna?.id, admin.id],
  );
  expect(record).toEqual({ file: 'Stamm.csv' });
});

test('a number or account that is kept stays; one that was filled is gone when the import is undone, and stands in no history', async () => {
  await startJobs();
  await workers.imported(fileOf(ANNA));
  const [johanna] = await people();
  const [head, ...rest] = [`${HEAD};IBAN`, `${ANNA.replace('1237 010180', '1231 150385')};AT61 1904 3002 3457 3201`];
  const id = await workers.imported([head, ...rest].join('\n'));
  expect(await workers.outcomes(id)).toEqual({ COMPLETED: 1 });
  const kept = { SOCIAL_SECURITY_NUMBER: '1237010180' };
  expect(await secretsOf(johanna?.id)).toMatchObject({ ...kept, IBAN: 'AT611904300234573201' });
  await workers.undo(id);
  await until(async () => (await workers.find(id)).outcomes[0].undone === 1);
  expect(await secretsOf(johanna?.id)).toMatchObject({ ...kept, IBAN: null });
  const logged = await api.asOwner('select before, after from audit_payloads where tenant_id = $1', [tenantId]);
  expect(JSON.stringify(logged)).not.toMatch(/1237010180|AT6119/);
});

test('a workbook is read like a text, and the meaning of its columns is remembered', async () => {
  await startJobs();
  const rows = [
    ['Zuname', 'Vorname', 'Mail', 'Gr.'],
    ['Černy', 'Petra', 'petra@post.example', 'S'],
  ];
  const id = await workers.read(await aWorkbook(rows), 'Stamm.xlsx');
  expect((await workers.find(id)).columns[3].field).toBeNull();
  await workers.start(id, { columns: ['lastName', 'firstName', 'email', 'clothingSize'], userState: 'ONBOARDING' });
  await workers.ended(id);
  expect(await people()).toMatchObject([{ last_name: 'Černy', state: 'ONBOARDING' }]);
  const again = await workers.find(await workers.read(await aWorkbook(rows)));
  expect(again.columns[3].field).toBe('clothingSize');
  expect(again.counts).toEqual({ new: 0, existing: 1, faulty: 0 });
});

test('somebody known is completed where nothing was known, and never overwritten', async () => {
  await startJobs();
  await workers.imported(fileOf('Bauer;Milan;17.02.2001;m.bauer@post.example;;;Service;'));
  const [before] = await people();
  const again = await workers.imported(fileOf(MILAN.replace('Bauer', 'Anders'), MILAN.replace('m.bauer', 'milan')));
  expect(await workers.outcomes(again)).toEqual({ COMPLETED: 1, UNCHANGED: 1 });
  expect(await people()).toMatchObject([
    { ...before, version: 2, phone_number: '+43 676 5550402', last_name: 'Bauer' },
  ]);
});

test.each([
  ['number', ANNA.replace('j.aigner', 'andere').replace('04.11.1999', '05.11.1999')],
  ['address', ANNA.replace('1237 010180', '').replace('04.11.1999', '')],
  ['name with birthday', ANNA.replace('1237 010180', '').replace('j.aigner', 'andere')],
])('somebody is recognised by %s', async (_sign, line) => {
  await startJobs();
  await workers.imported(fileOf(ANNA));
  expect(await workers.outcomes(await workers.imported(fileOf(line)))).toEqual({ UNCHANGED: 1 });
  expect(await names()).toEqual(['Aigner-Holz']);
});

test('whoever stands in the file twice is taken once, and a sign that fits two people is for the office', async () => {
  await startJobs();
  const twice = await workers.imported(fileOf(ANNA, MILAN, ANNA));
  expect(await workers.outcomes(twice)).toEqual({ CREATED: 2, FAILED: 1 });
  const { rows } = await workers.find(twice, { preview: 'FAULTY' });
  expect(rows[0].faults.find(Boolean)).toBe('Steht schon in Zeile 2.');
  await api.asOwner(`update users set contact_email = 'beide@post.example' where tenant_id = $1`, [tenantId]);
  const line = 'Neu;Eva;;beide@post.example;;;Service;';
  expect(await workers.outcomes(await workers.imported(fileOf(line)))).toEqual({ FAILED: 1 });
});

test('the same file twice at once makes nobody twice', async () => {
  const lines = Array.from(
    { length: 60 },
    (_, index) => `Person${index};Eva;01.02.1990;p${index}@post.example;;;Service;`,
  );
  const ids = [await workers.read(fileOf(...lines)), await workers.read(fileOf(...lines))];
  const { columns } = await workers.find(ids[0]);
  for (const id of ids)
    await workers.start(id, { columns: columns.map(({ field }: { field: string | null }) => field ?? '') });
  await startJobs();
  for (const id of ids) await workers.ended(id);
  expect(await names()).toHaveLength(60);
  const all = await Promise.all(ids.map(workers.outcomes));
  expect(all.reduce((sum, one) => sum + (one['CREATED'] ?? 0), 0)).toBe(60);
});

describe('of many rows', () => {
  const MANY = 130;
  const lines = Array.from({ length: MANY }, (_, index) => `Person${index};Eva;;p${index}@post.example;;;Service;`);
  /** The database refuses, in these words, whoever is the 120th. */
  const refusing = async (errcode: string) => {
    await api.asOwner(`create function public.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused' using errcode = '${errcode}'; end $$`);
    await api.asOwner(`create trigger refuse before insert on public.users for each row
      when (new.last_name = 'Person120') execute function public.refuse()`);
    const end = () => api.asOwner('drop function if exists public.refuse cascade');
    onTestFinished(async () => void (await end()));
    return end;
  };

  test('one that can not be saved holds back no other', async () => {
    await refusing('23514');
    await startJobs();
    const id = await workers.imported(fileOf(...lines));
    expect(await workers.outcomes(id)).toEqual({ CREATED: MANY - 1, FAILED: 1 });
    const { rows } = await workers.find(id, { preview: 'FAULTY' });
    expect(rows).toMatchObject([{ number: 122, fault: IMPORT_RULES.unexpected }]);
  });

  test('a job that was killed on the way goes on where it stopped, and makes nobody twice', async () => {
    const mend = await refusing('57P01');
    const id = await workers.read(fileOf(...lines));
    await workers.start(id, { columns: ['lastName', 'firstName', null, 'email', null, null, 'types'] });
    const scope = {
      ...{ tenantId, payload: { kind: 'WORKERS', importId: id }, attempt: 1, isLastAttempt: false },
      withTenant: <T>(work: (db: TenantDb) => Promise<T>) => api.database.withTenant(tenantId, work),
      signal: new AbortController().signal,
    };
    const { run } = runImport(api.secrets);
    await expect(run(scope)).rejects.toThrow('refused');
    expect(await workers.outcomes(id)).toEqual({ CREATED: 100 });
    await mend();
    await run(scope);
    expect(await workers.outcomes(id)).toEqual({ CREATED: MANY });
    expect(await names()).toHaveLength(MANY);
  });
});

test('those that somebody has started are found again by them alone, the last one first', async () => {
  await startJobs();
  await workers.read(fileOf(MILAN), 'Nur gelesen.csv');
  const first = await workers.imported(fileOf(ANNA, FAULTY));
  const last = await workers.imported(fileOf(MILAN));
  await workers.undo(last);
  await until(async () => (await workers.find(last)).outcomes[0].undone === 1);
  const created = { outcome: 'CREATED', count: 1, undone: 0 };
  const begun = await workers.begun();
  expect(begun).toMatchObject([
    { id: last, fileName: 'Stamm.csv', rowCount: 1, outcomes: [{ ...created, undone: 1 }] },
    { id: first, rowCount: 2, endedAt: expect.any(String), undoneAt: null },
  ]);
  expect(begun[1].outcomes).toHaveLength(2);
  expect(begun[1].outcomes).toContainEqual(created);
  expect(begun[0].undoneAt).toEqual(expect.any(String));
  const colleague = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
  expect(await workers.begun(colleague)).toEqual([]);
  expect(await importCalls(api, 'Recipient', () => admin).begun()).toEqual([]);
});

test('starts once, however often it is pressed', async () => {
  const id = await workers.read(fileOf(ANNA));
  const pressed = await Promise.all([1, 2, 3].map(() => workers.start(id, { columns: ['lastName'] })));
  expect(pressed.toSorted()).toEqual([id, 'imports.started', 'imports.started'].toSorted());
});

test('of an import and somebody who edits the same person neither loses', async () => {
  await startJobs();
  await workers.imported(fileOf('Bauer;Milan;17.02.2001;m.bauer@post.example;;;Service;'));
  const [before] = await people();
  const input = await workerInput(api, tenantId);
  const id = await workers.read(fileOf(MILAN));
  const { columns } = await workers.find(id);
  const save = api.call(
    'mutation ($id: String!, $input: TargetUserInput!) { updateTargetUser(targetUserId: $id, version: 1, input: $input) { id } }',
    {
      id: before?.id,
      input: { ...input, personalInformation: { ...input.personalInformation, contactEmail: 'm.bauer@post.example' } },
    },
    admin.headers,
  );
  const [saved] = await Promise.all([
    save,
    workers.start(id, { columns: columns.map(({ field }: { field: string | null }) => field ?? '') }),
  ]);
  await workers.ended(id);
  const [after] = await people();
  if (saved.errors.length === 0) expect(after?.phone_number).toBe(input.sectorAttributes.phoneNumber);
  else expect([saved.errors[0]?.extensions['code'], after?.phone_number]).toEqual(['general.stale', '+43 676 5550402']);
});

describe('undoing', () => {
  const undone = async (id: string, count: number) => {
    expect(await workers.undo(id)).toBe(id);
    const soFar = async () =>
      (await workers.find(id)).outcomes.reduce((sum: number, one: { undone: number }) => sum + one.undone, 0);
    await until(async () => (await soFar()) === count);
  };

  test('takes away who is new and empties what was filled, but touches nobody who was touched', async () => {
    await startJobs();
    await workers.imported(fileOf('Bauer;Milan;17.02.2001;m.bauer@post.example;;;Service;'));
    const id = await workers.imported(
      fileOf(ANNA, MILAN, 'Cerny;Petra;;petra@post.example;;;Bar;', 'Eder;Max;;max@post.example;;;Bar;'),
    );
    const [johanna, , petra, max] = await people();
    expect(await invite(petra?.id ?? '')).toBe(1);
    await api.asOwner('update users set version = version + 1 where id = $1', [max?.id]);
    await undone(id, 2);
    expect(await people()).toMatchObject([
      { last_name: 'Bauer', phone_number: null },
      { last_name: 'Cerny' },
      { last_name: 'Eder' },
    ]);
    expect(await workers.undo(id)).toBe('imports.undone');
    const logged = await api.asOwner(
      'select p.after from audit_payloads p join audit_records r on r.id = p.audit_record_id where r.entity_id = $1',
      [johanna?.id],
    );
    expect(JSON.stringify(logged)).not.toContain('j.aigner');
  });

  test('puts back what stood there: a country without an address is no address, and is not ours to change', async () => {
    await startJobs();
    await workers.imported(fileOf('Bauer;Milan;17.02.2001;m.bauer@post.example;;;Service;'));
    await api.asOwner(`update target_users set country_code = 'DE' where tenant_id = $1`, [tenantId]);
    const id = await workers.imported(
      'Mail;Name;Vorname;Straße;PLZ;Ort;Kann\nm.bauer@post.example;Bauer;Milan;Ring 1;1010;Wien;Bar',
    );
    expect(await workers.outcomes(id)).toEqual({ COMPLETED: 1 });
    await undone(id, 1);
    expect(
      await api.asOwner('select country_code, location from target_users where tenant_id = $1', [tenantId]),
    ).toEqual([{ country_code: 'DE', location: null }]);
  });

  test('ends with its day, and begins when the last row is done', async () => {
    const waiting = await workers.read(fileOf(ANNA));
    expect(await workers.undo(waiting)).toBe('imports.notDone');
    await startJobs();
    const id = await workers.imported(fileOf(ANNA));
    const ended = (ago: string) =>
      api.asOwner('update imports set ended_at = now() - $2::interval where id = $1', [id, ago]);
    await ended('25 hours');
    expect(await workers.undo(id)).toBe('imports.tooLate');
    await ended('23 hours');
    expect(await workers.undo(id)).toBe(id);
  });
});

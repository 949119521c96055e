import { SHEET_RULES } from '@gastspiel/domain/failures/sheet-failures.ts';
import { beforeEach, expect, test } from 'vitest';
import { workbookParts, zipped } from '#app/testing/a-workbook.ts';
import { importCalls } from '#app/testing/import-calls.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { runImport, undoImportedRows } from '#features/imports/imports.jobs.ts';

const api = await aTestApi();
let tenantId: string;
let admin: TestUser;
beforeEach(async () => {
  tenantId = await api.aTenant();
  admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
});
const startJobs = () => runTestJobs(api, runImport(api.secrets), undoImportedRows(api.secrets));
const workers = importCalls(api, 'Worker', () => admin);
const recipients = importCalls(api, 'Recipient', () => admin);

const HEAD = 'Name;Vorname;geb.;Mail privat;Handy;SVNR;Kann;Gr.';
const ANNA = 'Aigner-Holz;Johanna;04.11.1999;j.aigner@post.example;0664 5550311;1237 010180;Service, Bar;M';
const MILAN = 'Bauer;Milan;17.02.2001;m.bauer@post.example;6765550402;;Service;L';
const FAULTY = 'Maier;Lisa;31.02.1997;lisa.maier@post;;;Service;M';
const fileOf = (...lines: string[]) => [HEAD, ...lines].join('\r\n');

test('a file is guessed, checked and counted before anything is written', async () => {
  const id = await workers.read(fileOf(ANNA, MILAN, FAULTY), 'Personal 2026.csv');
  const found = await workers.find(id, {
    terms: { columns: ['lastName', 'firstName', 'birthday', 'email', 'phone', 'socialSecurityNumber', 'types', null] },
  });
  expect(found).toMatchObject({
    fileName: 'Personal 2026.csv',
    sheet: null,
    rowCount: 3,
    counts: { new: 2, existing: 0, faulty: 1 },
  });
  expect(found.columns.map(({ field }: { field: string }) => field)).toEqual([
    ...['lastName', 'firstName', 'birthday', 'email', 'phone', 'socialSecurityNumber', 'types', null],
  ]);
  expect(found.columns[2].examples).toEqual(['04.11.1999', '17.02.2001', '31.02.1997']);
  const [first] = found.rows;
  expect(first).toMatchObject({ number: 4, becomes: 'FAULTY' });
  expect(first.faults.map(Boolean)).toEqual([false, false, true, true, false, false, false, false]);
  expect(first.texts[2]).toBe('31.02.1997');
  expect(await api.asOwner('select 1 from target_users where tenant_id = $1', [tenantId])).toEqual([]);
  expect((await workers.find(id, { preview: 'NEW' })).shownCount).toBe(2);
});

test('of a workbook any visible sheet is read', async () => {
  const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const sheetOf = (...rows: string[]) =>
    `<worksheet><sheetData>${rows.map((text) => `<row>${inline(text)}</row>`).join('')}</sheetData></worksheet>`;
  const names = ['Stamm', 'Neu', 'Geheim', 'Leer'];
  const book = await zipped(
    workbookParts('', {
      'xl/workbook.xml': `<workbook><sheets>${names
        .map((name, at) => `<sheet name="${name}" r:id="r${at}" ${name === 'Geheim' ? 'state="hidden"' : ''}/>`)
        .join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${names
        .map((_name, at) => `<Relationship Id="r${at}" Target="worksheets/s${at}.xml"/>`)
        .join('')}</Relationships>`,
      'xl/worksheets/s0.xml': sheetOf('Nachname', 'Bauer'),
      'xl/worksheets/s1.xml': sheetOf('Nachname', 'Cerny', 'Eder'),
      'xl/worksheets/s2.xml': sheetOf('Nachname', 'Niemand'),
      'xl/worksheets/s3.xml': sheetOf(),
    }),
  );
  const { uploadId, ...first } = await workers.find(await workers.read(book, 'Stamm.xlsx'));
  expect(first).toMatchObject({ sheet: 'Stamm', sheets: ['Stamm', 'Neu', 'Leer'], rowCount: 1 });
  const read = (sheet: string) =>
    api.call(
      `mutation { read: readWorkerImport(uploadId: "${uploadId}", sheet: "${sheet}") { id } }`,
      {},
      admin.headers,
    );
  expect(await workers.find((await read('Neu')).data.read.id)).toMatchObject({ sheet: 'Neu', rowCount: 2 });
  for (const sheet of ['Leer', 'Geheim'])
    expect((await read(sheet)).errors[0]?.extensions['code']).toBe('sheets.empty');
});

test('a cell that reckons is taken for no value, and says so', async () => {
  const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const head = ['Nachname', 'Vorname', 'Mail'].map(inline).join('');
  const cells = `<c t="str"><f>B2</f><v>Cerny</v></c>${inline('Petra')}${inline('petra@post.example')}`;
  const book = await zipped(workbookParts(`<row>${head}</row><row>${cells}</row>`));
  const found = await workers.find(await workers.read(book, 'Stamm.xlsx'));
  expect(found.counts).toEqual({ new: 0, existing: 0, faulty: 1 });
  expect(found.rows[0].faults).toEqual([SHEET_RULES.formula, null, null]);
});

test('a preview says what is filled of somebody known, and what stays as it is', async () => {
  await startJobs();
  await workers.imported(fileOf('Bauer;Milan;;m.bauer@post.example;;;Service;L'));
  const id = await workers.read(fileOf(MILAN.replace('Bauer', 'Anders').replace(';;Service', ';1237 010180;Service')));
  const { rows } = await workers.find(id);
  expect(rows[0]).toMatchObject({
    becomes: 'EXISTING',
    effects: ['KEEPS', null, 'FILLS', null, 'FILLS', 'FILLS', null, null],
  });
});

test('the rows of a preview stay while its pages are turned, and are judged anew when a column means something else', async () => {
  const id = await workers.read(fileOf(ANNA, MILAN));
  const terms = { columns: ['lastName', 'firstName', 'birthday', 'email', null, null, 'types'] };
  expect((await workers.find(id, { terms })).counts).toMatchObject({ new: 2 });
  await startJobs();
  await workers.imported(fileOf(MILAN));
  expect((await workers.find(id, { terms, preview: 'NEW' })).counts).toMatchObject({ new: 2 });
  const other = { columns: ['lastName', 'firstName', null, 'email', null, null, 'types'] };
  expect((await workers.find(id, { terms: other })).counts).toMatchObject({ new: 1, existing: 1 });
});

test('a field that no row can do without, and that no column means, is named above the rows and in each', async () => {
  const id = await recipients.read('Name;Wo;PLZ\r\nPalais;Herrengasse 9;99');
  const found = await recipients.find(id, { terms: { columns: ['name', null, 'postalCode'] } });
  expect(found.unassigned).toEqual(['Straße und Hausnummer', 'Ort']);
  const [row] = found.rows;
  expect(row.fault).toBe('Straße und Hausnummer: Bitte ausfüllen. Ort: Bitte ausfüllen.');
  expect(row.faults.map(Boolean)).toEqual([false, false, true]);
  const all = { terms: { columns: ['name', 'street', 'location'] } };
  expect((await recipients.find(id, all)).unassigned).toEqual(['PLZ']);
});

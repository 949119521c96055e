import { IMPORT_FAILURES } from '@gastspiel/domain/imports/import-failures.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { aServer, LOST, refusal, signIn } from '#testing/a-server.ts';
import { renderPage } from '#testing/render.tsx';
import { WorkerImportPage } from './import-pages.tsx';

const FILE = {
  ...{ id: 'i-1', fileName: 'Personal 2026.xlsx', sheet: 'Stamm', rowCount: 3, userState: 'ONBOARDING' },
  ...{ uploadId: 'u-1', sheets: ['Stamm'] },
  ...{ startedAt: null, endedAt: null, undoneAt: null, shownCount: 3 },
  fields: [
    { key: 'lastName', label: 'Nachname' },
    { key: 'email', label: 'E-Mail' },
    { key: 'clothingSize', label: 'Konfektionsgröße' },
  ],
  unassigned: [] as string[],
  columns: [
    { heading: 'Name', field: 'lastName', examples: ['Maier', 'Cerny'] },
    { heading: 'Mail privat', field: 'email', examples: ['lisa.maier@post'] },
    { heading: 'Gr.', field: null, examples: ['M', '38'] },
  ],
  counts: { new: 1, existing: 1, faulty: 1 },
  outcomes: [],
  rows: [
    {
      ...{ number: 58, becomes: 'FAULTY', entityId: null, fault: null, texts: ['Maier', 'lisa.maier@post', 'M'] },
      ...{ faults: [null, 'Bitte eine gültige E-Mail-Adresse angeben.', null], effects: [null, null, null] },
    },
    {
      ...{ number: 18, becomes: 'NEW', entityId: null, fault: null, texts: ['Cerny', 'petra@post.example', '38'] },
      ...{ faults: [null, null, null], effects: [null, null, null] },
    },
    {
      ...{ number: 19, becomes: 'EXISTING', entityId: 'w-1', fault: null, texts: ['Eder', 'eder@post.example', 'M'] },
      ...{ faults: [null, null, null], effects: ['KEEPS', null, 'FILLS'] },
    },
  ],
};
const STARTED = { ...FILE, startedAt: '2026-10-28T09:00:00Z' };

beforeEach(signIn);

const shown = (answers: Parameters<typeof aServer>[0], address = '/target_users/import?import=i-1') => {
  const server = aServer({
    WorkerImport: () => ({ workerImport: FILE }),
    WorkerImports: () => ({ workerImports: [] }),
    ...answers,
  });
  return { server, ...renderPage('/target_users/import', address, <WorkerImportPage />) };
};

it('takes a file, and goes on with it', async () => {
  const { person, server } = shown(
    {
      '/uploads/worker-import': () => ({ id: 'u-1' }),
      ReadWorkerImport: () => ({ readWorkerImport: { id: 'i-1' } }),
    },
    '/target_users/import',
  );
  await person.upload(screen.getByLabelText('Datei auswählen', { selector: 'input' }), new File(['x'], 'Personal.csv'));
  await screen.findByText(/Personal 2026.xlsx, 3 Zeilen, Blatt „Stamm“/);
  expect(server.of('ReadWorkerImport')[0]?.variables).toEqual({ uploadId: 'u-1' });
});

it('leads back to what was taken over before: what came of it, and the way to undo it', async () => {
  const begun = { rowCount: 3, startedAt: '2026-10-28T09:00:00Z', undoneAt: null };
  const outcomes = [
    { outcome: 'FAILED', count: 1, undone: 0 },
    { outcome: 'CREATED', count: 2, undone: 0 },
  ];
  shown(
    {
      WorkerImports: () => ({
        workerImports: [
          { ...begun, id: 'i-2', fileName: 'Neue.csv', endedAt: null, outcomes: [] },
          { ...begun, id: 'i-1', fileName: 'Personal 2026.xlsx', endedAt: '2026-10-28T09:01:00Z', outcomes },
        ],
      }),
    },
    '/target_users/import',
  );
  const rows = within(await screen.findByRole('table', { name: 'Letzte Übernahmen' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Datei/),
    expect.stringMatching(/^Neue\.csv.*Wird übernommen$/),
    expect.stringMatching(/^Personal 2026\.xlsx.*2 angelegt, 1 ausgelassen.*Übernommen$/),
  ]);
  const link = within(screen.getByRole('table')).getByRole('link', { name: 'Personal 2026.xlsx' });
  expect(link.getAttribute('href')).toBe('/target_users/import?import=i-1');
});

it('tells how much of a file has left, and lets it be', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { person, server } = shown({ '/uploads/worker-import': () => promise }, '/target_users/import');
  await person.upload(
    screen.getByLabelText('Datei auswählen', { selector: 'input' }),
    new File(['xx'], 'Personal.csv'),
  );
  await screen.findByText('50 %');
  await person.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await screen.findByRole('button', { name: 'Datei auswählen' });
  resolve({ id: 'u-1' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.of('ReadWorkerImport')).toEqual([]);
});

it('says that nobody was reached', async () => {
  const { person } = shown({ '/uploads/worker-import': () => LOST }, '/target_users/import');
  await person.upload(screen.getByLabelText('Datei auswählen', { selector: 'input' }), new File(['x'], 'Personal.csv'));
  expect((await screen.findByRole('alert')).textContent).toContain('Der Server ist nicht erreichbar.');
});

it('says why a file can not be read', async () => {
  const { person } = shown(
    {
      '/uploads/worker-import': () => ({ id: 'u-1' }),
      ReadWorkerImport: () => refusal(IMPORT_FAILURES.gone),
    },
    '/target_users/import',
  );
  await person.upload(screen.getByLabelText('Datei auswählen', { selector: 'input' }), new File(['x'], 'Personal.csv'));
  await screen.findByText(new RegExp(IMPORT_FAILURES.gone.message));
});

it('shows what would happen, with each fault in its cell, and checks anew when a column means something else', async () => {
  const { person, server } = shown({ StartWorkerImport: () => ({ startWorkerImport: { id: 'i-1' } }) });
  await screen.findByText('1 mit Fehlern');
  const [fault] = await screen.findAllByText('Bitte eine gültige E-Mail-Adresse angeben.');
  expect(fault?.parentElement?.textContent).toContain('lisa.maier@post');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Feld für Gr.' }), 'clothingSize');
  await waitFor(() =>
    expect(server.of('WorkerImport').at(-1)?.variables['terms']).toMatchObject({
      columns: ['lastName', 'email', 'clothingSize'],
    }),
  );
  await person.selectOptions(screen.getByRole('combobox', { name: 'Feld für Gr.' }), 'email');
  await waitFor(() =>
    expect(server.of('WorkerImport').at(-1)?.variables['terms']).toMatchObject({ columns: ['lastName', '', 'email'] }),
  );
  screen.getByText('1 Zeile bleibt außen vor');
  const go = screen.getByRole('button', { name: '1 anlegen und 1 ergänzen' });
  await waitFor(() => expect(go).toHaveProperty('disabled', false));
  await person.click(go);
  await waitFor(() =>
    expect(server.of('StartWorkerImport')[0]?.variables).toEqual({
      id: 'i-1',
      terms: { columns: ['lastName', '', 'email'], userState: 'ONBOARDING' },
    }),
  );
});

it('shows of somebody known what is filled, and what stays as it is', async () => {
  shown({
    WorkerImport: () => ({
      workerImport: { ...FILE, columns: FILE.columns.with(2, { heading: 'Gr.', field: 'clothingSize', examples: [] }) },
    }),
  });
  const [kept] = await screen.findAllByText('bleibt wie bisher');
  expect(kept?.closest('td')?.textContent).toBe('Ederbleibt wie bisher');
  const [missing] = screen.getAllByText('fehlt');
  expect(missing?.closest('td')?.textContent).toBe('fehlt  M');
});

it('names above the table what no column means though every row needs it', async () => {
  const unassigned = ['Straße und Hausnummer'];
  shown({ WorkerImport: () => ({ workerImport: { ...FILE, unassigned } }) });
  await screen.findByText(/^„Straße und Hausnummer“ ist keiner Spalte zugeordnet/);
});

it('says beside the number of a row why it is faulty, in a table that a keyboard can scroll', async () => {
  shown({});
  const rows = await screen.findByRole('region', { name: 'Zeilen der Vorschau' });
  expect(rows.tabIndex).toBe(0);
  const [reason] = await within(rows).findAllByText('E-Mail: Bitte eine gültige E-Mail-Adresse angeben.');
  expect(reason?.closest('td')?.previousElementSibling?.textContent).toBe('58');
});

it('reads another sheet of the workbook', async () => {
  const { person, server } = shown({
    WorkerImport: () => ({ workerImport: { ...FILE, sheets: ['Stamm', 'Neu 2026'] } }),
    ReadWorkerImport: () => ({ readWorkerImport: { id: 'i-2' } }),
  });
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Blatt der Datei' }), 'Neu 2026');
  await waitFor(() => expect(server.of('WorkerImport').at(-1)?.variables['id']).toBe('i-2'));
  expect(server.of('ReadWorkerImport')[0]?.variables).toEqual({ uploadId: 'u-1', sheet: 'Neu 2026' });
});

it('asks for the faulty rows alone, and hands them out as a file', async () => {
  const { person, server } = shown({ CreateDownload: () => ({ createDownload: { url: '#' } }) });
  const tabs = within(await screen.findByRole('group', { name: 'Welche Zeilen' }));
  await person.click(tabs.getByRole('button', { name: 'Fehler 1' }));
  await waitFor(() => expect(server.of('WorkerImport').at(-1)?.variables['preview']).toBe('FAULTY'));
  await person.click(screen.getByRole('button', { name: 'Fehlerhafte Zeilen als Datei' }));
  await waitFor(() =>
    expect(server.of('CreateDownload')[0]?.variables).toMatchObject({
      input: { faultyWorkersCsv: { importId: 'i-1' } },
    }),
  );
});

it('shows how far it is to whoever comes back', async () => {
  shown({
    WorkerImport: () => ({ workerImport: { ...STARTED, outcomes: [{ outcome: 'CREATED', count: 1, undone: 0 }] } }),
  });
  await screen.findByText('1 von 3');
  expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull();
});

it('goes on by itself when the last row is done, and takes nothing back twice', async () => {
  const steps = [STARTED, { ...STARTED, endedAt: '2026-10-28T09:01:00Z', undoneAt: '2026-10-28T09:02:00Z' }];
  shown({ WorkerImport: () => ({ workerImport: steps.length > 1 ? steps.shift() : steps[0] }) });
  await screen.findByText('0 von 3');
  await screen.findByText('Rückgängig gemacht', {}, { timeout: 3000 });
  expect(screen.queryByText('0 von 3')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull();
});

it('shows the first rows again when others are chosen, or a column means something else', async () => {
  const { person, server } = shown({
    WorkerImport: () => ({ workerImport: { ...FILE, rowCount: 60, shownCount: 60 } }),
  });
  const page = () => (server.of('WorkerImport').at(-1)?.variables['page'] as { number: number } | undefined)?.number;
  const next = async () => {
    await person.click(await screen.findByRole('button', { name: 'Nächste Seite' }));
    await waitFor(() => expect(page()).toBe(1));
  };
  await next();
  await person.click(screen.getByRole('button', { name: 'Fehler 1' }));
  await waitFor(() => expect(page()).toBe(0));
  await next();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Feld für Gr.' }), 'clothingSize');
  await waitFor(() => expect(page()).toBe(0));
});

it('tells what came of it, and takes it back after a question', async () => {
  const outcomes = [
    { outcome: 'CREATED', count: 2, undone: 0 },
    { outcome: 'FAILED', count: 1, undone: 0 },
  ];
  const { person, server } = shown({
    WorkerImport: () => ({ workerImport: { ...STARTED, endedAt: '2026-10-28T09:01:00Z', outcomes } }),
    UndoWorkerImport: () => ({ undoWorkerImport: { id: 'i-1' } }),
    CreateDownload: () => ({ createDownload: { url: '#' } }),
  });
  await screen.findByText('2 angelegt');
  screen.getByText('1 ausgelassen');
  await person.click(screen.getByRole('button', { name: 'Ausgelassene Zeilen als Datei' }));
  await waitFor(() =>
    expect(server.of('CreateDownload')[0]?.variables).toMatchObject({
      input: { faultyWorkersCsv: { importId: 'i-1', terms: { columns: ['lastName', 'email', ''] } } },
    }),
  );
  await person.click(screen.getByRole('button', { name: 'Rückgängig machen' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/bleibt\.$/);
  await person.click(dialog.getByRole('button', { name: 'Rückgängig machen' }));
  await waitFor(() => expect(server.of('UndoWorkerImport')[0]?.variables).toEqual({ id: 'i-1' }));
});

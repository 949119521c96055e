import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { AccountingPage } from './accounting-page.tsx';
import type { Connection } from './connection.ts';
import type { EmployeeMatch, Import } from './import/import-query.ts';
import { ImportTab } from './import/import-tab.tsx';

const accountant = (hasAccountingInterface: boolean): Partial<Viewer> => ({
  user: {
    userRole: 'TENANT_USER_ACCOUNTING',
    userState: 'ACTIVE',
    firstName: 'Helga',
    lastName: 'Strasser',
    hasDeviceAccessTicket: true,
  },
  tenant: { hasInvoicingModule: true, hasAccountingInterface } as Viewer['tenant'],
});
const CONNECTION: Connection = {
  clientId: '4711',
  userName: 'gastspiel',
  checkedAt: null,
  workedAt: null,
  problem: null,
  costCentersReadAt: null,
  costCenters: [],
};
const NOTHING_READ: Import = {
  last: null,
  reading: null,
  groupCounts: [],
  sureByNameCount: 0,
  newCostCenterCount: 0,
};
const NOBODY = { count: 0, items: [] };

type Person = EmployeeMatch['employee'];
const aPerson = (changed: Partial<Person>): Person => ({
  targetUserId: null,
  accountingId: null,
  academicTitle: null,
  firstName: 'Ivana',
  lastName: 'Jovanovic',
  birthday: '1995-05-19',
  socialSecurityNumberEnd: '190595',
  costCenter: null,
  staffType: 'ON_DEMAND',
  entryDate: null,
  exitDate: null,
  ...changed,
});
const aMatch = (accountingId: string, changed: Partial<EmployeeMatch> = {}): EmployeeMatch => ({
  employee: aPerson({ accountingId }),
  workers: [],
  doubts: [],
  isByNumber: false,
  bringsCostCenter: false,
  ...changed,
});
const READ: Import = {
  last: { id: 'r-2', state: 'FAILED', orderedByName: 'Eva', readCount: 0, total: null, failure: 'TOO_SLOW' },
  reading: { id: 'r-1', readCount: 12, finishedAt: '2026-10-28T12:01:00Z' },
  groupCounts: [
    { group: 'SURE', count: 8 },
    { group: 'DOUBTFUL', count: 1 },
    { group: 'UNKNOWN', count: 1 },
    { group: 'SETTLED', count: 2 },
  ],
  sureByNameCount: 3,
  newCostCenterCount: 7,
};
const DOUBTFUL = aMatch('P-2', {
  workers: [
    aPerson({ targetUserId: 'w-1', lastName: 'Jovanović-Bauer', socialSecurityNumberEnd: '190595' }),
    aPerson({ targetUserId: 'w-2', birthday: '1995-06-19', socialSecurityNumberEnd: null }),
  ],
  doubts: ['SEVERAL_PEOPLE', 'LAST_NAME', 'NUMBER'],
});

/** A server that has read people. */
const payroll = (answers: Parameters<typeof aServer>[0] = {}) =>
  aServer({
    AccountingConnection: () => ({ accountingConnection: CONNECTION }),
    AccountingImport: () => ({ accountingImport: READ }),
    AccountingCandidates: () => ({ accountingCandidates: NOBODY }),
    EmployeeMatches: ({ group }) => ({
      accountingImport: {
        matches:
          group === 'DOUBTFUL'
            ? { count: 1, items: [DOUBTFUL] }
            : {
                count: 1,
                items: [aMatch('P-3', { employee: aPerson({ accountingId: 'P-3', firstName: 'Gerhard' }) })],
              },
      },
    }),
    ...answers,
  });

it('shows only files, and asks no accounting system, where the agency has no interface', async () => {
  const server = aServer({ AccountingFilePreview: () => LOST });
  renderScreen(<AccountingPage />, accountant(false));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lohnverrechnung' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Verbindung prüfen' })).toBeNull();
  expect(await screen.findByRole('radio', { name: /BMD NTCS/ })).toBeTruthy();
  expect(server.received.map(({ operation }) => operation)).toEqual(['AccountingFilePreview']);
});

it('says why there is no connection and when it last worked', async () => {
  let connection = CONNECTION;
  aServer({
    AccountingConnection: () => ({ accountingConnection: connection }),
    AccountingImport: () => ({ accountingImport: NOTHING_READ }),
    CheckAccountingConnection: () => {
      connection = {
        ...CONNECTION,
        checkedAt: '2026-10-28T12:58:00Z',
        workedAt: '2026-10-27T07:30:00Z',
        problem: 'WRONG_CREDENTIALS',
      };
      return { checkAccountingConnection: { problem: 'WRONG_CREDENTIALS' } };
    },
  });
  const { person } = renderScreen(<AccountingPage />, accountant(true));
  expect(await screen.findByText('Noch nicht geprüft')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Verbindung prüfen' }));
  expect(await screen.findByText('Nicht verbunden')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(
    'Die Lohnverrechnung lehnt die Zugangsdaten ab. Bitte wenden Sie sich an den Betreiber.' +
      'Zuletzt hat sie funktioniert: 27.10.2026, 08:30',
  );
});

it('tells that there are no cost centres, and keeps those that there were', async () => {
  const message = 'Die Lohnverrechnung hat keine Kostenstellen. Die bisherigen bleiben, wie sie sind.';
  const costCenters = [{ id: 'c', number: '210', description: 'Service Wien', isActive: false, targetUsersCount: 2 }];
  aServer({
    AccountingConnection: () => ({
      accountingConnection: { ...CONNECTION, costCentersReadAt: '2026-10-28T12:00:00Z', costCenters },
    }),
    AccountingImport: () => ({ accountingImport: NOTHING_READ }),
    ReadCostCenters: () => refusal({ classification: 'BAD_REQUEST', message }),
  });
  const { person } = renderScreen(<AccountingPage />, accountant(true));
  await person.click(await screen.findByRole('button', { name: 'Neu lesen' }));
  expect((await screen.findByRole('alert')).textContent).toBe(message);
  expect(screen.getByText('Service Wien')).toBeTruthy();
  expect(screen.getByText('2 Mitarbeiter/innen brauchen eine andere')).toBeTruthy();
});

it('says that nobody is there yet, and offers to register those whom the agency has', async () => {
  const worker = {
    targetUserId: 'w-1',
    firstName: 'Ivana',
    lastName: 'Jovanovic',
    accountingId: null,
    gaps: [],
    state: null,
    failure: null,
  };
  payroll({
    AccountingImport: () => ({
      accountingImport: { ...NOTHING_READ, reading: { id: 'r-1', readCount: 0, finishedAt: '2026-10-28T12:01:00Z' } },
    }),
    AccountingCandidates: () => ({ accountingCandidates: { count: 1, items: [worker] } }),
  });
  renderScreen(<ImportTab />, accountant(true));
  expect(await screen.findByText(/^In der Lohnverrechnung ist noch niemand angelegt\./)).toBeTruthy();
  expect(await screen.findByText('Noch nicht in der Lohnverrechnung')).toBeTruthy();
});

it('keeps what was read in sight when the next reading failed, and marks only what differs', async () => {
  payroll();
  renderScreen(<ImportTab />, accountant(true));
  const failure = await screen.findByText(/^Das Lesen ist fehlgeschlagen\. Die Lohnverrechnung antwortet nicht\./);
  expect(failure.parentElement?.textContent).toContain('Gezeigt wird, was 28.10.2026, 13:01 gelesen wurde.');
  expect(screen.getByText(/3 nach Name und Geburtsdatum, 7 mit neuer Kostenstelle$/)).toBeTruthy();
  expect(screen.getByText(/2 Personen sind schon zugeordnet$/)).toBeTruthy();
  const row = (await screen.findByText('Mehrere kommen in Frage, Nachname anders, SV-Nummer anders')).closest('li');
  const marked = () => [...(row?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
  // Both numbers end alike, and are not the same.
  expect(marked()).toEqual(['Ivana Jovanović-Bauer', '•••• 190595', 'Ivana Jovanovic', '•••• 190595']);
});

it('takes over all that are sure and who was chosen among several; nothing before that', async () => {
  const server = payroll({
    TakeOverEmployees: () => ({ takeOverEmployees: { last: { id: 'r-2' } } }),
  });
  const { person } = renderScreen(<ImportTab />, accountant(true));
  expect(await screen.findByText('1 zu prüfen und 1 unbekannt bleiben offen')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Abbrechen' })).toBeNull();
  await person.click(await screen.findByRole('button', { name: '2. Vorschlag' }));
  await person.click(screen.getByRole('button', { name: 'Zuordnen: Ivana Jovanovic' }));
  expect(await screen.findByText('1 von 1 entschieden')).toBeTruthy();
  expect(screen.getByText('1 unbekannt bleibt offen')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '9 Zuordnungen übernehmen' }));
  expect(await screen.findByText('9 Zuordnungen übernommen')).toBeTruthy();
  expect(server.of('TakeOverEmployees').map(({ variables }) => variables)).toEqual([
    {
      input: {
        readingId: 'r-1',
        takesSure: true,
        leftOut: [],
        assignments: [{ accountingId: 'P-2', targetUserId: 'w-2' }],
      },
    },
  ]);
});

it('forgets what was decided only when asked', async () => {
  payroll();
  const { person } = renderScreen(<ImportTab />, accountant(true));
  await person.click(await screen.findByRole('checkbox', { name: 'alle übernehmen' }));
  expect(screen.getByRole('button', { name: '0 Zuordnungen übernehmen' })).toHaveProperty('disabled', true);
  await person.click(screen.getByRole('button', { name: 'Abbrechen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Entscheidungen vergessen?' });
  await person.click(within(dialog).getByRole('button', { name: 'Vergessen' }));
  expect(await screen.findByRole('button', { name: '8 Zuordnungen übernehmen' })).toBeTruthy();
});

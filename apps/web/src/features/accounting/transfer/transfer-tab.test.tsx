import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Viewer } from '#platform/viewer/viewer.ts';
import { aServer, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import type { Difference, Shown, Sums, Transfer } from './transfer-query.ts';
import { TransferTab } from './transfer-tab.tsx';

const VIEWER: Partial<Viewer> = {
  user: {
    userRole: 'TENANT_USER_ACCOUNTING',
    userState: 'ACTIVE',
    firstName: 'Helga',
    lastName: 'Strasser',
    hasDeviceAccessTicket: true,
  },
};
const SUMS: Sums = [
  { step: 'NEW', lines: 214, minutes: 88_125, workers: 41 },
  { step: 'CHANGED', lines: 6, minutes: 2000, workers: 5 },
  { step: null, lines: 3, minutes: 1305, workers: 3 },
];
const aTime = (lastName: string, changed: Partial<Difference>): Difference => ({
  step: 'NEW',
  obstacle: null,
  targetUserId: `w-${lastName}`,
  worklogBlockId: 'b-1',
  firstName: 'Theresa',
  lastName,
  description: 'Herbstgala',
  isTravel: false,
  ordinal: 1,
  day: '2026-10-24',
  minutes: 450,
  minutesBefore: null,
  costCenter: '230',
  exitDate: null,
  lastRejection: null,
  ...changed,
});
const TIMES: Readonly<Record<Shown, readonly Difference[]>> = {
  NEW: [aTime('Neumann', { isTravel: true })],
  CHANGED: [aTime('Huber', { step: 'CHANGED', minutes: 375, minutesBefore: 360 })],
  GONE: [],
  KEPT: [
    aTime('Brunner', { obstacle: 'NO_PERSONNEL_NUMBER' }),
    aTime('Hosseini', { obstacle: 'COST_CENTER_INACTIVE' }),
    aTime('Petrović', { obstacle: 'LEFT', exitDate: '2026-10-15' }),
  ],
};
const aTransfer = (changed: Partial<Transfer>): Transfer => ({
  id: 't-1',
  from: '2026-10-01',
  until: '2026-10-28',
  state: 'COMPLETE',
  orderedAt: '2026-10-28T13:08:00Z',
  orderedByName: 'Helga Strasser',
  endedAt: '2026-10-28T13:09:00Z',
  failure: null,
  problem: null,
  waitsUntil: null,
  count: 221,
  waitingCount: 0,
  sentCount: 0,
  acceptedCount: 221,
  rejectedCount: 0,
  ...changed,
});

function shown(transfers: readonly Transfer[], sums: Sums = SUMS, answers: Parameters<typeof aServer>[0] = {}) {
  const server = aServer({
    AccountingTransferPreview: () => ({ accountingTransferPreview: { sums } }),
    AccountingDifferences: ({ step }) => {
      const items = TIMES[step ?? 'KEPT'];
      return { accountingTransferPreview: { differences: { count: items.length, items } } };
    },
    AccountingTransfers: () => ({ accountingTransfers: { count: transfers.length, items: transfers } }),
    ...answers,
  });
  return { server, ...renderScreen(<TransferTab />, VIEWER) };
}

it('names what can not go, each with the way to where it is mended', async () => {
  shown([]);
  const leads = async (name: string, reason: string, step: string, href: string) => {
    const row = (await screen.findByText(`Theresa ${name}`)).closest('tr') as HTMLElement;
    expect(within(row).getByText(reason)).toBeTruthy();
    expect(
      within(row)
        .getByRole('link', { name: `${step}: Theresa ${name}` })
        .getAttribute('href'),
    ).toBe(href);
  };
  const edit = (name: string) => `/target_user/edit/w-${name}?part=staffMember`;
  await leads('Brunner', 'Personalnummer fehlt', 'Ergänzen', edit('Brunner'));
  await leads('Hosseini', 'Kostenstelle 230 ist dort nicht mehr aktiv', 'Kostenstelle wählen', edit('Hosseini'));
  const page = `/target_user/${encodeURIComponent('w-Petrović')}`;
  await leads('Petrović', 'Austritt am 15.10., Zeit liegt danach', 'Ansehen', page);
  expect(screen.getByText('21,75 h')).toBeTruthy();
  expect(within(screen.getByRole('list', { name: 'Geändert' })).getByText('6,25 h')).toBeTruthy();
});

it('shows the times of a card by a press, and asks with numbers before anything is sent', async () => {
  const message = 'Es läuft schon eine Übertragung. Jede Zeit wird nur einmal übertragen.';
  const { person, server } = shown([], SUMS, {
    StartAccountingTransfer: () => refusal({ classification: 'BAD_REQUEST', message }),
  });
  await person.click(await screen.findByRole('button', { name: /^214 neu/ }));
  expect(await screen.findByText('Herbstgala, Fahrtzeit')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '220 Zeilen übertragen' }));
  const dialog = await screen.findByRole('dialog', { name: '220 Zeilen an die Lohnverrechnung übertragen?' });
  expect(dialog.textContent).toContain('214 neue Zeilen, 1.468,75 h von 41 Personen');
  expect(dialog.textContent).toContain('6 geänderte Zeilen gehen als Korrektur');
  expect(dialog.textContent).toContain('3 Zeilen werden nicht übertragen, weil etwas fehlt');
  expect(server.of('StartAccountingTransfer')).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Übertragen' }));
  expect(await within(dialog).findByText(message)).toBeTruthy();
});

it('shows how far somebody else’s transfer is, why it waits, and stops it when asked', async () => {
  const running = aTransfer({
    state: 'RUNNING',
    orderedByName: 'Eva Steindl',
    problem: 'BUSY',
    waitsUntil: '2026-10-28T13:10:00Z',
    endedAt: null,
    waitingCount: 79,
    acceptedCount: 140,
    rejectedCount: 2,
  });
  const { person, server } = shown([running], SUMS, {
    StopAccountingTransfer: () => ({ stopAccountingTransfer: { id: 't-1' } }),
  });
  expect(await screen.findByText('142 von 221 Zeilen übertragen')).toBeTruthy();
  expect(screen.getByText(/überlastet.* Nächster Versuch um 14:10\. Gestartet von Eva Steindl\.$/)).toBeTruthy();
  expect(screen.getByText('wartet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '220 Zeilen übertragen' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Anhalten' }));
  const dialog = await screen.findByRole('dialog', { name: 'Übertragung anhalten?' });
  expect(dialog.textContent).toContain('79 Zeilen werden nicht übertragen');
  await person.click(within(dialog).getByRole('button', { name: 'Anhalten' }));
  await waitFor(() => expect(server.of('StopAccountingTransfer')).toHaveLength(1));
});

it('says of each transfer what came of it, and that there is nothing left to send', async () => {
  const log = [
    aTransfer({ id: 't-5' }),
    aTransfer({ id: 't-4', state: 'INCOMPLETE', acceptedCount: 218, rejectedCount: 2, sentCount: 1 }),
    aTransfer({ id: 't-3', state: 'FAILED', acceptedCount: 0, failure: 'UNREACHABLE' }),
    aTransfer({ id: 't-2', state: 'STOPPED', acceptedCount: 12 }),
  ];
  shown(log, []);
  const rows = await within(await screen.findByRole('list', { name: 'Bisherige Übertragungen' })).findAllByRole('link');
  expect(rows.map(({ textContent }) => textContent?.slice('28.10.2026, 14:08'.length))).toEqual([
    'vollständigOktober 2026221 Zeilen',
    '2 abgelehnt, 1 ungewissOktober 2026218 von 221',
    'abgebrochenOktober 20260 von 221Die Lohnverrechnung ist nicht erreichbar. Bitte versuchen Sie es etwas später noch einmal.',
    'angehaltenOktober 202612 von 221',
  ]);
  expect(await screen.findByText('Alles übertragen')).toBeTruthy();
});

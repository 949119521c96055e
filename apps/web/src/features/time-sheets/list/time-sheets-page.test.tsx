import { TIME_SHEET_FAILURES } from '@gastspiel/domain/time-sheets/time-sheet-failures.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { queryClient } from '#platform/graphql/query-client.ts';
import { WORKLOG_BLOCKS } from '#platform/live/topics.ts';
import { forgetScreens } from '#platform/session/ui-state.ts';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { aSheet, CHANGED, INVOICING, SENT, summaries } from '../a-sheet.fixture.ts';
import type { Sheet } from '../block-query.ts';
import { TimeSheetsPage } from './time-sheets-page.tsx';

const GALA = aSheet('b-1', 'Gala-Dinner');
const BRUNCH = aSheet('b-2', 'Brunch', CHANGED);
const BALL = aSheet('b-3', 'Ball', { printoutObstacle: 'NO_EMAIL' });
const LUNCH = aSheet('b-4', 'Lunch', SENT);

const listed = (sheets: readonly Sheet[]) => ({ worklogBlocks: { count: sheets.length, items: sheets } });
const shown = (answers: Parameters<typeof aServer>[0] = {}, sheets = [GALA, BRUNCH, BALL, LUNCH]) => {
  const server = aServer({ TimeSheets: () => listed(sheets), PrintoutSummaries: () => summaries(2, 1), ...answers });
  return { server, ...renderScreen(<TimeSheetsPage />, INVOICING) };
};
const row = async (name: string) =>
  (await screen.findByText(name, { selector: 'td *[title]' })).closest('tr') as HTMLElement;
const choose = async (person: ReturnType<typeof shown>['person'], name: string) =>
  person.click(await screen.findByRole('checkbox', { name: `${name} auswählen` }));
const progress = () => screen.findByRole('region', { name: 'Versand' });
const asked = ({ server }: ReturnType<typeof shown>) => server.of('TimeSheets').at(-1)?.variables['filter'];

it('tells how far each time sheet is, what changed since, and what is missing', async () => {
  shown({}, [
    GALA,
    BRUNCH,
    BALL,
    aSheet('b-5', 'Messe', { ...SENT, printout: { sentAt: new Date().toISOString(), isByHand: true } }),
    aSheet('b-6', 'Taufe', { printoutState: 'SENDING' }),
    aSheet('b-7', 'Matinee', { printoutState: 'FAILED', printoutFailure: 'ADDRESS_REFUSED' }),
  ]);
  expect((await row('Gala-Dinner')).textContent).toContain('Nicht versendet');
  expect((await row('Brunch')).textContent).toContain('Neuversand nötig+1 Person, 1 Zeit geändert');
  expect((await row('Messe')).textContent).toContain('Versendetgerade eben, von Hand eingetragen');
  expect((await row('Taufe')).textContent).toContain('Wird versendet');
  expect((await row('Matinee')).textContent).toContain('FehlgeschlagenDie E-Mail-Adresse wurde abgelehnt.');
  expect(within(await row('Matinee')).getByRole('button', { name: 'Matinee: Erneut versuchen' })).toBeTruthy();
  const ball = within(await row('Ball'));
  expect(ball.getByText('E-Mail-Adresse fehlt')).toBeTruthy();
  expect(ball.queryByRole('button', { name: 'Ball: Versenden' })).toBeNull();
});

it.each([
  ['CUSTOMER_CARE', 1],
  ['DISPATCHER', 0],
] as const)('leads to the recipient whose address is missing only whom it may (%s)', async (role, links) => {
  aServer({ TimeSheets: () => listed([BALL]), PrintoutSummaries: () => summaries(1, 0) });
  const user = {
    userRole: `TENANT_USER_${role}` as const,
    userState: 'ACTIVE' as const,
    firstName: 'D',
    lastName: 'D',
    hasDeviceAccessTicket: true,
  };
  renderScreen(<TimeSheetsPage />, { ...INVOICING, user });
  await screen.findByText('E-Mail-Adresse fehlt');
  expect(screen.queryAllByRole('link', { name: 'E-Mail-Adresse fehlt' })).toHaveLength(links);
});

it('shows exactly what a count counts, and all again', async () => {
  const screenOf = shown();
  const { person } = screenOf;
  await person.click(await screen.findByRole('button', { name: /^2 zu versenden/ }));
  await waitFor(() => expect(asked(screenOf)).toEqual({ printFilter: 'UNSENT', hasEnded: false }));
  expect(screen.getByRole('button', { name: 'Nicht versendet' }).getAttribute('aria-pressed')).toBe('true');
  await person.click(screen.getByRole('button', { name: /^1 neu zu versenden/ }));
  await waitFor(() => expect(asked(screenOf)).toEqual({ isResendingNecessary: true, hasEnded: false }));
  await person.click(screen.getByRole('button', { name: 'Filter löschen' }));
  await waitFor(() => expect(asked(screenOf)).toEqual({ hasEnded: false }));
});

it('counts no further than people work through', async () => {
  shown({ PrintoutSummaries: () => summaries(1001, 1000) });
  await screen.findByRole('button', { name: /^über 1000 zu versenden/ });
  await screen.findByRole('button', { name: /^1000 neu zu versenden/ });
});

it('looks at what is over from its end', async () => {
  const screenOf = shown();
  await screenOf.person.click(await screen.findByRole('button', { name: /Zeitraum/ }));
  await screenOf.person.click(screen.getByRole('menuitemradio', { name: 'Vergangene' }));
  await waitFor(() => expect(asked(screenOf)).toEqual({ hasEnded: true }));
  expect(screenOf.server.of('TimeSheets').at(-1)?.variables['newestFirst']).toBe(true);
});

it('says why nothing is listed, and loads what could not be loaded', async () => {
  let isBack = false;
  const { person } = shown({ TimeSheets: () => (isBack ? listed([]) : LOST) });
  await screen.findByText('Die Stundennachweise konnten nicht geladen werden');
  isBack = true;
  await person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  await screen.findByText('Nichts zu versenden');
  await person.click(screen.getByRole('button', { name: 'Versendet' }));
  await screen.findByText('Kein Zeitblock passt zu Ihren Filtern.');
});

const underway = (id: string, description: string, changed = {}) => ({
  id,
  description,
  sentAt: null,
  hasFailed: false,
  recipients: [{ failure: null }],
  ...changed,
});

it('sends what is chosen by one key, and keeps chosen what was refused', async () => {
  const { message } = TIME_SHEET_FAILURES.noEmail;
  const { person, server } = shown({
    SendPrintouts: () => ({
      sendPrintouts: {
        printouts: [{ id: 'p-1' }, { id: 'p-2' }],
        refused: [{ worklogBlockId: 'b-3', description: 'Ball', message }],
      },
    }),
    PrintoutProgress: () => ({ printouts: [underway('p-1', 'Gala-Dinner'), underway('p-2', 'Brunch')] }),
  });
  await choose(person, 'Gala-Dinner');
  await choose(person, 'Brunch');
  await choose(person, 'Ball');
  const bar = screen.getByRole('region', { name: '3 ausgewählt' });
  expect(within(bar).getByText('1 Neuversand')).toBeTruthy();
  expect(within(bar).queryByRole('button', { name: 'Vorschau' })).toBeNull();
  await person.keyboard('v');
  await screen.findByRole('region', { name: '1 ausgewählt' });
  expect(server.of('SendPrintouts')[0]?.variables).toEqual({ worklogBlockIds: ['b-1', 'b-2', 'b-3'] });
  expect(screen.getByRole('checkbox', { name: 'Ball auswählen' })).toHaveProperty('checked', true);
  expect((await progress()).textContent).toContain(`Ball: ${message}`);
  await waitFor(async () => expect((await progress()).textContent).toContain('Jetzt: Gala-Dinner'));
});

it('asks before somebody gets the same paper twice', async () => {
  const { person, server } = shown({
    SendPrintouts: () => ({ sendPrintouts: { printouts: [], refused: [] } }),
  });
  await choose(person, 'Gala-Dinner');
  await choose(person, 'Lunch');
  await person.click(screen.getByRole('button', { name: /^Versenden/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Noch einmal versenden?' });
  expect(dialog.textContent).toContain('1 Stundennachweis wurde schon versendet');
  await person.click(within(dialog).getByRole('button', { name: 'Abbrechen' }));
  expect(server.of('SendPrintouts')).toEqual([]);
  await person.click(screen.getByRole('button', { name: /^Versenden/ }));
  await person.click(await screen.findByRole('button', { name: 'Trotzdem versenden' }));
  await waitFor(() => expect(server.of('SendPrintouts')).toHaveLength(1));
});

it('follows what was ordered, also for who has left and come back, and names what failed', async () => {
  const sentAt = new Date().toISOString();
  let printouts = [underway('p-1', 'Gala-Dinner', { sentAt }), underway('p-2', 'Brunch')];
  const answers = {
    SendPrintouts: () => ({ sendPrintouts: { printouts: [{ id: 'p-1' }, { id: 'p-2' }], refused: [] } }),
    PrintoutProgress: () => ({ printouts }),
  };
  const { person, unmount } = shown(answers);
  await person.click(within(await row('Gala-Dinner')).getByRole('button', { name: 'Gala-Dinner: Versenden' }));
  await screen.findByText('1 von 2');
  expect((await progress()).textContent).toContain('Läuft weiter, wenn Sie die Seite verlassen.');

  unmount();
  forgetScreens();
  const again = shown(answers);
  await screen.findByText('1 von 2');
  printouts = [
    printouts[0],
    underway('p-2', 'Brunch', { hasFailed: true, recipients: [{ failure: 'ADDRESS_REFUSED' }] }),
  ] as never;
  await queryClient.invalidateQueries({ queryKey: [WORKLOG_BLOCKS] });
  await screen.findByText('1 versendet, 1 fehlgeschlagen');
  expect((await progress()).textContent).toContain('Brunch: Die E-Mail-Adresse wurde abgelehnt.');
  await again.person.click(within(await progress()).getByRole('button', { name: 'Schließen' }));
  expect(screen.queryByRole('region', { name: 'Versand' })).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, LOST } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { aSheet, CHANGED, INVOICING } from '../a-sheet.fixture.ts';
import type { Sheet } from '../block-query.ts';
import { TimeSheetsPage } from './time-sheets-page.tsx';

const GALA = aSheet('b-1', 'Gala-Dinner');
const BRUNCH = aSheet('b-2', 'Brunch', CHANGED);
const MESSE = aSheet('b-3', 'Messe');

/** Two of a page, and what `more` says of the server. */
const shown = (more: Parameters<typeof aServer>[0] = {}, pages: readonly (readonly Sheet[])[] = [[GALA, BRUNCH]]) => {
  const server = aServer({
    TimeSheets: ({ page }) => {
      const { number } = page as unknown as { readonly number: number };
      return { worklogBlocks: { count: pages.length > 1 ? 60 : (pages[0]?.length ?? 0), items: pages[number] ?? [] } };
    },
    PrintoutSummaries: () => ({
      unsentPrintoutSummary: { count: 2, nextStartDateTime: '2031-10-31T06:00:00Z' },
      resendingNecessaryPrintoutSummary: { count: 1, nextStartDateTime: '2031-11-01T06:00:00Z' },
    }),
    ...more,
  });
  return { server, ...renderScreen(<TimeSheetsPage />, INVOICING) };
};
const choose = async ({ person }: ReturnType<typeof shown>, name: string) =>
  person.click(await screen.findByRole('checkbox', { name: `${name} auswählen` }));
const asked = ({ server }: ReturnType<typeof shown>) => server.of('TimeSheets').at(-1)?.variables;
const sendStep = (name: string) => screen.findByRole('button', { name: `${name}: Versenden` });
const underway = (id: string, changed = {}) => ({
  id,
  description: id,
  sentAt: null,
  hasFailed: false,
  recipients: [{ failure: null }],
  ...changed,
});

it('shows all again when a count is clicked twice, and says when the next one begins', async () => {
  const page = shown();
  const count = await screen.findByRole('button', { name: /^2 zu versenden.*31\.10\..*07:00/ });
  await page.person.click(count);
  await waitFor(() => expect(asked(page)?.['filter']).toEqual({ printFilter: 'UNSENT', hasEnded: false }));
  await page.person.click(count);
  await waitFor(() => expect(count.getAttribute('aria-pressed')).toBe('false'));
  expect(asked(page)?.['filter']).toEqual({ hasEnded: false });
});

it('begins at the first page when it is narrowed, and keeps what was chosen on another one', async () => {
  const page = shown({ SendPrintouts: () => ({ sendPrintouts: { printouts: [], refused: [] } }) }, [[GALA], [MESSE]]);
  await choose(page, 'Gala-Dinner');
  await page.person.click(screen.getByRole('button', { name: 'Nächste Seite' }));
  await choose(page, 'Messe');
  await screen.findByRole('region', { name: '2 ausgewählt' });
  await page.person.click(screen.getByRole('button', { name: 'Nicht versendet' }));
  await waitFor(() => expect(asked(page)?.['page']).toEqual({ number: 0, size: 25 }));
  await page.person.keyboard('v');
  await waitFor(() => expect(page.server.of('SendPrintouts')).toHaveLength(1));
  expect(page.server.of('SendPrintouts')[0]?.variables).toEqual({ worklogBlockIds: ['b-1', 'b-3'] });
});

it('says that nobody knows when the answer is lost, and keeps the choice', async () => {
  const page = shown({ SendPrintouts: () => LOST });
  await choose(page, 'Gala-Dinner');
  await page.person.keyboard('v');
  await screen.findByText('„Gala-Dinner“: noch keine Antwort');
  screen.getByRole('region', { name: '1 ausgewählt' });
});

it('loads the list anew after sending', async () => {
  const page = shown({
    SendPrintouts: () => ({ sendPrintouts: { printouts: [{ id: 'p-1' }], refused: [] } }),
    PrintoutProgress: () => ({ printouts: [underway('p-1')] }),
  });
  await page.person.click(await sendStep('Gala-Dinner'));
  await waitFor(() => expect(page.server.of('TimeSheets')).toHaveLength(2));
  await waitFor(() => expect(page.server.of('PrintoutSummaries')).toHaveLength(2));
});

it.each([
  ['joins those that are still on their way', {}, '0 von 1', '0 von 2', ['p-1', 'p-2']],
  ['begins anew after those that have arrived', { sentAt: '2030-01-01T00:00:00Z' }, '1 versendet', '0 von 1', ['p-2']],
  ['begins anew after those that failed', { hasFailed: true }, '1 fehlgeschlagen', '0 von 1', ['p-2']],
])('what is sent next %s', async (_what, changed, first, then, followed) => {
  const ids = ['p-1', 'p-2'];
  const page = shown(
    {
      SendPrintouts: () => ({ sendPrintouts: { printouts: [{ id: ids.shift() }], refused: [] } }),
      PrintoutProgress: ({ printoutIds }) => ({
        printouts: (printoutIds as unknown as string[]).map((id) => underway(id, id === 'p-1' ? changed : {})),
      }),
    },
    [[GALA, MESSE]],
  );
  await page.person.click(await sendStep('Gala-Dinner'));
  await screen.findByText(first);
  await page.person.click(await sendStep('Messe'));
  await screen.findByText(then);
  expect(page.server.of('PrintoutProgress').at(-1)?.variables).toEqual({ printoutIds: followed });
});

it('offers sending neither to whoever may not, nor for what is being sent', async () => {
  const page = shown({}, [
    [
      aSheet('b-4', 'Taufe', { viewerCanSend: false }),
      aSheet('b-5', 'Matinee', { printoutState: 'SENDING', printoutFailure: 'SERVER_REFUSED' }),
    ],
  ]);
  await choose(page, 'Taufe');
  const bar = screen.getByRole('region', { name: '1 ausgewählt' });
  expect(within(bar).queryByRole('button', { name: /^Versenden/ })).toBeNull();
  await page.person.keyboard('v');
  expect(page.server.of('SendPrintouts')).toEqual([]);
  expect(screen.queryAllByRole('button', { name: /: (Neu v|V)ersenden/ })).toEqual([]);
  expect(screen.getByText(/Der Mailserver hat die Nachricht nicht angenommen\. ./)).toBeTruthy();
});

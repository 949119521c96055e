import { FILL_TARGET } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { periods, type StatisticsInput } from './chosen.ts';
import { figures, someStatistics } from './statistics.fixture.ts';
import { StatisticsPage } from './statistics-page.tsx';
import type { Statistics } from './statistics-query.ts';

const SPAN = periods(dayOf(new Date())).TWELVE_MONTHS;
const WORKERS = {
  netRevenueWithoutTargetUser: { value: 57.6 },
  byTargetUser: {
    count: 2,
    items: [
      {
        ...{ id: 'w-1', firstName: 'Anna', lastName: 'Pichler', bookings: 31, notCome: 1 },
        ...{ workMinutes: 8205, breakMinutes: 150, travelMinutes: 30, netRevenue: { value: 3285.79 } },
      },
      {
        ...{ id: null, firstName: null, lastName: null, bookings: 3, notCome: 0 },
        ...{ workMinutes: 60, breakMinutes: 0, travelMinutes: 0, netRevenue: { value: 10 } },
      },
    ],
  },
};
const CHOICES = {
  tenantInformation: {
    ...{ defaultTargetUserPoolId: null, targetUserPools: [], outfits: [] },
    appointmentTypes: [{ id: 't-1', description: 'Service' }],
  },
};
const inputOf = (variables: object) => (variables as { readonly input: StatisticsInput }).input;
const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
beforeEach(() => void followed.mockClear());

const shown = (changed: Partial<Statistics> = {}, answers: Parameters<typeof aServer>[0] = {}) => {
  const server = aServer({
    Statistics: (variables) => ({ statistics: someStatistics(inputOf(variables), changed) }),
    StatisticsOfWorkers: () => ({ statistics: WORKERS }),
    AgencyChoices: () => CHOICES,
    FoundRecipientNames: () => ({
      invoiceRecipientNames: [
        { id: 'r-1', customerNumber: 'K-1', name: 'Ringhof Hotels GmbH' },
        { id: 'r-2', customerNumber: 'K-2', name: 'Donauwerk AG' },
      ],
    }),
    ...answers,
  });
  return { server, ...renderScreen(<StatisticsPage />) };
};
type Page = ReturnType<typeof shown>;
const asked = ({ server }: Page) => server.of('Statistics').at(-1)?.variables['input'] as StatisticsInput | undefined;
/** A card's words with plain blanks. */
const words = (element: Element): string => (element.textContent ?? '').replaceAll('\u00a0', ' ');
const card = async (label: string): Promise<string> => {
  const term = await screen.findByText(label, { selector: 'dt' });
  await waitFor(() => expect(words(term.parentElement as Element)).toContain('Vorjahr'));
  return words(term.parentElement as Element);
};
const rowsOf = async (table: string): Promise<readonly string[]> =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(words).join(' | '));

it('tells the four figures of the last twelve months beside the year before', async () => {
  const page = shown();
  expect(await card('Umsatz netto')).toBe('Umsatz nettoVorjahr € 682.110€ 732.240+ 7 %');
  expect(await card('Arbeitszeit')).toBe('ArbeitszeitVorjahr 10.709 h11.244,00 h+ 5 %');
  expect(await card('Einsätze')).toBe('EinsätzeVorjahr 653684+ 31');
  expect(await card('Besetzungsgrad')).toBe('BesetzungsgradVorjahr 94,4 %93,8 %− 0,6 Punkte');
  expect(asked(page)).toEqual({ ...SPAN, invoiceRecipientIds: [], appointmentTypeIds: [] });
});

it('calls new what was not there, and makes up nothing from nothing', async () => {
  const nothing = { ...someStatistics(SPAN).yearBefore, total: figures() };
  shown({ total: figures({ appointments: 1 }), yearBefore: nothing });
  expect(await card('Einsätze')).toContain('kein Vorjahr');
  expect(await card('Umsatz netto')).toBe('Umsatz nettoVorjahr € 0€ 0–');
  expect(await card('Besetzungsgrad')).toBe('BesetzungsgradVorjahr –––');
});

it('has the figures of each plot as a table', async () => {
  const { person } = shown();
  await screen.findByRole('img', { name: /^Balkendiagramm: Umsatz netto von/ });
  await person.click(screen.getByRole('button', { name: 'Umsatz netto als Tabelle' }));
  const months = await rowsOf('Umsatz netto');
  expect(months).toHaveLength(13);
  expect(months[2]).toMatch(/ \d{4} \| € 2\.000,00 \| € 500,00 \| \+ 300 %$/);
  await person.click(screen.getByRole('button', { name: 'Besetzungsgrad als Tabelle' }));
  expect((await rowsOf('Besetzungsgrad')).at(1)).toMatch(/^\d+\/\d{4} \| \d\d\.\d\d\.\d{4} \| 9 \| 10 \| 90,0 %$/);
  await person.click(screen.getByRole('button', { name: 'Umsatz netto als Diagramm' }));
  await screen.findByRole('img', { name: /^Balkendiagramm: Umsatz netto von/ });
});

it('divides the hours by kind of work, without what has none', async () => {
  shown();
  expect(await rowsOf('Stunden nach Einsatzart')).toEqual([
    'Einsatzart |  | Stunden | Anteil',
    'Service |  | 8.433,00 h | 75 %',
    'Bar |  | 2.811,00 h | 25 %',
    'Gesamt | 11.244,00 h | ',
  ]);
});

it('names the five largest customers, and all on demand', async () => {
  const { person } = shown();
  const all = await screen.findByRole('button', { name: 'Alle 6 ansehen' });
  const five = await rowsOf('Umsatzstärkste Kunden');
  expect(five).toHaveLength(6);
  expect(five[1]).toBe('Ringhof Hotels GmbH | 96 | 1,00 h | € 11.200,00 | + 12 %');
  expect(five[2]).toContain('kein Vorjahr');
  await person.click(all);
  expect(await rowsOf('Kunden nach Umsatz')).toHaveLength(7);
});

it('lists the workers, those who have left together, and who did not come', async () => {
  shown();
  expect((await rowsOf('Mitarbeiter/innen')).length).toBeGreaterThan(1);
  await screen.findByText('Anna Pichler');
  const rows = await rowsOf('Mitarbeiter/innen');
  expect(rows[1]).toBe('Anna Pichler | 31 | 1 | 136,75 h | 2,50 h | 0,50 h | € 3.285,79');
  expect(rows[2]).toMatch(/^Ausgeschiedene/);
  await screen.findByText('4 von 422 Buchungen nicht erschienen');
  expect(words(screen.getByText(/Umsatz ohne Zuordnung/))).toContain('€ 57,60');
});

it('asks for the chosen period, customers and kinds of work, and remembers them', async () => {
  const page = shown();
  const { person } = page;
  await person.click(await screen.findByRole('button', { name: /^Zeitraum/ }));
  await person.click(screen.getByRole('button', { name: 'Letztes Jahr' }));
  const lastYear = periods(dayOf(new Date())).LAST_YEAR;
  await waitFor(() => expect(asked(page)).toMatchObject(lastYear));
  await person.click(screen.getByRole('button', { name: 'Rechnungsempfänger' }));
  await person.click(await screen.findByRole('menuitemcheckbox', { name: /Ringhof/ }));
  await person.click(screen.getByRole('menuitemcheckbox', { name: /Donauwerk/ }));
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: 'Einsatzart' }));
  await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Service' }));
  await person.keyboard('{Escape}');
  const all = { ...lastYear, invoiceRecipientIds: ['r-1', 'r-2'], appointmentTypeIds: ['t-1'] };
  await waitFor(() => expect(asked(page)).toEqual(all));
  page.unmount();
  const again = shown();
  await waitFor(() => expect(asked(again)).toEqual(all));
});

it('takes days that are typed, and says what is wrong with them', async () => {
  const page = shown();
  const { person } = page;
  await person.click(await screen.findByRole('button', { name: /^Zeitraum/ }));
  const to = screen.getByRole('textbox', { name: 'Bis' });
  const type = async (text: string) => {
    await person.clear(to);
    if (text !== '') await person.type(to, text);
    await person.click(screen.getByRole('button', { name: 'Übernehmen' }));
  };
  await type('01.01.2001');
  await screen.findByText('Das Ende muss am Anfang oder danach liegen.');
  await type('');
  await screen.findByText('Bitte ein Datum angeben.');
  await type(formatDay(SPAN.from));
  await waitFor(() => expect(asked(page)).toMatchObject({ from: SPAN.from, to: SPAN.from }));
});

it.each([
  ['CSV-Export', 'statisticsCsv'],
  ['XLSX-Export', 'statisticsXlsx'],
])('%s brings what is shown as a file', async (name, kind) => {
  const { person, server } = shown({}, { CreateDownload: () => ({ createDownload: { url: '/downloads/x' } }) });
  await person.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  const input = { ...SPAN, invoiceRecipientIds: [], appointmentTypeIds: [] };
  expect(server.of('CreateDownload')[0]?.variables).toEqual({ input: { [kind]: input } });
});

it('says why a file did not come', async () => {
  const busy = refusal({ message: 'Bitte später versuchen.', classification: 'INTERNAL_ERROR' });
  const { person } = shown({}, { CreateDownload: () => busy });
  await person.click(await screen.findByRole('button', { name: 'XLSX-Export' }));
  await screen.findByText('Die Datei konnte nicht erstellt werden');
  expect(followed).not.toHaveBeenCalled();
});

it('lets the target be changed within its limits', async () => {
  let fillTarget = 95;
  const { person, server } = shown(
    {},
    {
      Statistics: (variables) => ({ statistics: someStatistics(inputOf(variables), { fillTarget }) }),
      SetFillTarget: (variables) => {
        fillTarget = Number(variables['fillTarget']);
        return { setFillTarget: fillTarget };
      },
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Ziel 95 %, ändern' }));
  const field = await screen.findByRole('textbox', { name: 'Ziel' });
  for (const wrong of [FILL_TARGET.min - 1, FILL_TARGET.max + 1, '', 'viel']) {
    await person.clear(field);
    if (wrong !== '') await person.type(field, String(wrong));
    await person.click(screen.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Bitte eine ganze Zahl von 1 bis 100 angeben.');
  }
  expect(server.of('SetFillTarget')).toEqual([]);
  await person.clear(field);
  await person.type(field, '90');
  await person.click(screen.getByRole('button', { name: 'Speichern' }));
  await screen.findByRole('button', { name: 'Ziel 90 %, ändern' });
  await screen.findByText('Das Ziel ist jetzt 90 %');
});

it('only tells the target to whom it is not theirs to set', async () => {
  shown({ viewerCanSetFillTarget: false });
  await screen.findByText('Ziel 95 %');
  expect(screen.queryByRole('button', { name: /^Ziel/ })).toBeNull();
});

it('says when nothing falls into the period, and what hides it', async () => {
  const page = shown({ total: figures() });
  await screen.findByText('Keine Zahlen in diesem Zeitraum');
  await page.person.click(screen.getByRole('button', { name: 'Einsatzart' }));
  await page.person.click(await screen.findByRole('menuitemcheckbox', { name: 'Service' }));
  await page.person.keyboard('{Escape}');
  await screen.findByText(/passt nichts zu den gewählten Rechnungsempfängern und Einsatzarten/);
  await page.person.click(screen.getByRole('button', { name: 'Filter löschen' }));
  await waitFor(() => expect(asked(page)?.appointmentTypeIds).toEqual([]));
});

it('leads to the recapitulative statement', () => {
  shown();
  const statement = screen.getByRole('link', { name: 'Zusammenfassende Meldung' });
  expect(statement.getAttribute('href')).toBe('/invoices/recapitulative_statement');
});

it('says that it could not be loaded, and tries again', async () => {
  let isBack = false;
  const { person } = shown({}, { Statistics: () => (isBack ? { statistics: someStatistics(SPAN) } : LOST) });
  await screen.findByText('Die Auswertung konnte nicht geladen werden');
  isBack = true;
  await person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  expect(await card('Einsätze')).toContain('684');
});

import { MOST_MATTERS } from '@gastspiel/domain/home/open-matters.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { mondayOf } from '@gastspiel/domain/time/week.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { textOf, type WrittenDocument } from '#platform/graphql/document.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { INVOICES, WORKLOG_BLOCKS } from '#platform/live/topics.ts';
import { uiState } from '#platform/session/ui-state.ts';
import { LOST, refusal } from '#testing/a-server.ts';
import { aFreeDay, aMorning, tooMany, withBlocks, withInvoices } from './home.fixture.ts';
import { HomeDocument } from './home-document.ts';
import { counts, shown, viewer } from './home-page.fixture.tsx';

const asked = (page: ReturnType<typeof shown>) => page.server.of('Home')[0]?.variables;
const card = (name: string): HTMLElement =>
  within(screen.getByRole('list', { name: 'Was ansteht' })).getByRole('link', { name: new RegExp(name) });
const titles = (): readonly (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('greets by name and tells dispatch what is not filled and who waits', async () => {
  const page = shown(aMorning({ ...withBlocks, releases: { count: 3 } }), viewer('TENANT_USER_DISPATCHER'));
  expect(await counts()).toEqual([
    'Nicht voll besetzt 12',
    'Wartet auf Buchung 14',
    'Wartet auf Freigabe 3',
    'Stundennachweise 7',
    'Zeiterfassung 4',
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Guten \w+, Katharina Brandl$/);
  expect(screen.getByText('39 Plätze frei, nächste 7 Tage')).toBeTruthy();
  expect(screen.getByText('angenommen, älteste seit 2 Tagen')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Einsatz anlegen' })).toBeTruthy();
  expect(titles()).not.toContain('Rechnungen');
  expect(asked(page)).toMatchObject({ seesReleases: true, seesBlocks: true, seesInvoices: false, seesJobs: false });
  const nextSunday = addDays(mondayOf(dayOf(new Date())), 13);
  expect(asked(page)).toMatchObject({ soon: { isNotFullyBooked: true }, weeks: { to: nextSunday } });
  await screen.findByRole('img', { name: /^Balkendiagramm: Besetzungsgrad/ });
});

it('shows accounting the blocks and invoices first, and nothing to book or create', async () => {
  const page = shown(aMorning({ ...withBlocks, ...withInvoices }), viewer('TENANT_USER_ACCOUNTING'));
  expect(await counts()).toEqual([
    'Zeiterfassung 4',
    'Stundennachweise 7',
    'Nicht voll besetzt 12',
    'Wartet auf Buchung 14',
  ]);
  expect(titles().indexOf('Rechnungen')).toBeLessThan(titles().indexOf('Nicht voll besetzt'));
  expect(screen.queryByRole('button', { name: /Buchen|Ersatz suchen|Buchung behalten/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Einsatz anlegen' })).toBeNull();
  expect(asked(page)).toMatchObject({ seesInvoices: true, seesStatistics: true, seesReleases: false });
  await screen.findByRole('img', { name: /^Liniendiagramm: Umsatz netto/ });
  await page.person.click(screen.getByRole('link', { name: 'Überfällig' }));
  expect(uiState.read('invoices.filters')).toContain('PAST_DUE');
});

it('shows customer care people and customers first, also when nobody waits', async () => {
  const home = aMorning({ ...withBlocks, releases: { count: 0 }, invoiceRecipients: { count: 15 } });
  const page = shown(home, viewer('TENANT_USER_CUSTOMER_CARE'));
  expect((await counts()).slice(0, 2)).toEqual(['Wartet auf Freigabe 0', 'Rechnungsempfänger 15']);
  uiState.write('invoiceRecipients.filters', { text: 'Ringhof' });
  await page.person.click(screen.getByRole('link', { name: /Rechnungsempfänger/ }));
  expect(uiState.read('invoiceRecipients.filters')).toBe('{"text":"","ownPriceOf":null}');
});

it('tells system administration of background work that failed', async () => {
  shown(aMorning({ failedJobs: { count: 2 } }), viewer('SYSTEM_ADMIN'));
  expect(await counts()).toContain('Hintergrundaufgaben 2');
});

it('counts no further than people work through', async () => {
  shown(aMorning(tooMany), viewer('SYSTEM_ADMIN'));
  expect(await counts()).toContain('Wartet auf Buchung über 1000');
  expect(screen.getAllByText(/über 1000/)).toHaveLength(4);
});

it('asks for nothing of invoicing where the agency has not got it', async () => {
  const page = shown(aMorning(), viewer('SYSTEM_ADMIN', false));
  expect(await counts()).toEqual(['Nicht voll besetzt 12', 'Wartet auf Buchung 14']);
  const nothing = { seesBlocks: false, seesInvoices: false, seesStatistics: false, seesRecipients: false };
  expect(asked(page)).toMatchObject(nothing);
});

it('asks for each part that not everybody may see on its own condition: one refusal would refuse the page', () => {
  const parts = textOf(HomeDocument as unknown as WrittenDocument).matchAll(
    /(\w+)(?:\([^)]*\))? @include\(if: \$(\w+)\)/g,
  );
  expect(Object.fromEntries([...parts].map(([, field, condition]) => [field, condition]))).toEqual({
    invoiceRecipients: 'seesRecipients',
    invoiceSender: 'seesSender',
    targetUsers: 'seesReleases',
    unsentPrintoutSummary: 'seesBlocks',
    resendingNecessaryPrintoutSummary: 'seesBlocks',
    worklogBlocks: 'seesBlocks',
    openInvoiceSummary: 'seesInvoices',
    statistics: 'seesStatistics',
    failedJobs: 'seesJobs',
  });
});

it('shares its numbers with the badges of the menu', async () => {
  shown(aMorning({ ...withBlocks, ...withInvoices }), viewer('SYSTEM_ADMIN'));
  await counts();
  expect(queryClient.getQueryData([WORKLOG_BLOCKS, 'OpenWorklogBlocksCount', {}])).toBe(4);
  expect(queryClient.getQueryData([INVOICES, 'WaitingInvoices', {}])).toBe(3);
  expect(queryClient.getQueryData([WORKLOG_BLOCKS, 'PrintoutSummaries', {}])).toMatchObject({
    unsent: { count: 5 },
    resending: { count: 2 },
  });
});

it('leads from a count to the list of exactly those', async () => {
  const page = shown(aMorning({ ...withBlocks, releases: { count: 3 } }), viewer('TENANT_USER_DISPATCHER'));
  const notFullSoon = /"isNotFull":true.*"isSoon":true/;
  await page.person.click(await screen.findByRole('link', { name: 'Alle 12 ansehen' }));
  expect(uiState.read('appointments.view')).toContain('list');
  expect(uiState.read('appointments.filters')).toMatch(notFullSoon);
  await page.person.click(await screen.findByRole('link', { name: 'Heute ansehen' }));
  const today = dayOf(new Date());
  expect(uiState.read('appointments.filters')).toContain(`"range":{"from":"${today}","to":"${today}"}`);
  await page.person.click(card('Nicht voll besetzt'));
  expect(uiState.read('appointments.filters')).toMatch(notFullSoon);
  await page.person.click(card('Wartet auf Freigabe'));
  expect(uiState.read('targetUsers.filters')).toContain('"states":["ONBOARDING"]');
  uiState.write('worklogBlocks.filters', { list: 'recorded' });
  await page.person.click(card('Zeiterfassung'));
  expect(uiState.read('worklogBlocks.filters')).toContain('"list":"open"');
  await page.person.click(card('Stundennachweise'));
  expect(uiState.read('timeSheets.filters')).toContain('"isResending":false');
  const resending = screen.getByRole('link', { name: 'davon 2 Neuversand nötig' });
  expect(resending.getAttribute('href')).toBe('/printout_sending');
  await page.person.click(resending);
  expect(uiState.read('timeSheets.filters')).toContain('"isResending":true');
  expect(card('Wartet auf Buchung').getAttribute('href')).toBe('/offers/waiting');
});

it('books right there, and asks before it is one too many', async () => {
  const { person, server } = shown(aMorning(), viewer('TENANT_USER_DISPATCHER'), {
    BookOffers: ({ allowOverbooking }) => (allowOverbooking ? { bookOffers: 1 } : refusal(OFFER_FAILURES.fullyBooked)),
  });
  await person.click(await screen.findByRole('button', { name: 'Anna Pichler: Buchen' }));
  await person.click(await screen.findByRole('button', { name: 'Trotzdem buchen' }));
  await screen.findByText('Anna Pichler ist gebucht');
  expect(server.of('BookOffers').map(({ variables }) => variables)).toEqual([
    { offerIds: ['o-7'], allowOverbooking: false },
    { offerIds: ['o-7'], allowOverbooking: true },
  ]);
  await waitFor(() => expect(server.of('Home').length).toBeGreaterThan(1));
});

it('has on top what is to be decided, each with its next step', async () => {
  const kept = { offerId: 'o-1' };
  const { person, server } = shown(aMorning(), viewer('TENANT_USER_CUSTOMER_CARE'), {
    DismissPrevention: () => ({ dismissPrevention: kept }),
    KeepBooking: () => ({ keepBooking: kept }),
    AvailabilityCounts: () => ({
      targetUsersAvailableForAppointment: { availabilityCounts: { available: 3, partially: 0, unavailable: 0 } },
    }),
    SeekReplacement: () => ({ seekReplacement: 3 }),
  });
  await screen.findByText('Lea Haas kann nicht kommen');
  expect(titles()[0]).toBe('Zu entscheiden');
  expect(screen.getByText(/„39 Grad Fieber“/)).toBeTruthy();
  const silent = screen.getByRole('link', { name: 'Hochzeit: 2 Personen haben noch nicht bestätigt' });
  expect(silent.getAttribute('href')).toBe('/appointment/a-4');
  expect(screen.getByText(/Nora Berger, Paul Lang · gefragt gerade eben/)).toBeTruthy();
  const edit = screen.getByRole('link', { name: 'Clara Stadler: Adresse ändern' });
  expect(edit.getAttribute('href')).toBe('/target_user/edit/w-3');
  const address = screen.getByRole('link', { name: 'Hotel Ringhof: Adresse ändern' });
  expect(address.getAttribute('href')).toBe('/invoice_recipient/edit/r-1');
  await person.click(screen.getByRole('button', { name: 'Lea Haas: Buchung behalten' }));
  await screen.findByText('Die Buchung von Lea Haas bleibt aufrecht');
  await person.click(screen.getByRole('button', { name: 'Florian Eder: Buchung behalten' }));
  await screen.findByText('Die Buchung von Florian Eder bleibt aufrecht');
  expect(server.of('DismissPrevention')[0]?.variables).toEqual({ offerId: 'o-1' });
  expect(server.of('KeepBooking')[0]?.variables).toEqual({ offerId: 'o-2' });
  await person.click(screen.getByRole('button', { name: 'Florian Eder: Ersatz suchen' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toContain('3 verfügbare Personen bekommen ein Angebot.'));
  await person.click(screen.getByRole('button', { name: 'Ersatz suchen' }));
  await screen.findByText('Buchung von Florian Eder zurückgezogen');
});

it('says when there is more to decide than it shows, and leads to an invoice that nobody took', async () => {
  const { openMatters } = aMorning();
  const invoices = Array.from({ length: MOST_MATTERS }, (_, index) => ({
    ...{ kind: 'INVOICE' as const, id: `i-${index}`, label: `2026-${index}`, recipientId: 'r-1' },
    ...{ recipientName: 'Hotel Ringhof', email: 'buero@ringhof.example', since: new Date().toISOString() },
  }));
  const most = { ...openMatters, absences: [], undelivered: invoices };
  shown(aMorning({ openMatters: most }), viewer('TENANT_USER_DISPATCHER'));
  await screen.findByText(`${MOST_MATTERS + 3}+`);
  const invoice = screen.getByRole('link', { name: 'Rechnung 2026-7 nicht zugestellt' });
  expect(invoice.getAttribute('href')).toBe('/invoice/i-7');
  // Who pays is not dispatch's to change.
  expect(screen.queryByRole('link', { name: 'Hotel Ringhof: Adresse ändern' })).toBeNull();
});

it('tells who is where today, with the phone at hand', async () => {
  const { shiftsOfDay } = aMorning();
  const [shift] = shiftsOfDay.items;
  const [jakob] = shift?.crew ?? [];
  if (!(shift && jakob)) throw new Error('nobody works');
  const ill = { ...jakob, targetUserId: 'w-6', firstName: 'Ida', isPrevented: true };
  shown(
    aMorning({ shiftsOfDay: { count: 1, items: [{ ...shift, crew: [jakob, ill] }] } }),
    viewer('TENANT_USER_DISPATCHER'),
  );
  await screen.findByRole('link', { name: 'Frühstücksservice' });
  expect(screen.getByRole('link', { name: 'Jakob Winkler anrufen' }).getAttribute('href')).toBe('tel:+43664555');
  expect(screen.getByText('1/2')).toBeTruthy();
});

it('asks for more of the day’s shifts when somebody wants them, and again when they were lost', async () => {
  const { shiftsOfDay } = aMorning();
  const [shift] = shiftsOfDay.items;
  if (!shift) throw new Error('nothing is on');
  const shifts = (size: number) =>
    Array.from({ length: size }, (_, index) => ({
      ...shift,
      appointment: { ...shift.appointment, id: `s-${index}`, description: `Schicht ${index + 1}` },
    }));
  let isLost = true;
  const page = shown(aMorning({ shiftsOfDay: { count: 31, items: shifts(10) } }), viewer('TENANT_USER_DISPATCHER'), {
    MoreShifts: () => (isLost ? LOST : { shiftsOfDay: { items: shifts(25) } }),
  });
  await screen.findByRole('link', { name: 'Schicht 10' });
  const more = () => screen.getByRole('button', { name: '15 weitere anzeigen' });
  expect(page.server.of('MoreShifts')).toEqual([]);
  await page.person.click(more());
  await screen.findByText('Die weiteren Einsätze konnten nicht geladen werden.');
  expect(screen.getByRole('link', { name: 'Schicht 10' })).toBeTruthy();
  isLost = false;
  await page.person.click(more());
  await screen.findByRole('link', { name: 'Schicht 25' });
  expect(screen.queryByRole('button', { name: /weitere anzeigen/ })).toBeNull();
  expect(screen.queryByText('Die weiteren Einsätze konnten nicht geladen werden.')).toBeNull();
});

it('is friendly when everything is done', async () => {
  shown(aFreeDay(), viewer('TENANT_USER_DISPATCHER'));
  await screen.findByText('Heute ist alles erledigt');
  expect(screen.getByText('Heute ist kein Einsatz.')).toBeTruthy();
  expect(titles()).not.toContain('Nicht voll besetzt');
});

it.each([
  ['a time sheet', { unsentPrintoutSummary: { count: 1, nextStartDateTime: null } }],
  ['hours', { worklogBlocks: { count: 1, nextStartDateTime: null } }],
  ['a release', { releases: { count: 1 } }],
])('does not say so with %s to do', async (_what, home) => {
  shown(aFreeDay(home), viewer('SYSTEM_ADMIN'));
  await counts();
  expect(screen.queryByText('Heute ist alles erledigt')).toBeNull();
});

it('says that it could not be loaded, and tries again', async () => {
  let isBack = false;
  const { person } = shown(aFreeDay(), viewer('TENANT_USER_DISPATCHER'), {
    Home: () => (isBack ? aFreeDay() : LOST),
  });
  await screen.findByText('Die Startseite konnte nicht geladen werden');
  isBack = true;
  await person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  await screen.findByText('Heute ist alles erledigt');
});

import { BILLING_RUN_FAILURES, blocksChangedFor, proposedUntil } from '@gastspiel/domain/billing-runs/billing-run.ts';
import { INVOICE_DATE_RULES } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { LOST, refusal } from '#testing/a-server.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { formatEuro } from '#ui/format/german-money.ts';
import { anItem, aProposal, aRun, unmade } from './a-run.fixture.ts';
import { makeButton, PROPOSALS, renewed, shown } from './a-run-page.fixture.tsx';

const TODAY = dayOf(new Date());
const row = async (name: string) =>
  (await within(await screen.findByRole('table')).findByText(name)).closest('tr') as HTMLElement;

it('proposes the day, the dates and surcharges, and chooses everything that can be billed', async () => {
  const { server } = shown();
  await makeButton('2 Entwürfe');
  expect(server.of('BillingProposals').at(-1)?.variables).toEqual({
    until: proposedUntil(TODAY),
    proposesSurcharges: true,
  });
  expect(screen.getByLabelText('Ausstellung')).toHaveProperty('value', formatDay(TODAY));
  // Each recipient has a term of its own.
  expect(screen.getByLabelText('Fälligkeit')).toHaveProperty('value', '');
  const chosen = (name: string) => screen.getByRole('checkbox', { name: `${name} auswählen` });
  expect(chosen('Kunde K-2')).toHaveProperty('checked', true);
  expect(chosen('Kunde K-3')).toMatchObject({ checked: false, disabled: true });
  expect(screen.getByText('2 von 4')).toBeTruthy();
  expect(screen.getByText('2 nicht verrechenbar')).toBeTruthy();
  expect(screen.getByText(/^€\s200,20$/)).toBeTruthy();
});

it('says what is missing, each with the way to where it is mended', async () => {
  shown();
  const leads = async (name: string, chip: string, step: string, href: string) => {
    const within_ = within(await row(name));
    expect(within_.getByText(chip)).toBeTruthy();
    const links = within_.getAllByRole('link', { name: `${step}: ${name}` });
    expect(links.map((link) => link.getAttribute('href'))).toContain(href);
  };
  expect(within(await row('Kunde K-1')).getByText('vollständig')).toBeTruthy();
  await leads(
    'Kunde K-2',
    'UID ungeprüft',
    'Prüfen',
    '/invoice_recipient/edit/r-K-2?field=letterHead.vatNumber&back=billing_run',
  );
  await leads(
    'Kunde K-3',
    'Preis fehlt: Bar',
    'Ergänzen',
    '/invoice_recipient/edit/r-K-3?field=price+Bar&back=billing_run&day=2026-10-17',
  );
  const address = '?field=letterHead.address.streetNameAndNumber&back=billing_run';
  await leads('Kunde K-4', 'Anschrift fehlt', 'Ergänzen', `/invoice_recipient/edit/r-K-4${address}`);
  await leads('Kunde K-4', 'Zu viele Zeitblöcke', 'Ansehen', '/invoice/create?recipient=r-K-4');
  await leads('Kunde K-4', 'Eigene UID fehlt', 'Ergänzen', '/invoice_sender');
});

it('names recorded ways, and bills them to whom somebody ticks them for, at a price', async () => {
  const { world, person, server } = shown({ StartBillingRun: () => ({ startBillingRun: { id: 'run-1' } }) });
  world.proposals = [aProposal('K-1', { travelMinutes: 40 }), aProposal('K-2', { travelMinutes: 20 })];
  await person.click(await screen.findByRole('checkbox', { name: 'Fahrtzeit verrechnen: Kunde K-1' }));
  await person.type(await screen.findByLabelText('Fahrtzeit je Stunde'), '20');
  await person.click(await makeButton('2 Entwürfe'));
  await waitFor(() =>
    expect(server.of('StartBillingRun')[0]?.variables).toMatchObject({
      input: { invoices: [{ billsTravel: true }, { billsTravel: false }], travelPrice: { value: 20 } },
    }),
  );
});

it('makes drafts without surcharges for who wants none, and asks for the price of travel all the same', async () => {
  const { world, person, server } = shown({ StartBillingRun: () => ({ startBillingRun: { id: 'run-1' } }) });
  world.proposals = [aProposal('K-1', { travelMinutes: 40 })];
  await makeButton('1 Entwurf');
  await person.click(screen.getByRole('checkbox', { name: 'Zuschläge vorschlagen' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Fahrtzeit verrechnen: Kunde K-1' }));
  await person.type(await screen.findByLabelText('Fahrtzeit je Stunde'), '20');
  await person.click(await makeButton('1 Entwurf'));
  await waitFor(() =>
    expect(server.of('StartBillingRun')[0]?.variables).toMatchObject({
      input: { proposesSurcharges: false, invoices: [{ billsTravel: true }], travelPrice: { value: 20 } },
    }),
  );
});

it('tells in the bar what is wrong with no field of the form', async () => {
  const { person } = shown({ StartBillingRun: () => refusal(BILLING_RUN_FAILURES.tooMany) });
  await person.click(await makeButton('2 Entwürfe'));
  const sentence = await screen.findByText(BILLING_RUN_FAILURES.tooMany.message);
  expect(sentence.closest('[role=alert]')).not.toBeNull();
});

it('makes no drafts while the rows are not yet those of the day that was typed', async () => {
  const { server } = shown();
  const make = await makeButton('2 Entwürfe');
  await waitFor(() => expect(make).toHaveProperty('disabled', false));
  const until = addDays(TODAY, -100);
  fireEvent.change(screen.getByLabelText('Leistungen bis einschließlich'), { target: { value: formatDay(until) } });
  // At once: the rows of before are still there.
  expect(make).toHaveProperty('disabled', true);
  await waitFor(() => expect(server.of('BillingProposals').at(-1)?.variables).toMatchObject({ until }));
  await waitFor(async () => expect(await makeButton('2 Entwürfe')).toHaveProperty('disabled', false));
});

it('names recorded hours that nobody would pay for, with the way to where somebody says who does', async () => {
  const { world } = shown();
  world.unassigned = [{ id: 'a-1', description: 'Herbstball', startDateTime: '2026-10-03T18:00:00+02:00' }];
  await screen.findByText('1 erfasster Zeitblock ohne Rechnungsempfänger');
  expect(screen.getByRole('link', { name: 'Herbstball, 03.10.2026' }).getAttribute('href')).toBe('/appointment/a-1');
});

it('warns of a due day that is past already, and offers last month and today', async () => {
  const { person, server } = shown();
  await makeButton('2 Entwürfe');
  const dates = [
    ['Ausstellung', addDays(TODAY, -17)],
    ['Fälligkeit', addDays(TODAY, -7)],
  ] as const;
  for (const [label, day] of dates) {
    await person.clear(screen.getByLabelText(label));
    await person.type(screen.getByLabelText(label), formatDay(day));
  }
  await screen.findByText(/Die Fälligkeit ist schon vorbei/);
  await person.click(screen.getByRole('button', { name: 'Auf heute verschieben' }));
  expect(screen.getByLabelText('Ausstellung')).toHaveProperty('value', formatDay(TODAY));
  expect(screen.queryByText(/schon vorbei/)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'bis heute' }));
  await waitFor(() => expect(server.of('BillingProposals').at(-1)?.variables).toMatchObject({ until: TODAY }));
});

it('finds and narrows, and keeps what is not chosen', async () => {
  const { person } = shown();
  await person.click(await screen.findByRole('checkbox', { name: 'Kunde K-1 auswählen' }));
  expect(screen.getByText('2 nicht verrechenbar, 1 abgewählt')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Fehlt etwas 2' }));
  expect(screen.queryByText('Kunde K-1')).toBeNull();
  await person.type(screen.getByRole('searchbox'), 'k-1');
  await screen.findByText('Kein Rechnungsempfänger passt zu Ihren Filtern.');
  await person.click(screen.getByRole('button', { name: 'Filter löschen' }));
  expect(screen.getByRole('checkbox', { name: 'Kunde K-1 auswählen' })).toHaveProperty('checked', false);
  await makeButton('1 Entwurf');
});

it('makes what was seen, shows how far it is, and keeps what came of it in sight', async () => {
  const page = shown({
    StartBillingRun: () => {
      page.world.runs = [aRun('CREATE', [unmade('K-1', 'WAITING'), unmade('K-2', 'WAITING')])];
      return { startBillingRun: { id: 'run-CREATE' } };
    },
  });
  await page.person.dblClick(await makeButton('2 Entwürfe'));
  expect((await screen.findAllByText('läuft')).length).toBe(2);
  expect(page.server.of('StartBillingRun').map(({ variables }) => variables)).toEqual([
    {
      input: {
        issueDate: TODAY,
        dueDate: null,
        proposesSurcharges: true,
        invoices: ['K-1', 'K-2'].map((number) => ({
          invoiceRecipientId: `r-${number}`,
          blocks: [{ id: `b-${number}`, version: 1 }],
          billsTravel: false,
        })),
        travelPrice: null,
      },
    },
  ]);
  const progress = screen.getByRole('region', { name: 'Fortschritt' });
  expect(progress.textContent).toContain('0 von 2');

  const changed = blocksChangedFor(['Ball']);
  page.world.runs = [aRun('CREATE', [anItem('K-1'), unmade('K-2', 'FAILED', changed)])];
  page.world.proposals = PROPOSALS.slice(1);
  await renewed();
  await waitFor(() => expect(screen.getAllByText('1 Entwurf angelegt', { exact: false })).toHaveLength(2));
  const made = await row('Kunde K-1');
  expect(within(made).getByText('Entwurf')).toBeTruthy();
  expect(within(made).getByRole('link', { name: '2026-K-1' }).getAttribute('href')).toBe('/invoice/i-K-1');
  expect(within(made).getByRole('img', { name: 'Erledigt' })).toBeTruthy();
  const failed = await row('Kunde K-2');
  expect(within(failed).getByText('Zeit geändert')).toBeTruthy();
  expect(within(failed).getByText('Nicht angelegt')).toBeTruthy();
  expect(within(failed).getByText(changed.message)).toBeTruthy();
  await makeButton('1 Entwurf');
});

it('sends what was made, and says who has no address', async () => {
  const billed = { state: 'DRAFT', blockCount: 1, workMinutes: 60, net: { value: 50 }, isEmailMissing: true } as const;
  const page = shown({
    StartSendingRun: () => {
      const sent = anItem('K-1');
      const failed = anItem('K-2', { state: 'FAILED', failure: 'Es fehlt die E-Mail-Adresse.', billed });
      page.world.runs = [aRun('SEND', [sent, failed]), ...page.world.runs];
      return { startSendingRun: { id: 'run-SEND' } };
    },
  });
  page.world.runs = [aRun('CREATE', [anItem('K-1'), anItem('K-2', { billed })])];
  page.world.proposals = [];
  await page.person.click(await screen.findByRole('button', { name: '2 Entwürfe versenden' }));
  const dialog = await screen.findByRole('dialog', { name: '2 Entwürfe versenden?' });
  expect(dialog.textContent).toContain(`Zusammen ${formatEuro(100)} netto`);
  expect(dialog.textContent).toContain('weil die E-Mail-Adresse fehlt: Kunde K-2');
  await page.person.click(within(dialog).getByRole('button', { name: 'Versenden' }));
  await waitFor(async () => expect(within(await row('Kunde K-1')).getByText('Versendet')).toBeTruthy());
  expect(within(await row('Kunde K-2')).getByText('Nicht versendet')).toBeTruthy();
  expect(within(await row('Kunde K-2')).getByText('Es fehlt die E-Mail-Adresse.')).toBeTruthy();
  expect(page.server.of('StartSendingRun')[0]?.variables).toEqual({
    invoiceIds: ['i-K-1', 'i-K-2'],
    issuesToday: false,
  });
});

it('keeps the due day that somebody sets, and tells faults at their fields', async () => {
  const page = shown({
    StartBillingRun: () =>
      refusal(
        { message: 'x', classification: 'BAD_REQUEST' },
        { 'input.issueDate': 'Das Jahr hat noch nicht begonnen.' },
      ),
  });
  await makeButton('2 Entwürfe');
  const fill = async (label: string, day: string) => {
    const field = screen.getByLabelText(label);
    await page.person.clear(field);
    await page.person.type(field, formatDay(day));
    await page.person.tab();
  };
  await fill('Ausstellung', addDays(TODAY, 1));
  expect(screen.getByLabelText('Fälligkeit')).toHaveProperty('value', '');
  await fill('Fälligkeit', TODAY);
  await page.person.click(await makeButton('2 Entwürfe'));
  await screen.findByText(INVOICE_DATE_RULES.due);
  expect(page.server.of('StartBillingRun')).toEqual([]);
  await fill('Fälligkeit', addDays(TODAY, 30));
  await fill('Ausstellung', TODAY);
  expect(screen.getByLabelText('Fälligkeit')).toHaveProperty('value', formatDay(addDays(TODAY, 30)));
  await page.person.click(await makeButton('2 Entwürfe'));
  await screen.findByText('Das Jahr hat noch nicht begonnen.');
});

it('says that it is loading, that it failed, and that there is nothing to bill', async () => {
  let isBack = false;
  const { person } = shown({
    BillingProposals: () => (isBack ? { billingProposals: [], unassignedWorklogBlocks: [] } : LOST),
  });
  expect(screen.getByRole('table', { name: 'Sammelabrechnung' }).getAttribute('aria-busy')).toBe('true');
  await screen.findByText('Die Zeitblöcke konnten nicht geladen werden');
  isBack = true;
  await person.click(screen.getByRole('button', { name: 'Jetzt neu laden' }));
  await screen.findByText('Nichts zu verrechnen');
  expect(screen.getByRole('button', { name: '0 Entwürfe anlegen' })).toHaveProperty('disabled', true);
});

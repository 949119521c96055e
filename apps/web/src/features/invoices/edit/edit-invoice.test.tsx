import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { INVOICE_DATE_RULES, yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { queryClient } from '#platform/graphql/query-client.ts';
import { refusal } from '#testing/a-server.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import type { InvoiceLine, InvoiceWhole } from '../invoice-query.ts';
import {
  aBilling,
  aBlock,
  aDraft,
  aLine,
  BALL,
  billed,
  button,
  GALA,
  hoursField,
  open,
  previewing,
  SERVICE,
} from './a-draft.fixture.tsx';
import { EditInvoice } from './edit-invoice-page.tsx';

/** A draft over what is recorded now. */
const edit = (
  draft: InvoiceWhole,
  recorded: readonly InvoiceLine[] = draft.lines,
  answers: Parameters<typeof open>[1] = {},
) =>
  open(<EditInvoice id={draft.id} />, {
    InvoiceToEdit: () => ({ invoice: draft }),
    BillingOfRecipient: () => billed(aBilling([aBlock(BALL, 'Herbstball')])),
    InvoicePreview: previewing(recorded),
    UpdateInvoice: () => ({ updateInvoice: { ...draft, version: draft.version + 1 } }),
    ...answers,
  });
const retype = async (person: ReturnType<typeof edit>['person'], field: HTMLElement, text: string): Promise<void> => {
  await person.clear(field);
  await person.type(field, text);
};

it('saves over the version that was edited, and goes on', async () => {
  const { person, server } = edit(aDraft());
  await retype(person, await hoursField('Herbstball'), '47');
  await person.click(button('Speichern'));
  await screen.findByText('2026-00142 ist gespeichert');
  expect(server.of('UpdateInvoice')[0]?.variables).toMatchObject({
    version: 1,
    input: { lines: [{ worklogBlockId: BALL, quantity: 47 }] },
  });
});

it('keeps lines as they were saved until the new hours are taken', async () => {
  const recorded = [aLine(BALL, { recordedMinutes: 3000 })];
  const { person } = edit(aDraft({ isOutdated: true }), recorded);
  await screen.findByText('Die Zeilen sind nicht auf dem letzten Stand');
  await screen.findByText('erfasst 50,00 h');
  expect(await hoursField('Herbstball')).toHaveProperty('value', '48,00');
  await person.click(button('Zeilen neu übernehmen'));
  expect(await hoursField('Herbstball')).toHaveProperty('value', '50,00');
  expect(screen.queryByText(/^erfasst/)).toBeNull();
});

it.each([
  ['Von Hand geänderte behalten', '40,00'],
  ['Erfasste Stunden übernehmen', '50,00'],
])('asks before it drops what was changed by hand: %s', async (answer, hours) => {
  const recorded = [aLine(BALL, { recordedMinutes: 3000 })];
  const { person } = edit(aDraft({ isOutdated: true, lines: [aLine(BALL, { quantity: 40 })] }), recorded);
  await screen.findByText('erfasst 50,00 h');
  await person.click(button('Zeilen neu übernehmen'));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('button', { name: answer }));
  await waitFor(async () => expect(await hoursField('Herbstball')).toHaveProperty('value', hours));
});

const aSurcharge = {
  appointmentTypeId: SERVICE,
  typeDescription: 'Service',
  description: 'Nachtzuschlag 22–06 Uhr',
  quantity: 6,
  surchargePercentage: 25,
  kind: 'NIGHT' as const,
  proposedQuantity: 6,
  price: { value: 28.5 },
  net: { value: 42.75 },
};
const travelOf = (quantity: number) => ({
  description: 'Fahrtzeit',
  quantity,
  unit: 'h',
  isTravel: true,
  proposedQuantity: quantity,
  pricePerUnit: { value: 20 },
  net: { value: 20 * quantity },
});
const night = (quantity: number) => ({
  appointmentTypeId: SERVICE,
  kind: 'NIGHT' as const,
  description: 'Nachtzuschlag 22–06 Uhr',
  quantity,
  surchargePercentage: 25,
  price: { value: 28.5 },
});

it('keeps what is typed while a slow network saves, also within a line', async () => {
  const answer = Promise.withResolvers<object>();
  const draft = aDraft({ surcharges: [aSurcharge] });
  const { person, server } = edit(draft, draft.lines, { UpdateInvoice: () => answer.promise });
  const night = () => screen.getByLabelText('Stunden, Nachtzuschlag 22–06 Uhr');
  await retype(person, await hoursField('Herbstball'), '47');
  await person.click(button('Speichern'));
  await waitFor(() => expect(server.of('UpdateInvoice')).toHaveLength(1));
  await retype(person, night(), '3');
  await person.type(screen.getByLabelText('Anmerkung (optional)'), 'Danke');
  const lines = [aLine(BALL, { quantity: 47 })];
  answer.resolve({ updateInvoice: { ...draft, version: 2, lines } });
  await screen.findByText('2026-00142 ist gespeichert');
  expect(await hoursField('Herbstball')).toHaveProperty('value', '47,00');
  expect(night()).toHaveProperty('value', '3,00');
  expect(screen.getByLabelText('Anmerkung (optional)')).toHaveProperty('value', 'Danke');
  await person.click(button('Speichern'));
  await waitFor(() => expect(server.of('UpdateInvoice')).toHaveLength(2));
  expect(server.of('UpdateInvoice')[1]?.variables).toMatchObject({
    version: 2,
    input: { notes: 'Danke', surcharges: [{ quantity: 3 }] },
  });
});

it('takes surcharges and ways with the lines', async () => {
  const draft = aDraft({ isOutdated: true, surcharges: [aSurcharge], additionalItems: [travelOf(1)] });
  const asked = {
    proposedSurcharges: [night(2), { ...night(4), kind: 'SUNDAY' as const, description: 'Sonntagszuschlag' }],
    travelMinutes: 90,
  };
  const { person, server } = edit(draft, draft.lines, { InvoicePreview: previewing(draft.lines, asked) });
  await screen.findByText('vorgeschlagen 2,00 h');
  await screen.findByText('erfasst 1,50 h');
  await person.click(button('Zeilen neu übernehmen'));
  await screen.findByText('3 Zeilen übernommen');
  await person.click(button('Speichern'));
  await screen.findByText('2026-00142 ist gespeichert');
  expect(server.of('UpdateInvoice')[0]?.variables).toMatchObject({
    input: {
      surcharges: [
        { kind: 'NIGHT', quantity: 2, proposedQuantity: 2 },
        { kind: 'SUNDAY', quantity: 4, proposedQuantity: 4 },
      ],
      additionalItems: [{ quantity: 1.5, proposedQuantity: 1.5 }],
    },
  });
});

it('says what a surcharge was taken from until somebody takes or types another number', async () => {
  const draft = aDraft({ isOutdated: true, surcharges: [aSurcharge] });
  const { person, server } = edit(draft, draft.lines, {
    InvoicePreview: previewing(draft.lines, { proposedSurcharges: [night(2)] }),
  });
  await screen.findByText('vorgeschlagen 2,00 h');
  const surchargesSent = () =>
    (server.of('UpdateInvoice').at(-1)?.variables['input'] as { surcharges: object[] } | undefined)?.surcharges;
  await person.type(screen.getByLabelText('Anmerkung (optional)'), 'Danke');
  await person.click(button('Speichern'));
  await screen.findByText('2026-00142 ist gespeichert');
  expect(surchargesSent()).toMatchObject([{ quantity: 6, proposedQuantity: 6 }]);
  await retype(person, screen.getByLabelText('Stunden, Nachtzuschlag 22–06 Uhr'), '3');
  await person.click(button('Speichern'));
  await waitFor(() => expect(surchargesSent()).toMatchObject([{ quantity: 3, proposedQuantity: 2 }]));
});

/** As the server answers while the hours are on another day than the line that was made by hand. */
const moved = (asked: unknown): object => {
  const { draft } = asked as { draft: { lines: readonly object[] } };
  const recorded = [{ worklogBlockId: BALL, day: '2026-10-04', minutes: 3000 }];
  const lines =
    draft.lines.length > 0 ? [aLine(BALL, { quantity: 40 })] : [aLine(BALL, { day: '2026-10-04', quantity: 50 })];
  return previewing(lines, { recorded })(asked);
};

it.each([
  ['Von Hand geänderte behalten', '40,00', 1],
  ['Erfasste Stunden übernehmen', '50,00', 0],
])('keeps a line made by hand whose hours moved to another day: %s', async (answer, hours, lines) => {
  const draft = aDraft({ isOutdated: true, lines: [aLine(BALL, { quantity: 40 })] });
  const { person, server } = edit(draft, [], { InvoicePreview: moved });
  await screen.findByText('an diesem Tag ist nichts mehr erfasst');
  expect(await hoursField('Herbstball')).toHaveProperty('value', '40,00');
  await person.click(button('Zeilen neu übernehmen'));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }));
  await waitFor(async () => expect(await hoursField('Herbstball')).toHaveProperty('value', hours));
  await person.type(screen.getByLabelText('Anmerkung (optional)'), 'Danke');
  await person.click(button('Speichern'));
  await screen.findByText('2026-00142 ist gespeichert');
  const saved = server.of('UpdateInvoice')[0]?.variables['input'] as { lines: object[] } | undefined;
  expect(saved?.lines).toHaveLength(lines);
});

it('asks who was slower, and loads what the other has saved', async () => {
  let newest = aDraft();
  const { person } = edit(newest, newest.lines, {
    InvoiceToEdit: () => ({ invoice: newest }),
    UpdateInvoice: () => {
      newest = aDraft({ version: 2, notes: 'Bestellung 7' });
      return refusal(GENERAL_FAILURES.stale);
    },
  });
  await retype(person, await hoursField('Herbstball'), '47');
  await person.click(button('Speichern'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Inzwischen geändert' }));
  expect(await hoursField('Herbstball')).toHaveProperty('value', '47,00');
  await person.click(dialog.getByRole('button', { name: 'Neu laden' }));
  await waitFor(async () => expect(await hoursField('Herbstball')).toHaveProperty('value', '48,00'));
  expect(screen.getByLabelText('Anmerkung (optional)')).toHaveProperty('value', 'Bestellung 7');
});

it('tells of what somebody else saved meanwhile, and does not save over it', async () => {
  let newest = aDraft();
  const { person, server } = edit(newest, newest.lines, {
    InvoiceToEdit: () => ({ invoice: newest }),
    UpdateInvoice: () => refusal(GENERAL_FAILURES.stale),
  });
  await retype(person, await hoursField('Herbstball'), '47');
  newest = aDraft({ version: 2, notes: 'Bestellung 7' });
  await queryClient.invalidateQueries();
  const notice = async () =>
    (await screen.findByText(/^Diese Rechnung wurde inzwischen geändert/)).closest('[role=status]') as HTMLElement;
  await notice();
  await person.click(button('Speichern'));
  await person.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(server.of('UpdateInvoice').map(({ variables }) => variables['version'])).toEqual([1]);
  expect(await hoursField('Herbstball')).toHaveProperty('value', '47,00');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.click(within(await notice()).getByRole('button', { name: 'Neu laden' }));
  await waitFor(async () => expect(await hoursField('Herbstball')).toHaveProperty('value', '48,00'));
  expect(screen.getByLabelText('Anmerkung (optional)')).toHaveProperty('value', 'Bestellung 7');
  expect(screen.queryByText(/^Diese Rechnung wurde inzwischen geändert/)).toBeNull();
});

it('asks for the paper of this draft, not of a new invoice', async () => {
  const draft = aDraft();
  const { server } = edit(draft);
  await waitFor(() => expect(server.of('InvoicePreview')[0]?.variables).toMatchObject({ invoiceId: draft.id }));
});

it('tells a refusal at the line that it is about', async () => {
  const message = 'So viele Stunden hat niemand erfasst.';
  const lines = [aLine(BALL), aLine(GALA, { description: 'Service – Gala' })];
  const { person } = edit(aDraft({ includedWorklogBlockIds: [BALL, GALA], lines }), lines, {
    BillingOfRecipient: () => billed(aBilling([aBlock(BALL, 'Herbstball'), aBlock(GALA, 'Gala')])),
    UpdateInvoice: () => refusal(GENERAL_FAILURES.invalidInput, { 'input.lines.1.quantity': message }),
  });
  await retype(person, await hoursField('Herbstball'), '47');
  await person.click(button('Speichern'));
  await screen.findByText(message);
  expect((await hoursField('Gala')).getAttribute('aria-invalid')).toBe('true');
  expect((await hoursField('Herbstball')).getAttribute('aria-invalid')).toBe('false');
});

it('stays in the year of its number', async () => {
  const draft = aDraft();
  const { person, server } = edit(draft);
  await hoursField('Herbstball');
  const year = yearOfDay(draft.issueDate);
  await retype(person, screen.getByLabelText('Ausstellung'), formatDay(`${year + 1}-01-02`));
  await person.click(button('Speichern'));
  await screen.findByText(INVOICE_DATE_RULES.year(year));
  expect(server.of('UpdateInvoice')).toHaveLength(0);
});

it('saves what was typed before it asks to send', async () => {
  const draft = aDraft();
  const sending = {
    ...draft,
    obstacles: [],
    hoursVersion: '',
    sendingHints: [],
    addressees: [{ name: 'Ringhof', email: 'a@ringhof.example', isCopy: false }],
  };
  const { person, server } = edit(draft, draft.lines, {
    InvoiceSending: () => ({ invoice: sending, invoiceSender: { iban: 'AT61' } }),
  });
  await retype(person, await hoursField('Herbstball'), '47');
  await person.click(button('Per E-Mail senden'));
  await screen.findByRole('dialog', { name: 'Rechnung versenden?' });
  expect(server.of('UpdateInvoice')).toHaveLength(1);
});

it('leads to the page of an invoice that was sent', async () => {
  const { path } = edit(aDraft({ state: 'PENDING', viewerCanEdit: false }));
  await waitFor(() => expect(path()).toBe(`/invoice/${aDraft().id}`));
  await screen.findByText('2026-00142 kann nicht mehr bearbeitet werden');
});

it('says that there is no such invoice', async () => {
  edit(aDraft(), [], { InvoiceToEdit: () => refusal(GENERAL_FAILURES.notFound) });
  await screen.findByText('Diese Rechnung gibt es nicht');
});

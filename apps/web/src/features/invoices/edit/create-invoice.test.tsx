import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { INVOICE_RULES } from '@gastspiel/domain/invoices/invoice-input.ts';
import { MONEY_RULES } from '@gastspiel/domain/money/money.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { LOST, refusal } from '#testing/a-server.ts';
import { formatDay } from '#ui/fields/german-date.ts';
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
  RECIPIENT,
  total,
} from './a-draft.fixture.tsx';
import { CreateInvoice } from './create-invoice-page.tsx';

const LINES = [
  aLine(BALL),
  aLine(GALA, { day: '2026-10-10', description: 'Service – Gala', quantity: 30, recordedMinutes: 1800 }),
];
const BLOCKS = [aBlock(BALL, 'Herbstball'), aBlock(GALA, 'Gala')];

/** A new invoice for a recipient with these blocks. */
const begin = (answers: Parameters<typeof open>[1] = {}, billing = aBilling(BLOCKS)) =>
  open(<CreateInvoice recipientId={RECIPIENT} />, {
    BillingOfRecipient: () => billed(billing),
    InvoicePreview: previewing(LINES),
    CreateInvoice: () => ({ createInvoice: aDraft() }),
    ...answers,
  });
const sent = ({ server }: ReturnType<typeof begin>) => server.of('CreateInvoice')[0]?.variables['input'];
const date = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const shortDay = (days: number): string => formatDay(addDays(dayOf(new Date()), days));

it('offers who has hours to be billed, with how much', async () => {
  const sum = {
    invoiceRecipientId: RECIPIENT,
    recipientName: 'Ringhof Hotels GmbH',
    customerNumber: 'K-1007',
    count: 2,
    workMinutes: 4680,
    isPriceMissing: false,
    net: { value: 2223 },
  };
  const { person } = open(<CreateInvoice recipientId={undefined} />, {
    BillableSums: () => ({ billableWorklogBlocksSummary: [sum] }),
    BillingOfRecipient: () => billed(aBilling(BLOCKS)),
    InvoicePreview: previewing(LINES),
  });
  const choice = await screen.findByRole('button', { name: /^Ringhof Hotels GmbH/ });
  expect(choice.textContent).toContain('2 Zeitblöcke · €\u00a02.223,00 netto');
  await person.click(choice);
  expect(await hoursField('Herbstball')).toHaveProperty('value', '48,00');
  expect(await hoursField('Gala')).toHaveProperty('value', '30,00');
});

it('says so when nothing waits', async () => {
  open(<CreateInvoice recipientId={undefined} />, {});
  await screen.findByText('Nichts zu verrechnen');
});

it('shows what keeps a block from being billed, with the way to what is missing', async () => {
  const blocks = [
    aBlock(BALL, 'Herbstball'),
    aBlock('b-2', 'Messe', { obstacle: 'NOT_RECORDED' }),
    aBlock('b-3', 'Matinee', { obstacle: 'NO_HOURS' }),
    aBlock('b-4', 'Küche', { obstacle: 'PRICE_MISSING' }),
  ];
  const { server } = begin({}, aBilling(blocks));
  await hoursField('Herbstball');
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/Stunden erfassen: Service – Messe/)).toBe('/worklog_recording/b-2');
  expect(hrefOf(/Zeiten ansehen: Service – Matinee/)).toBe('/worklog_recording/b-3');
  // To the field, and back to the invoice.
  const mend = `/invoice_recipient/edit/${RECIPIENT}?field=price+Service&back=%2F`;
  expect(hrefOf(/Preis eintragen: Service – Küche/)).toBe(mend);
  expect(server.of('InvoicePreview')[0]?.variables).toMatchObject({ worklogBlockIds: [BALL] });
});

it('bills other hours than were recorded, says so, and takes the recorded ones back', async () => {
  const opened = begin();
  const { person, server } = opened;
  const hours = await hoursField('Herbstball');
  expect(total()).toContain('2.667,60');
  await person.clear(hours);
  await person.type(hours, '47,5{Enter}');
  expect(document.activeElement).toBe(await hoursField('Gala'));
  screen.getByText('erfasst 48,00 h');
  expect(total()).toContain('2.650,50');
  await person.click(button('Speichern'));
  await waitFor(() => expect(server.of('CreateInvoice')).toHaveLength(1));
  expect(sent(opened)).toMatchObject({
    recipientId: RECIPIENT,
    includedWorklogBlockIds: [BALL, GALA],
    lines: [{ worklogBlockId: BALL, day: '2026-10-03', description: 'Service – Herbstball', quantity: 47.5 }],
    taxTreatment: 'TAXED',
    language: 'DE',
  });
});

it('takes a block off and on again', async () => {
  const { person } = begin();
  await hoursField('Gala');
  await person.click(button('Service – Gala von der Rechnung nehmen'));
  expect(screen.queryByLabelText(/^Stunden, .*Gala/)).toBeNull();
  await person.click(button('Zeitblock hinzufügen'));
  await person.click(screen.getByRole('menuitem', { name: /Gala/ }));
  await hoursField('Gala');
});

it('adds the ways by one click, at a price that has to be typed', async () => {
  const opened = begin({ InvoicePreview: previewing(LINES, { travelMinutes: 90 }) });
  const { person, server } = opened;
  await person.click(await screen.findByRole('button', { name: 'Fahrtzeit 1,50 h' }));
  await person.click(button('Speichern'));
  await screen.findByText(MONEY_RULES.amount);
  expect(document.activeElement).toBe(screen.getByLabelText('Preis, Fahrtzeit'));
  await person.keyboard('20');
  await person.click(button('Speichern'));
  await waitFor(() => expect(server.of('CreateInvoice')).toHaveLength(1));
  expect(sent(opened)).toMatchObject({
    additionalItems: [
      {
        description: 'Fahrtzeit',
        quantity: 1.5,
        unit: 'h',
        pricePerUnit: { value: 20 },
        isTravel: true,
        proposedQuantity: 1.5,
      },
    ],
  });
});

it.each([
  ['at home', 'AT', 'ATU12345675', true, false, /nur für Unternehmen im EU-Ausland/],
  ['abroad without a VAT number', 'DE', null, true, false, /braucht eine gültige UID-Nummer/],
  ['a business abroad', 'DE', 'DE123456789', false, true, /Die Steuer schuldet der Leistungsempfänger/],
])('offers reverse charge where the law does: %s', async (_who, country, vatNumber, isOff, isOn, why) => {
  begin({}, aBilling(BLOCKS, country, vatNumber));
  const box = await screen.findByLabelText<HTMLInputElement>('Übergang der Steuerschuld (Reverse Charge)');
  expect([box.disabled, box.checked]).toEqual([isOff, isOn]);
  screen.getByText(why);
});

it('bills a third country without tax, in English', async () => {
  const opened = begin({}, aBilling(BLOCKS, 'US'));
  const { person, server } = opened;
  const box = await screen.findByLabelText<HTMLInputElement>('Nicht steuerbar (Drittland)');
  expect(box.checked).toBe(true);
  await person.click(button('Speichern'));
  await waitFor(() => expect(server.of('CreateInvoice')).toHaveLength(1));
  expect(sent(opened)).toMatchObject({ taxTreatment: 'NOT_TAXABLE', language: 'EN' });
});

it('moves due day and reminder with the issue date, until somebody sets them', async () => {
  const { person } = begin();
  await hoursField('Gala');
  expect(date('Fälligkeit').value).toBe(shortDay(10));
  await person.clear(date('Ausstellung'));
  await person.type(date('Ausstellung'), shortDay(1));
  expect([date('Fälligkeit').value, date('Mahndatum').value]).toEqual([shortDay(11), shortDay(21)]);
  await person.clear(date('Fälligkeit'));
  await person.type(date('Fälligkeit'), shortDay(1));
  await person.clear(date('Ausstellung'));
  await person.type(date('Ausstellung'), shortDay(2));
  expect([date('Fälligkeit').value, date('Mahndatum').value]).toEqual([shortDay(1), shortDay(21)]);
  await person.click(button('Speichern'));
  await screen.findByText('Die Fälligkeit muss nach dem Ausstellungsdatum liegen.');
});

it('keeps the last paper while something is wrong, and says so', async () => {
  const { person, server } = begin();
  await screen.findByRole('img', { name: 'Seite 1 von 1' });
  const hours = await hoursField('Herbstball');
  await person.clear(hours);
  await screen.findByText('Zeigt den letzten vollständigen Stand.');
  screen.getByRole('img', { name: 'Seite 1 von 1' });
  await person.click(button('Speichern'));
  await screen.findByText(INVOICE_RULES.quantity);
  expect(document.activeElement).toBe(hours);
  expect(server.of('CreateInvoice')).toHaveLength(0);
});

it('tells why there is no paper, with the way to what is missing', async () => {
  begin({ InvoicePreview: () => refusal(INVOICE_FAILURES.noSender) });
  await screen.findByText(new RegExp(INVOICE_FAILURES.noSender.message));
  expect(screen.getByRole('link', { name: 'Zum Rechnungssteller' }).getAttribute('href')).toBe('/invoice_sender');
});

it('shows to whom it goes and what stands in the way', async () => {
  begin({ InvoicePreview: previewing(LINES, { obstacles: [INVOICE_FAILURES.vatNumberNeeded.message] }) });
  await screen.findByText('rechnung@ringhof.example');
  screen.getByText('Kopie: buchhaltung@tafelrunde.example');
  screen.getByText(new RegExp(INVOICE_FAILURES.vatNumberNeeded.message));
});

it('puts what the server refuses at the field that it is about', async () => {
  const fields = { 'input.lines.0.quantity': INVOICE_RULES.quantity };
  const { person } = begin({ CreateInvoice: () => refusal(GENERAL_FAILURES.invalidInput, fields) });
  const hours = await hoursField('Gala');
  await person.clear(hours);
  await person.type(hours, '29');
  await person.click(button('Speichern'));
  await screen.findByText(INVOICE_RULES.quantity);
  expect(document.activeElement).toBe(hours);
});

it('tells at the lines that a block was billed meanwhile', async () => {
  const { notBillable } = INVOICE_FAILURES;
  const { person } = begin({
    CreateInvoice: () => refusal(notBillable, { 'input.includedWorklogBlockIds': notBillable.message }),
  });
  await hoursField('Gala');
  await person.click(button('Speichern'));
  await screen.findByText(notBillable.message);
});

it('makes one invoice of two clicks, and the same one after a lost answer', async () => {
  const answers: object[] = [LOST];
  const { person, server, path } = begin({ CreateInvoice: () => answers.shift() ?? { createInvoice: aDraft() } });
  await hoursField('Gala');
  for (const save of [button('Speichern'), button('Speichern')]) fireEvent.click(save);
  await waitFor(() => expect(server.of('CreateInvoice')).toHaveLength(1));
  await waitFor(() => expect(button('Speichern').disabled).toBe(false));
  await person.click(button('Speichern'));
  await waitFor(() => expect(path()).toBe(`/invoice/edit/${aDraft().id}`));
  const [first, second] = server.of('CreateInvoice');
  expect(second?.key).toBe(first?.key);
  // An invoice that may be there already is not printed again: that its blocks are taken would be nothing to mend.
  expect(server.of('InvoicePreview')).toHaveLength(1);
});

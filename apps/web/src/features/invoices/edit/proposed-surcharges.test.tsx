import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import {
  aBilling,
  aBlock,
  aDraft,
  aLine,
  BALL,
  billed,
  button,
  GALA,
  open,
  previewing,
  RECIPIENT,
  SERVICE,
} from './a-draft.fixture.tsx';
import { CreateInvoice } from './create-invoice-page.tsx';

const LINES = [
  aLine(BALL),
  aLine(GALA, { day: '2026-10-10', description: 'Service – Gala', quantity: 30, recordedMinutes: 1800 }),
];

/** A new invoice for two evenings. */
const begin = (answers: Parameters<typeof open>[1]) =>
  open(<CreateInvoice recipientId={RECIPIENT} />, {
    BillingOfRecipient: () => billed(aBilling([aBlock(BALL, 'Herbstball'), aBlock(GALA, 'Gala')])),
    CreateInvoice: () => ({ createInvoice: aDraft() }),
    ...answers,
  });
const sent = ({ server }: ReturnType<typeof begin>) => server.of('CreateInvoice')[0]?.variables['input'];
const NIGHT = {
  appointmentTypeId: SERVICE,
  kind: 'NIGHT' as const,
  description: 'Nachtzuschlag 22–06 Uhr',
  quantity: 18.5,
  surchargePercentage: 25,
  price: { value: 28.5 },
};
const nightHours = () => screen.findByLabelText<HTMLInputElement>('Stunden, Nachtzuschlag 22–06 Uhr');

it('takes the proposed surcharges by itself, as a billing run does', async () => {
  const opened = begin({ InvoicePreview: previewing(LINES, { proposedSurcharges: [NIGHT] }) });
  const { person, server } = opened;
  expect(await nightHours()).toHaveProperty('value', '18,50');
  screen.getByText('131,81');
  expect(screen.queryByRole('button', { name: /Vorschlag/ })).toBeNull();
  await person.click(button('Speichern'));
  await waitFor(() => expect(server.of('CreateInvoice')).toHaveLength(1));
  expect(sent(opened)).toMatchObject({ surcharges: [{ ...NIGHT, proposedQuantity: 18.5 }] });
});

it('has the server take them when it is saved before they are in sight', async () => {
  const opened = begin({ InvoicePreview: () => new Promise(() => undefined) });
  const { person, server } = opened;
  await person.click(await screen.findByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(server.of('CreateInvoice')).toHaveLength(1));
  expect(sent(opened)).toMatchObject({ surcharges: null });
});

it('leaves a proposal out that somebody took off, and offers it again', async () => {
  const opened = begin({ InvoicePreview: previewing(LINES, { proposedSurcharges: [NIGHT] }) });
  const { person, server } = opened;
  await nightHours();
  await person.click(button('Nachtzuschlag 22–06 Uhr von der Rechnung nehmen'));
  await screen.findByRole('button', { name: '1 Vorschlag übernehmen' });
  await person.click(button('Speichern'));
  await waitFor(() => expect(server.of('CreateInvoice')).toHaveLength(1));
  expect(sent(opened)).toMatchObject({ surcharges: [] });
});

it('lets a surcharge follow the blocks that are chosen', async () => {
  const perBlock = (asked: unknown): object => {
    const { worklogBlockIds } = asked as { worklogBlockIds: readonly string[] };
    return previewing(LINES, { proposedSurcharges: [{ ...NIGHT, quantity: 5 * worklogBlockIds.length }] })(asked);
  };
  const { person } = begin({ InvoicePreview: perBlock });
  expect(await nightHours()).toHaveProperty('value', '10,00');
  await person.click(button('Service – Gala von der Rechnung nehmen'));
  await waitFor(async () => expect(await nightHours()).toHaveProperty('value', '5,00'));
});

it('says a surcharge in the language of the paper, and proposes it no second time', async () => {
  const inItsLanguage = (asked: unknown): object => {
    const isEnglish = (asked as { language: string }).language === 'EN';
    const description = isEnglish ? 'Night surcharge, 10 p.m. – 6 a.m.' : 'Nachtzuschlag 22–06 Uhr';
    const proposed = { ...NIGHT, description };
    const number = isEnglish ? '2026-00002' : '2026-00001';
    return previewing(LINES, { number, proposedSurcharges: [proposed] })(asked);
  };
  const { person } = begin({ InvoicePreview: inItsLanguage });
  await nightHours();
  await person.click(button('Englisch'));
  await screen.findByText('2026-00002');
  await screen.findByLabelText('Stunden, Night surcharge, 10 p.m. – 6 a.m.');
  expect(screen.queryByRole('button', { name: /Vorschlag/ })).toBeNull();
});

import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { aServer, LOST, refusal } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { ACCOUNTANT } from '../an-invoice.fixture.ts';
import { ArchiveDialog } from './archive-dialog.tsx';

const YEAR = Number(dayOf(new Date()).slice(0, 4));
const wholeYear = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31`, states: [] });
const sizeOf = (count: number, bytes: number) => ({ invoiceArchive: { count, bytes } });
const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
beforeEach(() => void followed.mockClear());

const shown = (
  answers: Parameters<typeof aServer>[0] = {},
  range: Parameters<typeof ArchiveDialog>[0]['shown'] = null,
) => {
  const server = aServer({ InvoiceArchive: () => sizeOf(214, 18_200_000), ...answers });
  const onClose = vi.fn();
  return { server, onClose, ...renderScreen(<ArchiveDialog shown={range} onClose={onClose} />, ACCOUNTANT) };
};
const says = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Herunterladen' });

it('begins with this year, says how much that is, and fetches it', async () => {
  const { person, server, onClose } = shown({ CreateDownload: () => ({ createDownload: { url: '/downloads/x' } }) });
  await says('214 Rechnungen, 18 MB');
  expect(server.of('InvoiceArchive').map(({ variables }) => variables)).toEqual([{ input: wholeYear(YEAR) }]);
  await person.click(submit());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.of('CreateDownload')[0]?.variables).toEqual({ input: { invoiceArchive: wholeYear(YEAR) } });
  expect(followed).toHaveBeenCalledOnce();
  await screen.findByText('Das Archiv wird heruntergeladen');
});

it('begins with what the list is narrowed to', async () => {
  const { server } = shown({}, { from: '2026-03-05', to: '2026-03-07' });
  await says('214 Rechnungen, 18 MB');
  expect(server.received[0]?.variables).toEqual({ input: { from: '2026-03-05', to: '2026-03-07', states: [] } });
});

it('takes another year by one press, and days that are typed', async () => {
  const { person, server } = shown();
  const asked = () => server.of('InvoiceArchive').at(-1)?.variables;
  await person.click(screen.getByRole('button', { name: String(YEAR - 1) }));
  await waitFor(() => expect(asked()).toEqual({ input: wholeYear(YEAR - 1) }));
  expect(screen.getByRole('button', { name: String(YEAR - 1), pressed: true })).toBeTruthy();
  const from = screen.getByRole('textbox', { name: 'Von' });
  await person.clear(from);
  await person.type(from, formatDay(`${YEAR - 1}-06-15`));
  await person.tab();
  await waitFor(() => expect(asked()).toEqual({ input: { ...wholeYear(YEAR - 1), from: `${YEAR - 1}-06-15` } }));
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

it('narrows to a state that something sent can have, and fetches no other', async () => {
  const { person, server } = shown({ CreateDownload: () => ({ createDownload: { url: '/downloads/x' } }) });
  await person.click(screen.getByRole('combobox', { name: 'Status' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['Alle', 'Offen', 'Überfällig', 'Mahnfällig', 'Bezahlt', 'Storniert'],
  ]);
  await person.click(screen.getByRole('option', { name: 'Bezahlt' }));
  await waitFor(() =>
    expect(server.received.at(-1)?.variables).toEqual({ input: { ...wholeYear(YEAR), states: ['PAID'] } }),
  );
  await person.click(submit());
  await waitFor(() => expect(followed).toHaveBeenCalledOnce());
  expect(server.of('CreateDownload')[0]?.variables).toEqual({
    input: { invoiceArchive: { ...wholeYear(YEAR), states: ['PAID'] } },
  });
});

it.each([
  ['nothing was sent', sizeOf(0, 0), INVOICE_FAILURES.archiveEmpty.message],
  ['there is too much', sizeOf(5001, 400_000_000), INVOICE_FAILURES.archiveTooLarge.message],
])('says beforehand that %s, and does not offer it', async (_what, answer, sentence) => {
  shown({ InvoiceArchive: () => answer });
  await says(sentence);
  expect(submit().disabled).toBe(true);
});

it('can be fetched though nobody could count', async () => {
  shown({ InvoiceArchive: () => refusal({ message: 'x', classification: 'INTERNAL_ERROR' }) });
  await says('Wie viele Rechnungen das sind, konnte nicht ermittelt werden.');
  expect(submit().disabled).toBe(false);
});

it('says at its field that the end comes before the beginning', async () => {
  const { person, server } = shown({}, { from: '2026-03-05', to: '2026-03-01' });
  await person.click(submit());
  await screen.findByText('Das Ende darf nicht vor dem Beginn liegen.');
  expect(server.received).toEqual([]);
});

it('stays with the sentence of the server when it refuses, and when the answer is lost', async () => {
  const answers = [refusal(INVOICE_FAILURES.archiveTooLarge), LOST];
  const { person, onClose } = shown({ CreateDownload: () => answers.shift() ?? LOST });
  await says('214 Rechnungen, 18 MB');
  await person.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain(INVOICE_FAILURES.archiveTooLarge.message);
  await person.click(submit());
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).not.toContain(INVOICE_FAILURES.archiveTooLarge.message),
  );
  expect(onClose).not.toHaveBeenCalled();
  expect(followed).not.toHaveBeenCalled();
});

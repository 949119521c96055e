import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { asRole } from '#testing/as-role.ts';
import { renderPage, renderScreen } from '#testing/render.tsx';
import { EditRecipientPage } from './edit-recipient-page.tsx';
import { RecipientsPage } from './recipients-page.tsx';

const aCustomer = (customerNumber: string, name: string) => ({
  ...{ id: customerNumber, customerNumber, name, postalCode: '1010', location: 'Wien' },
  ...{ phoneNumber: null, contactPersonNames: ['Eva Lang'] },
});
const ALL = [aCustomer('K-2', 'Café Belvedereblick'), aCustomer('K-1', 'Palais Wehrgraf')];
const SUMS = { open: { value: 0 }, overdue: { value: 0 }, revenue: { value: 22_940 } };
const OWED = { open: { value: 6876.48 }, overdue: { value: 4224 }, revenue: { value: 0 } };

const shown = (viewer: Parameters<typeof renderScreen>[1] = {}) => {
  const server = aServer({
    InvoiceRecipients: ({ filter, sort, seesSums }) => {
      const { search } = filter as unknown as { readonly search: string };
      const { key, isDescending } = sort as unknown as { readonly key: string; readonly isDescending: boolean };
      const by = key === 'NAME' ? ('name' as const) : ('customerNumber' as const);
      const found = ALL.filter(({ name }) => name.toLowerCase().includes(search)).toSorted((a, b) =>
        a[by].localeCompare(b[by]),
      );
      const items = isDescending ? found.toReversed() : found;
      const count = found.length;
      return seesSums
        ? {
            recipientBalances: {
              count,
              items: items.map((recipient, index) => ({ recipient, ...(index ? OWED : SUMS) })),
            },
          }
        : { invoiceRecipients: { count, items } };
    },
    CreateDownload: () => refusal({ message: 'Derzeit nicht möglich.', classification: 'BAD_REQUEST' }),
  });
  return { server, ...renderScreen(<RecipientsPage />, viewer) };
};
const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox', { name: 'Name, Nummer, Ort' });

it('is sorted by number either way, and stays so when somebody comes back', async () => {
  const { person, unmount } = shown();
  await waitFor(() => expect(names()).toEqual(['Café Belvedereblick', 'Palais Wehrgraf']));
  await person.click(screen.getByRole('button', { name: 'Kundennummer' }));
  await waitFor(() => expect(names()).toEqual(['Palais Wehrgraf', 'Café Belvedereblick']));
  unmount();
  const again = shown();
  await waitFor(() => expect(names()).toEqual(['Palais Wehrgraf', 'Café Belvedereblick']));
  await again.person.click(screen.getByRole('button', { name: 'Kundennummer' }));
  await waitFor(() => expect(names()).toEqual(['Café Belvedereblick', 'Palais Wehrgraf']));
});

it('shows each with its sums to who may see them, sorts by them, and hands them out as a file', async () => {
  const { person, server } = shown(asRole('TENANT_USER_CUSTOMER_CARE'));
  const row = within((await screen.findByRole('link', { name: 'Palais Wehrgraf' })).closest('tr') ?? document.body);
  row.getByText('6.876,48');
  row.getByText('4.224,00');
  row.getByText('–');
  screen.getByText('22.940,00');
  await person.click(screen.getByRole('button', { name: 'Überfällig' }));
  await person.click(screen.getByRole('button', { name: 'Überfällig' }));
  const sort = { key: 'OVERDUE', isDescending: true };
  await waitFor(() => expect(server.of('InvoiceRecipients').at(-1)?.variables).toMatchObject({ sortWithSums: sort }));
  await person.click(screen.getByRole('button', { name: 'CSV' }));
  await screen.findByText(/Derzeit nicht möglich/);
  expect(server.of('CreateDownload')[0]?.variables).toEqual({
    input: { recipientBalancesCsv: { filter: { search: '' }, sort } },
  });
});

it('shows no sums to who may not see them, and no import', async () => {
  shown();
  await screen.findByRole('link', { name: 'Palais Wehrgraf' });
  screen.getByRole('columnheader', { name: 'Ansprechpersonen' });
  expect(screen.queryByRole('columnheader', { name: 'Offen' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Importieren' })).toBeNull();
});

it('leads from a row to the page of that customer', async () => {
  shown();
  const link = await screen.findByRole('link', { name: 'Palais Wehrgraf' });
  expect(link.getAttribute('href')).toBe('/invoice_recipient/K-1');
});

it('says what nobody fits to, and shows all again', async () => {
  const { person } = shown();
  await waitFor(() => expect(names()).toHaveLength(2));
  await person.type(search(), 'gibt es nicht');
  await screen.findByText('Zu „gibt es nicht“ passt weder Nummer noch Name, Ort oder Ansprechperson.');
  const clears = screen.getAllByRole('button', { name: 'Filter löschen' });
  await person.click(clears.at(-1) as HTMLElement);
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(search()).toHaveProperty('value', '');
});

it('says of a link to a customer who is gone that there is none', async () => {
  aServer({
    InvoiceRecipient: () => refusal({ message: 'Der Eintrag wurde nicht gefunden.', classification: 'NOT_FOUND' }),
  });
  renderPage('/invoice_recipient/edit/$invoiceRecipientId', '/invoice_recipient/edit/r-0', <EditRecipientPage />);
  await screen.findByText('Der Eintrag wurde nicht gefunden.');
});

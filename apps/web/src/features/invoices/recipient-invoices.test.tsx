import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { ACCOUNTANT, anInvoice } from './an-invoice.fixture.ts';
import { InvoicesPage } from './list/invoices-page.tsx';
import { InvoicesOfRecipient } from './recipient-invoices.tsx';

const RECIPIENT = { id: 'r-1', name: 'Ringhof Hotels GmbH', customerNumber: 'K-1007' };

it('leads from a recipient to exactly their invoices', async () => {
  const server = aServer({
    RecipientInvoices: () => ({ invoiceRecipientName: RECIPIENT, invoices: { count: 12 } }),
    Invoices: () => ({ invoices: { count: 1, items: [anInvoice('2026-00001', 'PAID')] } }),
    InvoiceSums: () => ({ invoiceTotalSumOfStateSummary: [] }),
  });
  const { person, unmount } = renderScreen(<InvoicesOfRecipient recipientId="r-1" />, ACCOUNTANT);
  const link = await screen.findByRole('link', { name: '12 Rechnungen anzeigen' });
  expect(link.getAttribute('href')).toBe('/invoices');
  link.addEventListener('click', (event) => event.preventDefault());
  await person.click(link);
  unmount();
  renderScreen(<InvoicesPage />, ACCOUNTANT);
  await screen.findByRole('link', { name: '2026-00001' });
  expect(server.of('Invoices').at(-1)?.variables['filter']).toEqual({ invoiceRecipientId: 'r-1' });
});

it('says that there are none', async () => {
  aServer({ RecipientInvoices: () => ({ invoiceRecipientName: RECIPIENT, invoices: { count: 0 } }) });
  renderScreen(<InvoicesOfRecipient recipientId="r-1" />, ACCOUNTANT);
  await screen.findByText('Noch keine Rechnungen');
  expect(screen.queryByRole('link')).toBeNull();
});

import { screen, within } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { inWidth } from '#testing/widths.ts';
import { HEADER_ACTION } from '#ui/pages/header-action.tsx';
import { ACCOUNTANT, anInvoice } from '../an-invoice.fixture.ts';
import { InvoicesPage } from './invoices-page.tsx';

beforeEach(() => inWidth(360));

it('shows cards with how late they are, and the way to a new invoice in the header', async () => {
  const invoices = [anInvoice('2026-00001', 'PAST_DUE'), anInvoice('2026-00002', 'PENDING')];
  aServer({
    Invoices: () => ({ invoices: { count: 2, items: invoices } }),
    InvoiceSums: () => ({ invoiceTotalSumOfStateSummary: [] }),
    BillingRuns: () => ({ billingRuns: [] }),
  });
  renderScreen(
    <>
      <header id={HEADER_ACTION} />
      <InvoicesPage />
    </>,
    ACCOUNTANT,
  );
  const [late, open] = within(await screen.findByRole('list', { name: 'Rechnungen' })).getAllByRole('listitem');
  expect(late?.textContent).toMatch(/Ringhof Hotels GmbH.*€\s6\.679,67.*2026-00001.*fällig .*14 Tage überfällig/);
  expect(open?.textContent).toContain('Offen');
  expect(screen.queryByRole('checkbox')).toBeNull();
  const header = document.getElementById(HEADER_ACTION) as HTMLElement;
  expect(within(header).getByRole('link', { name: 'Neue Rechnung' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Archiv herunterladen' })).toBeTruthy();
  const [first] = within(screen.getByRole('group', { name: /^Summen/ })).getAllByRole('button');
  expect(first?.textContent).toContain('Überfällig');
});

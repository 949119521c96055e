import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { aServer, refusal } from '#testing/a-server.ts';
import { asRole, type OfficeRole } from '#testing/as-role.ts';
import { renderScreen } from '#testing/render.tsx';
import { inWidth } from '#testing/widths.ts';
import { aCustomer, aNewCustomer, NO_BALANCE } from './recipient.fixture.ts';
import type { RecipientSheet } from './recipient-document.ts';
import { OneRecipient } from './recipient-page.tsx';

const shown = (sheet: RecipientSheet | ReturnType<typeof refusal>, role: OfficeRole = 'TENANT_USER_ACCOUNTING') => {
  const server = aServer({
    RecipientPage: () => sheet,
    Venues: () => ({ venues: [] }),
  });
  return { server, ...renderScreen(<OneRecipient id="r-1" />, asRole(role)) };
};
const title = () => screen.findByRole('heading', { level: 1 });
const figure = (label: string) =>
  within(screen.getByRole('list', { name: 'Salden' }))
    .getAllByRole('listitem')
    .find((card) => card.textContent?.startsWith(label));
/** As it is read: blanks that do not break are blanks. */
const read = (element: Element | undefined): string => element?.textContent?.replaceAll(/\s/g, ' ') ?? '';

describe('the page of a recipient', () => {
  it('says at one glance what is open, overdue, sold and still to bill', async () => {
    shown(aCustomer());
    expect((await title()).textContent).toBe('Sonnenhof GmbH');
    screen.getByText('Überfällig');
    screen.getByText('10 Tage Ziel');
    expect(read(figure('Offen'))).toBe('Offen€ 6.876,482 Rechnungen');
    expect(figure('davon überfällig')?.textContent).toContain('1 Rechnung, seit 14 Tagen');
    expect(figure('Umsatz')?.textContent).toMatch(/\+\s9\s% zum Vorjahr bis \d\d\.\d\d\./);
    expect(read(figure('Noch zu verrechnen'))).toContain('71,25 h3 Zeitblöcke, € 2.030,63 netto');
    for (const [label, href] of [
      ['Offen', '/invoices'],
      ['Umsatz', '/invoices/statistics'],
      ['Noch zu verrechnen', '/worklog_recording'],
    ] as const)
      expect(figure(label)?.querySelector('a')?.getAttribute('href')).toBe(href);
    expect(screen.getByRole('link', { name: 'Rechnung erstellen' }).getAttribute('href')).toBe(
      '/invoice/create?recipient=r-1',
    );
  });

  it('shows the open amount of what is owed alone', async () => {
    shown(aCustomer());
    await title();
    const rows = within(screen.getByRole('table', { name: 'Rechnungen' })).getAllByRole('row');
    expect(read(rows[1])).toContain('Offen€ 2.652,48€ 2.652,48');
    expect(read(rows[2])).toContain('14 Tage überfällig€ 4.224,00€ 2.224,00');
    expect(read(rows[3])).toContain('Bezahlt€ 3.132,00–');
  });

  it('strikes the standard price through only where an own price counts', async () => {
    shown(aCustomer());
    await title();
    const prices = within(screen.getByRole('table', { name: 'Preise' }));
    expect(prices.getByText('31,00').tagName).toBe('S');
    expect(prices.getByText('28,50').tagName).toBe('TD');
    prices.getByText('wie Standard');
    expect(prices.queryByText('Garderobe')).toBeNull();
    expect(screen.getByRole('link', { name: 'Ändern' }).getAttribute('href')).toBe(
      '/invoice_recipient/edit/r-1?field=price+Service',
    );
  });

  it('says of a new customer that there is nothing yet', async () => {
    shown(aNewCustomer({ ...NO_BALANCE, invoices: { count: 0, items: [] } }));
    await title();
    screen.getByText('Kein Einsatz geplant.');
    screen.getByText(/^Keine Rechnung im Jahr/);
    screen.getByText('Keine Ansprechperson eingetragen.');
    expect(screen.queryByText('Überfällig')).toBeNull();
    expect(figure('Umsatz')?.textContent).toContain('Im Vorjahr bis heute keiner');
  });

  it('asks for customer care without the invoices, and leads them to none', async () => {
    const { invoices: _, ...sheet } = aCustomer();
    const { server } = shown(sheet, 'TENANT_USER_CUSTOMER_CARE');
    await title();
    expect(server.of('RecipientPage')[0]?.variables).toMatchObject({ seesBalance: true, seesInvoices: false });
    expect(figure('Offen')?.querySelector('a')).toBeNull();
    expect(figure('Umsatz')?.querySelector('a')).toBeNull();
    expect(figure('Noch zu verrechnen')?.querySelector('a')).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Rechnung erstellen' })).toBeNull();
  });

  it('says that somebody is gone', async () => {
    shown(refusal(GENERAL_FAILURES.notFound));
    await screen.findByText('Der Eintrag wurde nicht gefunden.');
  });

  it('fits on a phone, whatever the names', async () => {
    await inWidth(360);
    const sheet = aCustomer();
    const name = 'Donaudampfschifffahrtsgesellschaftskantinenbetriebs-GmbH & Co KG Nachfolger';
    const { invoiceRecipient } = sheet;
    shown({
      ...sheet,
      invoiceRecipient: { ...invoiceRecipient, letterHead: { ...invoiceRecipient.letterHead, name } },
    });
    await title();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });
});

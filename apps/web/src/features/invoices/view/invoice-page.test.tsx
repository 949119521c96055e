import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer } from '#testing/a-server.ts';
import { renderScreen } from '#testing/render.tsx';
import { inWidth } from '#testing/widths.ts';
import { ACCOUNTANT, anInvoice } from '../an-invoice.fixture.ts';
import { aDraft } from '../edit/a-draft.fixture.tsx';
import type { Shown } from '../invoice-query.ts';
import { OneInvoice } from './invoice-page.tsx';

const AT = '2026-11-02T08:12:00Z';
const aShown = (state: Shown['state'], changed: Partial<Shown> = {}): Shown => {
  const draft = aDraft();
  const { cancelledBy: _, cancels: __, processingSteps, ...summary } = anInvoice('2026-00142', state);
  return {
    ...draft,
    ...summary,
    processingSteps: { ...draft.processingSteps, ...processingSteps },
    pages: ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    obstacles: [],
    vatNumberCheck: null,
    allotments: [],
    replaces: [],
    replacedBy: [],
    sendings: [],
    ...changed,
  };
};

const shown = async (invoice: Shown) => {
  const server = aServer({
    ShownInvoice: () => ({ invoice }),
    InvoiceHistory: () => ({ invoice: { history: { count: 0, items: [] } } }),
  });
  const opened = renderScreen(<OneInvoice id={invoice.id} />, ACCOUNTANT);
  await screen.findByRole('heading', { level: 1 });
  return { server, ...opened };
};
const step = (name: string) => screen.getByRole('list', { name: 'Verlauf der Rechnung' }).textContent?.includes(name);

it('shows a sent invoice: lines, sums, paper, its steps, and what can be done', async () => {
  const { person } = await shown(aShown('PENDING'));
  screen.getByText('Offen');
  const lines = within(screen.getByRole('table', { name: 'Leistungen' }));
  expect(lines.getByRole('link', { name: 'Service – Herbstball' }).getAttribute('href')).toMatch(
    /^\/worklog_recording\//,
  );
  lines.getByText('1.368,00');
  expect(screen.getByRole('img', { name: 'Seite 1 von 2' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Nächste Seite' }));
  expect(screen.getByRole('img', { name: 'Seite 2 von 2' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Bearbeiten' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Als bezahlt markieren' }));
  await screen.findByRole('dialog', { name: 'Als bezahlt markieren' });
});

it('shows when an invoice was paid', async () => {
  await shown(aShown('PAID'));
  expect(step('Bezahlt (erledigt)')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Als bezahlt markieren' })).toBeNull();
});

it('leads from a cancelled invoice to what cancels and what replaces it', async () => {
  const cancelledBy = { id: 'i-2', number: '2026-00143' };
  await shown(
    aShown('CANCELLED', {
      cancelledBy,
      replacedBy: [{ id: 'i-3', number: '2026-00144' }],
      processingSteps: { ...aShown('CANCELLED').processingSteps, cancelledAt: AT },
    }),
  );
  const related = within(screen.getByRole('region', { name: 'Gehört zusammen' }));
  expect(related.getByRole('link', { name: '2026-00143' }).getAttribute('href')).toBe('/invoice/i-2');
  expect(related.getByRole('link', { name: '2026-00144' }).getAttribute('href')).toBe('/invoice/i-3');
  expect(step('Storniert')).toBe(true);
});

it('offers to bill the blocks of a cancelled invoice again', async () => {
  await shown(aShown('CANCELLED', { cancelledBy: { id: 'i-2', number: '2026-00143' } }));
  const link = screen.getByRole('link', { name: 'Zeitblöcke neu verrechnen' });
  expect(link.getAttribute('href')).toMatch(/^\/invoice\/create\?recipient=/);
});

it('leads from a cancellation to what it cancels', async () => {
  await shown(aShown('CANCELLED', { cancels: { id: 'i-1', number: '2026-00141' } }));
  screen.getByRole('heading', { name: 'Stornorechnung 2026-00142' });
  expect(screen.getByRole('link', { name: '2026-00141' }).getAttribute('href')).toBe('/invoice/i-1');
  expect(step('Fälligkeit')).toBe(false);
});

it('writes the hours of a cancellation with the minus of its amounts', async () => {
  const { lines } = aShown('CANCELLED');
  const negated = lines.map((line) => ({ ...line, quantity: -line.quantity }));
  await shown(aShown('CANCELLED', { cancels: { id: 'i-1', number: '2026-00141' }, lines: negated }));
  expect(screen.getByRole('table', { name: 'Leistungen' }).textContent).toContain('−48,00 h');
});

it('says that a mail was refused, to whom, and sends it again', async () => {
  const recipient = { isCopy: false, sentAt: null, failure: null, hasGivenUp: false };
  const { person } = await shown(
    aShown('PENDING', {
      mailFailure: 'ADDRESS_REFUSED',
      sendings: [
        {
          id: 's-1',
          orderedAt: AT,
          orderedByName: 'Helga Strasser',
          recipients: [
            { ...recipient, name: 'Max', email: 'max@ringhof.example', failure: 'ADDRESS_REFUSED', hasGivenUp: true },
            { ...recipient, name: 'Julia', email: 'julia@ringhof.example', sentAt: AT },
            { ...recipient, name: '', email: 'kopie@tafelrunde.example', isCopy: true },
          ],
        },
      ],
    }),
  );
  screen.getByText('Die E-Mail ist nicht angekommen');
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toContain('Max (max@ringhof.example), nicht versendet: Die E-Mail-Adresse wurde abgelehnt.');
  expect(items).toContain('Julia (julia@ringhof.example), versendet am 02.11.2026, 09:12');
  expect(items).toContain('Kopie: kopie@tafelrunde.example, noch nicht versendet');
  const [again] = screen.getAllByRole('button', { name: 'Nochmals senden' });
  if (again) await person.click(again);
  await screen.findByRole('dialog', { name: 'Nochmals senden?' });
});

it('names what it replaces whole on a phone too', async () => {
  await inWidth(360);
  const replaces = [
    { id: 'i-1', number: '2026-00144' },
    { id: 'i-2', number: '2026-00145' },
  ];
  await shown(aShown('DRAFT', { replaces }));
  for (const { number } of replaces)
    expect(screen.getByRole('link', { name: number }).getBoundingClientRect().right).toBeLessThan(360);
});

import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { aServer, LOST } from '#testing/a-server.ts';
import { asRole } from '#testing/as-role.ts';
import { renderScreen } from '#testing/render.tsx';
import { inWidth } from '#testing/widths.ts';
import { formatDay } from '#ui/fields/german-date.ts';
import { OpenItemsPage } from './open-items-page.tsx';
import type { OpenItems } from './open-items-query.ts';

const AGES = ['NOT_DUE', 'TO_30', 'TO_60', 'TO_90', 'OLDER'] as const;
const agesOf = (sums: Partial<Record<(typeof AGES)[number], number>>) =>
  AGES.map((age) => ({ age, count: sums[age] ? 1 : 0, sum: { value: sums[age] ?? 0 } }));

const ITEMS: OpenItems = {
  ...{ day: '2026-10-28', recipientCount: 2, credit: { value: 50 } },
  ...{ openAmount: { value: 11_253.9 }, listedAmount: { value: 11_253.9 } },
  ages: agesOf({ NOT_DUE: 2652.48, TO_30: 6600.02, TO_60: 2001.4 }),
  recipients: [
    {
      ...{ recipientId: 'r-1', customerNumber: 'K-1033', name: 'Nachtschwärmer Events KG' },
      ...{ openAmount: { value: 4377.42 }, ages: agesOf({ TO_30: 2376.02, TO_60: 2001.4 }) },
    },
    {
      ...{ recipientId: 'r-2', customerNumber: 'K-1015', name: 'Sonnenhof GmbH' },
      ...{ openAmount: { value: 6876.48 }, ages: agesOf({ NOT_DUE: 2652.48, TO_30: 4224 }) },
    },
  ],
};
const NOBODY: OpenItems = {
  ...{ day: '2026-10-28', recipientCount: 0, credit: { value: 0 }, recipients: [], ages: agesOf({}) },
  ...{ openAmount: { value: 0 }, listedAmount: { value: 0 } },
};

const shown = (openItems: () => OpenItems | typeof LOST = () => ITEMS) => {
  const server = aServer({
    OpenItems: () => {
      const answer = openItems();
      return answer === LOST ? LOST : { openItems: answer };
    },
    CreateDownload: () => LOST,
  });
  const asked = () => server.of('OpenItems').at(-1)?.variables;
  // As far from the edges as the shell keeps it: its parts reach over that on phones.
  const framed = (
    <div style={{ padding: 16 }}>
      <OpenItemsPage />
    </div>
  );
  return { server, asked, ...renderScreen(framed, asRole('TENANT_USER_ACCOUNTING')) };
};
const read = (element: Element | null | undefined): string => element?.textContent?.replaceAll(/\s/g, ' ') ?? '';

it('says who owes what, by how long it has been due, and leads to them', async () => {
  shown();
  const link = await screen.findByRole('link', { name: 'K-1033' });
  expect(link.getAttribute('href')).toBe('/invoice_recipient/r-1');
  expect(read(link.closest('tr'))).toBe('K-1033Nachtschwärmer Events KG2–2.376,022.001,40––€ 4.377,42');
  screen.getByRole('img', { name: /^1–30 Tage €\s2\.376,02, 31–60 Tage €\s2\.001,40$/ });
  expect(read(screen.getByText('2 Kunden').parentElement)).toBe(
    '2 Kunden, € 11.253,90 offen, überfällig insgesamt € 8.601,42 (76 %), Guthaben € 50,00',
  );
});

it('narrows by age, search and what is overdue, and sorts; another day keeps all that', async () => {
  const page = shown();
  const ages = within(await screen.findByRole('group', { name: 'Alter' }));
  const card = await ages.findByRole('button', { name: /^1–30 Tage.*6\.600,02\s*1 Rechnung$/ });
  await page.person.click(card);
  await waitFor(() => expect(page.asked()).toMatchObject({ day: null, filter: { age: 'TO_30', sort: 'OVERDUE' } }));
  expect(card.getAttribute('aria-pressed')).toBe('true');
  await page.person.click(screen.getByRole('checkbox', { name: 'Nur mit Überfälligem' }));
  await page.person.type(screen.getByRole('searchbox'), 'Sonn');
  await page.person.click(screen.getByRole('button', { name: 'Offen' }));
  await waitFor(() =>
    expect(page.asked()?.['filter']).toEqual({ age: 'TO_30', onlyOverdue: true, text: 'Sonn', sort: 'OPEN' }),
  );
  const monthEnd = addDays(`${dayOf(new Date()).slice(0, 7)}-01`, -1);
  await page.person.click(screen.getByRole('button', { name: formatDay(monthEnd) }));
  await waitFor(() => expect(page.asked()).toMatchObject({ day: monthEnd, filter: { text: 'Sonn' } }));
  await page.person.click(card);
  await waitFor(() => expect(page.asked()?.['filter']).toMatchObject({ age: null }));
});

it('downloads the list as it is narrowed', async () => {
  const page = shown();
  await screen.findByRole('link', { name: 'K-1033' });
  await page.person.click(screen.getByRole('button', { name: 'Excel' }));
  await screen.findByText('Die Datei konnte nicht erstellt werden');
  expect(page.server.of('CreateDownload')[0]?.variables['input']).toEqual({
    openItemsXlsx: { day: null, filter: { text: null, onlyOverdue: false, age: null, sort: 'OVERDUE' } },
  });
  await page.person.click(screen.getByRole('button', { name: 'CSV' }));
  await waitFor(() => expect(page.server.of('CreateDownload')[1]?.variables['input']).toHaveProperty('openItemsCsv'));
});

it('says that nothing is open, that nothing matches, and that it failed', async () => {
  let answer: OpenItems | typeof LOST = LOST;
  const page = shown(() => answer);
  await screen.findByText('Die offenen Posten konnten nicht geladen werden');
  answer = NOBODY;
  await page.person.click(screen.getByRole('button', { name: /versuchen|laden/ }));
  await screen.findByText('Nichts ist offen');
  await page.person.click(screen.getByRole('checkbox', { name: 'Nur mit Überfälligem' }));
  await screen.findByText('Kein offener Posten passt zu Ihren Filtern.');
});

it('fits on a phone', async () => {
  await inWidth(360);
  shown();
  await screen.findByText(/^überfällig €\s4\.377,42$/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

import type { Page } from '@playwright/test';
import { callAs } from '#e2e/call-as.ts';
import { DEEP } from '#e2e/deep.ts';
import {
  enter,
  expect,
  expectAccessible,
  expectFit,
  expectFitAtEveryWidth,
  expectNoSidewaysScroll,
  leave,
  test,
} from '#e2e/journey.ts';
import { tabTo } from '#e2e/keys.ts';
import { aPastEvening } from '#e2e/past-evening.ts';
import { PEOPLE } from '#e2e/people.ts';

// One person, one device: one after the other.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const LIST = '/worklog_recording';
const HOME = 'tafelrunde.example';

const all = (page: Page, label: string) => page.getByLabel(`${label} für alle`, { exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Einsatz, Kunde, Ort' });

test('forty papers and a number pad: a block is found and recorded without a pointer', async ({ page }) => {
  const description = `Firmenfeier ${Date.now()}`;
  await aPastEvening(await callAs(PEOPLE.hoursAdmin, HOME), { description, daysAgo: 80 });
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, PEOPLE.hoursAccounting, LIST);
  await tabTo(page, search(page));
  await type(description);
  await expect(page.getByText('1 Zeitblock', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('link', { name: new RegExp(description) }));
  await press('Enter');
  await expect(page.getByText('Zeitblock 1 von 1 offenen')).toBeVisible();
  await expect(page.getByText('Geplant', { exact: true })).toHaveCount(3);

  await tabTo(page, all(page, 'Beginn'));
  await type('1830');
  await press('Tab');
  await type('0015');
  await press('Enter');
  await type('30');
  await press('*');
  await expect(page.getByText('Übernommen', { exact: true })).toHaveCount(3);
  await expect(page.getByText('Arbeitszeit 15,75 h')).toBeVisible();
  // The second one went earlier, the third one did not come.
  await press('ArrowDown');
  await press('Enter');
  await type('2330');
  await press('ArrowDown');
  await press('-');
  await type('Krank gemeldet');
  await expect(page.getByText('Abweichend', { exact: true })).toBeVisible();
  await expect(page.getByText('Arbeitszeit 9,75 h')).toBeVisible();
  await expectFitAtEveryWidth(page);
  // The wide form has come back and takes keys again.
  await expect(all(page, 'Beginn')).toBeFocused();
  await press('Control+Enter');
  await expect(page.getByText('Zeiten gespeichert')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));

  await tabTo(page, page.getByRole('button', { name: 'Erfasst', exact: true }));
  await press('Enter');
  const row = page.getByRole('row', { name: new RegExp(description) });
  await expect(row).toContainText('9,75 h');
  await expect(row).toContainText('1 nicht erschienen');
  await tabTo(page, page.getByRole('link', { name: new RegExp(description) }));
  await press('Enter');
  await expect(page.getByText(/^Erfasst am .* von Rosa Ennemoser$/)).toBeVisible();
  await expect(page.getByText('Zeiten erfasst', { exact: true })).toBeVisible();
  await expect(page.getByText(/: nicht erschienen$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await leave(page);
});

test('a phone records a block of three', DEEP, async ({ page }) => {
  const description = `Vernissage ${Date.now()}`;
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = await aPastEvening(await callAs(PEOPLE.hoursAdmin, HOME), { description, daysAgo: 90 });
  await enter(page, PEOPLE.hoursAccounting, LIST);
  await search(page).fill(description);
  await page.getByRole('link', { name: description }).click();
  await expect(page).toHaveURL(new RegExp(id));
  await all(page, 'Ende').fill('2315');
  await all(page, 'Beginn').fill('1830');
  await all(page, 'Pause').fill('15');
  await page.getByRole('button', { name: 'Für alle 3 übernehmen' }).click();
  await expect(page.getByText('Arbeitszeit 13,50 h')).toBeVisible();
  const card = page.getByRole('list', { name: 'Zeiten' }).getByRole('button', { expanded: false }).nth(1);
  await card.click();
  const end = page.getByLabel(/^Ende, /);
  await end.fill('2045');
  await end.blur();
  await expect(page.getByText('Arbeitszeit 11,00 h')).toBeVisible();
  await expectFit(page);
  await page.getByRole('button', { name: 'Zeiten speichern' }).click();
  await expect(page.getByText('Zeiten gespeichert')).toBeVisible();
  await expect(page.getByText('Erfasst', { exact: true })).toHaveCount(4);
  // The appointment's page knows of it.
  await page.getByRole('link', { name: 'Zum Einsatz' }).click();
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('link', { name: 'Zeiten: erfasst 11,00 h' })).toBeVisible();
  await leave(page);
});

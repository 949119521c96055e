import type { BrowserContext, Page } from '@playwright/test';
import { appointmentsOf } from '#e2e/appointments.ts';
import { DEEP } from '#e2e/deep.ts';
import { enter, expect, expectAccessible, expectNoSidewaysScroll, leave, openOffers, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

// One person, one device: these journeys share people, so they go one after the other.
test.describe.configure({ mode: 'serial' });

const WORKER = PEOPLE.offlineWorker;
const DOMAIN = 'alpenservice.example';
const STALE = /^Keine Verbindung – Stand von \d\d:\d\d$/;

const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name });
const offline = (page: Page) => page.getByRole('heading', { level: 1, name: 'Keine Verbindung' });
const again = (page: Page) => page.getByRole('button', { name: 'Noch einmal versuchen' });

async function loseNetwork(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true);
  await expect(page.getByText(STALE)).toBeVisible();
}

for (const [width, occasion] of [
  [360, 'Hüttenabend'],
  [768, 'Almfrühstück'],
  [1366, 'Gipfelmesse'],
  [1440, 'Talfahrt'],
] as const) {
  test(
    `without a network the app stays and says so, and goes on when it is back (${width} px)`,
    width === 360 ? {} : DEEP,
    async ({ page, context }) => {
      const office = await appointmentsOf(PEOPLE.offlineDispatcher, DOMAIN);
      const workplace = await office.workplaceOf(WORKER);
      const id = await office.create(workplace, { description: occasion, inDays: 140 + width, desiredTargetUsers: 1 });
      await office.offer(id, workplace.workerId);
      await page.setViewportSize({ width, height: 780 });
      await enter(page, WORKER);
      const card = page.getByRole('article', { name: occasion });
      await expect(card).toBeVisible();

      await loseNetwork(context, page);
      await card.getByRole('button', { name: 'Annehmen' }).click();
      await expect(
        page.getByRole('alert').filter({ hasText: 'Du bist offline. Annehmen und Ablehnen geht wieder' }),
      ).toBeVisible();
      await expectNoSidewaysScroll(page);

      // A page that was never opened.
      await menuEntry(page, 'Gebucht').click();
      await expect(offline(page)).toBeFocused();
      await again(page).click();
      await expect(offline(page)).toBeVisible();
      await expectAccessible(page);

      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: /Gebucht|gebucht/ }).first()).toBeVisible();
      await expect(offline(page)).toHaveCount(0);
      await expect(page.getByText(STALE)).toHaveCount(0);

      await menuEntry(page, 'Offen').click();
      await expect(openOffers(page)).toBeVisible();
      await card.getByRole('button', { name: 'Annehmen' }).click();
      await expect(page.getByText(`„${occasion}“ angenommen`)).toBeVisible();
      await leave(page);
    },
  );
}

test('a calendar that can not be loaded costs nobody the form', DEEP, async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, PEOPLE.offlineDispatcher, '/appointment/create');
  const day = page.getByRole('textbox', { name: 'Datum' }).first();
  await day.fill('24.12.2030');
  await loseNetwork(context, page);
  await page
    .getByRole('button', { name: /Kalender öffnen/ })
    .first()
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'Das konnte nicht geladen werden.' })).toBeVisible();
  await expect(day).toHaveValue('24.12.2030');
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await context.setOffline(false);
  const calendar = page.getByRole('dialog', { name: 'Kalender' });
  await expect(calendar).toBeVisible();
  await expect(calendar.getByRole('columnheader', { name: 'Sonntag' })).toBeVisible();
  const [whole, sunday] = [await calendar.boundingBox(), await calendar.getByText('So', { exact: true }).boundingBox()];
  expect((sunday?.x ?? 0) + (sunday?.width ?? 0)).toBeLessThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0));
  await page.keyboard.press('Escape');
  await expect(day).toHaveValue('24.12.2030');
});

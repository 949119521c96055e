import type { Page } from '@playwright/test';
import { DEEP } from '#e2e/deep.ts';
import { enter, expect, expectAccessible, leave, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

// One person, one device: these journeys share a person, so they go one after the other.
test.describe.configure({ mode: 'serial' });
test.afterEach(({ page }) => leave(page));

const aRow = (page: Page) => page.getByRole('main').getByRole('link', { name: /Alpen Service Crew/ });

test('filters that hide everything say so and can be cleared', DEEP, async ({ page }) => {
  await enter(page, PEOPLE.listAdmin, '/tenants');
  await page.getByRole('searchbox', { name: 'Name suchen' }).fill('Gasthaus am Mond');
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Filter löschen' }).last().click();
  await expect(aRow(page)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Name suchen' })).toHaveValue('');
});

test('the switcher asks the server for what is typed', DEEP, async ({ page }) => {
  await enter(page, PEOPLE.listAdmin);
  await page.getByRole('button', { name: /Agentur wechseln/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Alpen Service Crew' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Agentur suchen' }).fill('tafel');
  await expect(page.getByRole('menuitem', { name: 'Alpen Service Crew' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Wiener Tafelrunde' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Agentur suchen' }).fill('Gasthaus am Mond');
  await expect(page.getByText('Keine Agentur passt dazu.')).toBeVisible();
  await page.keyboard.press('Escape');
});

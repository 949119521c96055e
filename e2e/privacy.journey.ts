import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEEP } from '#e2e/deep.ts';
import { enter, expect, expectAccessible, expectFit, leave, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

// One person, one device: these journeys share a person, so they go one after the other.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const LIST = '/target_users';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Name suchen' });
const typedName = (page: Page, name: string) => page.getByLabel(`Zur Bestätigung „${name}“ eingeben`);
const step = async (page: Page, name: string): Promise<void> => {
  await button(page, 'Weitere Schritte').click();
  await page.getByRole('menuitem', { name }).click();
};

test('customer care hands out what is kept of a worker, and deletes the worker', DEEP, async ({ page }) => {
  const name = PEOPLE.leavingWorker;
  await enter(page, PEOPLE.privacyCustomerCare, LIST);
  await search(page).fill(name);
  await page.getByRole('link', { name }).click();

  await step(page, 'Daten exportieren');
  await expectAccessible(page);
  const [file] = await Promise.all([page.waitForEvent('download'), inDialog(page, 'Herunterladen').click()]);
  expect(file.suggestedFilename()).toMatch(/^Datenauskunft_.*\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).person).toMatchObject({ lastName: 'Kirchmair' });
  await expect(page.getByText('Daten exportiert')).toBeVisible();

  await step(page, 'Löschen / Anonymisieren');
  await expect(page.getByText(/Alle Daten der Person werden sofort gelöscht/)).toBeVisible();
  await expect(inDialog(page, 'Endgültig löschen')).toBeDisabled();
  await typedName(page, name).fill(name);
  await expectAccessible(page);
  await inDialog(page, 'Endgültig löschen').click();
  await expect(page.getByText(`${name} gelöscht`)).toBeVisible();
  await search(page).fill(name);
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await leave(page);
});

test('an applicant who leaves is kept for the law alone, and nobody can work with them', DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, PEOPLE.privacyCustomerCare, LIST);
  await page
    .getByRole('region', { name: /warten auf Freigabe/ })
    .getByRole('button', { name: 'Alle anzeigen' })
    .click();
  await expect(page.getByRole('list', { name: 'Mitarbeiter/innen' }).getByText('Aktiv')).toHaveCount(0);
  const listed = page.getByRole('list', { name: 'Mitarbeiter/innen' }).getByRole('link');
  const person = listed.filter({ hasNotText: PEOPLE.foreignWaiting }).first();
  const name = await person.innerText();
  await person.click();
  await expect(page.getByRole('heading', { name: 'Wartet auf Freigabe' })).toBeVisible();

  await step(page, 'Löschen / Anonymisieren');
  await expect(page.getByText(/bleiben bis \d\d\.\d\d\.\d{4} aufbewahrt/)).toBeVisible();
  await typedName(page, name).fill(name);
  await expectFit(page);
  await inDialog(page, 'Einschränken').click();
  await expect(page.getByRole('heading', { name: 'Daten eingeschränkt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bearbeiten' })).toHaveCount(0);
  await expect(button(page, 'Beurteilen')).toHaveCount(0);
  await expect(button(page, 'Freigeben')).toHaveCount(0);
  await button(page, 'Weitere Schritte').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Daten exportieren']);
  await page.keyboard.press('Escape');
  await expectFit(page);
  await leave(page);
});

test('a card beside the worker that could not be loaded can be loaded again', DEEP, async ({ page }) => {
  await enter(page, PEOPLE.privacyCustomerCare, LIST);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('query Absences') ? route.abort() : route.continue(),
  );
  await page.getByRole('table').getByRole('link').first().click();
  const failed = page.getByText('Die Abwesenheiten konnten nicht geladen werden');
  await expect(failed).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/graphql');
  // The failed question is also asked again by itself, and that may be faster.
  await button(page, 'Jetzt neu laden')
    .click({ timeout: 2_000 })
    .catch(() => undefined);
  await expect(failed).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Abwesenheiten' })).toBeVisible();
  await leave(page);
});

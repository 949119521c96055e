import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEEP } from '#e2e/deep.ts';
import { APP, enter, expect, expectAccessible, expectFit, IDENTITY, linksMailedTo, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

// One person, one device: these journeys share a person, so they go one after the other.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a worker changes the own data on a phone and confirms the new address', DEEP, async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const address = `lena.${Date.now()}@post.example`;
  await enter(page, PEOPLE.profileWorker);
  await page.getByRole('link', { name: /mein Profil/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: PEOPLE.profileWorker })).toBeVisible();
  await expectFit(page);

  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  await page.getByLabel('E-Mail', { exact: true }).fill(address);
  await page.getByLabel('Ort (optional)').fill('Graz');
  await page.getByLabel('PLZ (optional)').fill('80');
  await page.getByLabel('IBAN (optional)').fill('AT61 1904 3002 3457 3201');
  await button(page, 'Speichern').click();
  await expect(page.getByText('Bitte 1 Feld prüfen')).toBeVisible();
  await page.getByLabel('PLZ (optional)').fill('8010');
  await expectAccessible(page);
  await button(page, 'Speichern').click();
  await expect(page.getByText('Bitte bestätige deine neue E-Mail-Adresse')).toBeVisible();
  await expect(page.getByText(/8010 Graz/)).toBeVisible();
  await button(page, 'IBAN anzeigen').click();
  await expect(page.getByText('AT611904300234573201')).toBeVisible();

  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Meine Daten herunterladen').click()]);
  expect(JSON.parse(await readFile(await file.path(), 'utf8')).secrets).toMatchObject({ IBAN: 'AT611904300234573201' });
  await button(page, 'Bestätigung erneut senden').click();
  await expect(page.getByText('Der Link wurde gerade erst verschickt.', { exact: false })).toBeVisible();

  await button(page, 'Abwesenheit eintragen').click();
  await page.getByLabel('Von', { exact: true }).fill('24.12.2030');
  await page.getByLabel('Bis einschließlich', { exact: true }).fill('23.12.2030');
  await button(page, 'Eintragen').click();
  await expect(page.getByText('Das Ende muss nach dem Beginn liegen.')).toBeVisible();
  await page.getByLabel('Bis einschließlich', { exact: true }).fill('26.12.2030');
  await button(page, 'Eintragen').click();
  await expect(page.getByText('24.–26.12.2030')).toBeVisible();
  await page.getByRole('button', { name: 'Abwesenheit 24.–26.12.2030 löschen' }).click();
  await button(page, 'Löschen').click();
  await expect(page.getByText('24.–26.12.2030')).toHaveCount(0);

  // A reader of the mail need not be signed in.
  let link: string | undefined;
  await expect
    .poll(async () => (link = (await linksMailedTo(address)).find((url) => url.includes('/confirm_email/'))))
    .toBeTruthy();
  const mailReader = await (await browser.newContext()).newPage();
  await mailReader.goto(link ?? '');
  await expect(button(mailReader, 'Adresse bestätigen')).toBeVisible();
  await expectAccessible(mailReader);
  await page.reload();
  await expect(page.getByText('Bitte bestätige deine neue E-Mail-Adresse')).toBeVisible();
  await button(mailReader, 'Adresse bestätigen').click();
  await expect(mailReader.getByRole('heading', { name: 'Adresse bestätigt' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByText('Bitte bestätige deine neue E-Mail-Adresse')).toHaveCount(0);
});

test('a link that was used or made up says so, without asking to sign in', async ({ page }) => {
  await page.goto(`${APP}/confirm_email/made.up`);
  await button(page, 'Adresse bestätigen').click();
  await expect(page.getByText('Dieser Bestätigungslink ist abgelaufen oder wurde schon verwendet.')).toBeVisible();
  await expect(page).toHaveURL(/confirm_email/);
  await expectAccessible(page);
});

test('a login that ends while a form is filled in costs nothing of it', async ({ page, context }) => {
  await enter(page, PEOPLE.profileWorker, '/profile');
  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  const town = page.getByLabel('Ort (optional)');
  await town.fill('Leoben');
  // The provider knows nobody any more, and the server takes no token of before.
  await context.clearCookies({ domain: new URL(IDENTITY).hostname });
  const refused = { data: null, errors: [{ message: '?', extensions: { classification: 'UNAUTHORIZED' } }] };
  await page.route(`${IDENTITY}/token`, (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }));
  // Only the change is refused: a reading in the background would open the question before the click.
  await page.route('**/graphql', (route) =>
    route.request().headers()['idempotency-key'] ? route.fulfill({ json: refused }) : route.fallback(),
  );
  await button(page, 'Speichern').click();
  await expect(page.getByRole('dialog', { name: 'Die Anmeldung ist abgelaufen' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await page.unroute(`${IDENTITY}/token`);
  const [tab] = await Promise.all([context.waitForEvent('page'), button(page, 'In neuem Tab anmelden').click()]);
  await tab.getByRole('button', { name: new RegExp(PEOPLE.profileWorker) }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(town).toHaveValue('Leoben');
  await button(page, 'Speichern').click();
  await expect(page.getByText(/Leoben/)).toBeVisible();
});

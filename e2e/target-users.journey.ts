import type { Page } from '@playwright/test';
import { DEEP } from '#e2e/deep.ts';
import { APP, enter, expect, expectAccessible, expectFitAtEveryWidth, leave, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

// One person, one device: these journeys share people, so they go one after the other.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const LIST = '/target_users';
const WORKER = PEOPLE.crewWorker;
const IBAN = 'AT61 1904 3002 3457 3201';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const optional = (page: Page, label: string) => field(page, `${label} (optional)`);
const search = (page: Page) => page.getByRole('searchbox', { name: 'Name suchen' });
/** Not what still stands in a dialog that is about to close. */
const main = (page: Page) => page.getByRole('main');
const history = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Verlauf' }) });

async function openWorker(page: Page): Promise<void> {
  await search(page).fill('müll');
  await page.getByRole('link', { name: WORKER }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(WORKER) })).toBeVisible();
}

async function chooseCustomer(page: Page, part: string): Promise<void> {
  await field(page, 'Kunde').fill(part);
  await page
    .getByRole('option', { name: new RegExp(part) })
    .first()
    .click();
}

async function takeStep(page: Page, step: string): Promise<void> {
  await button(page, 'Weitere Schritte').click();
  await page.getByRole('menuitem', { name: step }).click();
  await inDialog(page, step).click();
}

test('a dispatcher finds a worker, edits, judges, denies and blocks', DEEP, async ({ page }) => {
  await enter(page, PEOPLE.crewDispatcher, LIST);
  await openWorker(page);
  await page.goBack();
  await expect(search(page)).toHaveValue('müll');
  await button(page, 'Bewertung').first().click();
  await page.getByRole('menuitemradio', { name: 'ab 4,5' }).click();
  await expect(
    page
      .getByText(/Mitarbeiter\/in(nen)? von \d+/)
      .or(page.getByText('Nichts gefunden'))
      .first(),
  ).toBeVisible();
  await button(page, 'Filter löschen').first().click();
  await expect(search(page)).toHaveValue('');
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'CSV').click()]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  await button(page, 'Einladen').click();
  await expect(page.getByText(`${APP}/onboarding/TAFEL-TEAM`)).toBeVisible();
  await inDialog(page, 'Schließen').click();

  await openWorker(page);
  await expect(page.getByText('Lohnverrechnung')).toHaveCount(0);
  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  await field(page, 'Nachname').fill('');
  await button(page, 'Speichern').click();
  await expect(page.getByText('1 Angabe fehlt noch')).toBeVisible();
  await expect(field(page, 'Nachname')).toBeFocused();
  await field(page, 'Nachname').fill('Müllner');
  await optional(page, 'Straße und Hausnummer').fill('Lerchenfelder Straße 7/3');
  await button(page, 'Speichern').click();
  await expect(page.getByText('Gespeichert')).toBeVisible();
  await expect(page.getByText(/Lerchenfelder Straße 7\/3/).first()).toBeVisible();

  await button(page, 'Beurteilen').click();
  await inDialog(page, 'Speichern').click();
  await expect(page.getByText('Bitte 1 bis 5 Sterne vergeben.')).toBeVisible();
  await page.locator('label', { hasText: '4 Sterne' }).click();
  await page.getByRole('dialog').getByLabel('Notiz (optional)').fill('Trägt vier Teller und bleibt dabei freundlich.');
  await inDialog(page, 'Speichern').click();
  await expect(main(page).getByText('Trägt vier Teller und bleibt dabei freundlich.').first()).toBeVisible();

  await button(page, 'Rückmeldung hinzufügen').click();
  await chooseCustomer(page, 'Müller & Söhne');
  await page.getByRole('dialog').getByLabel('Notiz (optional)').fill('Gerne auch beim Sommerfest.');
  await inDialog(page, 'Speichern').click();
  await expect(main(page).getByText('Gerne auch beim Sommerfest.').first()).toBeVisible();
  await expect(main(page).getByText('Lob', { exact: true }).first()).toBeVisible();

  await button(page, 'Kunden auf die Sperrliste setzen').click();
  await chooseCustomer(page, 'Müller & Söhne');
  await optional(page, 'Grund').fill('Wunsch der Mitarbeiterin');
  await inDialog(page, 'Sperren').click();
  const denial = page.getByRole('button', { name: /Müller & Söhne.* von der Sperrliste nehmen/ });
  await denial.click();
  await inDialog(page, 'Entfernen').click();
  await expect(denial).toHaveCount(0);

  await takeStep(page, 'Sperren');
  await expect(page.getByText(`${WORKER} ist gesperrt`)).toBeVisible();
  await takeStep(page, 'Entsperren');
  await expect(page.getByText(`${WORKER} ist entsperrt`)).toBeVisible();
  await expect(history(page).getByText('Entsperrt')).toBeVisible();
  await expect(history(page).getByText('Straße und Hausnummer')).toBeVisible();
  await expectAccessible(page);
  await leave(page);
});

test('who waits is seen on top, and released with the fact that was missing', DEEP, async ({ page }) => {
  await enter(page, PEOPLE.crewDispatcher, LIST);
  const waiting = page.getByRole('region', { name: /warten auf Freigabe/ });
  const person = waiting.getByRole('link').filter({ hasNotText: PEOPLE.waiting }).first();
  const name = await person.innerText();
  await expectAccessible(page);
  await person.click();
  await expect(page.getByRole('heading', { name: 'Wartet auf Freigabe' })).toBeVisible();
  await button(page, 'Freigeben').click();
  await inDialog(page, 'Freigeben').click();
  await expect(page.getByText('Für die Freigabe nötig: Geburtsdatum.')).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Geburtsdatum' }).fill('14.03.1998');
  await inDialog(page, 'Freigeben').click();
  await expect(page.getByText(`${name} ist freigegeben`)).toBeVisible();
  await expect(page.getByText('Wartet auf Freigabe')).toHaveCount(0);
  await leave(page);
});

test('accounting keeps the numbers; each look at one is told in the history', DEEP, async ({ page }) => {
  await enter(page, PEOPLE.crewAccounting, LIST);
  await openWorker(page);
  await expect(button(page, 'Weitere Schritte')).toHaveCount(0);
  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  await expect(field(page, 'Vorname')).toHaveCount(0);
  await optional(page, 'Sozialversicherungsnummer').fill('1234 010180');
  await optional(page, 'IBAN').fill(IBAN);
  await button(page, 'Speichern').click();
  await expect(page.getByText(/Diese Sozialversicherungsnummer ist nicht gültig/)).toBeVisible();
  await optional(page, 'Sozialversicherungsnummer').fill('1237 010180');
  await expect(
    page.getByText('Die Sozialversicherungsnummer enthält ein anderes Geburtsdatum. Bitte prüfen.'),
  ).toBeVisible();
  await optional(page, 'Personalnummer').fill('P-0388');
  await button(page, 'Speichern').click();
  await expect(page.getByText('P-0388').first()).toBeVisible();

  await expect(page.getByText('Jede Einsicht wird protokolliert')).toBeVisible();
  await button(page, 'IBAN anzeigen').click();
  await expect(page.getByText(IBAN.replaceAll(' ', ''))).toBeVisible();
  await expect(history(page).getByText('IBAN eingesehen')).toBeVisible();
  await button(page, 'IBAN verbergen').click();
  await expect(page.getByText(IBAN.replaceAll(' ', ''))).toHaveCount(0);
  await expectAccessible(page);
  await leave(page);
});

test('of two who edit the same worker the slower one is asked', DEEP, async ({ page, browser }) => {
  await enter(page, PEOPLE.crewDispatcher, LIST);
  await openWorker(page);
  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  await optional(page, 'Interne Notiz').fill('Spricht Italienisch.');
  const colleague = await (await browser.newContext()).newPage();
  await enter(colleague, PEOPLE.crewCustomerCare, new URL(page.url()).pathname);
  await optional(colleague, 'Akademischer Titel').fill('BA');
  await button(colleague, 'Speichern').click();
  await expect(colleague.getByRole('heading', { level: 1, name: `${WORKER}, BA` })).toBeVisible();
  await leave(colleague);

  await button(page, 'Speichern').click();
  await expect(page.getByRole('dialog', { name: 'Inzwischen geändert' })).toBeVisible();
  await button(page, 'Neu laden').click();
  await expect(optional(page, 'Akademischer Titel')).toHaveValue('BA');
  await optional(page, 'Interne Notiz').fill('Spricht Italienisch.');
  await button(page, 'Speichern').click();
  await expect(page.getByText('Spricht Italienisch.').first()).toBeVisible();
  await leave(page);
});

test('list, worker and form fit at every width and are accessible', DEEP, async ({ page }) => {
  await enter(page, PEOPLE.crewCustomerCare, LIST);
  await expect(page.getByText(/^\d+ Mitarbeiter\/innen$/)).toBeVisible();
  await expectFitAtEveryWidth(page);
  await search(page).fill('gibt es nicht');
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await expectFitAtEveryWidth(page);
  await openWorker(page);
  await expectFitAtEveryWidth(page);
  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  await expect(field(page, 'Vorname')).toBeVisible();
  await expectFitAtEveryWidth(page);
  await leave(page);
});

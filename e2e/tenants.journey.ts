import type { Page } from '@playwright/test';
import { DEEP } from '#e2e/deep.ts';
import { APP, enter, expect, expectAccessible, expectFitAtEveryWidth, leave, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

// One person, one device: these journeys share a person, so they go one after the other.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** A picture of the screen is a picture like any other. */
const picture = async (page: Page, size: number) => ({
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: size, height: size } }),
});

const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const mainTone = (page: Page) => page.getByLabel('Grundton', { exact: true }).first();
const squareLogo = (page: Page) => page.locator('input[type=file]').first();
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const GREEN = { hex: '#0B6E4F', css: 'rgb(11, 110, 79)' };
const BLUE = { hex: '#123A7A', css: 'rgb(18, 58, 122)' };

test('an agency is created, worked in, edited by two people at once and deleted', DEEP, async ({ page, browser }) => {
  const name = `Donau Event ${Date.now()}`;
  await enter(page, PEOPLE.admin, '/tenants');
  await page.getByRole('link', { name: 'Agentur anlegen' }).click();
  await nameField(page).fill(name);
  await page.getByRole('textbox', { name: 'Bezeichnung' }).first().fill('Team Linz');
  await squareLogo(page).setInputFiles(await picture(page, 300));
  await expect(page.getByRole('button', { name: 'Quadratisches Logo: Ersetzen' })).toBeVisible();
  await mainTone(page).fill(GREEN.hex);
  await page.getByRole('button', { name: 'Anlegen' }).dblclick();
  await expect(page.getByText('Agentur angelegt')).toBeVisible();
  await expect(heading(page, name)).toBeVisible();

  await page.getByRole('link', { name: 'Agenturen' }).first().click();
  await page.getByRole('searchbox', { name: 'Name suchen' }).fill(name.slice(-6));
  await expect(page.getByText('1 Agentur', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();

  await page.getByRole('button', { name: /^Agentur wechseln|^Wiener Tafelrunde/ }).click();
  await page.getByRole('menuitem', { name }).click();
  await page.getByRole('link', { name: 'Agenturen' }).first().click();
  const create = page.getByRole('link', { name: 'Agentur anlegen' });
  await expect(create).toHaveCSS('background-color', GREEN.css);

  // The header links to the agency too, and is there before the list.
  await page.getByRole('main').getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  await expect(nameField(page)).toHaveValue(name);
  const slower = await (await browser.newContext()).newPage();
  await enter(slower, PEOPLE.secondAdmin, new URL(page.url()).pathname);
  await nameField(slower).fill(`${name} (langsam)`);

  await mainTone(page).fill(BLUE.hex);
  await save(page).click();
  await expect(heading(page, name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Bearbeiten' })).toHaveCSS('background-color', BLUE.css);

  await save(slower).click();
  await expect(slower.getByRole('dialog', { name: 'Inzwischen geändert' })).toBeVisible();
  await slower.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(nameField(slower)).toHaveValue(`${name} (langsam)`);
  await save(slower).click();
  await slower.getByRole('button', { name: 'Neu laden' }).click();
  await expect(nameField(slower)).toHaveValue(name);
  await expect(mainTone(slower)).toHaveValue(BLUE.hex);
  await slower.context().close();

  await page.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  const confirm = page.getByRole('button', { name: 'Agentur löschen' });
  await expect(confirm).toBeDisabled();
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await expectAccessible(page);
  await confirm.click();
  await expect(page.getByText(`„${name}“ gelöscht`)).toBeVisible();
  await expect(page).toHaveURL(`${APP}/tenants`);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Wiener Tafelrunde/ })).toBeVisible();
  await leave(page);
});

test('what keeps an agency from being saved is told at its field', DEEP, async ({ page }) => {
  await enter(page, PEOPLE.admin, '/tenant/create');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await squareLogo(page).setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: svg });
  await expect(page.getByText('Bitte ein Bild im Format PNG oder JPG wählen.')).toBeVisible();
  await squareLogo(page).setInputFiles(await picture(page, 100));
  await expect(page.getByText('Das Bild hat 100 × 100 Pixel, jede Seite braucht mindestens 256.')).toBeVisible();

  await mainTone(page).fill('#FFD700');
  await expect(page.getByText(/Zu hell: Kontrast zu Weiß nur 1,4 : 1/)).toBeVisible();
  await page.getByRole('button', { name: 'Personalpools: Zeile 1 entfernen' }).click();
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByText('Bitte genau einen Personalpool als Standard wählen.')).toBeVisible();
  await expect(page.getByText('Bitte 3 Felder prüfen')).toBeVisible();
  await expect(nameField(page)).toBeFocused();
  await expectAccessible(page);

  // A code that another agency has is found by the server alone.
  await nameField(page).fill('Doppelgänger');
  await mainTone(page).fill(GREEN.hex);
  await page.getByRole('button', { name: 'Personalpool hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Bezeichnung' }).fill('Alle');
  await page.getByRole('radio', { name: 'Personalpool 1 als Standard' }).check();
  await page.getByRole('textbox', { name: 'Code für Mitarbeiter/innen' }).fill('tafel-team');
  await page.getByRole('button', { name: 'Anlegen' }).click();
  await expect(page.getByText('Dieser Zuordnungscode ist bereits vergeben.')).toBeVisible();
  await expect(nameField(page)).toHaveValue('Doppelgänger');

  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL(`${APP}/tenants`);
  await leave(page);
});

test('list, agency and form fit at every width and are accessible', DEEP, async ({ page }) => {
  await enter(page, PEOPLE.admin, '/tenants');
  await expect(page.getByRole('link', { name: /Alpen Service Crew/ })).toBeVisible();
  await expectFitAtEveryWidth(page);
  await page.getByRole('searchbox', { name: 'Name suchen' }).fill('gibt es nicht');
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await expectFitAtEveryWidth(page);
  await page.getByRole('button', { name: 'Filter löschen' }).last().click();
  await page.getByRole('link', { name: /Alpen Service Crew/ }).click();
  await expect(heading(page, 'Alpen Service Crew')).toBeVisible();
  await expectFitAtEveryWidth(page);
  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  await expect(nameField(page)).toHaveValue('Alpen Service Crew');
  await expectFitAtEveryWidth(page);
  await leave(page);
});

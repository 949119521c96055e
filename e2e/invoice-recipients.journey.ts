import type { Page } from '@playwright/test';
import { DEEP } from '#e2e/deep.ts';
import { APP, enter, expect, expectAccessible, expectFitAtEveryWidth, expectNamesWhole, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

// One person, one device: these journeys share two people, so they go one after the other.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const LIST = '/invoice_recipients';
const TAKEN = 'Speichern fehlgeschlagen! Hinweis: Kundennummer auf Eindeutigkeit prüfen!';
const UID_SLIP = 'Die Prüfziffer stimmt nicht. Bitte die UID-Nummer auf Tippfehler prüfen.';

/** Gives the device back, so that the next journey of the person is not asked. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden bei Gastspiel' })).toBeVisible();
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const optional = (page: Page, label: string) => page.getByLabel(`${label} (optional)`, { exact: true });
const number = (page: Page) => field(page, 'Kundennummer');
const name = (page: Page) => field(page, 'Name').first();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Name, Nummer, Ort' });
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });
const person = (page: Page, row: number) => page.getByRole('group', { name: `Ansprechperson ${row}` });
const edit = (page: Page) => page.getByRole('link', { name: 'Bearbeiten', exact: true });
const create = (page: Page) => page.getByRole('link', { name: 'Rechnungsempfänger anlegen' });

async function fillAddress(page: Page, company: string): Promise<void> {
  await name(page).fill(company);
  await field(page, 'Straße und Hausnummer').fill('Kärntner Ring 8');
  await field(page, 'PLZ').fill('1010');
  await field(page, 'Ort').fill('Wien');
}

test(
  'a customer is entered with a taken number, put right, edited by two at once and deleted',
  DEEP,
  async ({ page, browser }) => {
    const company = `Grüne Krähe ${Date.now()}`;
    await enter(page, PEOPLE.otherAccounting, LIST);
    // The demo's fifteen, and those that other journeys have made by now.
    await expect(page.getByText(/^\d+ Rechnungsempfänger$/)).toBeVisible();
    await create(page).click();
    // The number after the highest of the agency's own kind is there already.
    await expect(number(page)).toHaveValue('K-1016');

    await number(page).fill(' k-1001 ');
    await fillAddress(page, company);
    await field(page, 'Service').fill('29,9');
    await field(page, 'Bar').fill('31,50');
    await button(page, 'Anlegen').click();
    await expect(page.getByText(TAKEN)).toBeVisible();
    await expect(number(page)).toBeFocused();
    await expect(name(page)).toHaveValue(company);
    await expect(field(page, 'Service')).toHaveValue('29,90');
    await expectAccessible(page);

    await number(page).fill('K-2001');
    await optional(page, 'UID-Nummer').fill('ATU13585626');
    await button(page, 'Ansprechperson hinzufügen').press('Enter');
    await expect(person(page, 1).getByLabel('Name')).toBeFocused();
    await page.keyboard.type('Veronika Stangl');
    await person(page, 1).getByRole('checkbox', { name: 'Erhält Rechnungen' }).check();
    await button(page, 'Anlegen').click();
    await expect(
      page.getByText('Wer Rechnungen oder Stundennachweise erhält, braucht eine E-Mail-Adresse.'),
    ).toBeVisible();
    await expect(page.getByText(UID_SLIP)).toBeVisible();
    await optional(page, 'UID-Nummer').fill('ATU 1358 5627');
    await person(page, 1).getByLabel('E-Mail').fill('stangl@kraehe.example');
    await button(page, 'Anlegen').dblclick();
    await expect(page.getByText('Gespeichert')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
    await page.goto(`${APP}${LIST}`);

    // Found by any spelling, and by who works there.
    for (const typed of ['gruene kraehe', 'GRÜNE', 'stangl']) {
      await search(page).fill(typed);
      await expect(page.getByText('1 Rechnungsempfänger', { exact: true })).toBeVisible();
      await expect(page.getByRole('link', { name: company })).toBeVisible();
    }
    await page.getByRole('link', { name: company }).click();
    await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
    await expect(page.getByText('Kein Einsatz geplant.')).toBeVisible();
    await expectAccessible(page);
    await expectFitAtEveryWidth(page);
    await edit(page).click();
    await expect(optional(page, 'UID-Nummer')).toHaveValue('ATU13585627');
    await expect(field(page, 'Service')).toHaveValue('29,90');
    await expect(field(page, 'Küche')).toHaveValue('');
    await expect(person(page, 1).getByLabel('E-Mail')).toHaveValue('stangl@kraehe.example');

    const colleague = await (await browser.newContext({ locale: 'de-AT' })).newPage();
    await enter(colleague, PEOPLE.otherCustomerCare, new URL(page.url()).pathname);
    await expect(field(colleague, 'Bar')).toHaveValue('31,50');
    await field(colleague, 'Bar').fill('');
    await button(colleague, 'Speichern').click();
    await expect(colleague.getByText('Gespeichert')).toBeVisible();

    await optional(page, 'Interne Notizen').fill('Zahlt immer pünktlich.');
    await button(page, 'Speichern').click();
    await expect(page.getByRole('dialog', { name: 'Inzwischen geändert' })).toBeVisible();
    await expectAccessible(page);
    await button(page, 'Weiter bearbeiten').click();
    await expect(optional(page, 'Interne Notizen')).toHaveValue('Zahlt immer pünktlich.');
    await button(page, 'Speichern').click();
    await button(page, 'Neu laden').click();
    await expect(field(page, 'Bar')).toHaveValue('');
    await expect(optional(page, 'Interne Notizen')).toHaveValue('');

    await button(page, 'Ansprechperson 1 entfernen').press('Enter');
    await expect(person(page, 1)).toHaveCount(0);
    await expect(button(page, 'Ansprechperson hinzufügen')).toBeFocused();
    await button(page, 'Speichern').click();
    // Back on the customer's page.
    await expect(edit(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Pfad' }).getByRole('link').click();
    await expect(page).toHaveURL(`${APP}${LIST}`);
    // The list is as it was left.
    await expect(search(page)).toHaveValue('stangl');
    await expect(page.getByText('Nichts gefunden')).toBeVisible();
    await search(page).fill('kraehe');
    await page.getByRole('link', { name: company }).click();
    await edit(page).click();

    // Deleting asks about no input any more.
    await optional(page, 'Interne Notizen').fill('Doch nicht');
    await button(page, 'Löschen').click();
    const dialog = page.getByRole('dialog', { name: 'Rechnungsempfänger löschen?' });
    await expect(dialog.getByText('1 Preis')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(page.getByText(`„${company}“ gelöscht`)).toBeVisible();
    await expect(page.getByText('Nichts gefunden')).toBeVisible();
    await leave(colleague);
    await colleague.context().close();
    await leave(page);
  },
);

test('the list is sorted by name or number and says why it is empty', DEEP, async ({ page }) => {
  await enter(page, PEOPLE.otherCustomerCare, LIST);
  const first = page.getByRole('table').getByRole('link').first();
  await expect(first).toHaveText('Café Belvedereblick OG');
  await expectAccessible(page);
  // The demo's own: other journeys give their customers numbers of another kind.
  await search(page).fill('K-10');
  await page.getByRole('button', { name: 'Nummer', exact: true }).click();
  await expect(first).toHaveText('Palais Wehrgraf GmbH');
  await page.getByRole('button', { name: 'Nummer', exact: true }).click();
  await expect(first).toHaveText('Isar Feinkost Catering GmbH');
  await page.reload();
  await expect(first).toHaveText('Isar Feinkost Catering GmbH');
  await page.getByRole('link', { name: 'Rechnungsempfänger', exact: true }).first().click();
  await expect(first).toHaveText('Café Belvedereblick OG');
  await search(page).fill('gibt es nicht');
  await expect(
    page.getByText('Zu „gibt es nicht“ passt weder Nummer noch Name, Ort oder Ansprechperson.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Filter löschen' }).last().click();
  await expect(first).toBeVisible();

  await page.goto(`${APP}/invoice_recipient/edit/00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText('Der Eintrag wurde nicht gefunden.')).toBeVisible();
  await leave(page);
});

test('list and form fit at every width and are accessible', DEEP, async ({ page }) => {
  await enter(page, PEOPLE.otherAccounting, LIST);
  await expect(page.getByRole('link', { name: /Palais Wehrgraf/ })).toBeVisible();
  await expectFitAtEveryWidth(page);
  await expectNamesWhole(page, 1366, 768);
  await page.goto(`${APP}/invoices`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectNamesWhole(page, 1366);
  await page.goto(`${APP}${LIST}`);
  await page.getByRole('link', { name: /Palais Wehrgraf/ }).click();
  await expectFitAtEveryWidth(page);
  await edit(page).click();
  await expect(person(page, 2).getByLabel('Name')).toHaveValue('Elisabeth Wurm');
  await expectFitAtEveryWidth(page);
  await page.getByRole('link', { name: 'Abbrechen' }).click();
  await page.goto(`${APP}${LIST}`);
  await create(page).click();
  await button(page, 'Anlegen').click();
  await expect(page.getByText(/Angaben fehlen noch/)).toBeVisible();
  await expect(name(page)).toBeFocused();
  await expectFitAtEveryWidth(page);
  await leave(page);
});

test(
  'a customer keeps a venue, an appointment takes it over, and another one is remembered from there',
  DEEP,
  async ({ page }) => {
    const company = `Zur Gans ${Date.now()}`;
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, PEOPLE.otherCustomerCare, LIST);
    await create(page).click();
    await fillAddress(page, company);
    await button(page, 'Anlegen').click();
    await button(page, 'Einsatzort hinzufügen').click();
    const dialog = page.getByRole('dialog', { name: 'Einsatzort hinzufügen' });
    await dialog.getByLabel('Veranstaltungsort').fill('Gänsestall');
    await dialog.getByLabel('Treffpunkt').fill('Hintereingang');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    const kept = page.getByRole('listitem').filter({ hasText: 'Treffpunkt: Hintereingang' });
    await expect(kept).toContainText('Gänsestall');
    const customersPage = page.url();

    await page.goto(`${APP}/appointment/create`);
    await optional(page, 'Rechnungsempfänger').fill(company);
    await page.getByRole('option', { name: company }).click();
    await expect(optional(page, 'Rechnungsempfänger')).toHaveValue(new RegExp(company));
    await expect(field(page, 'Kunde')).toHaveValue(company);
    await optional(page, 'Einsatzort des Kunden').click();
    await page.getByRole('option', { name: 'Gänsestall' }).click();
    await expect(field(page, 'Veranstaltungsort')).toHaveValue('Gänsestall');
    await expect(optional(page, 'Treffpunkt')).toHaveValue('Hintereingang');
    const remember = page.getByRole('checkbox', { name: 'Als Einsatzort des Kunden merken' });
    await expect(remember).toHaveCount(0);
    await field(page, 'Veranstaltungsort').fill('Gänsewiese');
    await remember.check();
    await field(page, 'Beschreibung').fill('Sommerfest');
    await field(page, 'Datum von').fill('05.07.2032');
    await field(page, 'Beginn').fill('10');
    await field(page, 'Ende').fill('16');
    await field(page, 'Einsatzart').click();
    await page.getByRole('option', { name: 'Service', exact: true }).click();
    await field(page, 'Gewünschte Anzahl').fill('2');
    await optional(page, 'Treffzeit').fill('0930');
    await button(page, 'Anlegen und schließen').click();
    await expect(page.getByText('„Sommerfest“ angelegt')).toBeVisible();
    await page.goto(customersPage);
    await expect(button(page, 'Gänsewiese bearbeiten')).toBeVisible();
    await expectFitAtEveryWidth(page);
    await leave(page);
  },
);

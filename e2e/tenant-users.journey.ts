import type { Page } from '@playwright/test';
import { DEEP } from '#e2e/deep.ts';
import { APP, enter, expect, expectAccessible, expectFitAtEveryWidth, leave, test } from '#e2e/journey.ts';
import { signUp } from '#e2e/newcomer.ts';
import { PEOPLE } from '#e2e/people.ts';

const field = (page: Page, label: RegExp) => page.getByRole('textbox', { name: label });
const office = (page: Page) => page.getByRole('region', { name: 'Büro' });

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function openOffice(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Agenturen' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Alpen Service Crew' }).click();
  await expect(office(page)).toBeVisible();
}

test(
  'somebody joins the office by the staff code, gets a role with the release, and is deleted in the end',
  DEEP,
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const visit = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'de-AT' });
    const phone = await visit.newPage();
    const lastName = await signUp(phone, '/onboarding/ALPEN-BUERO', 'Paula');
    await expect(phone.getByRole('heading', { name: 'Ihre Angaben' })).toBeVisible();
    await expect(phone.getByText('Schritt 1')).toHaveCount(0);
    await field(phone, /E-Mail/).fill('keine Adresse');
    await phone.getByRole('button', { name: 'Absenden' }).click();
    await expect(phone.getByText('Bitte eine gültige E-Mail-Adresse angeben.')).toBeVisible();
    await field(phone, /E-Mail/).fill('paula@alpenservice.example');
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Absenden' }).click();
    await expect(phone.getByRole('heading', { name: 'Ihre Freigabe steht noch aus' })).toBeVisible();

    await enter(page, PEOPLE.officeAdmin);
    await openOffice(page);
    // Who waits comes first, and their role is open.
    await expect(office(page).getByRole('row').nth(1)).toContainText(lastName);
    await expect(office(page).getByRole('row').nth(1)).toContainText('noch offen');
    await expectFitAtEveryWidth(page);
    await office(page).getByRole('searchbox', { name: 'Name suchen' }).fill(lastName);
    await expect(office(page).getByText('1 Person', { exact: true })).toBeVisible();
    const download = page.waitForEvent('download');
    await office(page).getByRole('button', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);

    await office(page)
      .getByRole('link', { name: new RegExp(lastName) })
      .click();
    await expect(page.getByRole('heading', { name: `Paula ${lastName}` })).toBeVisible();
    await page.getByRole('button', { name: 'Freigeben' }).click();
    await expect(page.getByText('Bitte ausfüllen.')).toBeVisible();
    await choose(page, 'Rolle', 'Buchhaltung');
    await expectFitAtEveryWidth(page);
    await page.getByRole('button', { name: 'Freigeben' }).click();
    await expect(page.getByText(`Paula ${lastName} freigegeben`)).toBeVisible();
    await expect(office(page).getByRole('row').nth(1)).toContainText('Buchhaltung');

    // The app that waited goes on by itself.
    await expect(phone.getByRole('list', { name: 'Was ansteht' })).toBeVisible({ timeout: 40_000 });
    await expect(phone.getByRole('heading', { name: 'Ihre Freigabe steht noch aus' })).toBeHidden();
    await visit.close();

    await office(page)
      .getByRole('link', { name: new RegExp(lastName) })
      .click();
    await page.getByRole('button', { name: 'Beurteilen' }).click();
    await page.locator('label', { hasText: '4 Sterne' }).click();
    await field(page, /Notiz/).fill('Rechnet sauber.');
    await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Rechnet sauber.')).toBeVisible();
    await expectFitAtEveryWidth(page);
    await page.getByRole('button', { name: 'Löschen', exact: true }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(page.getByText(`Paula ${lastName} gelöscht`)).toBeVisible();
    await expect(office(page).getByText('Niemand im Büro passt zu Suche und Filter.')).toBeVisible();

    // One's own access is for others to change.
    await office(page).getByRole('searchbox', { name: 'Name suchen' }).fill('Tschugg');
    await office(page)
      .getByRole('link', { name: /Tschugg/ })
      .click();
    await expect(
      page.getByText('Die eigene Rolle und den eigenen Status kann nur jemand anderer ändern.'),
    ).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Rolle' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Löschen' })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`${APP}/tenants`);
    await leave(page);
  },
);

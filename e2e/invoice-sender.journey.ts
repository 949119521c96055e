import type { Page } from '@playwright/test';
import { DEEP } from '#e2e/deep.ts';
import { enter, expect, expectAccessible, expectFitAtEveryWidth, leave, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';
import { noisePng } from '#e2e/pictures.ts';

test.describe.configure({ timeout: 120_000 });

const optional = (page: Page, label: string) => page.getByLabel(`${label} (optional)`, { exact: true });
const name = (page: Page) => page.getByLabel('Name', { exact: true });
const paper = (page: Page) => page.getByRole('complementary', { name: 'So sieht das Dokument aus' });
const logoOnPaper = (page: Page) => paper(page).locator('img');
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' });

test('accounting writes what stands on the papers, sees it there, and finds it again', DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, PEOPLE.senderAccounting);
  await page.getByRole('link', { name: 'Rechnungssteller' }).click();
  await expect(name(page)).toHaveValue('Wiener Tafelrunde Personalservice GmbH');
  await expect(page.getByText('gültig', { exact: true })).toBeVisible();
  await expect(paper(page).getByText('IBAN AT61 1904 3002 3457 3201')).toBeVisible();
  await expect(logoOnPaper(page)).toBeVisible();
  await expectAccessible(page);

  const closure = `Zahlbar sofort. Danke für ${Date.now()} Einsätze.`;
  await optional(page, 'Schlusstext').fill(closure);
  await expect(paper(page).getByText(closure)).toHaveAttribute('data-edited', 'true');
  await optional(page, 'UID-Nummer').fill('ATU12345678');
  await expect(page.getByText('gültig', { exact: true })).toBeHidden();
  await expect(page.getByText('2 Änderungen noch nicht gespeichert')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Die Prüfziffer stimmt nicht.', { exact: false })).toBeVisible();
  await expect(optional(page, 'UID-Nummer')).toBeFocused();
  await optional(page, 'UID-Nummer').fill('atu 1234 5675');
  const before = await logoOnPaper(page).getAttribute('src');
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: noisePng(256) };
  await page.locator('input[type=file]').setInputFiles(logo);
  await expect(logoOnPaper(page)).not.toHaveAttribute('src', before ?? '');
  await save(page).click();
  await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  await expect(page.getByText(/noch nicht gespeichert/)).toBeHidden();
  await expect(page.getByText('Logo: geändert')).toBeVisible();

  await page.reload();
  await expect(optional(page, 'Schlusstext')).toHaveValue(closure);
  await expect(optional(page, 'UID-Nummer')).toHaveValue('ATU12345675');
  await expect(logoOnPaper(page)).not.toHaveAttribute('src', before ?? '');
  await name(page).fill('x'.repeat(80));
  await expectFitAtEveryWidth(page);
  await leave(page);
});

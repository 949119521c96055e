import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { DEEP } from '#e2e/deep.ts';
import {
  enter,
  expect,
  expectAccessible,
  expectFitAtEveryWidth,
  expectNoSidewaysScroll,
  leave,
  test,
} from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';
import { toBill } from '#e2e/to-bill.ts';

// One person, one device: one after the other.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const BILLED = 250;
const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Vienna' });

/** A customer with one evening of three workers, six hours each, to whom one invoice was sent. */
async function billedCustomer(): Promise<string> {
  const { call, recipient, name } = await toBill([140], { by: PEOPLE.statisticsAdmin });
  const { createInvoice } = (await call('mutation ($input: InvoiceInput!) { createInvoice(input: $input) { id } }', {
    input: {
      recipientId: recipient.id,
      issueDate: dayFromNow(0),
      dueDate: dayFromNow(10),
      dunDate: dayFromNow(20),
      language: 'DE',
      taxTreatment: 'TAXED',
      includedWorklogBlockIds: [],
      lines: [],
      surcharges: [],
      additionalItems: [{ description: 'Pauschale', quantity: 1, unit: 'Stk.', pricePerUnit: { value: BILLED } }],
    },
  })) as { createInvoice: { id: string } };
  await call('mutation ($id: String!) { sendInvoice(invoiceId: $id) { id } }', { id: createInvoice.id });
  return name;
}

const card = (page: Page, label: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) });

test('the figures are what was worked and billed, on the screen and in the file', DEEP, async ({ page }) => {
  const name = await billedCustomer();
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, PEOPLE.statisticsAdmin, '/invoices');
  await page.getByRole('link', { name: 'Auswertung' }).click();
  await expect(page.getByRole('img', { name: /^Balkendiagramm: Umsatz netto/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Mitarbeiter/innen' }).getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Rechnungsempfänger', exact: true }).click();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('menuitemcheckbox', { name: new RegExp(name) }).click();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Umsatz netto')).toContainText(/€\s250/);
  await expect(card(page, 'Arbeitszeit')).toContainText(/18,00\sh/);
  await expect(card(page, 'Einsätze')).toContainText(/^Einsätze.*\s01/);
  await expect(card(page, 'Besetzungsgrad')).toContainText(/100,0\s%/);
  const customers = page.getByRole('table', { name: 'Umsatzstärkste Kunden' });
  await expect(customers.getByRole('row', { name: new RegExp(`${name}.*18,00.*250,00.*kein Vorjahr`) })).toBeVisible();

  // The plot says it to whom points at it, and its table to everybody.
  await page.getByRole('button', { name: 'Umsatz netto als Tabelle' }).click();
  const months = page.getByRole('table', { name: 'Umsatz netto' });
  await expect(months.getByRole('row')).toHaveCount(13);
  await expect(months.getByRole('row').last()).toContainText(/€\s250,00/);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'XLSX-Export' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Auswertung \d{4}-\d\d-01 bis \d{4}-\d\d-\d\d\.xlsx$/);
  const sheets = Object.entries(unzipSync(await readFile(await file.path())))
    .filter(([path]) => path.startsWith('xl/worksheets/sheet'))
    .map(([, bytes]) => strFromU8(bytes));
  const ofCustomers = sheets.find((sheet) => sheet.includes(`>${name}</t>`) && sheet.includes('<v>250'));
  expect(ofCustomers).toBeDefined();
  await expectFitAtEveryWidth(page);
  await leave(page);
});

test('the target is changed where it is drawn', DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await enter(page, PEOPLE.statisticsAdmin, '/invoices/statistics');
  await page.getByRole('button', { name: /^Ziel \d+ %, ändern$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Ziel für den Besetzungsgrad' });
  await dialog.getByRole('textbox', { name: 'Ziel' }).fill('101');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Bitte eine ganze Zahl von 1 bis 100 angeben.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Ziel' }).fill('90');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('button', { name: 'Ziel 90 %, ändern' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ziel 90 %, ändern' })).toBeVisible();
  await leave(page);
});

test('the recapitulative statement of a month is one link away', DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, PEOPLE.statisticsAdmin, '/invoices/statistics');
  await page.getByRole('link', { name: 'Zusammenfassende Meldung' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zusammenfassende Meldung' })).toBeVisible();
  await expect(
    page.getByText(/^abzugeben bis \d\d\.\d\d\.\d{4}$/).or(page.getByText(/ist nichts zu melden$/)),
  ).toBeVisible();
  await expectFitAtEveryWidth(page);
  // Long before the demo.
  await page.getByRole('combobox', { name: 'Monat' }).selectOption({ index: 40 });
  await expect(page.getByText(/ist nichts zu melden$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await leave(page);
});

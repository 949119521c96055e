import { DEEP } from '#e2e/deep.ts';
import { APP, enter, expect, expectFit, expectFitAtEveryWidth, leave, mailsTo, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';
import { toBill } from '#e2e/to-bill.ts';

const BY = { by: PEOPLE.billingAdmin };
const germanDay = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .replace(/^(\d+)-(\d+)-(\d+)$/, '$3.$2.$1');

test(
  'accounting bills all customers up to a day in one go, comes back and sends what was made',
  DEEP,
  async ({ page }) => {
    test.setTimeout(180_000);
    // Longer ago than anything else, so that the others' hours stay theirs.
    const customers = [await toBill([330], BY), await toBill([337, 344], BY), await toBill([351], BY)];
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, PEOPLE.billingAdmin, '/invoices');
    await page.getByRole('link', { name: 'Sammelabrechnung' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sammelabrechnung' }).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Leistungen bis einschließlich' }).fill(germanDay(329));
    await page.getByRole('checkbox', { name: 'Zuschläge vorschlagen' }).uncheck();
    const rows = page.getByRole('table', { name: 'Sammelabrechnung' }).locator('tbody tr');
    await expect(rows).toHaveCount(3);

    // 4 × 18 hours at € 30.
    await expect(page.getByText('€ 2.160,00')).toBeVisible();
    await expect(page.getByText('72,00 h')).toBeVisible();
    await expectFit(page);
    await page.getByRole('button', { name: '3 Entwürfe anlegen' }).click();
    await expect(page.getByRole('region', { name: 'Fortschritt' }).getByText('3 Entwürfe angelegt')).toBeVisible();
    await expect(rows.getByText('Entwurf', { exact: true })).toHaveCount(3);
    await expectFitAtEveryWidth(page);

    // A person who comes back finds it as it was left.
    await page.goto(`${APP}/invoices/billing_run`);
    await expect(rows.getByRole('link', { name: /^\d{4}-\d{5}$/ })).toHaveCount(3);
    await page.getByRole('button', { name: '3 Entwürfe versenden' }).click();
    const dialog = page.getByRole('dialog', { name: '3 Entwürfe versenden?' });
    await expect(dialog.getByText('Zusammen € 2.160,00 netto')).toBeVisible();
    await expectFit(page);
    await dialog.getByRole('button', { name: 'Versenden' }).click();
    await expect(page.getByRole('region', { name: 'Fortschritt' }).getByText('3 Rechnungen versendet')).toBeVisible();
    await expect(rows.getByText('Versendet', { exact: true })).toHaveCount(3);
    for (const { address } of customers) await expect.poll(async () => (await mailsTo(address)).length).toBe(1);
    await leave(page);
  },
);

import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { DEEP } from '#e2e/deep.ts';
import {
  APP,
  enter,
  expect,
  expectAccessible,
  expectFit,
  expectFitAtEveryWidth,
  expectNoSidewaysScroll,
  INBOX,
  leave,
  mailsTo,
  pdfIn,
  test,
} from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';
import { toBill } from '#e2e/to-bill.ts';

// One person, one device: one after the other.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const state = (page: Page, word: string) => page.getByRole('main').getByText(word, { exact: true }).first();

/** The words of the newest paper that an address has got. */
async function newestPaper(address: string): Promise<string> {
  const [mail] = await mailsTo(address);
  if (!mail) throw new Error(`${address} has got no mail`);
  return (await extractText(await getDocumentProxy(await pdfIn(mail)), { mergePages: true })).text;
}

/** From the list to the customer's new invoice. */
async function beginInvoice(page: Page, name: string): Promise<void> {
  await page
    .getByRole('link', { name: 'Neue Rechnung' })
    .or(page.getByRole('link', { name: 'Rechnung', exact: true }))
    .first()
    .click();
  await page.getByRole('main').getByRole('button', { name }).click();
  await expect(page.getByRole('heading', { name: 'Leistungen' })).toBeVisible();
}

const numberIn = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { level: 1, name: /^(Storno)?[rR]echnung \d/ }).innerText())
    .replace(/^\D+/, '')
    .slice(0, 10);

test('accounting bills a month, sends it, is paid, cancels and bills again', async ({ page }) => {
  const { name, address } = await toBill([94, 98, 102]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, PEOPLE.invoicesAccounting, '/invoices');
  await beginInvoice(page, name);

  // Everything is chosen, summed up and on paper before anything is saved: 3 × 18 hours at € 30.
  await expect(page.getByText('€ 1.944,00')).toBeVisible();
  const paper = page.getByRole('img', { name: 'Seite 1 von 1' });
  await expect(paper).toBeVisible();
  expect(await paper.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page
    .getByRole('button', { name: 'Position', exact: true })
    .or(page.getByRole('button', { name: 'Position hinzufügen' }))
    .first()
    .click();
  await page
    .getByRole('textbox', { name: /^Beschreibung, / })
    .last()
    .fill('Reinigung Dienstkleidung');
  await page.getByRole('textbox', { name: /^Menge, / }).fill('6');
  await page.getByRole('textbox', { name: /^Einheit, / }).fill('Stk.');
  await page.getByRole('textbox', { name: /^Preis, / }).fill('4,80');
  await expect(page.getByText('€ 1.978,56')).toBeVisible();
  await expectFit(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/ist gespeichert/)).toBeVisible();
  const first = await numberIn(page);

  // Sent: what the customer gets is what the screen said.
  await page.getByRole('button', { name: 'Per E-Mail senden' }).click();
  await expect(dialog(page, 'Rechnung versenden?').getByText(address)).toBeVisible();
  await expectAccessible(page);
  await dialog(page, 'Rechnung versenden?').getByRole('button', { name: 'Versenden' }).click();
  await expect(state(page, 'Offen')).toBeVisible();
  await expect.poll(async () => (await mailsTo(address)).length).toBe(1);
  const sent = await newestPaper(address);
  for (const words of [`Rechnung ${first}`, '1.978,56', 'Reinigung Dienstkleidung', 'ATU13585627'])
    expect(sent).toContain(words);

  // Paid, and it was a mistake, and paid after all.
  await page.getByRole('button', { name: 'Als bezahlt markieren' }).click();
  await dialog(page, 'Als bezahlt markieren').getByRole('button', { name: 'Bezahlt' }).click();
  await expect(state(page, 'Bezahlt')).toBeVisible();

  // Cancelled by a paper of its own, and billed again; each leads to the others.
  await page.getByRole('button', { name: new RegExp(`Weitere Schritte für ${first}`) }).click();
  await page.getByRole('menuitem', { name: 'Stornieren' }).click();
  await dialog(page, 'Rechnung stornieren?').getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect(page.getByText(/ist storniert durch/)).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d{4}-\d{5}$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Stornorechnung/ })).toBeVisible();
  await page.getByRole('button', { name: 'Per E-Mail senden' }).click();
  await dialog(page, 'Stornorechnung versenden?').getByRole('button', { name: 'Versenden' }).click();
  await expect.poll(async () => (await mailsTo(address)).length).toBe(2);
  expect(await newestPaper(address)).toContain(`Stornorechnung zu Rechnung Nr. ${first}`);
  await expectFitAtEveryWidth(page);

  await page.goto(`${APP}/invoices`);
  await beginInvoice(page, name);
  // The evenings are free again.
  await expect(page.getByText('€ 1.944,00')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/ist gespeichert/)).toBeVisible();
  await page.goto(`${APP}/invoices`);
  await page.getByRole('searchbox').fill(name);
  await expect(rowOf(page, name)).toHaveCount(3);
  // Its cancellation names it too, and stands above.
  await rowOf(page, first).last().getByRole('link').first().click();
  await expect(page.getByText('Neu verrechnet mit')).toBeVisible();
  await leave(page);
});

test(
  'a mail server that refuses stands on the invoice until another address has it, the same bytes',
  DEEP,
  async ({ page }) => {
    const { name, address, moveTo } = await toBill([110]);
    const behave = (body: object) =>
      fetch(`${INBOX}/api/behaviour`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await behave({ mode: 'refuse', code: 550, address });
    await page.setViewportSize({ width: 1366, height: 768 });
    await enter(page, PEOPLE.invoicesAccounting, '/invoices');
    await beginInvoice(page, name);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText(/ist gespeichert/)).toBeVisible();
    await page.getByRole('button', { name: 'Per E-Mail senden' }).click();
    await dialog(page, 'Rechnung versenden?').getByRole('button', { name: 'Versenden' }).click();
    await expect(page.getByRole('alert').getByText(/Die E-Mail ist nicht angekommen/)).toBeVisible();
    await page.goto(`${APP}/invoices`);
    await page.getByRole('searchbox').fill(name);
    await expect(rowOf(page, name).getByText('Adresse abgelehnt').first()).toBeVisible();
    await expectFit(page);

    await moveTo(`neu.${address}`);
    await rowOf(page, name).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Nochmals senden' }).first().click();
    await dialog(page, 'Nochmals senden?').getByRole('button', { name: 'Nochmals senden' }).click();
    await expect.poll(async () => (await mailsTo(`neu.${address}`)).length).toBe(1);
    await expect(page.getByText(/Die E-Mail ist nicht angekommen/)).toHaveCount(0);
    await behave({ mode: 'accept' });
    await leave(page);
  },
);

test('two accountants on one draft: the second is told, and loses nothing', DEEP, async ({ page, browser }) => {
  const { name } = await toBill([120]);
  await enter(page, PEOPLE.invoicesAccounting, '/invoices');
  await beginInvoice(page, name);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/ist gespeichert/)).toBeVisible();
  const number = await numberIn(page);

  const colleague = await browser.newPage();
  await enter(colleague, PEOPLE.invoicesColleague, '/invoices');
  await colleague.getByRole('searchbox').fill(number);
  await rowOf(colleague, number).getByRole('link').first().click();
  await colleague.getByRole('link', { name: 'Bearbeiten' }).click();
  await colleague.getByRole('textbox', { name: /^Anmerkung/ }).fill('Von der Kollegin');

  await page.getByRole('textbox', { name: /^Anmerkung/ }).fill('Von mir');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/ist gespeichert/).last()).toBeVisible();

  await colleague.getByRole('button', { name: 'Speichern' }).click();
  await dialog(colleague, 'Inzwischen geändert').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(colleague.getByRole('textbox', { name: /^Anmerkung/ })).toHaveValue('Von der Kollegin');
  await colleague.close();
  await page.goto(`${APP}/invoices`);
  await leave(page);
});

test('a phone marks as paid what came in, and a tablet shows the paper', DEEP, async ({ page }) => {
  const { call, recipient, name } = await toBill([130]);
  const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Vienna' });
  const later = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const { createInvoice } = (await call(
    'mutation ($input: InvoiceInput!) { createInvoice(input: $input) { id number } }',
    {
      input: {
        recipientId: recipient.id,
        issueDate: today,
        dueDate: later(10),
        dunDate: later(20),
        language: 'DE',
        taxTreatment: 'TAXED',
        includedWorklogBlockIds: [],
        lines: [],
        surcharges: [],
        additionalItems: [{ description: 'Pauschale', quantity: 1, unit: 'Stk.', pricePerUnit: { value: 250 } }],
      },
    },
  )) as { createInvoice: { id: string; number: string } };
  await call('mutation ($id: String!) { sendInvoice(invoiceId: $id) { id } }', { id: createInvoice.id });

  await page.setViewportSize({ width: 360, height: 800 });
  await enter(page, PEOPLE.invoicesAccounting, '/invoices');
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(1);
  await expectFit(page);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('button', { name: 'Als bezahlt markieren' }).click();
  await expectNoSidewaysScroll(page);
  await dialog(page, 'Als bezahlt markieren').getByRole('button', { name: 'Bezahlt' }).click();
  await expect(state(page, 'Bezahlt')).toBeVisible();
  await expectFit(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole('img', { name: 'Seite 1 von 1' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await leave(page);
});

test('an agency without the module sees nothing of invoices', DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, PEOPLE.foreignInvoices, '/invoices');
  await expect(page.getByText(/Abrechnungsmodul|keine Berechtigung|nicht für/i).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Rechnungen/ })).toHaveCount(0);
  await page.goto(APP);
  await leave(page);
});

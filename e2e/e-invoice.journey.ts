import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DEEP } from '#e2e/deep.ts';
import {
  APP,
  attachmentIn,
  enter,
  expect,
  expectFit,
  expectFitAtEveryWidth,
  mailsTo,
  test,
  VIES,
} from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';
import { toBill } from '#e2e/to-bill.ts';

// One person, one device: one after the other.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const tell = async (path: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${VIES}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
};
const behave = (mode: string) => tell('/api/behaviour', { mode, memberState: 'DE' });
test.afterEach(() => behave('accept'));

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Rechnung versenden?' });
const send = (page: Page) => dialog(page).getByRole('button', { name: 'Versenden' });

/** A customer in Germany with an evening to bill, and the number that the register knows them by. */
async function inGermany(daysAgo: number) {
  const vatNumber = `DE${100_000_000 + (Date.now() % 900_000_000)}`;
  const billed = await toBill([daysAgo], { by: PEOPLE.viesAdmin, vatNumber, countryCode: 'DE' });
  return { ...billed, vatNumber, page: `/invoice_recipient/edit/${billed.recipient.id}` };
}

/** The customer's invoice, saved and about to be sent. */
async function aboutToSend(page: Page, recipientId: string): Promise<void> {
  await page.goto(`${APP}/invoice/create?recipient=${recipientId}`);
  await expect(page.getByText('€ 540,00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/ist gespeichert/)).toBeVisible();
  await page.getByRole('button', { name: 'Per E-Mail senden' }).click();
}

test('reverse charge to Germany: the register knows the number', DEEP, async ({ page }) => {
  const customer = await inGermany(171);
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, PEOPLE.viesAdmin, customer.page);
  // Asked for when the customer was saved.
  await expect(page.getByText('UID gültig')).toBeVisible();
  await expect(page.getByText(/^Anfrage WAPI/)).toBeVisible();
  await expectFitAtEveryWidth(page);
  await aboutToSend(page, customer.recipient.id);
  await expect(dialog(page).getByText('UID gültig')).toBeVisible();
  await expectFit(page);
  await send(page).click();
  await expect(page.getByRole('main').getByText('Offen', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('UID gültig')).toBeVisible();
  await expect.poll(async () => (await mailsTo(customer.address)).length).toBe(1);
});

test('reverse charge to Germany: the register says no', DEEP, async ({ page }) => {
  const customer = await inGermany(172);
  await tell('/api/numbers', { vatNumber: customer.vatNumber, valid: false });
  await enter(page, PEOPLE.viesAdmin, customer.page);
  await page.getByRole('button', { name: 'Jetzt prüfen' }).click();
  await expect(page.getByText('UID ungültig')).toBeVisible();
  await aboutToSend(page, customer.recipient.id);
  await expect(dialog(page).getByText(/laut VIES ungültig/)).toBeVisible();
  await expect(send(page)).toHaveCount(0);
  await expect(dialog(page).getByRole('link', { name: 'Zum Rechnungsempfänger' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Schließen' }).click();
  // The customer has registered after all: asked again, it goes out.
  await tell('/api/numbers', { vatNumber: customer.vatNumber, valid: true });
  await page.getByRole('button', { name: 'Per E-Mail senden' }).click();
  await expect(dialog(page).getByText('UID gültig')).toBeVisible();
  await send(page).click();
  await expect.poll(async () => (await mailsTo(customer.address)).length).toBe(1);
});

test(
  'reverse charge to Germany: the register is away, which is said and holds nothing back',
  DEEP,
  async ({ page }) => {
    await behave('MS_UNAVAILABLE');
    const customer = await inGermany(173);
    await enter(page, PEOPLE.viesAdmin, customer.page);
    await expect(page.getByText('UID nicht geprüft')).toBeVisible();
    await aboutToSend(page, customer.recipient.id);
    await expect(dialog(page).getByText('Das Steuerregister des Mitgliedstaats ist nicht erreichbar.')).toBeVisible();
    await expect(dialog(page).getByText(/wird trotzdem versendet/)).toBeVisible();
    await send(page).click();
    await expect(page.getByRole('main').getByText('Offen', { exact: true }).first()).toBeVisible();
    await expect.poll(async () => (await mailsTo(customer.address)).length).toBe(1);
    const sent = page.url();
    // Back, the number is fine; the invoice says for ever what was known when it went out.
    await behave('accept');
    await page.goto(`${APP}${customer.page}`);
    await page.getByRole('button', { name: 'Jetzt prüfen' }).click();
    await expect(page.getByText('UID gültig')).toBeVisible();
    await page.goto(sent);
    await expect(page.getByText('UID nicht geprüft')).toBeVisible();
  },
);

test(
  'a public customer gets ebInterface along, with its order and the number of its supplier',
  DEEP,
  async ({ page }) => {
    const { recipient, address } = await toBill([174], { by: PEOPLE.viesAdmin });
    await enter(page, PEOPLE.viesAdmin, `/invoice_recipient/edit/${recipient.id}`);
    await page.getByRole('switch', { name: 'ebInterface mitsenden' }).click();
    await page.getByLabel(/^Auftragsreferenz/).fill('Z01:4500123456');
    await page.getByLabel(/^Lieferantennummer/).fill('0000203040');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page).toHaveURL(`${APP}/invoice_recipient/${recipient.id}`);
    await aboutToSend(page, recipient.id);
    await send(page).click();
    await expect(page.getByRole('main').getByText('Offen', { exact: true }).first()).toBeVisible();
    await expect.poll(async () => (await mailsTo(address)).length).toBe(1);
    const [mail] = await mailsTo(address);
    const xml = await attachmentIn(mail, 'application/xml');
    for (const part of ['<OrderID>Z01:4500123456</OrderID>', '<InvoiceRecipientsBillerID>0000203040', '648.00']) {
      expect(xml.toString()).toContain(part);
    }
    await page.getByRole('button', { name: /^Weitere Schritte/ }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'ebInterface (XML) herunterladen' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^Rechnung \d{4}-\d{5}\.xml$/);
    expect(readFileSync(await file.path()).equals(xml)).toBe(true);
  },
);

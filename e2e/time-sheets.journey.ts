import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { appointmentsOf } from '#e2e/appointments.ts';
import { callAs } from '#e2e/call-as.ts';
import {
  APP,
  enter,
  expect,
  expectAccessible,
  expectFit,
  expectNoSidewaysScroll,
  leave,
  mailsTo,
  pdfIn,
  test,
} from '#e2e/journey.ts';
import { tabTo } from '#e2e/keys.ts';
import { PEOPLE } from '#e2e/people.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const PATH = '/printout_sending';
/** Three appointments of a customer of their own, months ahead, with somebody booked for each. */
async function plan() {
  const run = Date.now();
  const address = `dispo.${run}@ringhof.example`;
  const call = await callAs(PEOPLE.sheetsCustomerCare, 'tafelrunde.example');
  const { createInvoiceRecipient: recipient } = (await call(
    'mutation ($input: InvoiceRecipientInput!) { createInvoiceRecipient(input: $input) { id } }',
    {
      input: {
        customerNumber: `J-${run}`,
        letterHead: {
          name: `Ringhof Hotels ${run}`,
          address: { streetNameAndNumber: 'Ring 1', postalCode: '1010', location: 'Wien', countryCode: 'AT' },
        },
        contactPersons: [
          { name: 'Julia Ring', contactEmail: address, receivesInvoices: false, receivesPrintouts: true },
        ],
        eInvoicing: { sendsEbInterface: false },
        appointmentTypePrices: [],
      },
    },
  )) as { createInvoiceRecipient: { id: string } };
  const { tenantInformation: agency } = (await call(
    '{ tenantInformation { defaultTargetUserPoolId appointmentTypes { id } } }',
  )) as { tenantInformation: { defaultTargetUserPoolId: string; appointmentTypes: { id: string }[] } };
  const workplace = {
    workerId: '',
    poolId: agency.defaultTargetUserPoolId,
    typeId: agency.appointmentTypes[0]?.id ?? '',
  };
  const office = await appointmentsOf(PEOPLE.sheetsCustomerCare);
  const blocks: { readonly id: string; readonly description: string }[] = [];
  for (const [index, name] of ['Frühstück', 'Bankett', 'Ball'].entries()) {
    const description = `${name} ${run}`;
    const wish = { description, inDays: 200 + index, desiredTargetUsers: 2, invoiceRecipientId: recipient.id };
    blocks.push({ description, id: await office.create(workplace, wish) });
  }
  const [booked, added] = await office.available(blocks[0]?.id ?? '');
  if (!booked || !added) throw new Error('nobody is available');
  for (const { id } of blocks) await office.book(id, booked.id);
  return { run, address, office, booked, added, blocks };
}

const rowOf = (page: Page, description: string) => page.getByRole('row').filter({ hasText: description });
const box = (page: Page, description: string) => page.getByRole('checkbox', { name: `${description} auswählen` });
const progress = (page: Page) => page.getByRole('region', { name: 'Versand', exact: true });

/** The words of the paper that came with the newest mail, and how many pages it has. */
async function newestPaper(address: string) {
  const [mail] = await mailsTo(address);
  if (!mail) throw new Error(`${address} has got no mail`);
  const pdf = await getDocumentProxy(await pdfIn(mail));
  return extractText(pdf, { mergePages: true });
}

test('a dispatcher sends time sheets by mouse and by keys, and again when a booking has changed', async ({ page }) => {
  const { run, address, office, booked, added, blocks } = await plan();
  const [breakfast, banquet, ball] = blocks.map(({ description }) => description) as [string, string, string];
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, PEOPLE.sheetsDispatcher);
  // The home may name them too, below the menu.
  await page
    .getByRole('link', { name: /^Stundennachweise/ })
    .first()
    .click();
  await page.getByRole('searchbox').fill(String(run));
  await expect(page.getByText('3 Zeitblöcke')).toBeVisible();

  // One, by mouse, after a look at the paper.
  await rowOf(page, breakfast).hover();
  await rowOf(page, breakfast)
    .getByRole('button', { name: /Vorschau/ })
    .click();
  const preview = page.getByRole('dialog', { name: `Vorschau: ${breakfast}` });
  const paper = preview.getByRole('img', { name: 'Seite 1 von 1' });
  await expect(paper).toBeVisible();
  expect(await paper.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(preview.getByText(address)).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Versenden' }).click();
  await expect(progress(page).getByText('1 versendet')).toBeVisible();
  await expect(rowOf(page, breakfast).getByText('Versendet', { exact: true })).toBeVisible();

  const sent = await newestPaper(address);
  expect(sent.totalPages).toBe(1);
  expect(sent.text).toContain('Stundennachweis');
  expect(sent.text).toContain(booked.name);
  expect(sent.text).not.toContain(added.name);

  // Many, by keys alone.
  await tabTo(page, box(page, banquet));
  await page.keyboard.press('Space');
  await tabTo(page, box(page, ball));
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: '2 ausgewählt' })).toBeVisible();
  await expectFit(page);
  await page.keyboard.press('v');
  await expect(progress(page).getByText('2 versendet')).toBeVisible();
  await expect.poll(async () => (await mailsTo(address)).length).toBe(3);

  // Somebody more is booked: the list says so by itself, and says who.
  await office.book(blocks[0]?.id ?? '', added.id);
  await expect(rowOf(page, breakfast).getByText('Neuversand nötig')).toBeVisible();
  await expect(rowOf(page, breakfast).getByText('+1 Person')).toBeVisible();
  await page.goto(`${APP}${PATH}?block=${blocks[0]?.id}`);
  const log = page.getByRole('dialog', { name: `Stundennachweis: ${breakfast}` });
  await expect(log.getByText(`${added.name} ist dazugekommen`)).toBeVisible();
  await log.getByRole('button', { name: /Neu versenden/ }).click();
  await expect(log.getByText(`${added.name} ist dazugekommen`)).toBeHidden();
  await expect(log.getByText(/^versendet am|, versendet am/)).toHaveCount(2);
  await expect(log.getByText('2 Personen')).toBeVisible();
  await expect(log.getByText('1 Person', { exact: true })).toBeVisible();
  const download = page.waitForEvent('download');
  await log
    .getByRole('button', { name: /^PDF vom/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expectAccessible(page);
  await expect.poll(async () => (await newestPaper(address)).text).toContain(added.name);

  await page.setViewportSize({ width: 360, height: 740 });
  await expectFit(page);
  await log.getByRole('button', { name: 'Schließen' }).click();
  await expect(page).toHaveURL(`${APP}${PATH}`);
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await leave(page);
});

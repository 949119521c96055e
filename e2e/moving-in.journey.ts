import { readFile } from 'node:fs/promises';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import type { Page } from '@playwright/test';
import { DEEP } from '#e2e/deep.ts';
import { APP, enter, expect, expectFit, expectNoSidewaysScroll, linksMailedTo, mailsTo, test } from '#e2e/journey.ts';
import { anOwnAgency, whenEntitled } from '#e2e/own-agency.ts';
import { aPastEvening } from '#e2e/past-evening.ts';
import { PEOPLE, type Person } from '#e2e/people.ts';
import { aWindowsCsv, aWorkbook } from '#e2e/tables.ts';
import { customerRows, workerRows } from '#e2e/tables-of-an-agency.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const selection = (page: Page) => page.getByRole('region', { name: /ausgewählt$/ });

async function chooseFile(page: Page, path: string, name: string, buffer: Buffer): Promise<void> {
  await page.goto(APP + path);
  await page.getByLabel('Datei auswählen').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** Takes over what is right, and waits until the server is done. */
async function takeOver(page: Page, step: string, result: string): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Übernommen' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('list', { name: 'Ergebnis' })).toContainText(result);
}

/** Chooses everybody whom the filter leaves. */
async function chooseAll(page: Page, count: number): Promise<void> {
  await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check();
  await selection(page)
    .getByRole('button', { name: `Alle ${count} auswählen` })
    .click();
  await expect(selection(page)).toHaveAccessibleName(`${count} ausgewählt`);
}

async function releaseColleague(page: Page, person: Person): Promise<void> {
  await page.goto(`${APP}/agency/team`);
  await page.getByRole('region', { name: 'Büro' }).getByRole('link', { name: person }).click();
  await page.getByRole('combobox', { name: 'Rolle' }).click();
  await page.getByRole('option', { name: 'Verwaltung', exact: true }).click();
  await page.getByRole('button', { name: 'Freigeben' }).click();
  await expect(page.getByText(`${person} freigegeben`)).toBeVisible();
}

test(
  'an agency moves in by itself: look, prices, office, customers and workers from files, releases, a shift, the first invoice',
  DEEP,
  async ({ page }) => {
    test.setTimeout(240_000);
    const run = crypto.randomUUID().slice(0, 8);
    const agency = await anOwnAgency(PEOPLE.movingInAdmin, 'alpenservice.example');
    const boss = await agency.staff('Christa', 'TENANT_USER_ADMIN');
    // From here on nobody acts who sees other agencies.
    const ida = await agency.applicant('Ida');
    await page.setViewportSize({ width: 1366, height: 900 });
    await enter(page, boss, '/agency/look');

    await page.getByRole('textbox', { name: 'Grundton' }).first().fill('#1F5E4A');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await releaseColleague(page, ida);
    const call = await whenEntitled(ida, '{ agency { id } }');
    const { agency: own } = (await call('{ agency { appointmentTypes { id } } priceList { version } }')) as {
      agency: { appointmentTypes: { id: string }[] };
    };
    await call(
      `mutation ($id: String, $from: String) {
      service: saveListedType(appointmentTypeId: $id, version: 1, input: { description: "Service", price: { value: 30 }, validFrom: $from }) { version }
      bar: saveListedType(version: 2, input: { description: "Bar", price: { value: 32.5 }, validFrom: $from }) { version }
      sender: saveInvoiceSender(input: { name: "Agentur GmbH", contactEmail: "office@agentur.example", vatNumber: "ATU13585627",
        iban: "AT611904300234573201", address: { streetNameAndNumber: "Ring 1", postalCode: "1010", location: "Wien", countryCode: "AT" } }) { version }
    }`,
      { id: own.appointmentTypes[0]?.id, from: addDays(dayOf(new Date()), -60) },
    );

    // Customers: a workbook with zeros in front, prices as numbers and days as Excel keeps them.
    const customers = customerRows(run);
    await chooseFile(page, '/invoice_recipients/import', 'Kunden.xlsx', aWorkbook(customers.file));
    await expect(page.getByText('5 mit Fehlern')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await takeOver(page, '35 anlegen', '35 angelegt');
    await chooseFile(page, '/invoice_recipients/import', 'Kunden berichtigt.xlsx', aWorkbook(customers.mended));
    await takeOver(page, '4 anlegen', '4 angelegt');

    // Workers: a table of a German Windows. The rows that are wrong come back as a file, and are taken once they are right.
    const workers = workerRows(run);
    await chooseFile(page, '/target_users/import', 'Stamm.csv', aWindowsCsv(workers.file));
    await expect(page.getByText('22 mit Fehlern')).toBeVisible();
    const [failed] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Fehlerhafte Zeilen als Datei' }).click(),
    ]);
    await takeOver(page, '98 anlegen', '98 angelegt');
    const mended = workers.mended(await readFile(await failed.path(), 'utf8'));
    expect(mended).toHaveLength(21);
    await chooseFile(page, '/target_users/import', 'Stamm berichtigt.csv', aWindowsCsv(mended));
    await takeOver(page, '20 anlegen', '20 angelegt');

    // Released in one go; ten lack their birthday, are named, and are asked for it with their invitation.
    await page.goto(`${APP}/target_users`);
    await page.getByRole('button', { name: 'Alle anzeigen' }).click();
    await chooseAll(page, 118);
    await selection(page).getByRole('button', { name: 'Freigeben' }).click();
    await expect(dialog(page).getByRole('listitem').filter({ hasText: 'fehlt: Geburtsdatum' })).toHaveCount(10);
    await expectFit(page);
    await dialog(page).getByRole('button', { name: '108 freigeben' }).click();
    await expect(dialog(page).getByRole('heading', { name: '108 Personen freigegeben' })).toBeVisible();
    await dialog(page).getByRole('button', { name: '10 um Angaben bitten' }).click();
    await expect(page.getByText('10 E-Mails verschickt')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Schließen' }).click();
    await expect(main(page).getByText('10 Mitarbeiter/innen')).toBeVisible();
    await expect.poll(async () => (await linksMailedTo(`p1.${run}@post.example`)).join(' ')).toContain('/onboarding/');

    // The others are invited, so that they see their shifts on their phones.
    await page.getByRole('button', { name: 'Filter löschen' }).first().click();
    await chooseAll(page, 118);
    await selection(page).getByRole('button', { name: 'Einladen' }).click();
    await dialog(page)
      .getByRole('button', { name: /Einladungen verschicken$/ })
      .click();
    await expect(page.getByText(/^108 Einladungen verschickt/)).toBeVisible({ timeout: 30_000 });
    await expect.poll(async () => (await mailsTo(`p40.${run}@post.example`)).length).toBe(2);

    // A shift is planned, booked and worked, and the first invoice goes out.
    const { invoiceRecipientNames } = (await call(
      'query ($name: String) { invoiceRecipientNames(filter: { search: $name }) { id name } }',
      { name: customers.first.name },
    )) as { invoiceRecipientNames: { id: string }[] };
    const evening = await aPastEvening(call, {
      description: `Hochzeit ${run}`,
      daysAgo: 5,
      ...(invoiceRecipientNames[0] && { recipientId: invoiceRecipientNames[0].id }),
    });
    const entry = {
      startDateTime: evening.startDateTime,
      endDateTime: evening.endDateTime,
      type: 'WORK',
      breakInSeconds: 0,
    };
    await call(
      'mutation ($id: String!, $w: [WorklogInput!]!) { recordWorklogs(worklogBlockId: $id, version: 0, worklogs: $w) { id } }',
      { id: evening.id, w: evening.workers.map((worklogUserId) => ({ worklogUserId, entries: [entry] })) },
    );
    await page.goto(`${APP}/invoice/create`);
    await main(page).getByRole('button', { name: customers.first.name }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText(/ist gespeichert/)).toBeVisible();
    await page.getByRole('button', { name: 'Per E-Mail senden' }).click();
    await dialog(page).getByRole('button', { name: 'Versenden' }).click();
    await expect(main(page).getByText('Offen', { exact: true }).first()).toBeVisible();
    await expect.poll(async () => (await mailsTo(customers.first.address)).length).toBe(1);
  },
);

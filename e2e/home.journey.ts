import type { Page } from '@playwright/test';
import { callAs } from '#e2e/call-as.ts';
import { DEEP } from '#e2e/deep.ts';
import { enter, expect, expectAccessible, expectFit, expectFitAtEveryWidth, greeting, test } from '#e2e/journey.ts';
import { tabTo } from '#e2e/keys.ts';
import { anOwnAgency, inAgency } from '#e2e/own-agency.ts';
import { PEOPLE } from '#e2e/people.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const ALPS = 'alpenservice.example';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const section = (page: Page, title: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
const cards = (page: Page) => page.getByRole('list', { name: 'Was ansteht' }).getByRole('listitem');
const card = (page: Page, name: string) => cards(page).filter({ has: page.getByRole('link', { name, exact: true }) });
const names = (page: Page) => cards(page).getByRole('link').filter({ hasNotText: 'Neuversand' }).allInnerTexts();
const goHome = (page: Page) => page.getByRole('link', { name: 'Startseite' }).click();

/** The number of a card is how many the list has that it leads to. */
async function expectList(page: Page, name: string, count: number): Promise<void> {
  await expect(card(page, name).locator('b')).toHaveText(String(count));
  await card(page, name).getByRole('link', { name, exact: true }).click();
  await expectCounted(page, count);
  await goHome(page);
}

async function expectCounted(page: Page, count: number): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^\d+–\d+ von/ })).toHaveText(`1–${count} von ${count}`);
}

/** A customer, and so many invoices to them that nobody has sent. */
async function drafts(call: Awaited<ReturnType<typeof callAs>>, count: number): Promise<string> {
  const address = { streetNameAndNumber: 'Ring 1', postalCode: '1010', location: 'Wien', countryCode: 'AT' };
  await call('mutation ($input: InvoiceSenderInput!) { saveInvoiceSender(input: $input) { version } }', {
    input: { name: 'Agentur', contactEmail: 'buero@agentur.example', address },
  });
  const { createInvoiceRecipient: recipient } = (await call(
    'mutation ($input: InvoiceRecipientInput!) { createInvoiceRecipient(input: $input) { id } }',
    {
      input: {
        customerNumber: 'K-1',
        letterHead: { name: 'Hotel Ringhof', contactEmail: 'buero@ringhof.example', address },
        contactPersons: [],
        eInvoicing: { sendsEbInterface: false },
        appointmentTypePrices: [],
      },
    },
  )) as { createInvoiceRecipient: { id: string } };
  const [issueDate, dueDate, dunDate] = [0, 10, 20].map((days) =>
    new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Vienna' }),
  );
  for (let index = 0; index < count; index += 1) {
    await call('mutation ($input: InvoiceInput!) { createInvoice(input: $input) { id } }', {
      input: {
        ...{ recipientId: recipient.id, issueDate, dueDate, dunDate, language: 'DE', taxTreatment: 'TAXED' },
        ...{ includedWorklogBlockIds: [], lines: [], surcharges: [] },
        additionalItems: [{ description: 'Pauschale', quantity: 1, unit: 'Stk.', pricePerUnit: { value: 100 } }],
      },
    });
  }
  return recipient.id;
}

test(
  'a morning with open things is worked off where it is told, and every number is that of its list',
  DEEP,
  async ({ page, context, browser }) => {
    test.setTimeout(120_000);
    const agency = await anOwnAgency(PEOPLE.agencyMaker, ALPS);
    const [dispatcher, accounting, nina, otto] = [
      await agency.staff('Doris', 'TENANT_USER_DISPATCHER'),
      await agency.staff('Berta', 'TENANT_USER_ACCOUNTING'),
      await agency.worker('Nina'),
      await agency.worker('Otto'),
    ];
    await agency.join('Paul');
    const invoiceRecipientId = await drafts(agency.call, 2);
    const prevented = async (description: string, inHours: number) => {
      const shift = await agency.shift({ description, inHours, wanted: 1, invoiceRecipientId });
      const o = await agency.booked(otto, shift);
      await otto.call('mutation ($o: String!) { reportPrevention(offerId: $o, note: "Fieber") { offerId } }', { o });
    };
    await agency.wasBooked(
      otto,
      await agency.shift({ description: 'Vorgestern', inHours: -48, wanted: 1, invoiceRecipientId }),
    );
    await agency.wasBooked(nina, await agency.shift({ description: 'Frühstück', inHours: -1, wanted: 1 }));
    await agency.accepted(
      nina,
      await agency.shift({ description: 'Gala', inHours: 48, wanted: 2, invoiceRecipientId }),
    );
    await prevented('Brunch', 72);
    await prevented('Bankett', 96);

    await enter(page, dispatcher);
    await expect(greeting(page, dispatcher)).toBeVisible();
    await expect(section(page, 'Zu entscheiden')).toContainText('„Fieber“');
    expect(await names(page)).toEqual([
      'Nicht voll besetzt',
      'Wartet auf Buchung',
      'Wartet auf Freigabe',
      'Stundennachweise',
      'Zeiterfassung',
    ]);
    await expect(section(page, 'Rechnungen')).toHaveCount(0);
    const today = section(page, 'Heute im Einsatz').getByRole('listitem').filter({ hasText: 'Frühstück' });
    await expect(today).toContainText('1/1');
    await expect(today.getByRole('link', { name: `${nina.name} anrufen` })).toHaveAttribute(
      'href',
      'tel:+436641234567',
    );
    await expect(page.getByRole('img', { name: /^Balkendiagramm: Besetzungsgrad/ })).toBeVisible();
    await expectAccessible(page);
    await expectFitAtEveryWidth(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    await expectList(page, 'Nicht voll besetzt', 3);
    await expectList(page, 'Wartet auf Buchung', 1);
    await expectList(page, 'Wartet auf Freigabe', 1);
    for (const [name, count] of [
      ['Stundennachweise', 2],
      ['Zeiterfassung', 1],
    ] as const) {
      await expect(page.getByRole('navigation').getByRole('link', { name })).toContainText(
        new RegExp(`${name}.*${count}`),
      );
      await expectList(page, name, count);
    }
    await section(page, 'Heute im Einsatz').getByRole('link', { name: /heute/i }).click();
    await expectCounted(page, 1);
    await goHome(page);

    // A second look at the same day, which nobody touches.
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(button(other, `${nina.name}: Buchen`)).toBeVisible();
    await button(page, `${nina.name}: Buchen`).click();
    for (const tab of [page, other]) {
      await expect(button(tab, `${nina.name}: Buchen`)).toHaveCount(0);
      await expect(card(tab, 'Wartet auf Buchung').locator('b')).toHaveText('0');
    }
    const first = section(page, 'Zu entscheiden').getByRole('listitem').filter({ hasText: 'Brunch' });
    await first.getByRole('button', { name: `${otto.name}: Buchung behalten` }).click();
    for (const tab of [page, other]) await expect(section(tab, 'Zu entscheiden')).not.toContainText('Brunch');
    await section(page, 'Zu entscheiden')
      .getByRole('button', { name: `${otto.name}: Ersatz suchen` })
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('1 verfügbare Person');
    await dialog.getByRole('button', { name: 'Ersatz suchen' }).click();
    for (const tab of [page, other]) await expect(section(tab, 'Zu entscheiden')).toHaveCount(0);
    await expectList(page, 'Nicht voll besetzt', 2);

    // The plot is a table for people who have only keys.
    await tabTo(page, button(page, 'Besetzungsgrad als Tabelle'));
    await page.keyboard.press('Enter');
    await expect(main(page).getByRole('table', { name: 'Besetzungsgrad' }).getByRole('row')).toHaveCount(11);

    // Accounting reads the same day from its other end.
    const desk = await (
      await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-AT' })
    ).newPage();
    await enter(desk, accounting);
    await expect(section(desk, 'Rechnungen')).toBeVisible();
    expect(await names(desk)).toEqual([
      'Zeiterfassung',
      'Stundennachweise',
      'Nicht voll besetzt',
      'Wartet auf Buchung',
    ]);
    await expect(desk.getByRole('img', { name: /diagramm: Umsatz netto/ })).toBeVisible();
    const titles = await main(desk).getByRole('heading', { level: 2 }).allInnerTexts();
    expect(titles.indexOf('Rechnungen')).toBeLessThan(titles.indexOf('Nicht voll besetzt'));
    await expect(main(desk).getByRole('link', { name: 'Einsatz anlegen' })).toHaveCount(0);
    await expectAccessible(desk);
    const row = section(desk, 'Rechnungen').getByRole('listitem').filter({ hasText: 'Entwurf' });
    await expect(row).toContainText(/2\s*€\s240,00/);
    await row.getByRole('link').click();
    await expectCounted(desk, 2);
    await desk.context().close();
  },
);

test(
  'where the agency does not invoice nothing is told of it, and failed background work only when there is some',
  DEEP,
  async ({ page }) => {
    const call = await callAs(PEOPLE.homeMaker, ALPS);
    await enter(page, PEOPLE.homeAdmin);
    await expect(page.getByRole('img', { name: /^Balkendiagramm: Besetzungsgrad/ })).toBeVisible();
    await expect(section(page, 'Rechnungen')).toHaveCount(0);
    for (const name of ['Stundennachweise', 'Zeiterfassung']) await expect(card(page, name)).toHaveCount(0);
    await expect(page.getByRole('img', { name: /diagramm: Umsatz netto/ })).toHaveCount(0);
    await expect(async () => {
      const { failedJobs } = (await call('{ failedJobs { count } }')) as { failedJobs: { count: number } };
      await page.reload();
      await expect(card(page, 'Nicht voll besetzt')).toBeVisible();
      await expect(card(page, 'Hintergrundaufgaben')).toHaveCount(failedJobs.count > 0 ? 1 : 0, { timeout: 1 });
    }).toPass();
  },
);

test(
  'an agency begins with its first steps, has a free day, and a morning when the clock has moved on',
  DEEP,
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const name = `Anfang ${Date.now()}`;
    await enter(page, PEOPLE.beginningAdmin, '/tenant/create');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('switch', { name: 'Abrechnungsmodul' }).check();
    await page.getByRole('textbox', { name: 'Bezeichnung' }).first().fill('Team');
    await page.getByRole('button', { name: 'Einsatzart hinzufügen' }).click();
    await page.getByRole('textbox', { name: 'Bezeichnung' }).last().fill('Service');
    await page.getByLabel('Grundton', { exact: true }).first().fill('#0B6E4F');
    await page.getByRole('button', { name: 'Anlegen' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const tenantId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.getByRole('button', { name: 'In diese Agentur wechseln' }).click();
    await expect(page.getByRole('button', { name: `Agentur wechseln, derzeit ${name}` })).toBeVisible();
    await goHome(page);

    const steps = section(page, 'Die ersten Schritte');
    await expect(steps.getByRole('listitem')).toHaveCount(6);
    await expectFit(page);
    for (const [step, path] of [
      ['Einsatzarten und Preise anlegen', '/agency/price_list'],
      ['Farben und Logo einstellen', '/agency/look'],
      ['Mitarbeiter/innen einladen', '/target_users'],
      ['Rechnungsempfänger anlegen', '/invoice_recipient/create'],
      ['Rechnungssteller eintragen', '/invoice_sender'],
      ['Ersten Einsatz anlegen', '/appointment/create'],
    ] as const) {
      await steps.getByRole('link', { name: step }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await goHome(page);
    }
    await page.setViewportSize({ width: 360, height: 780 });
    await expectFit(page);

    // Somebody of the agency, to whom background work of others is nothing. The browser has done its part: they go on by calls.
    const agency = await inAgency(PEOPLE.beginningAdmin, ALPS, tenantId);
    const carer = await agency.staff('Karin', 'TENANT_USER_CUSTOMER_CARE');
    const desk = await (await browser.newContext({ locale: 'de-AT', timezoneId: 'Europe/Vienna' })).newPage();
    await enter(desk, carer);
    await expect(section(desk, 'Die ersten Schritte').getByRole('link')).toHaveCount(3);
    await agency.shift({ description: 'Eröffnung', inHours: 10 * 24, wanted: 2 });
    await expect(desk.getByText('Heute ist alles erledigt')).toBeVisible();
    await expect(section(desk, 'Die ersten Schritte')).toHaveCount(0);
    await expect(desk.getByText('Heute ist kein Einsatz.')).toBeVisible();
    await expectFit(desk);

    // Nine days later, in the morning.
    const day = new Date(Date.now() + 9 * 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Vienna' });
    await desk.getByRole('link', { name: 'Einsätze' }).click();
    await desk.clock.setFixedTime(`${day}T06:30:00Z`);
    await goHome(desk);
    await expect(desk.getByRole('heading', { level: 1, name: 'Guten Morgen' })).toBeVisible();
    await expect(section(desk, 'Nicht voll besetzt').getByRole('link', { name: 'Eröffnung' })).toBeVisible();
    expect(await names(desk)).toEqual([
      'Wartet auf Freigabe',
      'Rechnungsempfänger',
      'Nicht voll besetzt',
      'Wartet auf Buchung',
      'Stundennachweise',
      'Zeiterfassung',
    ]);
    await expectList(desk, 'Nicht voll besetzt', 1);
    await desk.context().close();
  },
);

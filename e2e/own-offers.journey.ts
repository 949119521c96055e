import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accept, appointmentsOf } from '#e2e/appointments.ts';
import { DEEP } from '#e2e/deep.ts';
import {
  APP,
  enter,
  expect,
  expectAccessible,
  expectFit,
  leave,
  linksMailedTo,
  openOffers,
  test,
} from '#e2e/journey.ts';
import { PEOPLE, type Person } from '#e2e/people.ts';

// One person, one device: these journeys share people, so they go one after the other.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ viewport: { width: 360, height: 780 } });

const DOMAIN = 'alpenservice.example';
const WORKER = PEOPLE.foreignPhoneWorker;

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const card = (page: Page, description: string) => page.getByRole('article', { name: description });
const inMenu = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name });
const mailAddress = (person: Person) => `${person.replace(' ', '.')}@${DOMAIN}`.toLowerCase();

async function theOffice(worker: Person = WORKER) {
  const office = await appointmentsOf(PEOPLE.foreignPhoneDispatcher, DOMAIN);
  const workplace = await office.workplaceOf(worker);
  const { workerId } = workplace;
  const plan = (description: string, inDays: number, sector = {}) =>
    office.create(workplace, { description, inDays, desiredTargetUsers: 3, sector });
  return {
    ...office,
    plan,
    /** Planned and offered. */
    ask: async (description: string, inDays: number, sector = {}) => {
      const id = await plan(description, inDays, sector);
      return { id, offerId: await office.offer(id, workerId) };
    },
    bookFor: async (description: string, inDays: number, sector = {}) =>
      office.book(await plan(description, inDays, sector), workerId),
  };
}

test('a worker answers with the thumb, changes their mind, and looks the day up', async ({ page }) => {
  const office = await theOffice();
  const { offerId } = await office.ask('Almabtrieb', 120, {
    station: 'Schank 2',
    contact: 'Frau Ebner, +43 (0)512 5550 240',
    meetingInformation: { place: 'Talstation', time: '02:30' },
    notes: 'Bitte warm anziehen.',
  });
  await office.note(offerId, 'Kannst du jemanden mitnehmen?');
  await office.ask('Bergfest', 121);
  await enter(page, WORKER);
  await expect(openOffers(page)).toBeVisible();
  await expect(main(page).getByText('2 Angebote warten auf dich.')).toBeVisible();
  await expect(inMenu(page, /Offen/)).toContainText('2');
  await expectFit(page);

  // Without opening it.
  await card(page, 'Bergfest').getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByText('„Bergfest“ abgelehnt')).toBeVisible();
  await expect(card(page, 'Bergfest')).toHaveCount(0);
  await expect(inMenu(page, /Offen/)).toContainText('1');
  await inMenu(page, /Abgelehnt/).click();
  await expect(card(page, 'Bergfest')).toBeVisible();
  await expectFit(page);
  await card(page, 'Bergfest').getByRole('button', { name: 'Doch annehmen' }).click();
  await expect(page.getByText('„Bergfest“ angenommen')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keine abgelehnten Angebote' })).toBeVisible();
  await inMenu(page, /Angenommen/).click();
  await expect(card(page, 'Bergfest')).toBeVisible();
  await expectFit(page);

  // The page has everything, and the answer in thumb reach.
  await inMenu(page, /Offen/).click();
  await page.getByRole('link', { name: 'Almabtrieb' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Almabtrieb' })).toBeVisible();
  for (const fact of ['Kannst du jemanden mitnehmen?', '02:30 · Talstation', 'Linke Wienzeile 22, 1060 Wien']) {
    await expect(main(page).getByText(fact)).toBeVisible();
  }
  await expect(main(page).getByText('Bitte warm anziehen.')).toBeVisible();
  await expect(main(page).getByText(/Schank 2/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:+435125550240');
  await expect(page.getByRole('link', { name: 'Route zu Nachtcafé' })).toHaveAttribute(
    'href',
    /openstreetmap\.org\/search\?query=Linke%20Wienzeile/,
  );
  await expect(button(page, 'Annehmen')).toBeInViewport();
  await expectFit(page);
  await button(page, 'Annehmen').dblclick();
  await expect(page.getByText('„Almabtrieb“ angenommen')).toBeVisible();
  await expect(button(page, 'Doch ablehnen')).toBeVisible();
  await main(page).getByRole('link', { name: 'Angenommene Angebote' }).click();
  await expect(card(page, 'Almabtrieb')).toBeVisible();
  await leave(page);
});

test('what lies in the same time is named, and what is withdrawn goes away by itself', DEEP, async ({ page }) => {
  const office = await theOffice();
  await accept(WORKER, (await office.ask('Skiopening', 123)).offerId, DOMAIN);
  const { offerId } = await office.ask('Hüttenzauber', 123);
  await enter(page, WORKER, `/offer/${offerId}`);
  await expect(main(page).getByRole('heading', { name: 'Überschneidet sich mit' })).toBeVisible();
  await expect(main(page).getByText(/„Skiopening“/)).toBeVisible();
  await expectFit(page);

  await office.withdraw(offerId);
  await expect(page.getByRole('heading', { name: 'Dieses Angebot gibt es nicht mehr' })).toBeVisible();
  await expectFit(page);
  await page.getByRole('link', { name: 'Zu den offenen Angeboten' }).click();
  await expect(page.getByRole('heading', { name: 'Keine offenen Angebote' })).toBeVisible();
  await expectFit(page);

  // It appears by itself, too; and whoever taps on what is just gone is told.
  const { offerId: late } = await office.ask('Fackelwanderung', 125);
  await expect(card(page, 'Fackelwanderung')).toBeVisible();
  await page.route('**/events', (route) => route.abort());
  await page.route('**/graphql', async (route) => {
    const isAnswer = /acceptOffer/.test(route.request().postData() ?? '');
    if (isAnswer) await office.withdraw(late);
    await route.continue();
  });
  await card(page, 'Fackelwanderung').getByRole('button', { name: 'Annehmen' }).click();
  await expect(page.getByText('Dieses Angebot gibt es nicht mehr.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Keine offenen Angebote' })).toBeVisible();
});

test('an answer that the network swallowed can be given again', async ({ page }) => {
  await (await theOffice()).ask('Weinverkostung', 127);
  await enter(page, WORKER);
  await page.route('**/graphql', (route) =>
    /acceptOffer/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
  );
  await card(page, 'Weinverkostung').getByRole('button', { name: 'Annehmen' }).click();
  await expect(page.getByText('„Weinverkostung“: noch keine Antwort')).toBeVisible();
  await page.unroute('**/graphql');
  await card(page, 'Weinverkostung').getByRole('button', { name: 'Annehmen' }).click();
  await expect(page.getByText('„Weinverkostung“ angenommen')).toBeVisible();
});

test('whoever is booked has the day in the calendar and can say that they can not come', DEEP, async ({ page }) => {
  const office = await theOffice();
  const id = await office.plan('Bauernball', 130);
  await office.book(id, (await office.workplaceOf(WORKER)).workerId);
  await office.book(id, (await office.workplaceOf(PEOPLE.foreignColleague)).workerId);
  await office.bookFor('Neujahrskonzert', 131);
  await enter(page, WORKER, '/offers/booked');
  await expect(main(page).getByText('Dein nächster Einsatz')).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Bauernball');
  await expectFit(page);
  await button(page, 'Vergangene').click();
  await expect(page.getByRole('article', { name: 'Bauernball' })).toHaveCount(0);
  await expectFit(page);
  await button(page, 'Kommende').click();
  await page.getByRole('link', { name: 'Bauernball' }).click();
  await expect(main(page).getByText('Marlene', { exact: true })).toBeVisible();

  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'In meinen Kalender').click()]);
  expect(file.suggestedFilename()).toBe('einsatz.ics');
  expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Bauernball');

  await button(page, 'Ich bin verhindert').click();
  await expect(page.getByRole('dialog', { name: 'Bist du verhindert?' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/Grund/).fill('Ich habe Fieber.');
  await page.getByRole('button', { name: 'Bescheid geben' }).click();
  await expect(page.getByText('Deine Agentur weiß Bescheid')).toBeVisible();
  await expect(main(page).getByRole('heading', { name: /verhindert bist/ })).toBeVisible();
  await expect(main(page).getByText('„Ich habe Fieber.“')).toBeVisible();
  await expect(button(page, 'Ich bin verhindert')).toHaveCount(0);
  await expectFit(page);
  await inMenu(page, /Gebucht/).click();
  await expect(card(page, 'Bauernball')).toContainText('Verhindert gemeldet');
  await expect(card(page, 'Neujahrskonzert')).not.toContainText('Verhindert gemeldet');
  await expectFit(page);
});

test('a calendar link is made, fetched, renewed and revoked', DEEP, async ({ page, request }) => {
  await (await theOffice()).bookFor('Osterfeuer', 140);
  await enter(page, WORKER, '/profile');
  await button(page, 'Kalenderlink erstellen').click();
  const link = page.getByLabel('Kalenderlink', { exact: true });
  await expect(link).toContainText(APP);
  const first = await link.innerText();
  await expect(page.getByRole('link', { name: 'Im Kalender abonnieren' })).toHaveAttribute('href', /^webcal:/);
  await expectFit(page);
  expect(await (await request.get(first)).text()).toContain('SUMMARY:Osterfeuer');

  await button(page, 'Neuen Link erstellen').click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Neuen Link erstellen' }).click();
  await expect(link).not.toHaveText(first);
  expect((await request.get(first)).status()).toBe(404);
  const second = await link.innerText();
  await button(page, 'Link widerrufen').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Link widerrufen' }).click();
  await expect(page.getByText('Kalenderlink widerrufen', { exact: true })).toBeVisible();
  await expect(button(page, 'Kalenderlink erstellen')).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});

test('the link in a mail shows the offer, and only a button answers it', async ({ page }) => {
  const reader = PEOPLE.foreignMailWorker;
  const office = await theOffice(reader);
  const { id, offerId } = await office.ask('Sonnwendfeuer', 150);
  await accept(reader, offerId, DOMAIN);
  // A worker who has accepted hears of a change at once; mails about new offers wait for more of them.
  await office.prolong(id);
  let link = '';
  await expect
    .poll(async () => {
      link = (await linksMailedTo(mailAddress(reader))).find((url) => url.includes('/answer_offer/')) ?? '';
      return link;
    })
    .not.toBe('');
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Hallo Josef, hast du Zeit?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sonnwendfeuer' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: '+43 512 555020' })).toBeVisible();
  await expectFit(page);
  await page.reload();
  await expect(main(page).getByText('Bitte sag uns Bescheid, ob du kommst.')).toBeVisible();
  await button(page, 'Annehmen').click();
  await expect(main(page).getByText(/^Du hast angenommen/)).toBeVisible();
  await expectFit(page);
  await button(page, 'Doch ablehnen').click();
  await expect(main(page).getByText(/^Du hast abgelehnt/)).toBeVisible();

  await office.withdraw(offerId);
  await button(page, 'Doch annehmen').click();
  await expect(page.getByRole('alert')).toHaveText('Dieses Angebot gibt es nicht mehr.');
  await page.reload();
  await expect(page.getByText('Dieses Angebot gibt es nicht mehr.')).toBeVisible();
  await expectFit(page);
  await page.goto(`${APP}/answer_offer/made.up`);
  await expect(page.getByText(/Dieser Link ist nicht vollständig/)).toBeVisible();
  await expectFit(page);
});

import type { Browser, Page } from '@playwright/test';
import { appointmentsOf } from '#e2e/appointments.ts';
import { enter, expect, expectFit, linksMailedTo, mailsTo, test } from '#e2e/journey.ts';
import { PEOPLE, type Person } from '#e2e/people.ts';
import { unique } from '#e2e/planned-shifts.ts';

test.describe.configure({ timeout: 480_000 });
test.use({ viewport: { width: 1440, height: 900 } });

const BALL = unique('Opernball');
const BUFFET = unique('Nachtbuffet');
const { phoneDispatcher: VERA, phoneWorker: LEA, secondPhoneWorker: NOAH, mailWorker: ELIAS } = PEOPLE;

const addressOf = (person: Person) => `${person.replace(' ', '.')}@tafelrunde.example`.toLowerCase();
const card = (phone: Page, description: string) => phone.getByRole('article', { name: description });
const lane = (desk: Page, name: string) => desk.getByRole('list', { name: new RegExp(name) });
const candidates = (desk: Page) =>
  desk.getByRole('table', { name: 'Geeignete Mitarbeiter/innen' }).locator('[data-row]');
const step = (desk: Page, person: Person, name: string) =>
  desk.getByRole('main').getByRole('button', { name: `${person}: ${name}`, exact: true });

/** An appointment that is offered to nobody yet, and another in the same time that one of them is asked for. */
async function aPlannedNight(): Promise<string> {
  const office = await appointmentsOf(VERA);
  const workplace = await office.workplaceOf(LEA, NOAH, ELIAS);
  const wish = { inDays: 200, desiredTargetUsers: 3 };
  const ball = await office.create(workplace, { ...wish, description: BALL });
  await office.offer(await office.create(workplace, { ...wish, description: BUFFET }), workplace.workerId);
  return ball;
}

async function aPhone(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, locale: 'de-AT' });
  const phone = await context.newPage();
  await enter(phone, person);
  return phone;
}

test('office and phones see each other’s steps at once', async ({ page: desk, browser }) => {
  const ball = await aPlannedNight();
  await enter(desk, VERA, `/appointment/${ball}`);
  await expect(desk.getByRole('heading', { level: 1, name: BALL })).toBeVisible();
  const [lea, noah, elias] = await Promise.all([LEA, NOAH, ELIAS].map((person) => aPhone(browser, person)));
  if (!lea || !noah || !elias) throw new Error('a phone is missing');
  await expect(card(lea, BUFFET)).toBeVisible();
  const loads: string[] = [];
  for (const page of [desk, lea, noah]) page.on('load', () => loads.push(page.url()));

  // Ten are contacted: three by name, seven at once.
  for (const person of [LEA, NOAH, ELIAS]) {
    await desk.getByRole('searchbox', { name: 'Name' }).fill(person);
    await step(desk, person, 'Anbieten').click();
    await expect(lane(desk, 'Kontaktiert')).toContainText(person);
  }
  await desk.getByRole('searchbox', { name: 'Name' }).fill('');
  // Contacted workers have left the list: else it would move while it is chosen from, or still hold one of them.
  await expect(async () => {
    const shown = await candidates(desk).allInnerTexts();
    expect(shown.length).toBeGreaterThan(6);
    expect(shown.filter((text) => [LEA, NOAH, ELIAS].some((person) => text.includes(person)))).toEqual([]);
  }).toPass();
  const boxes = candidates(desk).getByRole('checkbox');
  await boxes.first().check();
  await boxes.nth(6).click({ modifiers: ['Shift'] });
  await desk
    .getByRole('region', { name: '7 ausgewählt' })
    .getByRole('button', { name: /^Anbieten/ })
    .click();
  await expect(lane(desk, 'Kontaktiert').getByRole('listitem')).toHaveCount(10);
  await expectFit(desk);

  // The phones have it without a reload; the first one says yes.
  for (const phone of [lea, noah, elias]) await expect(card(phone, BALL)).toBeVisible();
  await expectFit(lea);
  await card(elias, BALL).getByRole('button', { name: 'Annehmen' }).click();
  await expect(lane(desk, 'Angenommen')).toContainText(ELIAS);
  await expect(lane(desk, 'Kontaktiert').getByRole('listitem')).toHaveCount(9);

  // It will end later, so he is asked again and answers by the link in the mail.
  await desk.getByRole('main').getByRole('link', { name: 'Bearbeiten' }).click();
  await desk.getByLabel('Ende', { exact: true }).fill('06:30');
  await desk.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(desk.getByRole('dialog')).toContainText('1 Person, die angenommen hat, wird neu gefragt.');
  await desk.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(lane(desk, 'Kontaktiert').getByRole('listitem')).toHaveCount(10);
  await expect(card(elias, BALL)).toContainText('06:30');
  const answerLink = async () => (await linksMailedTo(addressOf(ELIAS))).find((url) => url.includes('/answer_offer/'));
  await expect.poll(answerLink).toBeDefined();
  const mail = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
  await mail.goto((await answerLink()) ?? '');
  await expect(mail.getByRole('button', { name: 'Annehmen' })).toBeVisible();
  await expectFit(mail);
  await mail.getByRole('button', { name: 'Annehmen' }).click();
  await expect(mail.getByText(/^Du hast angenommen/)).toBeVisible();
  await expect(lane(desk, 'Angenommen')).toContainText(ELIAS);
  await expect(card(elias, BALL)).toHaveCount(0);

  // The others answer; the counts move on the desk.
  await card(noah, BALL).getByRole('button', { name: 'Annehmen' }).click();
  await lea.getByRole('link', { name: BALL }).click();
  await lea.getByRole('button', { name: 'Annehmen' }).click();
  await expect(lane(desk, 'Angenommen').getByRole('listitem')).toHaveCount(3);
  await expect(lane(desk, 'Kontaktiert').getByRole('listitem')).toHaveCount(7);
  await lea.getByRole('link', { name: 'Offen' }).click();
  await expect(card(lea, BUFFET)).toBeVisible();

  // Two are booked; what lies in the same time vanishes from the phone.
  for (const person of [LEA, NOAH]) {
    await step(desk, person, 'Buchen').click();
    await expect(lane(desk, 'Gebucht')).toContainText(person);
  }
  await expect(desk.getByRole('main').getByText('2/3 gebucht')).toBeVisible();
  await expect(card(lea, BUFFET)).toHaveCount(0);
  for (const phone of [lea, noah]) {
    await phone.getByRole('link', { name: 'Gebucht' }).click();
    await expect(card(phone, BALL)).toBeVisible();
  }

  // One booking is withdrawn, and one of them can not come.
  await step(desk, NOAH, 'weitere Schritte').click();
  await desk.getByRole('menuitem', { name: 'Buchung zurückziehen' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await expect(card(noah, BALL)).toHaveCount(0);
  await expectFit(noah);
  await lea.getByRole('link', { name: BALL }).click();
  // Notices wait for a window that is looked at: what was told meanwhile is put away.
  await lea.keyboard.press('Escape');
  await lea.getByRole('button', { name: 'Ich bin verhindert' }).click();
  await lea.getByLabel(/Grund/).fill('Der Zug fährt nicht.');
  await lea.getByRole('button', { name: 'Bescheid geben' }).click();
  await expect(lane(desk, 'Gebucht')).toContainText('„Der Zug fährt nicht.“');
  await expectFit(desk);
  await expectFit(lea);

  // The office decides, and the phone knows.
  await step(desk, LEA, 'Buchung behalten').click();
  await expect(lea.getByRole('button', { name: 'Ich bin verhindert' })).toBeVisible();
  expect(loads).toEqual([]);

  const subjects = async (person: Person) =>
    (await mailsTo(addressOf(person))).map(({ subject }) => subject).join('\n');
  await expect.poll(() => subjects(LEA)).toContain(`Gebucht: ${BALL}`);
  await expect.poll(() => subjects(NOAH)).toContain(`Buchung zurückgezogen: ${BALL}`);
  await expect.poll(() => subjects(VERA)).toContain(`Verhindert: ${LEA} – ${BALL}`);
});

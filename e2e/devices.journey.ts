import { DEEP } from '#e2e/deep.ts';
import {
  APP,
  chooseOnLoginPage,
  enter,
  expect,
  expectAccessible,
  greeting,
  IDENTITY,
  openOffers,
  signIn,
  storedTicket,
  test,
} from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

// One person, one device: these journeys share a person, so they do not run at the same time.
test.describe.configure({ mode: 'serial' });
const person = PEOPLE.foreignOtherWorker;
const goOn = { name: 'Hier weitermachen' };

test('a second browser takes over, and the first one notices by itself', async ({ browser, page }) => {
  await enter(page, person);
  await expect(openOffers(page)).toBeVisible();

  const second = await (await browser.newContext()).newPage();
  await signIn(second, person);
  await expect(second.getByRole('heading', { name: 'Gerät in Verwendung' })).toBeVisible();
  await expectAccessible(second);
  expect(await storedTicket(second)).toBeNull();
  await second.getByRole('button', goOn).click();
  await expect(openOffers(second)).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Gerät in Verwendung' })).toBeVisible();
  expect(await storedTicket(page)).toBeNull();
  await page.getByRole('button', goOn).click();
  await expect(openOffers(page)).toBeVisible();
  await second.context().close();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden bei Gastspiel' })).toBeVisible();
});

test('who logs out on the device-in-use screen leaves the other device alone', DEEP, async ({ browser, page }) => {
  await enter(page, person);
  await expect(openOffers(page)).toBeVisible();
  const second = await (await browser.newContext()).newPage();
  await signIn(second, person);
  await second.getByRole('button', { name: 'Abmelden' }).click();
  await expect(second.getByRole('heading', { name: 'Anmelden bei Gastspiel' })).toBeVisible();
  await second.context().close();
  await page.reload();
  await expect(openOffers(page)).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden bei Gastspiel' })).toBeVisible();
});

test('two tabs of one browser share a ticket', DEEP, async ({ context, page }) => {
  await enter(page, person);
  await expect(openOffers(page)).toBeVisible();
  const ticket = await storedTicket(page);
  const tab = await context.newPage();
  await tab.goto(APP);
  await expect(openOffers(tab)).toBeVisible();
  expect(await storedTicket(tab)).toBe(ticket);
  await page.reload();
  await expect(openOffers(page)).toBeVisible();
});

test('two tabs that open at once register the device once', async ({ context, page }) => {
  await enter(page, person);
  await expect(openOffers(page)).toBeVisible();
  const tab = await context.newPage();
  await page.evaluate(() => window.localStorage.clear());
  await Promise.all([page.reload(), tab.goto(APP)]);
  // The server still knows the lost ticket, so the person is asked once and both tabs go on together.
  await page.getByRole('button', goOn).click();
  await expect(openOffers(page)).toBeVisible();
  await expect(openOffers(tab)).toBeVisible();
  expect(await storedTicket(tab)).toBe(await storedTicket(page));
});

test(
  'somebody else who signs in in the same browser is not mistaken for a second device',
  DEEP,
  async ({ context, page }) => {
    await enter(page, person);
    await expect(openOffers(page)).toBeVisible();
    const ticket = await storedTicket(page);
    // The session at the provider has ended, and nobody signed out here.
    await context.clearCookies();
    await enter(page, PEOPLE.foreignBlocked);
    await expect(greeting(page, PEOPLE.foreignBlocked)).toBeVisible();
    expect(await storedTicket(page)).not.toBe(ticket);
  },
);

test('logout forgets the ticket, ends the session at the provider, and the other tab leaves too', async ({
  context,
  page,
}) => {
  await enter(page, person);
  await expect(openOffers(page)).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(APP);
  await expect(openOffers(tab)).toBeVisible();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(new RegExp(`^${IDENTITY}`));
  await expect(page.getByRole('heading', { name: 'Anmelden bei Gastspiel' })).toBeVisible();
  await expect(tab.getByRole('heading', { name: 'Abgemeldet' })).toBeVisible();
  expect(await storedTicket(tab)).toBeNull();

  // The ticket was given back: the next sign-in is not asked about another device.
  await chooseOnLoginPage(page, person);
  await expect(openOffers(page)).toBeVisible();
});

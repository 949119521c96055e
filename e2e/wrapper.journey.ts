import type { Page, Request } from '@playwright/test';
import { DEEP } from '#e2e/deep.ts';
import { APP, expect, greeting, openOffers, test } from '#e2e/journey.ts';
import { anOwnAgency } from '#e2e/own-agency.ts';
import { PEOPLE } from '#e2e/people.ts';
import { aPhone, HERE, PUSH_TOKEN } from '#e2e/wrapper.ts';

// One person, one device: these journeys share who makes the agency, so they go one after the other.
test.describe.configure({ mode: 'serial', timeout: 120_000 });
// The server of a journey is on this very machine, which a page from elsewhere may not call unasked.
test.use({ viewport: { width: 390, height: 844 }, permissions: ['local-network-access'] });

const agency = () => anOwnAgency(PEOPLE.wrapperAdmin, 'alpenservice.example');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const stored = (page: Page, key: string) => page.evaluate((name) => window.localStorage.getItem(name), key);

/** The calls to the server, and the mutations among them by name. */
function listenTo(page: Page) {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${APP}/graphql`) calls.push(request);
  });
  const named = (name: string) => calls.filter((call) => call.postData()?.includes(`mutation ${name}`));
  return { calls, named };
}

test('a worker signs in through the phone’s browser, is told by push, and leaves nothing behind', async ({
  context,
}) => {
  const office = await agency();
  const worker = await office.worker('Wanda');
  const shift = await office.shift({ description: 'Weinlese', inHours: 200, wanted: 2 });
  const offerId = await office.offered(worker, shift);
  const { page, tell, done, signIn, loginPage } = await aPhone(context);
  const { calls, named } = listenTo(page);
  await page.goto(HERE);
  await signIn(worker.name);
  await takeOver(page);
  await expect(openOffers(page)).toBeVisible();
  expect(page.url()).toBe(`${HERE}/`);

  // Every call says that it comes from the app; the app stays signed in.
  for (const call of calls) expect(await call.headerValue('x-platform')).toBe('mobile-app');
  expect(JSON.parse((await stored(page, 'oidc.tokens')) ?? '{}')).toHaveProperty('refreshToken');
  await page.reload();
  await expect(openOffers(page)).toBeVisible();
  expect(done.filter((what) => what === 'Browser.open')).toHaveLength(1);
  await expect.poll(() => named('RegisterMobilePush').length).toBeGreaterThan(0);
  expect(named('RegisterMobilePush')[0]?.postDataJSON().variables).toEqual({ token: PUSH_TOKEN });

  // A link in a mail opens its page in the running app, and the phone's button leads back and out.
  await tell('App', 'appUrlOpen', { url: `${APP}/offer/${offerId}` });
  await expect(heading(page, 'Weinlese')).toBeVisible();
  await tell('App', 'backButton', { canGoBack: true });
  await expect(openOffers(page)).toBeVisible();
  await tell('App', 'backButton', { canGoBack: false });
  await expect.poll(() => done).toContain('App.minimizeApp');

  // So does a message, which is confirmed; one that would lead elsewhere does not.
  await tell('PushNotifications', 'pushNotificationActionPerformed', {
    notification: { data: { path: `/offer/${offerId}`, receipt: 'made-up' } },
  });
  await expect(heading(page, 'Weinlese')).toBeVisible();
  await expect.poll(() => named('ConfirmPush').length).toBe(1);
  await tell('App', 'appUrlOpen', { url: 'https://evil.example/offers/booked' });
  await tell('App', 'appUrlOpen', { url: 'at.gastspiel.app:/oidc-callback?code=stolen&state=x' });
  await expect(heading(page, 'Weinlese')).toBeVisible();

  await page.getByRole('button', { name: 'Abmelden' }).click();
  await loginPage();
  expect(named('UnregisterMobilePush')[0]?.postDataJSON().variables).toEqual({ token: PUSH_TOKEN });
  expect(done).toContain('PushNotifications.unregister');
  // All that is there belongs to the login that has just begun.
  expect(Object.keys(await page.evaluate(() => ({ ...window.localStorage })))).toEqual(['oidc.login']);
});

test(
  'whoever closes the phone’s browser is asked again, and a link that starts the app opens its page',
  DEEP,
  async ({ context }) => {
    const office = await agency();
    const worker = await office.worker('Wilma');
    const shift = await office.shift({ description: 'Almabtrieb', inHours: 210, wanted: 2 });
    const offerId = await office.offered(worker, shift);
    const { page, tell, signIn, loginPage } = await aPhone(context, { launchUrl: `${APP}/offer/${offerId}` });
    await page.goto(HERE);
    await (await loginPage()).close();
    await tell('Browser', 'browserFinished', undefined);
    await expect(page.getByText('Die Anmeldung wurde abgebrochen.')).toBeVisible();
    await page.getByRole('button', { name: 'Erneut anmelden' }).click();
    await signIn(worker.name);
    await takeOver(page);
    await expect(heading(page, 'Almabtrieb')).toBeVisible();
  },
);

test('who waits for release is told too, who is blocked is not', DEEP, async ({ context }) => {
  const office = await agency();
  const waiting = await office.join('Wera');
  const blocked = await office.worker('Wally');
  await office.call('mutation ($id: String!) { setTargetUserState(targetUserId: $id, userState: BLOCKED) { id } }', {
    id: blocked.id,
  });
  const { page, done, signIn, loginPage } = await aPhone(context);
  const { named } = listenTo(page);
  await page.goto(HERE);
  await signIn(waiting.name);
  await expect(greeting(page, waiting.name)).toBeVisible();
  await expect.poll(() => named('RegisterMobilePush').length).toBe(1);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await loginPage();
  const before = done.filter((what) => what.startsWith('PushNotifications.')).length;
  await signIn(blocked.name);
  await takeOver(page);
  await expect(greeting(page, blocked.name)).toBeVisible();
  expect(done.filter((what) => what.startsWith('PushNotifications.'))).toHaveLength(before);
  expect(named('RegisterMobilePush')).toHaveLength(1);
});

/** The journey has called the server as the same person before, from another device. */
async function takeOver(page: Page): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Hier weitermachen' });
  await expect(page.getByRole('banner').or(goOn)).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
}

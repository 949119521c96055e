import { APP, enter, expect, greeting, IDENTITY, openOffers, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

test('an expired token is renewed without the person noticing', async ({ page }) => {
  await page.clock.install();
  await enter(page, PEOPLE.otherWorker);
  await expect(openOffers(page)).toBeVisible();
  const renewal = page.waitForRequest(
    (request) => request.url() === `${IDENTITY}/token` && /grant_type=refresh_token/.test(request.postData() ?? ''),
  );
  await page.clock.fastForward('10:00');
  await renewal;
  await expect(openOffers(page)).toBeVisible();
  await expect(page).toHaveURL(`${APP}/`);
});

test('no token and no personal data lie in the browser’s storage', async ({ page }) => {
  await enter(page, PEOPLE.worker);
  await expect(openOffers(page)).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]));
  expect(stored).not.toMatch(/eyJ|Pichler|@/);
  expect(Object.keys(await page.evaluate(() => ({ ...window.localStorage }))).toSorted()).toEqual([
    'deviceAccessTicket',
    'last-viewer',
  ]);
});

test('a reload comes back without asking, by one redirect', async ({ page }) => {
  await enter(page, PEOPLE.foreignWaiting);
  await expect(greeting(page, PEOPLE.foreignWaiting)).toBeVisible();
  const visits: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(`${IDENTITY}/auth?`)) visits.push(request.url());
  });
  await page.reload();
  await expect(greeting(page, PEOPLE.foreignWaiting)).toBeVisible();
  expect(visits).toHaveLength(1);
  expect(page.frames()).toHaveLength(1);
});

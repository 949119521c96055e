import { APP, enter, expect, expectAccessible, greeting, IDENTITY, leave, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';
import { tellNothing } from '#e2e/tell-nothing.ts';

// One person, one device: these journeys share a person, so they go one after the other.
test.describe.configure({ mode: 'serial' });
const person = PEOPLE.foreignCustomerCare;

test('the path survives the login, and an unknown one is explained', async ({ page }) => {
  await enter(page, person, '/gibt/es/nicht?frage=1');
  await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
  await expect(page).toHaveURL(`${APP}/gibt/es/nicht?frage=1`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(greeting(page, person)).toBeVisible();
  await leave(page);
});

test('a page whose file a newer version replaced waits and loads everything anew after two seconds', async ({
  page,
}) => {
  await page.clock.install();
  await enter(page, person, '/gibt/es/nicht');
  await page.route('**/assets/staff-home-page-*.js', (route) => route.abort());
  await page.route(`${APP}/`, (route) => route.fulfill({ body: '<script src="/assets/newer.js"></script>' }));
  // Two seconds count from the moment at which the server has named its newer scripts.
  const asked = page.waitForResponse(`${APP}/`);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await (await asked).finished();
  await page.clock.runFor(1900);
  await expect(page.getByText('Seite wird geladen …')).toBeVisible();

  await page.unroute('**/assets/staff-home-page-*.js');
  await page.unroute(`${APP}/`);
  const reload = page.waitForEvent('load');
  await page.clock.resume();
  await reload;
  await expect(greeting(page, person)).toBeVisible();
  await leave(page);
});

test('when the server is away at the start, nobody blames the login', async ({ page }) => {
  await tellNothing(page);
  await page.route('**/settings.json', (route) => route.abort());
  await page.goto(APP);
  await expect(page.getByRole('heading', { name: 'Gastspiel konnte nicht geladen werden' })).toBeVisible();
  await expect(page.getByText(/Der Server ist nicht erreichbar/)).toBeVisible();
  await expect(page.getByText(/Anmelde/)).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/settings.json');
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(page).toHaveURL(new RegExp(`^${IDENTITY}`));
});

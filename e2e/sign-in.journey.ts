import {
  APP,
  chooseOnLoginPage,
  enter,
  expect,
  expectAccessible,
  expectFitAtEveryWidth,
  greeting,
  IDENTITY,
  test,
} from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';
import { tellNothing } from '#e2e/tell-nothing.ts';

test('login page and home fit at every width and are accessible', async ({ page }) => {
  await page.goto(APP);
  await expect(page.getByRole('heading', { name: 'Anmelden bei Gastspiel' })).toBeVisible();
  await expectFitAtEveryWidth(page);
  await chooseOnLoginPage(page, PEOPLE.foreignDispatcher);
  await expect(greeting(page, PEOPLE.foreignDispatcher)).toBeVisible();
  await expectFitAtEveryWidth(page);
});

test('a blocked person signs in and is told, with the agency’s contact', async ({ page }) => {
  await enter(page, PEOPLE.blocked);
  await expect(page.getByText(/gesperrt/i).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'team@tafelrunde.example' })).toBeVisible();
  await expectAccessible(page);
});

test('a person who waits for release is told so', async ({ page }) => {
  await enter(page, PEOPLE.waiting);
  await expect(page.getByText(/Freigabe|freigeschaltet|freigegeben/i).first()).toBeVisible();
  await expectAccessible(page);
});

test('somebody new signs up at the provider and is told that no agency knows them yet', async ({ page }) => {
  await page.goto(APP);
  await page.getByLabel('Vorname').fill('Nina');
  await page.getByLabel('Nachname').fill('Neuling');
  await page.getByLabel(/E-Mail/).fill(`nina.neuling.${Date.now()}@example.at`);
  await page.getByRole('button', { name: /registrieren/i }).click();
  await expect(page).toHaveURL(`${APP}/`);
  await expect(page.getByText(/Agentur/).first()).toBeVisible();
  await expectAccessible(page);
});

test('an answer with another state is refused, with a way out', async ({ page }) => {
  await page.goto(APP);
  await expect(page).toHaveURL(new RegExp(`^${IDENTITY}`));
  await page.goto(`${APP}/oidc-callback?code=made-up&state=another`);
  await expect(page.getByText('Ein Fehler ist beim Anmelden passiert: Invalid state')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Erneut anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden bei Gastspiel' })).toBeVisible();
});

test('an answer to a login that never began is refused', async ({ page }) => {
  await page.goto(`${APP}/oidc-callback?code=made-up&state=another`);
  await expect(page.getByText('Ein Fehler ist beim Anmelden passiert: missing_transaction')).toBeVisible();
});

test('a provider that is down is told, and the retry works when it is back', async ({ page }) => {
  await tellNothing(page);
  await page.route(`${IDENTITY}/.well-known/**`, (route) => route.abort());
  await page.goto(APP);
  await expect(page.getByText('Ein Fehler ist beim Anmelden passiert: Login failed')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(`${IDENTITY}/.well-known/**`);
  await page.getByRole('button', { name: 'Erneut anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden bei Gastspiel' })).toBeVisible();
});

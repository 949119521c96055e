import type { Page } from '@playwright/test';
import { callAs } from '#e2e/call-as.ts';
import { DEEP } from '#e2e/deep.ts';
import {
  APP,
  chooseOnLoginPage,
  enter,
  expect,
  expectFit,
  greeting,
  IDENTITY,
  openOffers,
  test,
} from '#e2e/journey.ts';
import { signUp } from '#e2e/newcomer.ts';
import { PEOPLE, type Person } from '#e2e/people.ts';

const PHONE = { width: 360, height: 740 };
test.use({ viewport: PHONE });

const goOn = (page: Page) => page.getByRole('button', { name: 'Weiter' }).click();
const step = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true });
const field = (page: Page, label: RegExp) => page.getByRole('textbox', { name: label });

const WAITING = `query($name: String!) { targetUsers(filter: { name: $name, userStates: [ONBOARDING] }) { items { id } } }`;
const RELEASE = `mutation($id: String!) { setTargetUserState(targetUserId: $id, userState: ACTIVE) { id } }`;

async function releaseWorker(lastName: string): Promise<void> {
  const call = await callAs(PEOPLE.releasingCustomerCare, 'alpenservice.example');
  const { targetUsers } = (await call(WAITING, { name: lastName })) as { targetUsers: { items: { id: string }[] } };
  await call(RELEASE, { id: targetUsers.items[0]?.id });
}

test('a worker follows an invite link, fills the form in two visits, and the app goes on after the release', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const lastName = await signUp(page, '/onboarding/alpen-crew', 'Nina');
  await expect(page.getByRole('heading', { level: 1, name: 'Willkommen bei Alpen Service Crew' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Alpen Service Crew' })).toBeVisible();
  await expect(field(page, /Vorname/)).toHaveValue('Nina');
  await expectFit(page);

  // A step that is not right is not left; the first error has the focus.
  await field(page, /Vorname/).fill('');
  await goOn(page);
  await expect(page.getByText('Bitte ausfüllen.')).toBeVisible();
  await expect(field(page, /Vorname/)).toBeFocused();
  await expectFit(page);
  await field(page, /Vorname/).fill('Ninette');
  await field(page, /Geburtsdatum/).fill('01.02.2099');
  await goOn(page);

  await expect(step(page, 'Adresse & Kontakt')).toBeFocused();
  await expectFit(page);
  await field(page, /Telefon/).fill('664 1234567');
  await field(page, /Straße/).fill('Maria-Theresien-Straße 1');
  await field(page, /PLZ/).fill('6020');
  await field(page, /Ort/).fill('Innsbruck');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(field(page, /Vorname/)).toHaveValue('Ninette');
  await goOn(page);
  await expect(field(page, /Ort/)).toHaveValue('Innsbruck');
  await expect(page.getByText('Zwischengespeichert')).toBeVisible();

  // The second visit: another browser, no link, and everything is there.
  const second = await browser.newContext({ viewport: PHONE, locale: 'de-AT', timezoneId: 'Europe/Vienna' });
  const phone = await second.newPage();
  await phone.goto(APP);
  await chooseOnLoginPage(phone, `Nina ${lastName}` as Person);
  await expect(step(phone, 'Adresse & Kontakt')).toBeVisible();
  await expect(field(phone, /Straße/)).toHaveValue('Maria-Theresien-Straße 1');
  await expect(field(phone, /Telefon/)).toHaveValue('664 1234567');
  await goOn(phone);

  await goOn(phone);
  await expect(phone.getByText('Bitte mindestens eine Einsatzart wählen.')).toBeVisible();
  await phone.getByRole('checkbox', { name: 'Hüttendienst' }).check();
  await expectFit(phone);
  await goOn(phone);

  await expect(step(phone, 'Lohnverrechnung')).toBeVisible();
  await field(phone, /Sozialversicherungsnummer/).fill('1237 010180');
  await expect(phone.getByText('enthält ein anderes Geburtsdatum')).toBeVisible();
  await field(phone, /IBAN/).fill('AT61 1904 3002 3457 3202');
  await goOn(phone);
  await expect(phone.getByText('Diese IBAN ist nicht gültig.')).toBeVisible();
  await expect(field(phone, /IBAN/)).toBeFocused();
  await field(phone, /IBAN/).fill('AT61 1904 3002 3457 3201');
  await expectFit(phone);
  await goOn(phone);

  await expect(step(phone, 'Bedingungen')).toBeVisible();
  await expect(phone.getByRole('link', { name: /Nachlesen/ })).toHaveAttribute('target', '_blank');
  await phone.getByRole('button', { name: 'Absenden' }).click();
  await expect(phone.getByText('Bitte alle Punkte akzeptieren.')).toBeVisible();
  await phone.getByRole('checkbox').check();
  await expectFit(phone);
  await phone.getByRole('button', { name: 'Absenden' }).click();

  // Faults that only the server finds lead back to their field, and the rest is still there.
  await expect(phone.getByText('Das Geburtsdatum liegt in der Zukunft.')).toBeVisible();
  await expect(field(phone, /Geburtsdatum/)).toBeFocused();
  await field(phone, /Geburtsdatum/).fill('01.02.1999');
  for (const title of ['Adresse & Kontakt', 'Einsatz', 'Lohnverrechnung', 'Bedingungen']) {
    await goOn(phone);
    await expect(step(phone, title)).toBeVisible();
  }
  await phone.getByRole('button', { name: 'Absenden' }).click();

  await expect(phone.getByRole('heading', { name: 'Deine Freigabe steht noch aus' })).toBeVisible();
  await expect(phone).toHaveURL(`${APP}/`);
  await expect(phone.getByRole('heading', { name: /Ninette/ })).toBeVisible();
  await expect(phone.getByRole('link', { name: 'crew@alpenservice.example' })).toBeVisible();
  await expectFit(phone);

  // The agency requires a fact that was left out: it is asked for, and nothing else.
  await expect(phone.getByText('Deine Agentur braucht noch: Staatsbürgerschaft.')).toBeVisible();
  await phone.getByRole('link', { name: 'Angaben ergänzen' }).click();
  await phone.getByRole('combobox', { name: /Staatsbürgerschaft/ }).fill('Öster');
  await phone.getByRole('option', { name: 'Österreich' }).click();
  await expectFit(phone);
  await phone.getByRole('button', { name: 'Angaben senden' }).click();
  await expect(phone.getByRole('heading', { name: 'Deine Angaben sind vollständig' })).toBeVisible();
  await phone.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(phone.getByText('Deine Agentur braucht noch')).toHaveCount(0);

  const logins: string[] = [];
  phone.on('request', (request) => {
    if (request.url().startsWith(`${IDENTITY}/auth`)) logins.push(request.url());
  });
  await releaseWorker(lastName);
  await expect(phone.getByRole('heading', { name: 'Deine Freigabe steht noch aus' })).toBeHidden({ timeout: 40_000 });
  await expect(openOffers(phone)).toBeVisible();
  expect(logins).toEqual([]);

  // A member is told, and finds home.
  await phone.goto(`${APP}/onboarding/TAFEL-TEAM`);
  await expect(phone.getByRole('heading', { name: 'Du gehörst schon zu einer Agentur' })).toBeVisible();
  await expectFit(phone);
  await phone.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(phone).toHaveURL(`${APP}/`);
  await second.close();
});

test('a wrong code is told at the field and can be corrected, and what was filled in stays', DEEP, async ({ page }) => {
  await signUp(page, '/onboarding/TAFEL-TAEM', 'Oskar');
  await expect(page.getByText('Der Zuordnungs Code ist inkorrekt')).toBeVisible();
  await expect(page.getByText(/bekommt vom Anbieter gern ein Angebot/)).toBeVisible();
  await expectFit(page);

  // Answered here in the server's place: the real limit would lock out all journeys of this machine.
  const message = 'Zu viele falsche Codes. Bitte in einigen Minuten noch einmal versuchen.';
  const extensions = { classification: 'BAD_REQUEST', code: 'onboarding.tooManyAttempts' };
  await page.route('**/graphql', (route) => route.fulfill({ json: { errors: [{ message, extensions }] } }));
  await goOn(page);
  await expect(page.getByText(message)).toBeVisible();
  await page.unroute('**/graphql');

  await field(page, /Zuordnungscode/).fill('tafel-team');
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Willkommen bei Wiener Tafelrunde' })).toBeVisible();
  await field(page, /Titel/).fill('Mag.');

  await page.getByRole('button', { name: 'Code ändern' }).click();
  await expect(field(page, /Zuordnungscode/)).toHaveValue('TAFEL-TEAM');
  await field(page, /Zuordnungscode/).fill('ALPEN-CREW');
  await goOn(page);
  await expect(page.getByRole('heading', { name: 'Willkommen bei Alpen Service Crew' })).toBeVisible();
  await expect(field(page, /Titel/)).toHaveValue('Mag.');
});

test('whoever belongs to no agency finds the code field wherever they come in', DEEP, async ({ page }) => {
  await signUp(page, '/tenants', 'Quirin');
  await expect(field(page, /Zuordnungscode/)).toBeVisible();
  await goOn(page);
  await expect(page.getByText('Bitte ausfüllen.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toHaveCount(0);
  await expectFit(page);
});

test('staff who open an invite link are told that they belong to an agency already', DEEP, async ({ page }) => {
  await enter(page, PEOPLE.invitedAccounting, '/onboarding/ALPEN-CREW');
  await expect(page.getByRole('heading', { name: 'Sie gehören schon zu einer Agentur' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(greeting(page, PEOPLE.invitedAccounting)).toBeVisible();
});

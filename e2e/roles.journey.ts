import { APP, enter, expect, expectAccessible, greeting, openOffers, test } from '#e2e/journey.ts';
import { PEOPLE, type Person } from '#e2e/people.ts';

const ROLES: readonly (readonly [Person, string, string])[] = [
  [PEOPLE.foreignAdmin, 'Systemadministration', 'Alpen Service Crew'],
  [PEOPLE.dispatcher, 'Disposition', 'Wiener Tafelrunde'],
  [PEOPLE.customerCare, 'Kundenbetreuung', 'Wiener Tafelrunde'],
  [PEOPLE.accounting, 'Buchhaltung', 'Wiener Tafelrunde'],
];

for (const [person, role, agency] of ROLES) {
  test(`${role} signs in by one click and home says who they are`, async ({ page }) => {
    await enter(page, person);
    await expect(greeting(page, person)).toBeVisible();
    await expect(page.getByRole('main').getByText(role)).toBeVisible();
    await expect(page.getByRole('main').getByText(agency)).toBeVisible();
    await expect(page).toHaveTitle('Gastspiel – Startseite');
    await expectAccessible(page);
    if (person === PEOPLE.foreignAdmin) return;

    // The agencies are for the system administration alone.
    await expect(page.getByRole('link', { name: 'Agenturen' })).toHaveCount(0);
    for (const path of ['/tenants', '/tenant/create']) {
      await page.goto(APP + path);
      await expect(page.getByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(greeting(page, person)).toBeVisible();
  });
}

test('a worker signs in by one click and begins with the open offers', async ({ page }) => {
  await enter(page, PEOPLE.foreignWorker);
  await expect(openOffers(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: PEOPLE.foreignWorker })).toBeVisible();
  await expect(page).toHaveTitle('Gastspiel – Offene Angebote');
  await expectAccessible(page);
  for (const path of ['/tenants', '/appointments', '/target_users']) {
    await page.goto(APP + path);
    await expect(page.getByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(openOffers(page)).toBeVisible();
});

test('staff find the link to invite workers', async ({ page }) => {
  await enter(page, PEOPLE.foreignAccounting);
  await expect(page.getByText(`${APP}/onboarding/ALPEN-CREW`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link kopieren' })).toBeVisible();
  await expectAccessible(page);
});

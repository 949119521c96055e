import { APP, enter, expect, expectAccessible, greeting, openOffers, test } from '#e2e/journey.ts';
import { PEOPLE, type Person } from '#e2e/people.ts';
import { expectAllScreensFit } from '#e2e/walk-screens.ts';

// One after the other: the same people come more than once.
test.describe.configure({ mode: 'default' });

const ROLES: readonly (readonly [Person, string, string])[] = [
  [PEOPLE.foreignAdmin, 'Systemadministration', 'Alpen Service Crew'],
  [PEOPLE.dispatcher, 'Disposition', 'Wiener Tafelrunde'],
  [PEOPLE.customerCare, 'Kundenbetreuung', 'Wiener Tafelrunde'],
  [PEOPLE.accounting, 'Buchhaltung', 'Wiener Tafelrunde'],
  [PEOPLE.administration, 'Verwaltung', 'Wiener Tafelrunde'],
];

for (const [person, role, agency] of ROLES) {
  test(`${role} signs in by one click and is told who they are`, async ({ page }) => {
    await enter(page, person);
    await expect(greeting(page, person)).toBeVisible();
    const side = page.getByRole('complementary', { name: 'Seitenleiste' });
    await expect(side.getByText(role).last()).toBeVisible();
    await expect(side.getByRole('link', { name: agency })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Was ansteht' })).toBeVisible();
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

// Between them they may see every screen of the office, and a worker those of workers.
for (const [person, atLeast] of [
  [PEOPLE.foreignAdmin, 15],
  [PEOPLE.administration, 25],
  [PEOPLE.foreignWorker, 4],
] as const) {
  test(`every screen that ${person} finds fits at every width and is accessible`, async ({ page }) => {
    await enter(page, person);
    await expectAllScreensFit(page, atLeast);
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

test('staff have the link to invite workers at hand', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, PEOPLE.foreignAccounting);
  await page.getByRole('button', { name: 'Einladungslink kopieren' }).click();
  await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${APP}/onboarding/ALPEN-CREW`);
  await expectAccessible(page);
});

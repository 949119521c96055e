import type { Page } from '@playwright/test';
import { APP, enter, expect, expectAccessible, leave, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

// One person, one device: these journeys share a person, so they go one after the other.
test.describe.configure({ mode: 'serial' });

/** A server whose version of the web app can be raised. */
async function serveVersions(page: Page) {
  let isRaised = false;
  let answers = 0;
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/generated/git-info.json')) answers += 1;
  });
  await page.route('**/generated/git-info.json', (route) =>
    isRaised ? route.fulfill({ json: { year: '2026', commit: 'bbbbbbb', changesMarker: '' } }) : route.continue(),
  );
  return {
    /** The person comes back to the window, and the app looks what the server has. */
    async raise(): Promise<void> {
      // The app asks one question at a time, and its first one comes with the page.
      await expect.poll(() => answers).toBeGreaterThan(0);
      isRaised = true;
      const asked = page.waitForResponse('**/generated/git-info.json');
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await asked;
    },
  };
}

/** A mark that does not survive a reload. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-loaded', 'before'));
const marked = (page: Page) => page.locator('body[data-loaded=before]');

test('a new version is loaded at once when nothing can be lost', async ({ page }) => {
  const server = await serveVersions(page);
  await enter(page, PEOPLE.versionAdmin, '/tenants');
  await expect(page.getByText(/Web \d{4}\.\w+/).first()).toBeVisible();
  await mark(page);
  await server.raise();
  await expect(marked(page)).toHaveCount(0);
  await expect(page.getByText(/Web \d{4}\.\w+/).first()).toBeVisible();
  await expect(page).toHaveURL(`${APP}/tenants`);
  await expectAccessible(page);
  await leave(page);
});

test('unsaved input outlives a new version until the person leaves the form', async ({ page }) => {
  const server = await serveVersions(page);
  await enter(page, PEOPLE.versionAdmin, '/tenant/create');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Noch nicht gespeichert');
  await mark(page);
  await server.raise();

  await page.getByRole('link', { name: 'Agenturen' }).first().click();
  await page.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(name).toHaveValue('Noch nicht gespeichert');
  await expect(marked(page)).toHaveCount(1);

  await page.getByRole('link', { name: 'Agenturen' }).first().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(marked(page)).toHaveCount(0);
  await expect(page.getByText(/Web \d{4}\.\w+/).first()).toBeVisible();
  await expect(page).toHaveURL(`${APP}/tenants`);
  await leave(page);
});

import type { Page } from '@playwright/test';
import { enter, expect, expectAccessible, leave, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

// One person, one device: these journeys share a person, so they go one after the other.
test.describe.configure({ mode: 'serial' });
test.afterEach(({ page }) => leave(page));

const aRow = (page: Page) => page.getByRole('main').getByRole('link', { name: /Alpen Service Crew/ });

/** What the server answers to the list of agencies, instead of the list. */
const answerList = (page: Page, answer: 'none' | 'nothing at all') =>
  page.route('**/graphql', (route) => {
    if (!/query Tenants\b/.test(route.request().postData() ?? '')) return route.fallback();
    return answer === 'none' ? route.fulfill({ json: { data: { tenants: { count: 0, items: [] } } } }) : route.abort();
  });

test('an empty list says so and offers the next step', async ({ page }) => {
  await answerList(page, 'none');
  await enter(page, PEOPLE.listAdmin, '/tenants');
  await expect(page.getByText('Noch keine Agenturen')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Agentur anlegen' }).last().click();
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible();
});

test('a list that could not be loaded says so, and comes when it is loaded again', async ({ page }) => {
  await answerList(page, 'nothing at all');
  await enter(page, PEOPLE.listAdmin, '/tenants');
  await expect(page.getByText('Die Agenturen konnten nicht geladen werden')).toBeVisible();
  await expect(page.getByText(/Der Server ist nicht erreichbar/)).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Jetzt neu laden' }).click();
  await expect(aRow(page)).toBeVisible();
});

test('filters that hide everything say so and can be cleared', async ({ page }) => {
  await enter(page, PEOPLE.listAdmin, '/tenants');
  await page.getByRole('searchbox', { name: 'Name suchen' }).fill('Gasthaus am Mond');
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Filter löschen' }).last().click();
  await expect(aRow(page)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Name suchen' })).toHaveValue('');
});

test('the switcher asks the server for what is typed', async ({ page }) => {
  await enter(page, PEOPLE.listAdmin);
  await page.getByRole('button', { name: /Agentur wechseln/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Alpen Service Crew' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Agentur suchen' }).fill('tafel');
  await expect(page.getByRole('menuitem', { name: 'Alpen Service Crew' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Wiener Tafelrunde' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Agentur suchen' }).fill('Gasthaus am Mond');
  await expect(page.getByText('Keine Agentur passt dazu.')).toBeVisible();
  await page.keyboard.press('Escape');
});

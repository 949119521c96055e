import type { Locator, Page } from '@playwright/test';
import { DEEP } from '#e2e/deep.ts';
import {
  enter,
  expect,
  expectAccessible,
  expectFit,
  expectNoSidewaysScroll,
  greeting,
  openOffers,
  test,
} from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

const REM = 16;
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Seitenleiste' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menü öffnen' });
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });
const VERSIONS = /Web \S+ · Server \S+/;

const sizeOf = async (locator: Locator) => (await locator.boundingBox()) ?? { width: 0, height: 0 };

test('who has more than the main menu has a sidebar, on smaller screens a drawer and a bar', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, PEOPLE.layoutAdmin);
  await expect(greeting(page, PEOPLE.layoutAdmin)).toBeVisible();
  expect((await sizeOf(sidebar(page))).width).toBe(20 * REM);
  await expect(sidebar(page).getByText(VERSIONS)).toBeVisible();
  await expect(openMenu(page)).toBeHidden();
  await expectFit(page);

  for (const [width, drawerWidth] of [
    [768, 20 * REM],
    [360, 0.8 * 360],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(sidebar(page)).toBeHidden();
    expect((await sizeOf(bottomBar(page))).height).toBe(4 * REM);
    await expectNoSidewaysScroll(page);

    await openMenu(page).click();
    const drawer = page.getByRole('dialog', { name: 'Menü' });
    await expect(drawer.getByRole('link', { name: 'Agenturen' })).toBeVisible();
    await expect(drawer.getByText(VERSIONS)).toBeVisible();
    expect((await sizeOf(drawer)).width).toBeCloseTo(drawerWidth, 1);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(openMenu(page)).toBeFocused();
  }

  // The bar and the drawer are not on wide screens, so axe looks again.
  await expectAccessible(page);
  await openMenu(page).click();
  await expectAccessible(page);
  await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'Agenturen' }).click();
  await expect(page.getByRole('dialog', { name: 'Menü' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /Alpen Service Crew/ })).toBeVisible();
});

test('a worker has the bar and the footer alone', DEEP, async ({ page }) => {
  await enter(page, PEOPLE.layoutWorker);
  await expect(openOffers(page)).toBeVisible();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(sidebar(page)).toHaveCount(0);
    await expect(openMenu(page)).toHaveCount(0);
    expect((await sizeOf(bottomBar(page))).height).toBe(4 * REM);
    await expect(page.getByRole('contentinfo').getByText(VERSIONS)).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  // A phone on its side has no height to spare: the bar stands at the left, in sight wherever the page is scrolled to.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.mouse.wheel(0, 2000);
  expect(await bottomBar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 360 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

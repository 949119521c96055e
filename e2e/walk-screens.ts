import type { Page } from '@playwright/test';
import { answersOf } from '#e2e/answered.ts';
import { expect, expectAccessible, expectNoSidewaysScrollAtEveryWidth, test } from '#e2e/journey.ts';
import { screenOf } from '#e2e/screen-of.ts';

/** Opens paths within the page: a fresh load would sign in anew at every step. */
function walkIn(page: Page): (path: string) => Promise<void> {
  const answered = answersOf(page);
  return async (path) => {
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await answered();
  };
}

/**
 * Each screen that a link leads to fits at every width and is accessible. Nothing is listed here: a feature that adds a menu
 * entry or a link is found by itself.
 */
export async function expectAllScreensFit(page: Page, atLeast: number): Promise<void> {
  test.setTimeout(400_000);
  const open = walkIn(page);
  const desk = page.viewportSize();
  const seen = new Set<string>();
  const queue = ['/'];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const screen = screenOf(path);
    if (seen.has(screen)) continue;
    seen.add(screen);
    await test.step(screen, async () => {
      await open(path);
      await expectNoSidewaysScrollAtEveryWidth(page);
      await expectAccessible(page);
    });
    // A desk has room for more links than a phone.
    if (desk) await page.setViewportSize(desk);
    const links = page.locator('a[href^="/"]:not([href^="//"]):not([download]):not([target])');
    queue.push(...(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))));
  }
  expect(seen.size, [...seen].join(' ')).toBeGreaterThanOrEqual(atLeast);
}

import type { Locator, Page } from '@playwright/test';
import { expect } from '#e2e/journey.ts';

const MAX_STOPS = 80;

/** Presses the tabulator until the element has the focus, which must be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate(isFocusSeen)).toBe(true);
      return;
    }
  }
  throw new Error(`${target} can not be reached by keyboard`);
}

/** A ring around it or around what it covers, or for a field the line of its box, thicker or doubled. */
function isFocusSeen(element: Element): boolean {
  const hasRing = (style: CSSStyleDeclaration) =>
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
  const line = element.parentElement?.querySelector('fieldset');
  return (
    hasRing(getComputedStyle(element)) ||
    hasRing(getComputedStyle(element, '::after')) ||
    getComputedStyle(element.parentElement ?? element).boxShadow.includes('inset') ||
    (line != null && Number.parseFloat(getComputedStyle(line).borderTopWidth) >= 2)
  );
}

import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

const DESK = [1366, 768] as const;

/** Goes on with the test in a browser of this width. */
export async function inWidth(width: number): Promise<void> {
  await page.viewport(width, DESK[1]);
  onTestFinished(() => page.viewport(...DESK));
}

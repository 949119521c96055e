import { DEEP } from '#e2e/deep.ts';
import { enter, expect, expectAccessible, openOffers, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

const DAYS: readonly (readonly [string, boolean])[] = [
  ['2026-11-30T23:59:00+01:00', false],
  ['2026-12-01T00:01:00+01:00', true],
  ['2026-12-25T23:59:00+01:00', true],
  ['2026-12-26T00:01:00+01:00', false],
];

test('the logo wears a hat from 1 to 25 December', DEEP, async ({ page }) => {
  const hat = page.getByRole('banner').getByTestId('santa-hat');
  await enter(page, PEOPLE.festiveWorker, '/gibt/es/nicht');
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(openOffers(page)).toBeVisible();
  for (const [time, isFestive] of DAYS) {
    // After the sign-in, since no provider would let in a browser whose clock is weeks ahead.
    await page.clock.setFixedTime(time);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Diese Seite gibt es nicht' })).toBeVisible();
    await expect(hat).toHaveCount(isFestive ? 1 : 0);
    if (isFestive) await expectAccessible(page);
    await page.goForward();
    await expect(openOffers(page)).toBeVisible();
    await expect(hat).toHaveCount(isFestive ? 1 : 0);
  }
});

import { DEEP } from '#e2e/deep.ts';
import { enter, expect, expectAccessible, test } from '#e2e/journey.ts';
import { anOwnAgency } from '#e2e/own-agency.ts';
import { PEOPLE } from '#e2e/people.ts';
import { BOARD, button, card, menuOf } from '#e2e/planned-shifts.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(120_000);

const ALPS = 'alpenservice.example';

test(
  'several appointments are chosen on the board, offered, changed and deleted, each with its outcome',
  DEEP,
  async ({ page }) => {
    const agency = await anOwnAgency(PEOPLE.severalAdmin, ALPS);
    const anna = await agency.worker('Anna');
    const dispatcher = await agency.staff('Dora', 'TENANT_USER_DISPATCHER');
    // One has begun with somebody booked: it can not be deleted any more.
    const begun = await agency.shift({ description: 'Begonnen', inHours: -1, hours: 8, wanted: 1 });
    await agency.wasBooked(anna, begun);
    // Both last now, so that they are on this week's board whenever it is looked at.
    for (const description of ['Erster', 'Zweiter']) await agency.shift({ description, inHours: -0.5, wanted: 2 });
    await enter(page, dispatcher, BOARD);
    await button(page, 'Mehrere auswählen').click();
    for (const description of ['Erster', 'Zweiter']) await card(page, description).first().click();
    await expect(page.getByRole('region', { name: '2 Einsätze ausgewählt' })).toBeVisible();
    await expectAccessible(page);

    await button(page, 'Ändern').click();
    const dialog = page.getByRole('dialog', { name: '2 Einsätze ändern' });
    await expect(button(dialog, '2 Einsätze ändern')).toBeDisabled();
    await dialog.getByRole('checkbox', { name: 'Ansprechperson vor Ort ändern' }).check();
    await dialog.getByLabel('Ansprechperson vor Ort (optional)', { exact: true }).fill('Frau Berger');
    await button(dialog, '2 Einsätze ändern').click();
    const progress = page.getByRole('region', { name: 'Mehrere Einsätze' });
    await expect(progress.getByText('2 Einsätze geändert')).toBeVisible();
    await button(progress, 'Schließen').click();

    // By key, too; and those for which it did not go stay chosen, with the reason.
    await card(page, 'Erster').first().focus();
    await page.keyboard.press('x');
    await menuOf(page, 'Begonnen').first().click();
    await page.getByRole('menuitem', { name: 'Auswählen' }).click();
    await button(page, 'Löschen').click();
    await button(page.getByRole('dialog'), '2 Einsätze löschen').click();
    await expect(progress.getByText('1 Einsatz gelöscht, 1 Einsatz fehlgeschlagen')).toBeVisible();
    await expect(progress.getByRole('alert')).toContainText('hat bereits begonnen');
    await expect(page.getByRole('region', { name: '1 Einsatz ausgewählt' })).toBeVisible();
    await expect(card(page, 'Erster')).toHaveCount(0);
    await button(page, 'Auswahl aufheben').click();

    await card(page, 'Zweiter').first().click();
    await expect(page.getByTitle('Frau Berger')).toBeVisible();
  },
);

test('the list is sorted by its columns, and chosen from', DEEP, async ({ page }) => {
  const agency = await anOwnAgency(PEOPLE.sortingAdmin, ALPS);
  const dispatcher = await agency.staff('Dora', 'TENANT_USER_DISPATCHER');
  await agency.shift({ description: 'Zirkus', inHours: 24, wanted: 1 });
  await agency.shift({ description: 'Ball', inHours: 48, wanted: 1 });
  await enter(page, dispatcher, BOARD);
  await button(page, 'Liste').click();
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Zirkus');
  await page.getByRole('table').getByRole('button', { name: 'Einsatz', exact: true }).click();
  await expect(first).toContainText('Ball');
  await page.getByRole('table').getByRole('button', { name: 'Einsatz', exact: true }).click();
  await expect(first).toContainText('Zirkus');
  await first.getByRole('checkbox').check();
  await button(page, 'Allen anbieten').click();
  await button(page.getByRole('dialog'), 'Anbieten').click();
  await expect(page.getByRole('region', { name: 'Mehrere Einsätze' }).getByText('1 Einsatz angeboten')).toBeVisible();
});

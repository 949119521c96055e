import { DEEP } from '#e2e/deep.ts';
import { APP, expect, expectAccessible, greeting, test } from '#e2e/journey.ts';
import { tabTo } from '#e2e/keys.ts';
import { PEOPLE } from '#e2e/people.ts';

test.describe.configure({ timeout: 120_000 });

test('an agency is created, edited and deleted without a pointer', DEEP, async ({ page }) => {
  const name = `Tastatur ${Date.now()}`;
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  const go = async (role: 'link' | 'button', label: string | RegExp) => {
    await tabTo(page, page.getByRole(role, { name: label }).first());
    await press('Enter');
  };

  await page.goto(APP);
  await go('button', new RegExp(PEOPLE.keyboardAdmin));
  await expect(greeting(page, PEOPLE.keyboardAdmin)).toBeVisible();
  await go('link', 'Agenturen');
  await go('link', 'Agentur anlegen');
  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await type(name);
  await tabTo(page, page.getByRole('textbox', { name: 'Bezeichnung' }).first());
  await type('Team Graz');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await go('link', 'Bearbeiten');
  await tabTo(page, page.getByLabel('Kontakt-E-Mail'));
  await type('team@graz.example');
  await go('button', 'Speichern');
  await expect(page.getByRole('definition').filter({ hasText: 'team@graz.example' })).toBeVisible();

  await go('button', 'Löschen');
  const dialog = page.getByRole('dialog', { name: 'Agentur löschen?' });
  await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Löschen' })).toBeFocused();
  await press('Enter');
  await tabTo(page, dialog.getByRole('textbox'), 'Shift+Tab');
  await type(name);
  await expectAccessible(page);
  await go('button', 'Agentur löschen');
  await expect(page).toHaveURL(`${APP}/tenants`);
  await expect(page.getByText(`„${name}“ gelöscht`)).toBeVisible();

  await go('button', 'Abmelden');
  await expect(page.getByRole('heading', { name: 'Anmelden bei Gastspiel' })).toBeVisible();
});

import { DEEP } from '#e2e/deep.ts';
import { enter, expect, expectAccessible, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';
import { blackPng, noisePng } from '#e2e/pictures.ts';

const WRONG_TYPE = 'Bitte ein Bild im Format PNG oder JPG wählen.';
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>');
const BAD_LOGOS: readonly (readonly [string, { name: string; mimeType: string; buffer: Buffer }, string])[] = [
  ['an SVG', { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: SVG }, WRONG_TYPE],
  ['a text by another name', picture(Buffer.from('Kein Bild.')), WRONG_TYPE],
  ['200 megapixels', picture(blackPng(20_000, 10_000)), 'Das Bild hat 200 Megapixel, erlaubt sind höchstens 25.'],
  ['300 KB', picture(noisePng(553)), 'Das Bild hat 300 KB, erlaubt sind höchstens 256 KB.'],
];

function picture(buffer: Buffer) {
  return { name: 'logo.png', mimeType: 'image/png', buffer };
}

test(
  'a picture that can not be a logo is refused at its field, and the rest of the form stays',
  DEEP,
  async ({ page }) => {
    await enter(page, PEOPLE.logoAdmin, '/tenant/create');
    const name = page.getByLabel('Name', { exact: true });
    const file = page.locator('input[type=file]').first();
    const button = page.getByRole('button', { name: 'Quadratisches Logo: Bild wählen' });
    await name.fill('Bleibt stehen');
    for (const [what, logo, sentence] of BAD_LOGOS) {
      await test.step(what, async () => {
        await file.setInputFiles(logo);
        await expect(button).toHaveAccessibleDescription(sentence);
        await expect(name).toHaveValue('Bleibt stehen');
      });
    }
    await expectAccessible(page);

    // The browser shows what there is of half a picture; the server looks closer.
    await file.setInputFiles(picture(noisePng(400).subarray(0, 80_000)));
    const replace = page.getByRole('button', { name: 'Quadratisches Logo: Ersetzen' });
    await expect(replace).toBeVisible();
    await page.getByRole('textbox', { name: 'Bezeichnung' }).first().fill('Alle');
    await page.getByRole('button', { name: 'Anlegen' }).click();
    await expect(replace).toHaveAccessibleDescription('Die Datei ist beschädigt und kann nicht gelesen werden.');
    await expect(replace).toBeFocused();
    await expect(name).toHaveValue('Bleibt stehen');
    await expectAccessible(page);
  },
);

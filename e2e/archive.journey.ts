import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { DEEP } from '#e2e/deep.ts';
import { enter, expect, expectAccessible, expectFitAtEveryWidth, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

// One person, one device: one after the other.
test.describe.configure({ mode: 'serial' });

test('accounting downloads the archive of a year and finds every invoice of it there', DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, PEOPLE.archiveAccounting, '/invoices');
  await page.getByRole('button', { name: 'Archiv herunterladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Archiv herunterladen' });
  const size = dialog.getByRole('status');
  await expect(size).toHaveText(/^\d+ Rechnungen, [\d,]+ [kM]B$/);
  await expectAccessible(page);
  await expectFitAtEveryWidth(page);
  const count = Number((await size.innerText()).split(' ')[0]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Herunterladen' }).click(),
  ]);
  await expect(dialog).toBeHidden();
  expect(file.suggestedFilename()).toMatch(/^Rechnungsarchiv \d{4}-01-01 bis \d{4}-12-31\.zip$/);
  const { 'index.csv': index, ...papers } = unzipSync(await readFile(await file.path()));
  const rows = strFromU8(index ?? new Uint8Array())
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';'));
  expect(rows).toHaveLength(count);
  const names = Object.keys(papers);
  expect(names).toEqual(rows.map((row) => row.at(-2)));
  expect(names).toEqual([...names].sort());
  const [name = '', number = ''] = [names[0], rows[0]?.[0]];
  const { text } = await extractText(await getDocumentProxy(papers[name] ?? new Uint8Array()), { mergePages: true });
  expect(text).toContain(number);
});

test('a period without invoices is said before anybody downloads it', DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, PEOPLE.archiveAccounting, '/invoices');
  await page.getByRole('button', { name: 'Archiv herunterladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Archiv herunterladen' });
  await dialog.getByRole('textbox', { name: 'Von' }).fill('01.01.2001');
  await dialog.getByRole('textbox', { name: 'Bis' }).fill('31.12.2001');
  await dialog.getByRole('textbox', { name: 'Bis' }).blur();
  await expect(dialog.getByText('In diesem Zeitraum gibt es keine versendeten Rechnungen.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Herunterladen' })).toBeDisabled();
});

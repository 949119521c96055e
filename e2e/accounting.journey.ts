import type { Page } from '@playwright/test';
import { DEEP } from '#e2e/deep.ts';
import {
  ACCOUNTING,
  APP,
  enter,
  expect,
  expectAccessible,
  expectFit,
  expectFitAtEveryWidth,
  leave,
  test,
} from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

/** Tells the accounting system how to treat its callers. */
const behave = async (mode: string): Promise<void> => {
  const answer = await fetch(`${ACCOUNTING}/api/behaviour`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode }),
  });
  expect(answer.ok).toBe(true);
};

const REFUSED = 'Die Lohnverrechnung lehnt die Zugangsdaten ab. Bitte wenden Sie sich an den Betreiber.';
const NEWCOMER = 'Valentina Aigner';

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.afterAll(() => behave('accept'));

test(
  'every way in which payroll can fail is a sentence on the screen, and then all goes well',
  DEEP,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, PEOPLE.payrollAccounting, '/worklog_recording');
    await page.getByRole('link', { name: 'Lohnverrechnung' }).click();
    await expect(page.getByText('Noch nicht geprüft')).toBeVisible();

    await test.step('the connection', async () => {
      await behave('wrong-credentials');
      await button(page, 'Verbindung prüfen').click();
      await expect(page.getByText('Nicht verbunden')).toBeVisible();
      await expect(page.getByText(REFUSED)).toBeVisible();
      await expect(page.getByText('Die Verbindung hat noch nie funktioniert')).toBeVisible();
      await behave('no-cost-centres');
      await tab(page, /^Kostenstellen/).click();
      await button(page, 'Lesen').click();
      await expect(page.getByText(/^Die Lohnverrechnung hat keine Kostenstellen/)).toBeVisible();
      await expectFitAtEveryWidth(page);
      await behave('accept');
      await button(page, 'Lesen').click();
      await expect(page.getByRole('row', { name: /^210 Service Wien aktiv/ })).toBeVisible();
      await expect(page.getByText('Verbunden', { exact: true })).toBeVisible();
      await expectFit(page);
    });

    await test.step('the import', async () => {
      await tab(page, /^Import/).click();
      await behave('wrong-credentials');
      await button(page, 'Lesen').click();
      await expect(page.getByText(/^Das Lesen ist fehlgeschlagen\./)).toBeVisible();
      await expect(page.getByText(REFUSED)).toBeVisible();
      await behave('accept');
      await button(page, 'Lesen').click();
      await expect(page.getByText(/ aus der Lohnverrechnung gelesen, heute/)).toBeVisible();
      await expect(page.getByRole('heading', { name: /^Sicher \d+/ })).toBeVisible();
      // A name by marriage: only what differs is marked.
      const married = page
        .getByRole('list', { name: 'Zu prüfen' })
        .getByRole('listitem')
        .filter({ hasText: 'Cosic-Bauer' });
      await expect(married.getByText('Nachname anders')).toBeVisible();
      await expect(married.locator('mark').filter({ hasText: 'Amina Cosic-Bauer' })).toBeVisible();
      await expectFitAtEveryWidth(page);
      await button(page, 'Zuordnen: Amina Cosic-Bauer').click();
      await expect(married.getByText('Zugeordnet')).toBeVisible();
      await button(page, 'Ignorieren: Herbert Kainrath').click();
      await expect(page.getByText('1 ignorierte Person')).toBeVisible();
      // A wrong step loses no decision.
      await tab(page, /^Übertragung/).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
      await button(page, /^\d+ Zuordnungen übernehmen$/).click();
      await expect(page.getByText(/^\d+ Zuordnungen übernommen$/)).toBeVisible();
      await expect(page.getByText(/Personen sind schon zugeordnet/)).toBeVisible();
    });

    await test.step('the registration of somebody new', async () => {
      await page.getByRole('searchbox', { name: 'Name, Personalnummer' }).fill(NEWCOMER);
      await behave('wrong-credentials');
      const row = page.getByRole('row', { name: new RegExp(NEWCOMER) });
      await row.getByRole('checkbox').check();
      await button(page, '1 anmelden').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Anmelden' }).click();
      await expect(row.getByText(`Die Anmeldung ist fehlgeschlagen. ${REFUSED}`)).toBeVisible();
      await expectAccessible(page);
      await behave('accept');
      await row.getByRole('link', { name: NEWCOMER }).click();
      await button(page, 'In der Lohnverrechnung anmelden').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Anmelden' }).click();
      await expect(page.getByText('Personalnummer', { exact: true }).locator('..').getByText(/^\d+$/)).toBeVisible();
      await expect(page.getByText('Anmeldung in der Lohnverrechnung gestartet').first()).toBeVisible();
      await page.getByRole('link', { name: 'Lohnverrechnung' }).click();
    });

    await test.step('the transfer', async () => {
      await tab(page, /^Übertragung/).click();
      await expectFitAtEveryWidth(page);
      await chooseNewestHours(page);
      await behave('wrong-credentials');
      await transfer(page);
      await expect(newest(page)).toContainText('abgebrochen');
      await expect(newest(page)).toContainText(REFUSED);
      await behave('accept');
      await transfer(page);
      await expect(newest(page)).toContainText('vollständig');
      await expect(page.getByText('Verbunden', { exact: true })).toBeVisible();
    });
    await leave(page);
  },
);

test('a block that is recorded anew after its transfer is marked, and goes as a correction', DEEP, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, PEOPLE.payrollAccounting, '/accounting?tab=transfer');
  await newest(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Übertragung / })).toBeVisible();
  await expectFitAtEveryWidth(page);
  const lines = page.getByRole('table', { name: 'Zeilen' }).locator('tbody tr');
  await expect(lines.first()).toBeVisible();
  const marks = page.locator('h1 + *').locator('..');
  let name = '';
  // Older ones may be on an invoice that was sent, and then nothing of them changes any more.
  for (let index = 0; ; index += 1) {
    const line = lines.nth(index);
    name = await line.getByRole('cell').first().innerText();
    await line.getByRole('link').click();
    // A colleague without a number may have been left behind.
    await expect(marks.getByText(/^(Übertragen|Teilweise übertragen)$/)).toBeVisible();
    if (await page.getByLabel(`Pause, ${name}`, { exact: true }).isEnabled()) break;
    await page.goBack();
    await expect(lines.first()).toBeVisible();
  }
  const block = page.url();
  const pause = page.getByLabel(`Pause, ${name}`, { exact: true });
  await pause.fill(String(Number(await pause.inputValue()) + 1));
  await pause.blur();
  await button(page, 'Zeiten speichern').click();
  await expect(page.getByText('Zeiten gespeichert')).toBeVisible();
  await page.goto(block);
  await expect(marks.getByText('Nach Übertragung geändert')).toBeVisible();

  await page.goto(`${APP}/accounting?tab=transfer`);
  await chooseNewestHours(page);
  const changed = page.getByRole('list', { name: 'Geändert' }).or(page.getByRole('table', { name: 'Geändert' }));
  await expect(changed.getByText(name).first()).toBeVisible();
  await transfer(page);
  await expect(newest(page)).toContainText('vollständig');
  await newest(page).click();
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*geändert`) })).toContainText('übernommen');
  await leave(page);
});

/** The last one of the log. */
/** The month of the newest hours, which are on no invoice yet and can be recorded anew; early in a month that is the last one. */
async function chooseNewestHours(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Zeitraum/ }).click();
  const months = page.getByRole('group', { name: 'Zeitraum' }).getByRole('button');
  await months.nth(new Date().getDate() > 10 ? 0 : 1).click();
}

const newest = (page: Page) => page.getByRole('list', { name: 'Bisherige Übertragungen' }).getByRole('link').first();

/** Sends what there is, and waits until that is over. */
async function transfer(page: Page): Promise<void> {
  await button(page, /^\d+ Zeilen? übertragen$/).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Übertragen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(newest(page)).not.toContainText(/läuft|wartet/);
}

import { DEEP } from '#e2e/deep.ts';
import { enter, expect, expectAccessible, expectFitAtEveryWidth, test } from '#e2e/journey.ts';
import { anOwnAgency } from '#e2e/own-agency.ts';
import { PEOPLE } from '#e2e/people.ts';
import { BOARD, button, card, field, german, mondayAhead, openWeek, place, plus } from '#e2e/planned-shifts.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(120_000);

const ALPS = 'alpenservice.example';

test('a series is made, changed from one on, and copied with its week', DEEP, async ({ page }) => {
  const agency = await anOwnAgency(PEOPLE.seriesAdmin, ALPS);
  const anna = await agency.worker('Anna');
  const dispatcher = await agency.staff('Dora', 'TENANT_USER_DISPATCHER');
  const monday = mondayAhead(3);
  await enter(page, dispatcher, '/appointment/create');
  await field(page, 'Beschreibung').fill('Frühstück');
  await field(page, 'Datum von').fill(german(monday));
  await field(page, 'Beginn').fill('6');
  await field(page, 'Ende').fill('12');
  await field(page, 'Gewünschte Anzahl').fill('2');
  await field(page, 'Kunde').fill('Hotel Ringhof');
  await field(page, 'Veranstaltungsort').fill('Festsaal');
  // The agency has one kind of work and one pool, which are chosen already.
  await button(page, 'Serie anlegen').click();
  const dialog = page.getByRole('dialog', { name: 'Serie anlegen' });
  await dialog.getByRole('button', { name: 'Mi', exact: true }).click();
  await dialog.getByLabel('Bis', { exact: true }).fill(german(plus(monday, 9)));
  await dialog.getByRole('checkbox', { name: 'Feiertage auslassen' }).uncheck();
  await expect(button(dialog, '4 Einsätze anlegen')).toBeEnabled();
  await expectAccessible(page);
  await button(dialog, '4 Einsätze anlegen').click();
  await expect(page.getByText('4 Einsätze „Frühstück“ angelegt')).toBeVisible();
  await expect(place(page, monday, 'Früh', 'Frühstück')).toBeVisible();
  await expect(place(page, plus(monday, 2), 'Früh', 'Frühstück')).toBeVisible();

  // From Wednesday on an hour later: Monday stays, the two that come later follow.
  await place(page, plus(monday, 2), 'Früh', 'Frühstück').click();
  const shift = page.url().split('/').at(-1) ?? '';
  await agency.booked(anna, shift);
  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  await field(page, 'Beginn').fill('7');
  await field(page, 'Veranstaltungsort').fill('Wintergarten');
  await button(page, 'Speichern').click();
  await page.getByRole('radio', { name: 'Dieser und die 2 folgenden' }).check();
  await button(page.getByRole('dialog'), 'Speichern').click();
  await button(page.getByRole('dialog'), 'Speichern').click();
  await expect(page.getByText('Gespeichert, auch in 2 weiteren Einsätzen')).toBeVisible();
  await openWeek(page, plus(monday, 7));
  for (const day of [7, 9]) await expect(place(page, plus(monday, day), 'Früh', 'Frühstück')).toContainText('07:00');
  await openWeek(page, monday);
  await expect(place(page, monday, 'Früh', 'Frühstück')).toContainText('06:00');

  // The week goes into one that is still empty, and who was booked is asked.
  await button(page, 'Woche kopieren').click();
  const copying = page.getByRole('dialog', { name: 'Woche kopieren' });
  await expect(copying.getByText('2 stehen in', { exact: false })).toBeVisible();
  await button(copying, 'Eine Woche später').click();
  for (const box of await copying.getByRole('list').getByRole('checkbox').all()) await box.check();
  await copying.getByRole('checkbox', { name: /gleich wieder anfragen \(1 Angebot\)/ }).check();
  await expectAccessible(page);
  await button(copying, '2 Einsätze kopieren').click();
  await expect(page.getByText('1 Person wurde angefragt.')).toBeVisible();
  await page.getByRole('button', { name: /^KW \d+ zeigen/ }).click();
  await place(page, plus(monday, 16), 'Früh', 'Frühstück').click();
  await expect(page.getByText(anna.name, { exact: true })).toBeVisible();

  // The rest of the series goes in one step.
  await openWeek(page, plus(monday, 7));
  await place(page, plus(monday, 7), 'Früh', 'Frühstück').click();
  await button(page, 'Weitere Schritte').click();
  await page.getByRole('menuitem', { name: 'Löschen' }).click();
  await page.getByRole('radio', { name: 'Dieser und der folgende' }).check();
  await button(page.getByRole('dialog'), 'Weiter').click();
  await button(page.getByRole('dialog'), '2 Einsätze löschen').click();
  await expect(page).toHaveURL(new RegExp(`${BOARD}$`));
  await openWeek(page, plus(monday, 7));
  await expect(card(page, 'Frühstück')).toHaveCount(0);
  await expectFitAtEveryWidth(page);
});

import type { Page } from '@playwright/test';
import { DEEP } from '#e2e/deep.ts';
import { APP, enter, expect, expectAccessible, expectFit, leave, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';
import {
  BOARD,
  button,
  card,
  cell,
  choose,
  field,
  german,
  menuOf,
  mondayAhead,
  openWeek,
  optional,
  place,
  plan,
  plus,
  unique,
} from '#e2e/planned-shifts.ts';

// One person, one device: these journeys share people, so they go one after the other.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

test('two shifts are entered one after the other, then one is edited and copied', async ({ page }) => {
  const monday = mondayAhead(20);
  const [gala, breakdown, copy] = [unique('Gala'), unique('Abbau'), unique('Zweite Gala')];
  await enter(page, PEOPLE.boardDispatcher, BOARD);
  await page.getByRole('link', { name: 'Einsatz anlegen', exact: true }).click();
  await button(page, 'Anlegen und schließen').click();
  await expect(page.getByText('9 Angaben fehlen noch')).toBeVisible();
  await expect(field(page, 'Beschreibung')).toBeFocused();
  await expectAccessible(page);

  await field(page, 'Beschreibung').fill(gala);
  await field(page, 'Datum von').fill(german(monday));
  await field(page, 'Beginn').fill('17');
  await field(page, 'Ende').fill('0130');
  // An end that is not after the beginning belongs to the next day.
  await expect(field(page, 'Datum bis')).toHaveValue(german(plus(monday, 1)));
  await expect(page.getByText(/17:00–01:30 \+1 · 8,50 h/).first()).toBeVisible();
  await choose(page, 'Einsatzart', 'Service');
  await expect(field(page, 'Personalpool')).toHaveText('Team Wien');
  await field(page, 'Gewünschte Anzahl').fill('6');
  await optional(page, 'Rechnungsempfänger').fill('donauw');
  await page.getByRole('option', { name: /Donauwerk AG/ }).click();
  await expect(field(page, 'Kunde')).toHaveValue('Donauwerk AG');
  await field(page, 'Veranstaltungsort').fill('Orangerie Schönbrunn');
  await optional(page, 'Treffzeit').fill('1615');
  await button(page, 'Anlegen und weiteren erfassen').click();
  await expect(page.getByText('Treffpunkt und Treffzeit bitte gemeinsam angeben.')).toBeVisible();
  await expect(optional(page, 'Treffpunkt')).toBeFocused();
  await optional(page, 'Treffpunkt').fill('Tor 3');
  await expect(page.getByRole('complementary', { name: 'So sieht das Angebot aus' })).toContainText('16:15, Tor 3');
  await button(page, 'Anlegen und weiteren erfassen').click();
  await expect(page.getByText(`„${gala}“ angelegt`)).toBeVisible();

  // Values that are likely to stay the same are there already.
  await expect(field(page, 'Beschreibung')).toHaveValue('');
  await expect(field(page, 'Beschreibung')).toBeFocused();
  await expect(field(page, 'Kunde')).toHaveValue('Donauwerk AG');
  await expect(optional(page, 'Treffpunkt')).toHaveValue('Tor 3');
  await expect(field(page, 'Datum von')).toHaveValue(german(monday));
  await field(page, 'Beschreibung').fill(breakdown);
  await field(page, 'Beginn').fill('8');
  await field(page, 'Ende').fill('12');
  // Who begins at another hour meets at another hour.
  await optional(page, 'Treffzeit').fill('745');
  await field(page, 'Gewünschte Anzahl').fill('2');
  await button(page, 'Anlegen und schließen').click();

  // The overview opens in the week of what was entered.
  await expect(page).toHaveURL(`${APP}${BOARD}`);
  await expect(place(page, monday, 'Abend', gala)).toContainText('17:00–01:30 +1');
  await expect(place(page, monday, 'Abend', gala).getByRole('img', { name: '0 von 6 gebucht' })).toBeVisible();
  await expect(place(page, monday, 'Früh', breakdown)).toBeVisible();
  await expect(page.getByText(/\d+ Einsätze · 0 von \d+ Plätzen gebucht · \d+ nicht voll besetzt/)).toBeVisible();
  await expectAccessible(page);

  await menuOf(page, breakdown).click();
  await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
  await expect(field(page, 'Beginn')).toHaveValue('08:00');
  await field(page, 'Beginn').fill('7:30');
  await page.getByRole('link', { name: 'Einsätze' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await button(page, 'Speichern').click();
  await expect(page.getByText('Gespeichert')).toBeVisible();

  await openWeek(page, monday);
  await expect(place(page, monday, 'Früh', breakdown)).toContainText('07:30–12:00');
  await menuOf(page, gala).click();
  await page.getByRole('menuitem', { name: 'Duplizieren' }).click();
  await expect(field(page, 'Beschreibung')).toHaveValue(gala);
  await expect(optional(page, 'Rechnungsempfänger')).toHaveValue(/Donauwerk AG/);
  await field(page, 'Beschreibung').fill(copy);
  await field(page, 'Datum von').fill(german(plus(monday, 3)));
  await expect(field(page, 'Datum bis')).toHaveValue(german(plus(monday, 4)));
  await button(page, 'Anlegen und schließen').click();
  await expect(place(page, plus(monday, 3), 'Abend', copy)).toContainText('17:00–01:30 +1');
  await leave(page);
});

test('the list is narrowed, and shows the same after a reload', DEEP, async ({ page }) => {
  const monday = mondayAhead(21);
  const [first, second] = [unique('Weinverkostung'), unique('Kongress')];
  await plan({ description: first, day: monday, hours: ['09:00', '15:00'] });
  await plan({ description: second, day: plus(monday, 1), hours: ['16:00', '21:00'] });
  await enter(page, PEOPLE.boardDispatcher, BOARD);
  await button(page, 'Liste').click();
  await page.getByRole('button', { name: 'Zeitraum: ab heute' }).click();
  const range = page.getByRole('dialog', { name: 'Zeitraum' });
  await range.getByLabel('Von (optional)', { exact: true }).fill(german(monday));
  await range.getByLabel('Bis (optional)', { exact: true }).fill(german(plus(monday, -1)));
  await button(range, 'Übernehmen').click();
  await expect(range.getByText('Der erste Tag muss vor dem letzten liegen.')).toBeVisible();
  await range.getByLabel('Bis (optional)', { exact: true }).fill(german(plus(monday, 6)));
  await button(range, 'Übernehmen').click();
  await expect(page.getByRole('table').getByRole('link')).toHaveText([first, second]);

  await page.getByRole('checkbox', { name: 'Nur nicht voll besetzt' }).click();
  await page.getByRole('searchbox', { name: 'Einsatz, Kunde, Ort' }).fill('kongress');
  await expect(page.getByText('1 Einsatz', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('table').getByRole('link')).toHaveText([second]);
  await expect(page.getByRole('checkbox', { name: 'Nur nicht voll besetzt' })).toBeChecked();

  await page.getByRole('button', { name: 'Rechnungsempfänger' }).click();
  await page.getByRole('searchbox', { name: 'Nummer oder Name' }).fill('K-1001');
  await page.getByRole('menuitemradio', { name: /K-1001/ }).click();
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await expectAccessible(page);
  await button(page.getByRole('main'), 'Filter löschen').last().click();
  await expect(page.getByRole('button', { name: 'Zeitraum: ab heute' })).toBeVisible();
  await leave(page);
});

test('a shift is dragged to another day, after a question where people are booked', async ({ page }) => {
  const monday = mondayAhead(22);
  const [empty, booked] = [unique('Sommerfest'), unique('Bankett')];
  const quiet = await plan({ description: empty, day: monday, hours: ['16:30', '22:00'] });
  await plan({ description: booked, day: plus(monday, 1), hours: ['16:30', '22:00'], booked: 2 });
  await enter(page, PEOPLE.boardDispatcher, BOARD);
  await openWeek(page, monday);
  await place(page, monday, 'Abend', empty).dragTo(cell(page, plus(monday, 4), 'Früh'));
  // Another day, at the same time.
  await expect(place(page, plus(monday, 4), 'Abend', empty)).toBeVisible();
  await expect(page.getByText(new RegExp(`„${empty}“ verschoben`))).toBeVisible();

  await place(page, plus(monday, 1), 'Abend', booked).dragTo(cell(page, plus(monday, 2), 'Abend'));
  const dialog = page.getByRole('dialog', { name: 'Einsatz verschieben?' });
  await expect(dialog.getByText('2 Personen bleiben gebucht und werden verständigt.')).toBeVisible();
  await expectAccessible(page);
  await button(dialog, 'Abbrechen').click();
  await expect(place(page, plus(monday, 1), 'Abend', booked)).toBeVisible();
  await place(page, plus(monday, 1), 'Abend', booked).dragTo(cell(page, plus(monday, 2), 'Abend'));
  await button(dialog, 'Verschieben').click();
  await expect(place(page, plus(monday, 2), 'Abend', booked)).toBeVisible();
  await expect(page.getByText(new RegExp(`„${booked}“ verschoben`))).toBeVisible();

  // Somebody else was faster: it goes back to where it was, and says why.
  await page.route('**/graphql', async (route) => {
    const isMove = /mutation UpdateAppointment/.test(route.request().postData() ?? '');
    await (isMove ? quietly(route) : route.fallback());
  });
  const quietly = async (route: Parameters<Parameters<typeof page.route>[1]>[0]) => {
    await quiet.rename(`${empty} neu`).catch(() => undefined);
    const asked = route.request().postDataJSON();
    await route.fallback({ postData: { ...asked, variables: { ...asked.variables, version: quiet.version } } });
  };
  await place(page, plus(monday, 4), 'Abend', empty).dragTo(cell(page, plus(monday, 5), 'Tag'));
  await expect(page.getByText(`„${empty}“ wurde nicht verschoben`)).toBeVisible();
  await expect(page.getByText(/inzwischen/)).toBeVisible();
  await expect(place(page, plus(monday, 4), 'Abend', empty)).toBeVisible();
  await leave(page);
});

test('the board by keyboard alone: from card to card, another day, another week, a new one', DEEP, async ({ page }) => {
  const monday = mondayAhead(23);
  const [early, late] = [unique('Frühstück'), unique('Cocktail')];
  await plan({ description: early, day: monday, hours: ['06:00', '10:00'] });
  await plan({ description: late, day: monday, hours: ['17:00', '22:00'], booked: 1 });
  await enter(page, PEOPLE.boardDispatcher, BOARD);
  await openWeek(page, monday);
  await place(page, monday, 'Früh', early).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /^Einsatz anlegen: Montag.*Früh$/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(place(page, monday, 'Abend', late)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: /^Einsatz anlegen: Dienstag.*Abend$/ })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(place(page, monday, 'Abend', late)).toBeFocused();

  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog', { name: 'Einsatz verschieben' });
  await expectAccessible(page);
  await dialog.getByLabel('Neues Datum', { exact: true }).fill(german(plus(monday, 3)));
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 Person bleibt gebucht und wird verständigt.')).toBeVisible();
  await expect(button(page.getByRole('dialog'), 'Abbrechen')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(new RegExp(`„${late}“ verschoben`)).first()).toBeVisible();
  await expect(place(page, plus(monday, 3), 'Abend', late)).toBeVisible();

  await place(page, monday, 'Früh', early).focus();
  await page.keyboard.press('PageDown');
  await expect(page.getByText(german(plus(monday, 7)).slice(0, 6)).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Einsatz anlegen: Montag.*Früh$/ })).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(place(page, monday, 'Früh', early)).toBeFocused();
  await page.keyboard.press('n');
  await expect(page).toHaveURL(`${APP}/appointment/create`);
  await page.goBack();

  // A click beside the cards begins a new one there.
  await cell(page, plus(monday, 2), 'Tag').click();
  await expect(field(page, 'Datum von')).toHaveValue(german(plus(monday, 2)));
  await expect(field(page, 'Beginn')).toHaveValue('11:00');
  await expect(field(page, 'Ende')).toHaveValue('17:00');
  await leave(page);
});

test('on a phone the week is a strip of days', DEEP, async ({ page }) => {
  const monday = mondayAhead(24);
  const name = unique('Vernissage');
  await plan({ description: name, day: plus(monday, 2), hours: ['17:00', '21:00'] });
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, PEOPLE.boardDispatcher, BOARD);
  await openWeek(page, plus(monday, 1));
  await expect(card(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: /^Mittwoch.*1 Einsatz$/ }).click();
  await expect(page.getByRole('region', { name: 'Abend' }).getByRole('link', { name })).toBeVisible();
  await expectFit(page);
  await swipe(page, 1);
  await expect(card(page, name)).toHaveCount(0);
  await swipe(page, -1);
  await expect(card(page, name)).toBeVisible();

  await menuOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Verschieben …' }).click();
  await field(page, 'Neues Datum').fill(german(plus(monday, 4)));
  await button(page.getByRole('dialog'), 'Verschieben').click();
  await expect(card(page, name)).toHaveCount(0);
  await page.getByRole('button', { name: /^Freitag.*1 Einsatz$/ }).click();
  await expect(card(page, name)).toBeVisible();
  await button(page, 'Liste').click();
  await expectFit(page);
  await leave(page);
});

/** A finger across the entries: 1 to the next day. */
async function swipe(page: Page, step: 1 | -1): Promise<void> {
  await page.getByRole('region', { name: 'Abend' }).evaluate((element, across) => {
    const at = (x: number) => [new Touch({ identifier: 1, target: element, clientX: x, clientY: 400 })];
    const send = (type: string, x: number) =>
      element.dispatchEvent(new TouchEvent(type, { bubbles: true, touches: at(x), changedTouches: at(x) }));
    send('touchstart', 180);
    send('touchend', 180 - across * 120);
  }, step);
}

test('accounting looks, and changes nothing', DEEP, async ({ page }) => {
  const monday = mondayAhead(25);
  const name = unique('Empfang');
  await plan({ description: name, day: monday, hours: ['17:00', '21:00'] });
  await enter(page, PEOPLE.boardAccounting, BOARD);
  await openWeek(page, monday);
  await expect(place(page, monday, 'Abend', name)).toHaveAttribute('draggable', 'false');
  await expect(page.getByRole('link', { name: /Einsatz anlegen/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Aktionen für/ })).toHaveCount(0);
  await place(page, monday, 'Abend', name).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(`${APP}${BOARD}`);
  await expectAccessible(page);
  await page.goto(`${APP}/appointment/create`);
  await expect(page.getByRole('heading', { name: /Keine Berechtigung|Kein Zugriff/ })).toBeVisible();
  await leave(page);
});

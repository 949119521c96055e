import { accept } from '#e2e/appointments.ts';
import {
  anAppointment,
  bar,
  button,
  candidates,
  candidatesInSight,
  cutInSight,
  fromMenu,
  inDialog,
  lane,
  main,
  nameIn,
  said,
  WORKER,
} from '#e2e/cockpit.ts';
import { DEEP } from '#e2e/deep.ts';
import { APP, enter, expect, expectAccessible, expectFit, expectNoSidewaysScroll, leave, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

// One person, one device: these journeys share people, so they go one after the other.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

test('a dispatcher contacts one, a selection, books who accepted, and one too many', async ({ page }) => {
  const { id, workerId, office } = await anAppointment('Nachtschicht Eins', 101, 1);
  await accept(WORKER, await office.offer(id, workerId));
  await enter(page, PEOPLE.cockpitDispatcher, `/appointment/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nachtschicht Eins' })).toBeVisible();
  await expect(main(page).getByText('0/1 gebucht')).toBeVisible();
  await expect(lane(page, 'Angenommen')).toContainText(WORKER);
  await expectAccessible(page);

  // One of them, by the button in their row.
  const first = await nameIn(page, 0);
  await button(page, `${first}: Anbieten`).click();
  await expect(said(page, '1 Angebot verschickt')).toBeVisible();
  await expect(lane(page, 'Kontaktiert')).toContainText(first);

  // A selection, from the bar.
  const [second, third] = [await nameIn(page, 0), await nameIn(page, 1)];
  await page.getByRole('checkbox', { name: `${second} auswählen` }).check();
  await page.getByRole('checkbox', { name: `${third} auswählen` }).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('2 ausgewählt');
  await expectAccessible(page);
  await bar(page)
    .getByRole('button', { name: /^Anbieten/ })
    .click();
  await expect(said(page, '2 Angebote verschickt')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);

  // A note that the worker reads.
  await fromMenu(page, `${second}: weitere Schritte`, 'Notiz bearbeiten');
  await expect(page.getByText('Die Person liest diese Notiz bei ihrem Angebot.')).toBeVisible();
  await page.getByLabel('Notiz', { exact: true }).fill('Bitte den Hintereingang nehmen.');
  await inDialog(page, 'Speichern').click();
  await expect(said(page, 'Notiz gespeichert')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Notiz: Bitte den Hintereingang nehmen.' })).toBeVisible();

  // Who has accepted is booked at once; the place is taken then.
  await button(page, `${WORKER}: Buchen`).click();
  await expect(said(page, `${WORKER} ist gebucht`)).toBeVisible();
  await expect(main(page).getByText('1/1 gebucht · voll besetzt')).toBeVisible();

  // One too many has to be meant.
  await fromMenu(page, `${first}: weitere Schritte`, 'Direkt buchen');
  await expect(page.getByRole('dialog')).toContainText(first);
  await expectAccessible(page);
  await inDialog(page, 'Direkt buchen').click();
  await expect(page.getByRole('dialog')).toContainText(
    '1 von 1 Plätzen sind besetzt. Danach wären 2 Personen gebucht.',
  );
  await inDialog(page, 'Abbrechen').click();
  await expect(main(page).getByText('1/1 gebucht · voll besetzt')).toBeVisible();
  await fromMenu(page, `${first}: weitere Schritte`, 'Direkt buchen');
  await inDialog(page, 'Direkt buchen').click();
  await inDialog(page, 'Trotzdem buchen').click();
  await expect(main(page).getByText('2/1 gebucht · 1 zu viel')).toBeVisible();

  await leave(page);
});

test('a dispatcher withdraws, asks everybody and deletes, each with its numbers', DEEP, async ({ page }) => {
  const { id, workerId, office } = await anAppointment('Nachtschicht Fünf', 105, 2);
  await office.book(id, workerId);
  await enter(page, PEOPLE.cockpitDispatcher, `/appointment/${id}`);
  const first = await nameIn(page, 0);
  await page.getByRole('checkbox', { name: `${first} auswählen` }).check();
  await page.getByRole('checkbox', { name: `${await nameIn(page, 1)} auswählen` }).check();
  await page.keyboard.press('a');
  await expect(lane(page, 'Kontaktiert').getByRole('listitem')).toHaveCount(2);

  // Back again, one and the rest.
  await fromMenu(page, `${WORKER}: weitere Schritte`, 'Buchung zurückziehen');
  await expect(page.getByRole('dialog')).toContainText('1 Buchung wird zurückgezogen, die Person wird verständigt');
  await inDialog(page, 'Zurückziehen').click();
  await expect(main(page).getByText('0/2 gebucht')).toBeVisible();
  await fromMenu(page, 'Weitere Schritte', 'Alle nicht gebuchten Angebote zurückziehen');
  await expect(page.getByRole('dialog')).toContainText('2 Angebote werden zurückgezogen: 2 kontaktiert');
  await inDialog(page, 'Zurückziehen').click();
  await expect(said(page, '2 Angebote zurückgezogen')).toBeVisible();
  await expect(lane(page, 'Kontaktiert').getByRole('listitem')).toHaveCount(0);

  // The history tells all of it.
  await fromMenu(page, 'Weitere Schritte', 'Verlauf');
  await expect(main(page).getByText(`${first}: zurückgezogen`)).toBeVisible();

  // Everybody who can come, with the number said first.
  await button(page, /Allen Verfügbaren anbieten/).click();
  await inDialog(page, /Angebote? verschicken/).click();
  await expect(said(page, /Angebote? verschickt/)).toBeVisible();
  await expect(
    page
      .getByRole('list', { name: /Kontaktiert/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();

  // Who pays can be named later, and changed by typing over it.
  for (const customer of ['Donauwerk', 'Tafelkultur']) {
    await fromMenu(page, 'Weitere Schritte', 'Rechnungsempfänger zuordnen');
    await page.getByRole('combobox', { name: 'Rechnungsempfänger' }).fill(customer);
    await page.getByRole('option', { name: new RegExp(customer) }).click();
    await inDialog(page, 'Zuordnen').click();
    await expect(main(page).getByText(new RegExp(`Rechnung an .*${customer}`))).toBeVisible();
  }

  // Deleting says who will be told.
  await fromMenu(page, 'Weitere Schritte', 'Löschen');
  await expect(page.getByRole('dialog')).toContainText(/verständigt/);
  await inDialog(page, 'Einsatz löschen').click();
  await expect(page.getByText('Der Einsatz ist gelöscht')).toBeVisible();
  await leave(page);
});

test('who is booked elsewhere at that time is named and can not be booked', DEEP, async ({ page }) => {
  const { id: elsewhere, workerId, office } = await anAppointment('Nachtschicht Sechs', 106, 1);
  await office.book(elsewhere, workerId);
  const { id } = await anAppointment('Nachtschicht Sieben', 106, 1);
  await enter(page, PEOPLE.cockpitDispatcher, `/appointment/${id}`);
  await expect(candidates(page).filter({ hasText: WORKER })).toContainText('„Nachtschicht Sechs“ gebucht');
  await fromMenu(page, 'Weitere Schritte', 'Andere Person buchen');
  await page.getByRole('dialog').getByRole('searchbox').fill(WORKER);
  await expect(page.getByRole('dialog')).toContainText('Niemand mit diesem Namen kommt in Frage.');
  await expectAccessible(page);
  await inDialog(page, 'Abbrechen').click();
});

test('a dispatcher does the same with the keyboard alone', DEEP, async ({ page }) => {
  const { id } = await anAppointment('Nachtschicht Zwei', 102, 2);
  await enter(page, PEOPLE.cockpitDispatcher, `/appointment/${id}`);
  await expect(candidates(page).nth(3)).toBeVisible();
  const press = (key: string) => page.keyboard.press(key);

  // The keys are written down, and nothing happens while somebody types.
  await press('?');
  await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible();
  await expectAccessible(page);
  await press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press('/');
  await expect(page.getByRole('searchbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('?ab');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Name' }).fill('');
  await expect(candidates(page).nth(3)).toBeVisible();

  // A row is offered; the focus goes on with the one that took its place.
  const [first, second, third, fourth] = await Promise.all([0, 1, 2, 3].map((row) => nameIn(page, row)));
  await candidates(page).first().focus();
  await press('a');
  await expect(lane(page, 'Kontaktiert')).toContainText(first ?? '');
  await expect(candidates(page).first()).toContainText(second ?? '');
  await expect(candidates(page).first()).toBeFocused();

  // Two more by Space, arrow and one key.
  await press(' ');
  await press('ArrowDown');
  await press('Shift+ ');
  await expect(bar(page)).toContainText('2 ausgewählt');
  await press('Escape');
  await expect(bar(page)).toHaveCount(0);
  await press(' ');
  await press('ArrowUp');
  await press(' ');
  await press('a');
  await expect(lane(page, 'Kontaktiert')).toContainText(third ?? '');
  await expect(candidates(page).first()).toContainText(fourth ?? '');

  // From lane to lane; a booking asks, and so does a withdrawal.
  await lane(page, 'Kontaktiert').locator('[data-row]').first().focus();
  await press('b');
  await expect(page.getByRole('dialog', { name: 'Direkt buchen?' })).toBeVisible();
  await expect(inDialog(page, 'Abbrechen')).toBeFocused();
  // The objections are being asked for; until then there is nothing to go on to.
  await expect(inDialog(page, 'Direkt buchen')).toBeEnabled();
  await press('Tab');
  await press('Enter');
  await expect(lane(page, 'Gebucht').getByRole('listitem')).toHaveCount(1);
  await expect(lane(page, 'Kontaktiert').locator('[data-row]').first()).toBeFocused();
  await press('ArrowRight');
  await expect(lane(page, 'Gebucht').locator('[data-row]').first()).toBeFocused();
  await press('ArrowLeft');
  await press('n');
  await expect(page.getByRole('dialog', { name: 'Notiz zum Angebot' })).toBeVisible();
  await press('Escape');
  await press('z');
  await expect(page.getByRole('dialog', { name: 'Zurückziehen?' })).toBeVisible();
  await press('Tab');
  await press('Enter');
  await expect(lane(page, 'Kontaktiert').getByRole('listitem')).toHaveCount(1);
  await expect(lane(page, 'Kontaktiert').locator('[data-row]').first()).toBeFocused();
  await leave(page);
});

test('at every width it scrolls only downwards, and who else could come is in sight', DEEP, async ({ page }) => {
  const { id, workerId, office } = await anAppointment('Frühstücksservice im Veranstaltungszentrum', 108, 2);
  await office.book(id, workerId);
  await enter(page, PEOPLE.cockpitDispatcher, `/appointment/${id}`);
  const sizes = [
    [1440, 900, 6],
    [1366, 768, 6],
    [768, 900, 0],
    [600, 900, 0],
  ] as const;
  for (const [width, height, atLeast] of sizes) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('complementary', { name: 'Seitenleiste' })).toBeVisible({ visible: width >= 1200 });
    await expect.poll(() => candidatesInSight(page)).toBeGreaterThanOrEqual(atLeast);
    await expectNoSidewaysScroll(page);
    expect(await cutInSight(page)).toEqual([]);
  }
  await leave(page);
});

test('on a phone the lanes are tabs, and the main step sticks to the bottom', DEEP, async ({ page }) => {
  const { id, workerId, office } = await anAppointment('Nachtschicht Drei', 103, 2);
  await office.book(id, workerId);
  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, PEOPLE.cockpitDispatcher, `/appointment/${id}`);
  await expect(main(page).getByText('1/2 gebucht')).toBeVisible();
  await page.getByRole('tab', { name: /Gebucht/ }).click();
  await expect(lane(page, 'Gebucht')).toContainText(WORKER);
  await expectFit(page);

  await page.getByRole('tab', { name: /Geeignet/ }).click();
  await expect(button(page, /Allen Verfügbaren anbieten/)).toBeVisible();
  await expect(page.getByRole('tab', { name: /Geeignet/ })).toBeInViewport({ ratio: 1 });
  await expectFit(page);
  await button(page, 'Details').click();
  await expect(main(page).getByText('Linke Wienzeile 22, 1060 Wien')).toBeVisible();
  await expectFit(page);
});

test('accounting looks and can change nothing', DEEP, async ({ page }) => {
  const { id } = await anAppointment('Nachtschicht Vier', 104, 2);
  await enter(page, PEOPLE.cockpitAccounting, `/appointment/${id}`);
  await expect(candidates(page).first()).toBeVisible();
  await expect(button(page, /Anbieten|anbieten|Direkt buchen|Bearbeiten/)).toHaveCount(0);
  await expect(main(page).getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page);
  await button(page, 'Weitere Schritte').click();
  await expect(page.getByRole('menuitem')).toHaveText(['Verlauf', 'Tastenkürzel']);
});

test('system administration books onto a past appointment, and is told what is wrong', DEEP, async ({ page }) => {
  const { id, workerId } = await anAppointment('Nachtschicht von gestern', -1, 2);
  await enter(page, PEOPLE.cockpitAdmin, '/admin_tools');
  await button(page, 'Prüfen').click();
  await expect(main(page).getByText('Bitte den Link zur Seite des Einsatzes eingeben.')).toBeVisible();
  await page.getByLabel('Einsatz', { exact: true }).fill('11111111-1111-4111-8111-111111111111');
  await page.getByLabel('Mitarbeiter/in', { exact: true }).fill('Tobias');
  await button(page, 'Prüfen').click();
  await expect(main(page).getByText('Zu diesem Link gibt es keinen Einsatz.')).toBeVisible();
  await expect(main(page).getByText('Zu diesem Link gibt es keine Person.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Einsatz', { exact: true }).fill(`${APP}/appointment/${id}`);
  await page.getByLabel(/Oder nach Namen suchen/).fill('Tobias Rau');
  await page.getByRole('option', { name: WORKER }).click();
  await expect(page.getByLabel('Mitarbeiter/in', { exact: true })).toHaveValue(workerId);
  await button(page, 'Prüfen').click();
  await expect(page.getByRole('region', { name: 'Gefunden' })).toContainText('Nachtschicht von gestern');
  await expect(page.getByRole('region', { name: 'Gefunden' })).toContainText(WORKER);
  await button(page, 'Buchen').click();
  await expect(page.getByText(`${WORKER} ist gebucht`)).toBeVisible();

  await page.goto(`${APP}/appointment/${id}`);
  await expect(main(page).getByText('Der Einsatz ist vorbei')).toBeVisible();
  await expect(lane(page, 'Gebucht')).toContainText(WORKER);
  await expect(button(page, /anbieten/)).toHaveCount(0);

  // The worker's page lists it, once the period reaches back.
  await page.goto(`${APP}/target_user/${workerId}`);
  const bookings = page.locator('section', { has: page.getByRole('heading', { name: 'Buchungen' }) });
  await bookings.getByLabel('Von', { exact: true }).fill('01.01.2026');
  await expect(bookings.getByRole('link', { name: 'Nachtschicht von gestern' })).toBeVisible();
});

import { DEEP } from '#e2e/deep.ts';
import { APP, enter, expect, expectFitAtEveryWidth, leave, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';
import { button, cell, choose, field, german, mondayAhead, openWeek, unique } from '#e2e/planned-shifts.ts';

test(
  'an event is entered with two positions, found side by side, and its place changed once for both',
  DEEP,
  async ({ page }) => {
    test.setTimeout(120_000);
    const [gala, bar] = [unique('Gala'), 'Bar'];
    const monday = mondayAhead(30);
    await page.setViewportSize({ width: 1440, height: 900 });
    await enter(page, PEOPLE.positionsDispatcher, '/appointment/create');
    await field(page, 'Beschreibung').fill(gala);
    await field(page, 'Datum von').fill(german(monday));
    await field(page, 'Beginn').fill('17');
    await field(page, 'Ende').fill('0130');
    await choose(page, 'Einsatzart', 'Service');
    await field(page, 'Gewünschte Anzahl').fill('6');
    await field(page, 'Kunde').fill('Almhof');
    await field(page, 'Veranstaltungsort').fill('Festsaal');
    await button(page, 'Weitere Position').click();
    const second = page.getByRole('group', { name: 'Position 2' });
    await expect(second.getByLabel('Zusatz zur Beschreibung')).toBeFocused();
    await expectFitAtEveryWidth(page);
    await button(page, 'Anlegen und schließen').click();
    await expect(page.getByText('2 Angaben fehlen noch')).toBeVisible();
    await second.getByLabel('Zusatz zur Beschreibung').fill(bar);
    await second.getByLabel('Einsatzart').click();
    await page.getByRole('option', { name: 'Bar', exact: true }).click();
    await second.getByLabel('Anzahl').fill('2');
    await second.getByLabel('Beginn').fill('18');
    await button(page, 'Anlegen und schließen').click();
    await expect(page.getByText(`„${gala}“ mit 2 Positionen angelegt`)).toBeVisible();

    await openWeek(page, monday);
    const evening = cell(page, monday, 'Abend').getByRole('listitem');
    await expect(evening).toHaveText([/Position 1 von 2/, /Position 2 von 2.*– Bar/]);
    await expect(evening.first()).toHaveAttribute('data-bracket', 'first');
    await expectFitAtEveryWidth(page);

    // One click leads from one to the next.
    await evening.first().getByRole('link').click();
    await page.getByRole('link', { name: 'Nächste Position' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${gala} – ${bar}` })).toBeVisible();
    await expectFitAtEveryWidth(page);
    await page.getByRole('link', { name: 'Bearbeiten' }).click();
    await field(page, 'Veranstaltungsort').fill('Kaminstube');
    await button(page, 'Speichern').click();
    const question = page.getByRole('dialog', { name: 'Für alle Positionen ändern?' });
    await expect(question).toContainText('Geändert: Veranstaltungsort.');
    await button(question, 'Alle 2 Positionen').click();
    await expect(page.getByText('2 Positionen gespeichert')).toBeVisible();
    await page.getByRole('link', { name: 'Vorige Position' }).click();
    await expect(page.getByRole('heading', { level: 1, name: gala, exact: true })).toBeVisible();
    await expect(page.getByText('Kaminstube').first()).toBeVisible();
    await page.goto(`${APP}/`);
    await leave(page);
  },
);

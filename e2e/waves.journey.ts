import { reachableSizes } from '@gastspiel/domain/waves/wave-plan.ts';
import type { Page } from '@playwright/test';
import { appointmentsOf } from '#e2e/appointments.ts';
import { button, fromMenu, inDialog, lane, said } from '#e2e/cockpit.ts';
import { DEEP } from '#e2e/deep.ts';
import { enter, expect, expectAccessible, expectFitAtEveryWidth, test } from '#e2e/journey.ts';
import { PEOPLE } from '#e2e/people.ts';

test.use({ viewport: { width: 1366, height: 768 } });

const ALPS = 'alpenservice.example';
const plan = (page: Page) => page.getByRole('list', { name: 'Plan der Wellen' }).getByRole('listitem');
const contacted = (page: Page) => lane(page, 'Kontaktiert').getByRole('listitem');

test(
  'the best are asked first, the next ones when nobody is left to wait for, and no more once it is stopped',
  DEEP,
  async ({ page }) => {
    const office = await appointmentsOf(PEOPLE.wavesDispatcher, ALPS);
    const workplace = await office.workplaceOf(PEOPLE.wavesWorker);
    const id = await office.create(workplace, {
      description: 'Hüttenabend in Wellen',
      inDays: 131,
      desiredTargetUsers: 5,
    });
    const available = await office.countAvailable(id);
    expect(available).toBeGreaterThan(4);
    await enter(page, PEOPLE.wavesDispatcher, `/appointment/${id}`);
    await expect(page.getByRole('heading', { name: 'Nächste in der Reihung' })).toBeVisible();
    // Twice as many as are wanted, then one and a half times, then as many: as far as people can come on that day.
    const sizes = reachableSizes([10, 8, 5], available);
    await expect(plan(page)).toHaveText(sizes.map((size, index) => new RegExp(`Welle ${index + 1}: ${size} Person`)));

    // How it goes and why it goes so can be read and set.
    await button(page, 'So wird gereiht').click();
    await expect(page.getByRole('dialog')).toContainText('Alter, Geschlecht, Herkunft');
    await inDialog(page, 'Schließen').click();
    await button(page, 'Wellen einstellen').click();
    await page.getByLabel('Personen je Welle').fill('keine');
    await inDialog(page, 'Speichern').click();
    await expect(page.getByText('1 bis 8 Wellen mit je 1 bis 200 Personen.')).toBeVisible();
    await page.getByLabel('Personen je Welle').fill('1, 1, 2');
    await expectAccessible(page);
    await inDialog(page, 'Speichern').click();
    await expect(plan(page)).toHaveText([/Welle 1: 1 Person/, /Welle 2: 1 Person/, /Welle 3: 2 Personen/]);

    await button(page, 'Wellen starten').click();
    await expect(said(page, 'Welle 1 verschickt')).toBeVisible();
    await expect(contacted(page)).toHaveCount(1);
    await expect(contacted(page)).toContainText('Welle 1');
    await expect(plan(page)).toHaveText([/1 noch offen/, /in 4\d min.*wenn dann noch Plätze frei sind/, /in 1 h/]);
    await expectAccessible(page);

    // Nobody of the first wave is left to wait for, so the second goes out by itself.
    await fromMenu(page, 'Kontaktiert: weitere Schritte', /zurückziehen/);
    await inDialog(page, 'Zurückziehen').click();
    await expect(contacted(page)).toContainText('Welle 2');
    await expect(contacted(page)).toHaveCount(1);

    await button(page, 'Anhalten').click();
    await expect(plan(page).last()).toContainText('wartet, bis es weitergeht');
    await page.reload();
    await expect(button(page, 'Weiter')).toBeVisible();
    await expectFitAtEveryWidth(page);
  },
);

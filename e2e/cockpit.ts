import type { Page } from '@playwright/test';
import { appointmentsOf } from '#e2e/appointments.ts';
import { PEOPLE } from '#e2e/people.ts';

export const WORKER = PEOPLE.cockpitWorker;

export const main = (page: Page) => page.getByRole('main');
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
export const inDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });
export const lane = (page: Page, name: string) => page.getByRole('list', { name: new RegExp(name) });
export const candidates = (page: Page) =>
  page.getByRole('table', { name: 'Geeignete Mitarbeiter/innen' }).locator('[data-row]');
/** How many of them are seen without scrolling. */
export const candidatesInSight = (page: Page): Promise<number> =>
  candidates(page).evaluateAll(
    (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );
/** The cut texts in the rows and the heads of the lanes, over all widths that have room for a table. */
export const cutInSight = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[aria-label="Geeignete Mitarbeiter/innen"] td *, section h2 *')
    .evaluateAll((parts) =>
      parts
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent ?? ''),
    );
export const bar = (page: Page) => page.getByRole('region', { name: /ausgewählt/ });
export const said = (page: Page, text: string | RegExp) => page.getByText(text).last();

/** The name in a row of the table. */
export const nameIn = (page: Page, row: number) => candidates(page).nth(row).getByRole('link').first().innerText();

export async function fromMenu(page: Page, menu: string, step: string | RegExp): Promise<void> {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: step }).click();
}

/** An appointment of its own for each journey, months ahead. */
export async function anAppointment(description: string, inDays: number, desiredTargetUsers: number) {
  const office = await appointmentsOf(PEOPLE.cockpitDispatcher);
  const workplace = await office.workplaceOf(WORKER);
  const id = await office.create(workplace, { description, inDays, desiredTargetUsers });
  return { id, workerId: workplace.workerId, office };
}

import type { Page } from '@playwright/test';

export const main = (page: Page) => page.getByRole('main');
export const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
export const inDialog = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });
export const lane = (page: Page, name: string) => page.getByRole('list', { name: new RegExp(name) });
export const candidates = (page: Page) =>
  page.getByRole('table', { name: 'Geeignete Mitarbeiter/innen' }).locator('[data-row]');
export const bar = (page: Page) => page.getByRole('region', { name: /ausgewählt/ });
export const said = (page: Page, text: string | RegExp) => page.getByText(text).last();

/** The name in a row of the table. */
export const nameIn = (page: Page, row: number) => candidates(page).nth(row).getByRole('link').innerText();

export async function fromMenu(page: Page, menu: string, step: string | RegExp): Promise<void> {
  await button(page, menu).click();
  await page.getByRole('menuitem', { name: step }).click();
}

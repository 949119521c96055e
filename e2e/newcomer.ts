import { expect, type Page } from '@playwright/test';
import { APP } from '#e2e/journey.ts';

/** Somebody whom no agency knows follows a link and signs up at the provider. Answers their last name, which nobody else has. */
export async function signUp(page: Page, path: string, firstName: string): Promise<string> {
  const lastName = `Neu${crypto.randomUUID().slice(0, 8)}`;
  await page.goto(APP + path);
  await page.getByLabel('Vorname').fill(firstName);
  await page.getByLabel('Nachname').fill(lastName);
  await page.getByLabel(/E-Mail/).fill(`${firstName}.${lastName}@example.at`);
  await page.getByRole('button', { name: /registrieren/i }).click();
  await expect(page).toHaveURL(APP + path);
  return lastName;
}

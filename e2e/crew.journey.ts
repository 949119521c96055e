import { button, fromMenu, inDialog, main, said } from '#e2e/cockpit.ts';
import { DEEP } from '#e2e/deep.ts';
import { enter, expect, expectAccessible, expectFit, leave, mailsTo, test } from '#e2e/journey.ts';
import { anOwnAgency } from '#e2e/own-agency.ts';
import { PEOPLE, type Person } from '#e2e/people.ts';

test.describe.configure({ timeout: 180_000 });

const ALPS = 'alpenservice.example';
const addressOf = (person: Person) => `${person.replace(' ', '.')}@agentur.example`;

test('the office writes to its crew, asks who comes, and prints the list', DEEP, async ({ page }) => {
  const agency = await anOwnAgency(PEOPLE.crewAdmin, ALPS);
  const office = await agency.staff('Dora', 'TENANT_USER_DISPATCHER');
  const worker = await agency.worker('Lea');
  const shift = await agency.shift({ description: 'Herbstball', inHours: 30, wanted: 1 });
  const offerId = await agency.booked(worker, shift);

  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, office, `/appointment/${shift}`);
  await fromMenu(page, 'Weitere Schritte', 'Nachricht schreiben');
  await page.getByRole('dialog').getByLabel('Nachricht', { exact: true }).fill('Bitte durch den Hof kommen.');
  await expectAccessible(page);
  await inDialog(page, 'Senden').click();
  await said(page, 'Nachricht an 1 Person gesendet').waitFor();
  await expect(main(page).getByText('Bitte durch den Hof kommen.')).toBeVisible();
  await fromMenu(page, 'Gebucht: weitere Schritte', 'Um Bestätigung bitten');
  await expect(main(page).getByText('Noch nicht bestätigt')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    fromMenu(page, 'Weitere Schritte', 'Teamliste (PDF)'),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Teamliste Herbstball .*\.pdf$/);
  await leave(page);

  await expect(async () => {
    const mails = await mailsTo(addressOf(worker.name));
    expect(mails.some(({ text }) => text.includes('Bitte durch den Hof kommen.'))).toBe(true);
    expect(mails.some(({ subject }) => subject.startsWith('Kommst du? Herbstball'))).toBe(true);
  }).toPass();

  await page.setViewportSize({ width: 360, height: 780 });
  await enter(page, worker.name, '/offers/booked');
  await button(page, 'Kalender').click();
  await page.getByRole('button', { name: /1 Einsatz$/ }).click();
  await expectAccessible(page);
  await expectFit(page);
  await page.getByRole('link', { name: 'Herbstball' }).click();
  await expect(page).toHaveURL(new RegExp(`/offer/${offerId}$`));
  await expect(main(page).getByText('Bitte durch den Hof kommen.')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Ich komme').click();
  await expect(main(page).getByText('Du hast bestätigt, dass du kommst.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('table')).toBeVisible();
  await leave(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page, office, `/appointment/${shift}`);
  await expect(main(page).getByText('Bestätigt', { exact: true })).toBeVisible();
});

import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { Person } from '#e2e/people.ts';
import { screenOf } from '#e2e/screen-of.ts';

export const APP = process.env['APP_URL'] ?? '';
export const IDENTITY = process.env['IDENTITY_URL'] ?? '';
export const INBOX = process.env['INBOX_URL'] ?? '';
export const PUSH = process.env['PUSH_URL'] ?? '';
export const VIES = process.env['VIES_URL'] ?? '';
export const ACCOUNTING = process.env['ACCOUNTING_URL'] ?? '';

/** Journeys fail on what a person would not see but must not happen: script errors and blocked content. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ context }, use) => {
      const complaints = listen(context);
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('console', (message) => {
    if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) complaints.push(message.text());
  });
  return complaints;
}

/** Opens a path and signs in on the provider's page by one click. */
export async function signIn(page: Page, person: Person, path = '/'): Promise<void> {
  await page.goto(`${APP}${path}`);
  await chooseOnLoginPage(page, person);
}

export async function chooseOnLoginPage(page: Page, person: Person): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${IDENTITY}`));
  await page.getByRole('button', { name: new RegExp(person) }).click();
  await expect(page).toHaveURL(new RegExp(`^${APP}`));
}

/** Workers are greeted by their first name alone. */
export const greeting = (page: Page, person: Person) =>
  page.getByRole('heading', { name: new RegExp(person.split(' ')[0] ?? person) });

/** Where a worker begins. */
export const openOffers = (page: Page) => page.getByRole('heading', { level: 1, name: 'Offene Angebote' });

const GO_ON = { name: 'Hier weitermachen' };

/** Signs in and takes over, wherever the person was signed in before: a journey must not lean on another one. */
export async function enter(page: Page, person: Person, path = '/'): Promise<void> {
  await signIn(page, person, path);
  const goOn = page.getByRole('button', GO_ON);
  await expect(page.getByRole('banner').or(goOn)).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Gives the device back, so that the next journey of the person is not asked. */
export async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden bei Gastspiel' })).toBeVisible();
}

/** The stored ticket of the browser, as the product keeps it. */
export const storedTicket = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.localStorage.getItem('deviceAccessTicket'));

const IS_DEEP = process.env['DEEP'] === 'on';
const looked = new Set<string>();

/** A screen, the dialogs on it, and whether it is a phone's. */
async function sightOf(page: Page): Promise<string> {
  const dialogs = await page.getByRole('dialog').evaluateAll((open) => open.map((dialog) => dialog.textContent));
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  return [screenOf(new URL(page.url()).pathname), isPhone, dialogs.map((text) => text?.slice(0, 20))].join();
}

/**
 * One look of axe at the screen as it stands. It is the dearest step of a journey, so each worker looks at a sight once, and at the same
 * one in another state only in `npm run test:deep`. Whether it fits is cheap and asked at every width.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const sight = await sightOf(page);
  if (looked.has(sight) && !IS_DEEP) return;
  looked.add(sight);
  // MUI hangs an open list at the end of the body, outside of all landmarks; the field that it belongs to lies in one.
  const isListOpen = await page.getByRole('listbox').first().isVisible();
  const { violations } = await new AxeBuilder({ page })
    // We have no frames of other origins, and only for these axe needs a second page to put its findings together.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(isListOpen ? ['region'] : [])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // Polled: a layout for another width comes a moment after that width.
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}

/** The screen as it stands scrolls only downwards and is accessible. */
export async function expectFit(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** At every width of the house; ends at the narrowest. */
export async function expectNoSidewaysScrollAtEveryWidth(page: Page): Promise<void> {
  for (const width of [1440, 1366, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
}

/** The same at every width of the house; axe looks at the narrowest, since the other journeys show it the widest. */
export async function expectFitAtEveryWidth(page: Page): Promise<void> {
  const before = page.viewportSize();
  await expectNoSidewaysScrollAtEveryWidth(page);
  await expectAccessible(page);
  if (before) await page.setViewportSize(before);
}

/** Names of a usual length stand whole in the list that is shown; only the longest are cut. */
export async function expectNamesWhole(page: Page, ...widths: readonly number[]): Promise<void> {
  const before = page.viewportSize();
  const cut = () =>
    page.locator('tbody td [title]').evaluateAll((names) =>
      names
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent ?? '')
        .filter(({ length }) => length <= 24),
    );
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(cut).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly { readonly filename: string; readonly contentType: string }[];
}

/** A mail's attachment, by its kind; the logo comes too. */
export async function attachmentIn(mail: Mail | undefined, wanted: string): Promise<Buffer> {
  const index = mail?.attachments.findIndex(({ contentType }) => contentType === wanted);
  return Buffer.from(await (await fetch(`${INBOX}/messages/${mail?.id}/attachments/${index}`)).arrayBuffer());
}

export const pdfIn = async (mail: Mail): Promise<Uint8Array> =>
  new Uint8Array(await attachmentIn(mail, 'application/pdf'));

/** The mails that an address has got, newest first. */
export async function mailsTo(address: string): Promise<readonly Mail[]> {
  const answer = await fetch(`${INBOX}/api/messages?to=${encodeURIComponent(address)}`);
  return answer.json();
}

/** The links in them. */
export async function linksMailedTo(address: string): Promise<readonly string[]> {
  return (await mailsTo(address)).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
}

export { expect };

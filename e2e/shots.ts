import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '@gastspiel/tooling/browser.ts';
import { ROOT } from '@gastspiel/tooling/root.ts';
import { chromium, type Page } from '@playwright/test';
import { answersOf } from '#e2e/answered.ts';
import { PEOPLE, type Person } from '#e2e/people.ts';
import startProduct from '#e2e/product.ts';
import { screenOf } from '#e2e/screen-of.ts';

/**
 * Signs in as each role and photographs every screen that a link leads to, for people who review screens. Nothing is
 * listed here: a feature that adds a menu entry or a link is found by itself.
 */
const FOLDER = join(ROOT, 'shots');
const WIDTHS = [360, 768, 1440];
const WHO: Readonly<Record<string, Person>> = {
  'system-admin': PEOPLE.admin,
  dispatcher: PEOPLE.dispatcher,
  'customer-care': PEOPLE.customerCare,
  accounting: PEOPLE.accounting,
  administration: PEOPLE.administration,
  worker: PEOPLE.worker,
  waiting: PEOPLE.waiting,
  blocked: PEOPLE.blocked,
};
const MAX_SCREENS = 60;

const nameOf = (screen: string): string => screen.replace(/^\/$/, 'home').replace(/^\//, '').replaceAll('/', '_');

async function signIn(page: Page, app: string, person: Person): Promise<void> {
  await page.goto(app);
  await page.getByRole('button', { name: new RegExp(person) }).click();
  const goOn = page.getByRole('button', { name: 'Hier weitermachen' });
  await page.getByRole('banner').or(goOn).first().waitFor();
  if (await goOn.isVisible()) await goOn.click();
  await page.getByRole('banner').waitFor();
}

type Settle = () => Promise<void>;

/** A wait until the page is as a person would look at it. */
function settling(page: Page): Settle {
  const answered = answersOf(page);
  return async () => {
    await answered();
    await page.evaluate(() => document.fonts.ready);
    // An answer is drawn before the page asks for what follows from it.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await answered();
  };
}

/** The whole page at once: as high as it is, so that what sticks to the screen's edges lies where it belongs. */
async function photograph(page: Page, settle: Settle, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await settle();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await page.screenshot({ path });
}

/** Follows links within the page, because a fresh load would sign in anew at every step. */
async function visitAll(page: Page, settle: Settle, app: string, shoot: (screen: string) => Promise<void>) {
  const seen = new Set<string>();
  const queue = ['/'];
  while (queue.length > 0 && seen.size < MAX_SCREENS) {
    const path = queue.shift() ?? '/';
    const screen = screenOf(path);
    if (seen.has(screen)) continue;
    seen.add(screen);
    await page.goto(`${app}${path}`);
    await page.getByRole('banner').waitFor();
    await settle();
    await shoot(screen);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    queue.push(...links.filter((href) => !href.startsWith('//')));
  }
}

rmSync(FOLDER, { recursive: true, force: true });
const stop = await startProduct();
const app = process.env['APP_URL'] ?? '';
const executablePath = ensureBrowser();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
const rows: string[] = [];
try {
  const login = await browser.newPage();
  const settleLogin = settling(login);
  for (const width of WIDTHS) {
    mkdirSync(join(FOLDER, 'nobody'), { recursive: true });
    await login.goto(app);
    await login.getByRole('heading', { level: 1 }).waitFor();
    await photograph(login, settleLogin, width, join(FOLDER, 'nobody', `login-${width}.png`));
  }
  rows.push(row('nobody', 'login'));
  for (const [role, person] of Object.entries(WHO)) {
    mkdirSync(join(FOLDER, role), { recursive: true });
    const screens = new Set<string>();
    const page = await (await browser.newContext({ locale: 'de-AT', timezoneId: 'Europe/Vienna' })).newPage();
    const settle = settling(page);
    await signIn(page, app, person);
    await visitAll(page, settle, app, async (screen) => {
      screens.add(screen);
      for (const width of WIDTHS) {
        await photograph(page, settle, width, join(FOLDER, role, `${nameOf(screen)}-${width}.png`));
      }
    });
    rows.push(...[...screens].map((screen) => row(role, nameOf(screen))));
    await page.context().close();
    console.log(`${role}: ${[...screens].join(' ')}`);
  }
} finally {
  await browser.close();
  await stop();
}
const style = 'body{font:14px system-ui}img{max-height:420px;border:1px solid #ccc;margin:4px;vertical-align:top}';
writeFileSync(
  join(FOLDER, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('\n')}`,
);
console.log(`Open ${join(FOLDER, 'index.html')}`);

function row(role: string, screen: string): string {
  const pictures = WIDTHS.map((width) => `<img loading="lazy" alt="${width} px" src="${role}/${screen}-${width}.png">`);
  return `<h2>${role}: ${screen}</h2>${pictures.join('')}`;
}

import { gzipSync } from 'node:zlib';
import { ensureBrowser } from '@gastspiel/tooling/browser.ts';
import { chromium, type Response } from '@playwright/test';
import pg from 'pg';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';

const KIB = 1024;
/** A trivial react-admin 5 app, measured in the same way. */
const BASELINE_KIB = 339.5;

/** Everything that a browser with an empty cache fetches until home greets the person, the way through the login included. */
export const entry: Entry = {
  name: 'JavaScript until home shows, gzip',
  async run({ appUrl, databaseUrl }) {
    const executablePath = ensureBrowser();
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
    const visit = async (path: string, shown: RegExp) => {
      await forgetDevices(databaseUrl);
      const page = await (await browser.newContext()).newPage();
      await page.addInitScript({ content: MARK_WHEN_SHOWN });
      const scripts = new Map<string, Promise<number>>();
      page.on('response', (response) => {
        const url = response.url();
        if (url.startsWith(appUrl) && isScript(response) && !scripts.has(url)) scripts.set(url, gzipSize(response));
      });
      await page.goto(`${appUrl}${path}`);
      await page.getByRole('button', { name: /Katharina Leitner/ }).click();
      await page.getByRole('heading', { name: shown }).waitFor();
      const before = new Set(await page.evaluate<string[]>(ASKED_FOR_BEFORE));
      const all = () => sizesOf(scripts);
      const atFirst = new Map([...(await all())].filter(([url]) => before.has(url)));
      return { page, atFirst, all };
    };
    try {
      const home = await visit('', /Katharina Leitner/);
      const kib = sumOf(home.atFirst);
      await home.page.locator('.MuiChartsSurface-root').first().waitFor();
      const { atFirst: shell } = await visit('/nirgends', /nicht gefunden|gibt es nicht/i);
      const beyond = without(home.atFirst, shell);
      const later = without(await home.all(), home.atFirst);
      return [
        `${kib.toFixed(1)} KiB in ${home.atFirst.size} files, of ${BASELINE_KIB} KiB of a trivial react-admin 5 app`,
        `= ${judge(kib / BASELINE_KIB, { atMost: 0.57 }, { digits: 3 })}`,
        `of these beyond the shell: ${sumOf(beyond).toFixed(1)} KiB in ${beyond.size} files`,
        `plots and whatever else comes once the day is shown: ${sumOf(later).toFixed(1)} KiB in ${later.size} files`,
      ];
    } finally {
      await browser.close();
    }
  },
};

/** What follows is asked for right after: only the browser knows in which order. */
const MARK_WHEN_SHOWN = `new MutationObserver((_changes, watcher) => {
  if (!document.querySelector('h1')) return;
  performance.mark('shown');
  watcher.disconnect();
}).observe(document, { childList: true, subtree: true });`;
const ASKED_FOR_BEFORE = `performance.getEntriesByType('resource')
  .filter(({ startTime }) => startTime < performance.getEntriesByName('shown')[0].startTime).map(({ name }) => name)`;

type Sizes = ReadonlyMap<string, number>;

const sizesOf = async (scripts: ReadonlyMap<string, Promise<number>>): Promise<Sizes> =>
  new Map(await Promise.all([...scripts].map(async ([url, size]) => [url, await size] as const)));
const without = (some: Sizes, others: Sizes): Sizes => new Map([...some].filter(([url]) => !others.has(url)));
const sumOf = (sizes: Sizes): number => [...sizes.values()].reduce((sum, size) => sum + size, 0) / KIB;

/** The data set outlives a run, and the browser of the last one would still hold the person's ticket. */
async function forgetDevices(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('delete from directory.device_tickets');
  await client.end();
}

const isScript = (response: Response): boolean => response.request().resourceType() === 'script';
const gzipSize = async (response: Response): Promise<number> => gzipSync(await response.body()).length;

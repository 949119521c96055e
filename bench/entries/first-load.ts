import { gzipSync } from 'node:zlib';
import { ensureBrowser } from '@gastspiel/tooling/browser.ts';
import { chromium, type Response, type ViewportSize } from '@playwright/test';
import type { Entry } from '#bench/entry.ts';
import { forgetDevices } from '#bench/forget-devices.ts';
import { judge } from '#bench/goals.ts';

const KIB = 1024;
/** A trivial react-admin 5 app, measured in the same way. */
const BASELINE_KIB = 339.5;

interface Visit {
  readonly path?: string;
  readonly person: RegExp;
  /** The person came for this element, as a selector. */
  readonly shown: string;
  readonly viewport?: ViewportSize;
}

const OFFICE = { person: /Katharina Leitner/, shown: 'h1' };
const PHONE = { person: /Anna Pichler/, shown: 'main article', viewport: { width: 360, height: 740 } };

/** Everything that a browser with an empty cache fetches until the person sees what they came for, the way through the login included. */
export const entry: Entry = {
  name: 'JavaScript until home shows, and until the open offers show on a phone, gzip',
  async run({ appUrl, databaseUrl }) {
    const executablePath = ensureBrowser();
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
    const visit = async ({ path = '', person, shown, viewport }: Visit) => {
      await forgetDevices(databaseUrl);
      const page = await (await browser.newContext(viewport && { viewport })).newPage();
      await page.addInitScript({ content: markWhenShown(shown) });
      const scripts = new Set<string>();
      page.on('response', (response) => {
        if (response.url().startsWith(appUrl) && isScript(response)) scripts.add(response.url());
      });
      await page.goto(`${appUrl}${path}`);
      await page.getByRole('button', { name: person }).click();
      await page.waitForURL((url) => url.href.startsWith(appUrl));
      await page.locator(shown).first().waitFor();
      const before = new Set(await page.evaluate<string[]>(THERE_BEFORE));
      const all = () => sizesOf(scripts);
      const atFirst = new Map([...(await all())].filter(([url]) => before.has(url)));
      return { page, atFirst, all };
    };
    try {
      const home = await visit(OFFICE);
      await home.page.locator('.MuiChartsSurface-root').first().waitFor();
      const { atFirst: shell } = await visit({ ...OFFICE, path: '/nirgends' });
      const later = without(await home.all(), home.atFirst);
      const offers = await visit(PHONE);
      return [
        ...weightOf('home', home.atFirst, shell, 0.57),
        `plots and whatever else comes once the day is shown: ${sumOf(later).toFixed(1)} KiB in ${later.size} files`,
        // Not among them, since they come seconds later: the service worker, and what watches for news and installing.
        ...weightOf('open offers on a phone', offers.atFirst, shell, 0.5),
      ];
    } finally {
      await browser.close();
    }
  },
};

function weightOf(what: string, files: Sizes, shell: Sizes, atMost: number): readonly string[] {
  const kib = sumOf(files);
  const beyond = without(files, shell);
  return [
    `${what}: ${kib.toFixed(1)} KiB in ${files.size} files, of ${BASELINE_KIB} KiB of a trivial react-admin 5 app`,
    `= ${judge(kib / BASELINE_KIB, { atMost }, { digits: 3 })}`,
    `of these beyond the shell: ${sumOf(beyond).toFixed(1)} KiB in ${beyond.size} files`,
  ];
}

/** Only the browser knows in which order: what follows may be asked for in the very task that shows the person's first screen. */
const markWhenShown = (selector: string): string => `new MutationObserver((_changes, watcher) => {
  if (!document.querySelector('${selector}')) return;
  performance.mark('shown');
  watcher.disconnect();
}).observe(document, { childList: true, subtree: true });`;
/** By when it was there: an effect of the same commit runs before any observer of it does. */
const THERE_BEFORE = `performance.getEntriesByType('resource')
  .filter(({ responseEnd }) => responseEnd < performance.getEntriesByName('shown')[0].startTime).map(({ name }) => name)`;

type Sizes = ReadonlyMap<string, number>;

/** Fetched once more: a browser forgets what came for a page that it has left. */
const sizesOf = async (scripts: ReadonlySet<string>): Promise<Sizes> =>
  new Map(await Promise.all([...scripts].map(async (url) => [url, await gzipSize(url)] as const)));
const without = (some: Sizes, others: Sizes): Sizes => new Map([...some].filter(([url]) => !others.has(url)));
const sumOf = (sizes: Sizes): number => [...sizes.values()].reduce((sum, size) => sum + size, 0) / KIB;

const isScript = (response: Response): boolean => response.request().resourceType() === 'script';
const gzipSize = async (url: string): Promise<number> =>
  gzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer())).length;

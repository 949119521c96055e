import { ensureBrowser } from '@gastspiel/tooling/browser.ts';
import { type Browser, chromium, type Page, type ViewportSize } from '@playwright/test';
import type { Entry } from '#bench/entry.ts';
import { forgetDevices } from '#bench/forget-devices.ts';
import { judge } from '#bench/goals.ts';
import { median } from '#bench/load.ts';

/** A phone in a cellar kitchen: slow in network and in thought. */
const LINE = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const CPU_RATE = 4;
const ROUNDS = 5;
const GOALS = { cold: 5, warm: 2.5 };

interface Visit {
  readonly name: string;
  readonly person: RegExp;
  /** Whatever the person came for, as a selector. */
  readonly shown: string;
  readonly viewport?: ViewportSize;
}

const VISITS: readonly Visit[] = [
  {
    name: 'open offers on a phone',
    person: /Anna Pichler/,
    shown: 'main article',
    viewport: { width: 360, height: 740 },
  },
  { name: 'the office’s home', person: /Katharina Leitner/, shown: 'main li a' },
];

/** How long somebody who is signed in waits after a reload, with an empty cache and with a full one. */
export const entry: Entry = {
  name: 'Reload on a line of 400 ms and 400 kbit/s, CPU four times slower, until it can be used',
  async run({ appUrl, databaseUrl }) {
    const executablePath = ensureBrowser();
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
    try {
      const lines: string[] = [];
      for (const visit of VISITS) {
        await forgetDevices(databaseUrl);
        const page = await signedIn(browser, appUrl, visit);
        lines.push(`${visit.name}: ${await seconds(page, visit, 'cold')}, ${await seconds(page, visit, 'warm')}`);
      }
      return lines;
    } finally {
      await browser.close();
    }
  },
};

/** The browser's own cache is what is measured: a service worker would answer past the slow line. */
async function signedIn(browser: Browser, appUrl: string, { person, shown, viewport }: Visit): Promise<Page> {
  const page = await (await browser.newContext({ serviceWorkers: 'block', ...(viewport && { viewport }) })).newPage();
  await page.goto(appUrl);
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL((url) => url.href.startsWith(appUrl));
  await page.locator(shown).first().waitFor();
  return page;
}

async function seconds(page: Page, { shown }: Visit, cache: keyof typeof GOALS): Promise<string> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', LINE);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (cache === 'cold') await browser.send('Network.clearBrowserCache');
    const started = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await page.locator(shown).first().waitFor();
    times.push((performance.now() - started) / 1000);
  }
  await browser.detach();
  return `${cache} ${judge(median(times), { atMost: GOALS[cache] }, { unit: ' s', digits: 1 })}`;
}

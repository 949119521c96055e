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
    await forgetDevices(databaseUrl);
    const executablePath = ensureBrowser();
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
    try {
      const page = await browser.newPage();
      const scripts = new Map<string, Promise<number>>();
      page.on('response', (response) => {
        const url = response.url();
        if (url.startsWith(appUrl) && isScript(response) && !scripts.has(url)) scripts.set(url, gzipSize(response));
      });
      await page.goto(appUrl);
      await page.getByRole('button', { name: /Katharina Leitner/ }).click();
      await page.getByRole('heading', { name: /Katharina Leitner/ }).waitFor();
      const sizes = await Promise.all(scripts.values());
      const kib = sizes.reduce((sum, size) => sum + size, 0) / KIB;
      return [
        `${kib.toFixed(1)} KiB in ${sizes.length} files, of ${BASELINE_KIB} KiB of a trivial react-admin 5 app`,
        `= ${judge(kib / BASELINE_KIB, { atMost: 0.57 }, { digits: 3 })}`,
      ];
    } finally {
      await browser.close();
    }
  },
};

/** The data set outlives a run, and the browser of the last one would still hold the person's ticket. */
async function forgetDevices(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('delete from directory.device_tickets');
  await client.end();
}

const isScript = (response: Response): boolean => response.request().resourceType() === 'script';
const gzipSize = async (response: Response): Promise<number> => gzipSync(await response.body()).length;

import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { median } from '#bench/load.ts';
import type { BenchedProduct } from '#bench/product.ts';
import { memoryOf, mostMemoryDuring } from '#bench/server-memory.ts';
import { STATISTICS_ROWS, STATISTICS_YEAR } from '#bench/statements/statistics.ts';

const ROUNDS = 7;
const WATCHED_ROUNDS = 3;

/** The bytes of the file, as they come. */
async function download(product: BenchedProduct, headers: Record<string, string>): Promise<number> {
  const { createDownload } = await callApi<{ createDownload: { url: string } }>(
    product,
    headers,
    'mutation ($input: DownloadInput!) { createDownload(input: $input) { url } }',
    { input: { statisticsXlsx: STATISTICS_YEAR } },
  );
  const started = performance.now();
  const response = await fetch(`${product.appUrl}${createDownload.url}`);
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  if (response.status !== 200 || bytes < 100_000) throw new Error(`${response.status} with ${bytes} bytes`);
  return performance.now() - started;
}

async function copy(client: pg.Client): Promise<number> {
  const started = performance.now();
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline(client.query(copyTo(`copy (${STATISTICS_ROWS}) to stdout (format csv)`)), nowhere);
  return performance.now() - started;
}

export const entry: Entry = {
  name: 'Statistics of a year as a workbook: 20,000 workers, 80,000 bookings, 8,600 invoices',
  async run(product) {
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    try {
      const before = await memoryOf(product);
      await Promise.all([copy(client), download(product, headers)]);
      const times = { file: [] as number[], copy: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        times.copy.push(await copy(client));
        times.file.push(await download(product, headers));
      }
      const [file, bare] = [median(times.file), median(times.copy)];
      const most = await mostMemoryDuring(product, async () => {
        for (let round = 0; round < WATCHED_ROUNDS; round += 1) await download(product, headers);
      });
      return [
        `download ${file.toFixed(0)} ms, bare COPY … TO STDOUT of the same rows ${bare.toFixed(0)} ms = ${judge(file / bare, { atMost: 2 }, { unit: '×' })}`,
        `memory of the server: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, ${(await memoryOf(product)).toFixed(0)} MB after`,
      ];
    } finally {
      await client.end();
    }
  },
};

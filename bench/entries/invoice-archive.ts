import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { median } from '#bench/load.ts';
import type { BenchedProduct } from '#bench/product.ts';
import { memoryOf, mostMemoryDuring } from '#bench/server-memory.ts';

const ROUNDS = 9;
const COUNT = 1000;
/** Before the first invoice of the data set. */
const YEAR = 2019;

/** As large as invoices with one to three pages are, and as little to be packed. */
const paperOf = (n: number): Buffer => randomBytes(60_000 + (n % 40) * 1000);

/** The same bytes as sent invoices and as files. */
async function layOut(client: pg.Client, folder: string): Promise<void> {
  for (let n = 1; n <= COUNT; n += 1) {
    const paper = paperOf(n);
    writeFileSync(join(folder, `${YEAR}-${String(n).padStart(5, '0')}_Ringhof-Hotels-GmbH.pdf`), paper);
    await client.query(
      `insert into public.invoices (tenant_id, year, position, invoice_recipient_id, issue_date, due_date, dun_date, language,
         tax_treatment, tax_percentage, paper, recipient_name, search_key, net_in_cents, tax_in_cents, gross_in_cents, sent_at,
         sent_file, sent_file_sha256, sent_ebinterface, created_at, created_by_name)
       select tenant_id, ${YEAR}, $2, id, '${YEAR}-06-01', '${YEAR}-06-11', '${YEAR}-06-21', 'de', 'TAXED', 2000, '{}',
         'Ringhof Hotels GmbH', '', 100, 20, 120, now(), $3, sha256($3), 'XML', now(), 'Katharina Brandl'
       from public.invoice_recipients where tenant_id = $1 order by id limit 1`,
      [LARGE_TENANT, n, paper],
    );
  }
}

/** Sent invoices are for ever; those of a bench are not. */
const clearAway = (client: pg.Client) =>
  client.query(`begin; set local session_replication_role = replica;
    delete from public.files f using public.invoices i where i.tenant_id = '${LARGE_TENANT}' and i.year = ${YEAR}
      and f.tenant_id = i.tenant_id and f.sha256 in (i.sent_file_sha256, i.sent_ebinterface_sha256);
    delete from public.invoices where tenant_id = '${LARGE_TENANT}' and year = ${YEAR}; commit`);

async function download(product: BenchedProduct, headers: Record<string, string>): Promise<number> {
  const { createDownload } = await callApi<{ createDownload: { url: string } }>(
    product,
    headers,
    `mutation { createDownload(input: { invoiceArchive: { from: "${YEAR}-01-01", to: "${YEAR}-12-31" } }) { url } }`,
  );
  const started = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  get(`${product.appUrl}${createDownload.url}`, (response) => {
    let missing = Number(response.headers['content-length']);
    response.on('data', (chunk: Buffer) => {
      missing -= chunk.length;
    });
    response.on('end', () => (missing === 0 ? resolve() : reject(new Error(`${missing} bytes are missing`))));
  }).on('error', reject);
  await promise;
  return performance.now() - started;
}

async function zip(folder: string): Promise<number> {
  const out = join(folder, 'archive.zip');
  rmSync(out, { force: true });
  const started = performance.now();
  await promisify(execFile)('zip', ['-0', '-q', '-r', out, '.'], { cwd: join(folder, 'files') });
  return performance.now() - started;
}

export const entry: Entry = {
  name: `Archive of ${COUNT} invoices, streamed`,
  async run(product) {
    const hasZip = await promisify(execFile)('zip', ['-v']).then(
      () => true,
      () => false,
    );
    if (!hasZip) return ['there is no zip on this machine to compare with'];
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const folder = mkdtempSync(join(tmpdir(), 'gastspiel-bench-'));
    mkdirSync(join(folder, 'files'));
    const client = new pg.Client({ connectionString: product.databaseUrl });
    await client.connect();
    try {
      await clearAway(client);
      await layOut(client, join(folder, 'files'));
      const before = await memoryOf(product);
      await Promise.all([download(product, headers), zip(folder)]);
      const times = { archive: [] as number[], zip: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        times.zip.push(await zip(folder));
        times.archive.push(await download(product, headers));
      }
      const most = await mostMemoryDuring(product, async () => {
        for (let round = 0; round < 3; round += 1) await download(product, headers);
      });
      const [ours, theirs] = [median(times.archive), median(times.zip)];
      return [
        `download ${ours.toFixed(0)} ms, zip -0 of the same files ${theirs.toFixed(0)} ms = ${judge(ours / theirs, { atMost: 1 }, { unit: '×' })}`,
        `memory of the server: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most, ${(await memoryOf(product)).toFixed(0)} MB after`,
      ];
    } finally {
      await clearAway(client);
      await client.end();
      rmSync(folder, { recursive: true });
    }
  },
};

import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { callApi, headersOf, SYSTEM_ADMIN } from '#bench/call-api.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import type { Entry } from '#bench/entry.ts';
import { judge } from '#bench/goals.ts';
import { median } from '#bench/load.ts';
import type { BenchedProduct } from '#bench/product.ts';
import { memoryOf, mostMemoryDuring } from '#bench/server-memory.ts';
import { connectToTenant } from '#bench/tenant-connection.ts';

const ROUNDS = 3;
const SIZES = [1000, 5000];
const HEADINGS = 'Nachname;Vorname;Geburtsdatum;E-Mail;Handy;Straße;PLZ;Ort;SVNR;IBAN;Einsatzarten;Größe';
const ADDRESS = '@import-bench.example';

const two = (number: number): string => String(number).padStart(2, '0');

/** With its check digit; some serials have none, then the next one is taken. */
function socialSecurityNumber(index: number, birthday: string): string {
  for (let serial = 100 + (index % 800); ; serial += 1) {
    const sum = [3, 7, 9, 5, 8, 4, 2, 1, 6].reduce(
      (all, weight, at) => all + weight * Number(`${serial}${birthday}`[at]),
      0,
    );
    if (sum % 11 < 10) return `${serial}${sum % 11}${birthday}`;
  }
}

function fileOf(count: number, type: string): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const [day, month, year] = [two((index % 28) + 1), two((index % 12) + 1), 1960 + (index % 45)];
    const number = socialSecurityNumber(Math.floor(index / 28), `${day}${month}${two(year % 100)}`);
    const phone = `0664 55${10_000 + index}`;
    const mail = `p${index}${ADDRESS}`;
    return `Muster ${index};Eva;${day}.${month}.${year};${mail};${phone};Gasse ${index};1010;Wien;${number};AT611904300234573201;${type};M`;
  });
  return [HEADINGS, ...lines].join('\r\n');
}

const IDS = `(select id from users where tenant_id = '${LARGE_TENANT}' and contact_email like '%${ADDRESS}')`;
const RECORDS = `(select id from audit_records where tenant_id = '${LARGE_TENANT}' and entity_id in ${IDS})`;
/** Everything that an import writes, in the order in which it can be inserted. */
const WRITTEN = {
  users: `id in ${IDS}`,
  target_users: `user_id in ${IDS}`,
  target_users_in_pools: `user_id in ${IDS}`,
  target_users_for_types: `user_id in ${IDS}`,
  qualified_workers: `user_id in ${IDS}`,
  audit_records: `entity_id in ${IDS}`,
  audit_payloads: `audit_record_id in ${RECORDS}`,
  import_rows: `entity_id in ${IDS}`,
};
const tables = Object.entries(WRITTEN).map(([table, which]) => ({
  table,
  of: `${table} where tenant_id = '${LARGE_TENANT}' and ${which}`,
}));

/** The history is for ever, and nobody else hears of it. */
async function forget(owner: pg.Client): Promise<void> {
  const deletions = tables.toReversed().map(({ of }) => `delete from ${of}`);
  await owner.query(['begin', 'set local session_replication_role = replica', ...deletions, 'commit'].join(';'));
}

/** The rows that an import has written, and the statement that inserts some of them. */
async function written(owner: pg.Client) {
  const pieces: { readonly statement: string; readonly rows: string }[] = [];
  for (const { table, of } of tables) {
    const { rows: columns } = await owner.query<{ name: string }>(
      `select quote_ident(attname) as name from pg_attribute
       where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a'`,
    );
    const names = columns.map(({ name }) => name).join(', ');
    const statement = `insert into ${table} (${names}) select ${names} from jsonb_populate_recordset(null::${table}, $1)`;
    const { rows } = await owner.query<{ row: object }>(`select to_jsonb(t) as row from (select * from ${of}) t`);
    for (let at = 0; at < rows.length; at += 500)
      pieces.push({ statement, rows: JSON.stringify(rows.slice(at, at + 500).map(({ row }) => row)) });
  }
  return pieces;
}

async function inserted(owner: pg.Client, pieces: Awaited<ReturnType<typeof written>>): Promise<number> {
  const started = performance.now();
  await owner.query('begin');
  for (const { statement, rows } of pieces) await owner.query(statement, [rows]);
  await owner.query('commit');
  return performance.now() - started;
}

/** Hands the file in, and answers how long it takes from the button to the last row. */
async function imported(product: BenchedProduct, headers: Record<string, string>, owner: pg.Client, file: string) {
  const upload = await fetch(`${product.appUrl}/uploads/worker-import`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'x-file-name': 'Stamm.csv' },
    body: file,
  });
  const { id: uploadId } = (await upload.json()) as { readonly id: string };
  const {
    read: { id },
  } = await callApi<{ read: { id: string } }>(
    product,
    headers,
    `mutation { read: readWorkerImport(uploadId: "${uploadId}") { id } }`,
  );
  const { found } = await callApi<{ found: { columns: { field: string | null }[]; counts: { new: number } } }>(
    product,
    headers,
    `{ found: workerImport(importId: "${id}") { columns { field } counts { new } } }`,
  );
  if (`${found.counts.new}` !== `${file.split('\r\n').length - 1}`) throw new Error('not all rows are sound and new');
  const terms = { columns: found.columns.map(({ field }) => field ?? ''), userState: 'ACTIVE' };
  const started = performance.now();
  await callApi(
    product,
    headers,
    `mutation ($terms: ImportTerms!) { startWorkerImport(importId: "${id}", terms: $terms) { id } }`,
    { terms },
  );
  for (;;) {
    const { rows } = await owner.query('select from imports where id = $1 and ended_at is not null', [id]);
    if (rows.length > 0) return performance.now() - started;
    await delay(50);
  }
}

/** A file of people taken over by its job, beside the bare inserts of the very rows that it has written, five hundred a statement. */
export const entry: Entry = {
  name: 'Workers imported from a file',
  async run(product) {
    const headers = { ...(await headersOf(product, SYSTEM_ADMIN)), 'x-tenant-id': LARGE_TENANT };
    const owner = await connectToTenant(product.databaseUrl, 'owner');
    const { rows: types } = await owner.query<{ description: string }>(
      `select description from appointment_types where tenant_id = '${LARGE_TENANT}' order by position limit 1`,
    );
    const lines: string[] = [];
    try {
      for (const size of SIZES) {
        const file = fileOf(size, types[0]?.description ?? '');
        const [ours, bare, grown]: [number[], number[], number[]] = [[], [], []];
        for (let round = 0; round <= ROUNDS; round += 1) {
          const before = await memoryOf(product);
          let took = 0;
          const most = await mostMemoryDuring(product, async () => {
            took = await imported(product, headers, owner, file);
          });
          const pieces = await written(owner);
          await forget(owner);
          const bareTook = await inserted(owner, pieces);
          await forget(owner);
          // The first round is planned, and fills the server's memory once.
          if (round === 0) continue;
          ours.push(took);
          bare.push(bareTook);
          grown.push(most - before);
        }
        lines.push(
          `${size} workers in ${median(ours).toFixed(0)} ms, bare inserts ${median(bare).toFixed(0)} ms = ${judge(median(ours) / median(bare), { atMost: 5 }, { unit: '×', digits: 1 })}`,
          `the server grew by ${judge(median(grown), { atMost: 60 }, { unit: ' MB', digits: 0 })}`,
        );
      }
      return lines;
    } finally {
      await owner.query('rollback');
      await forget(owner);
      await owner.query(`delete from imports where tenant_id = '${LARGE_TENANT}' and file_name = 'Stamm.csv'`);
      await owner.end();
    }
  },
};

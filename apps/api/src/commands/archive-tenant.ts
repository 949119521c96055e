import { open, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { dayOf, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { CommandError, say, type Terminal } from '#app/commands/terminal.ts';
import { archiveOf, keptWithin, selectArchived } from '#features/invoices/index.ts';
import { type DeletedTenant, selectDeletedTenants, sumUpKept } from '#features/tenants/index.ts';
import { timeSheetsOf } from '#features/time-sheets/index.ts';
import { keptHours } from '#features/worklogs/index.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { loadConfig } from '#platform/config/config.ts';
import { databaseUrls } from '#platform/config/database-urls.ts';
import { bindTenant } from '#platform/database/bound.ts';
import { type Database, openDatabase, type TenantDb } from '#platform/database/database.ts';
import { allowPauses } from '#platform/downloads/downloads.sql.ts';
import { writeAll } from '#platform/downloads/write-all.ts';
import { ZIP_LIMITS, zipLength, zipOf } from '#platform/downloads/zip.ts';

interface Wanted {
  readonly tenant: string;
  readonly from: string;
  readonly to: string;
  readonly out: string;
}

const STDOUT = '-';
const PAUSE_MS = 10 * 60_000;

/**
 * Hands out what the law makes the operator keep of a deleted tenant. Under the owner's login, which requests never have: no
 * other may even see that such a tenant was there.
 */
export async function archiveTenant(args: string[], terminal: Terminal): Promise<void> {
  const wanted = parseWanted(args);
  const { owner } = databaseUrls(loadConfig(terminal.env));
  const database = openDatabase(
    { connectionString: owner, applicationName: 'gastspiel admin', size: 2, queueSize: 10, waitMs: 5000 },
    () => undefined,
  );
  try {
    await (wanted ? archive(database, wanted, terminal) : list(database, terminal));
  } finally {
    await database.close();
  }
}

/** § 132 BAO: to the end of the seventh year. */
const keptUntil = (lastYear: number): string => `${lastYear + 7}-12-31`;

async function list(database: Database, terminal: Terminal): Promise<void> {
  const deleted = await selectDeletedTenants(database.single);
  if (deleted.length === 0) say(terminal, 'No tenant has been deleted.');
  for (const { id, name, deletedAt } of deleted) {
    const { invoices, timeSheets, entries, lastYear } = await database.withTenant(id, sumUpKept);
    const kept =
      lastYear === null
        ? 'nothing is kept'
        : `${invoices} invoices, ${timeSheets} time sheets, ${entries} worklog entries, kept until ${keptUntil(lastYear)}`;
    say(terminal, `${id}  ${name}  deleted ${deletedAt && dayOf(deletedAt)}: ${kept}`);
  }
}

async function archive(database: Database, wanted: Wanted, { stdout, stderr }: Terminal): Promise<void> {
  const { id } = await findDeleted(database, wanted.tenant);
  const reads = await database.openReads();
  try {
    await bindTenant(reads.db, id);
    await allowPauses(reads.db, PAUSE_MS);
    const { chunks, said } = await contentsOf(reads.db, wanted);
    await writeTo(wanted.out === STDOUT ? stdout : wanted.out, chunks, () =>
      // Before the first byte leaves the house: who took it is known even if they stop halfway.
      database.withTenant(id, (db) =>
        writeAudit(db, { action: 'tenants.archive', requestId: `admin archive by ${userInfo().username}` }, [
          { entityType: 'tenant', entityId: id },
        ]),
      ),
    );
    stderr.write(`${said} of ${id} written to ${wanted.out === STDOUT ? 'standard output' : wanted.out}.\n`);
  } finally {
    await reads.close();
  }
}

async function findDeleted(database: Database, id: string): Promise<DeletedTenant> {
  const [tenant] = await selectDeletedTenants(database.single, id);
  if (!tenant) throw new CommandError(`There is no tenant ${id}.`);
  if (!tenant.deletedAt) {
    throw new CommandError(`The tenant ${id} is not deleted: its own people download their archive in the app.`);
  }
  return tenant;
}

/** The same as people download in the app, with what was never sent in the index; beside it the time sheets and the hours. */
async function contentsOf(db: TenantDb, wanted: Wanted) {
  const now = new Date();
  if ((await sumUpKept(db)).lastYear === null) throw new CommandError('Nothing is kept of this tenant.');
  const invoices = await selectArchived(db, keptWithin(wanted));
  const [papers, timeSheets] = [await archiveOf(db, invoices, now), await timeSheetsOf(db, wanted)];
  const hours = { name: 'zeiten.csv', content: await keptHours(db, wanted), at: now };
  const files = [...papers.files, ...timeSheets.files, { name: hours.name, length: hours.content.length }];
  if (files.length > ZIP_LIMITS.entries || zipLength(files) > ZIP_LIMITS.bytes) {
    throw new CommandError('This is too much for one ZIP: narrow the period with --from and --to.');
  }
  async function* entries() {
    yield* papers.entries;
    yield* timeSheets.entries;
    yield hours;
  }
  const said = `${invoices.length} invoices, ${timeSheets.files.length} time sheets and the hours`;
  return { chunks: zipOf(entries()), said };
}

async function writeTo(
  out: string | Writable,
  chunks: AsyncIterable<Uint8Array>,
  begin: () => Promise<void>,
): Promise<void> {
  if (typeof out !== 'string') {
    await begin();
    return writeAll(chunks, out);
  }
  // Only the operator may read the file, and no file that is there is ever written over.
  const file = await open(out, 'wx', 0o600).catch((error: Error) => {
    throw new CommandError(isThere(error) ? `${out} exists already and was left as it is.` : error.message);
  });
  try {
    await begin();
    const stream = file.createWriteStream();
    await writeAll(chunks, stream);
    await finished(stream.end());
  } catch (error) {
    await rm(out, { force: true });
    throw error;
  }
}

const isThere = (error: Error): boolean => 'code' in error && error.code === 'EEXIST';

function parseWanted(args: string[]): Wanted | undefined {
  if (args.length === 0) return undefined;
  const option = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args, options: { tenant: option, from: option, to: option, out: option } });
    const { tenant, from = '2000-01-01', to = '2100-12-31', out } = values;
    if (!tenant || !out) throw new Error('--tenant ID and --out FILE are needed (- for standard output)');
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(tenant)) throw new Error(`${tenant} is no id of a tenant`);
    if (!isDay(from) || !isDay(to) || from > to)
      throw new Error('--from and --to are days such as 2026-01-31, in order');
    return { tenant, from, to, out };
  } catch (error) {
    throw new CommandError(`admin archive: ${error instanceof Error ? error.message : error}`);
  }
}

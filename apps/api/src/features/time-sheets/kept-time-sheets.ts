import { inFileNames } from '@gastspiel/domain/invoices/invoice-archive.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { positionTitle } from '#features/positions/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { storedFiles } from '#platform/database/stored-files.ts';
import { readAhead } from '#platform/downloads/read-ahead.ts';
import type { ZipContents } from '#platform/downloads/zip.ts';

const Kept = z.object({
  id: z.string(),
  description: z.string(),
  startsAt: z.date(),
  orderedAt: z.date(),
  length: z.int(),
});

const FOLDER = 'Stundennachweise';

/** The stored time sheets of appointments that began in a period, in a folder of their own, by day. */
export async function timeSheetsOf(
  db: TenantDb,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ZipContents> {
  const kept = await rowsOf(
    db,
    Kept,
    sql`/* selectKeptTimeSheets */
    select p.id, ${positionTitle()} as description, a.starts_at, p.ordered_at, octet_length(p.file) as length
    from printouts p join appointments a on a.tenant_id = p.tenant_id and a.id = p.appointment_id
    where p.tenant_id = ${TENANT} and p.file is not null
      and (a.starts_at at time zone 'Europe/Vienna')::date between ${from}::date and ${to}::date
    order by a.starts_at, p.ordered_at, p.id`,
  );
  const files = kept.map(({ id, description, startsAt, orderedAt, length }, index) => {
    const number = String(index + 1).padStart(5, '0');
    const name = [dayOf(startsAt), number, inFileNames(description)].filter(Boolean).join('_');
    return { id, name: `${FOLDER}/${name}.pdf`, length, at: orderedAt };
  });
  return { files, entries: readAhead(files, (ids) => selectFiles(db, ids)) };
}

const selectFiles = (db: TenantDb, ids: readonly string[]) =>
  storedFiles(
    db,
    ids,
    (list, tenant) => sql`select id, file from printouts
      where tenant_id = ${tenant} and id = any(${list}) and file is not null`,
  );

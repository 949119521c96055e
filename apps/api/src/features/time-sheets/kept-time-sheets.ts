import { inFileNames } from '@gastspiel/domain/invoices/invoice-archive.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { positionTitle } from '#features/positions/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { readAhead } from '#platform/downloads/read-ahead.ts';
import type { ZipContents } from '#platform/downloads/zip.ts';
import { FileHash, fileSize, getFiles, hasFile } from '#platform/files/files.ts';

const Kept = z.object({
  id: z.string(),
  sha256: FileHash.nullable(),
  description: z.string(),
  startsAt: z.date(),
  orderedAt: z.date(),
  length: z.int(),
});

const FOLDER = 'Stundennachweise';
const POINTER = ['TIME_SHEET', sql`p.id`, sql`p.file_sha256`] as const;

/** The stored time sheets of appointments that began in a period, in a folder of their own, by day. */
export async function timeSheetsOf(
  db: TenantDb,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ZipContents> {
  const kept = await rowsOf(
    db,
    Kept,
    sql`/* selectKeptTimeSheets */
    select p.id, p.file_sha256 as sha256, ${positionTitle()} as description, a.starts_at, p.ordered_at,
      ${fileSize(...POINTER)} as length
    from printouts p join appointments a on a.tenant_id = p.tenant_id and a.id = p.appointment_id
    where p.tenant_id = ${TENANT} and ${hasFile(...POINTER)}
      and (a.starts_at at time zone 'Europe/Vienna')::date between ${from}::date and ${to}::date
    order by a.starts_at, p.ordered_at, p.id`,
  );
  const files = kept.map(({ id, sha256, description, startsAt, orderedAt, length }, index) => {
    const number = String(index + 1).padStart(5, '0');
    const name = [dayOf(startsAt), number, inFileNames(description)].filter(Boolean).join('_');
    return { id, sha256, name: `${FOLDER}/${name}.pdf`, length, at: orderedAt };
  });
  return { files, entries: readAhead(files, (some) => getFiles(db, 'TIME_SHEET', some)) };
}

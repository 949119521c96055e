import { type AbsencePeriod, daysOf } from '@gastspiel/domain/absences/absence-period.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import { columns } from '#platform/database/columns.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, rowsOf } from '#platform/database/rows.ts';
import { nameOf, type User } from '#platform/identity/viewer.ts';

const Row = z.object({
  id: z.string(),
  userId: z.string(),
  startsAt: z.date(),
  endsAt: z.date(),
  isWholeDays: z.boolean(),
  note: z.string().nullable(),
  createdBy: z.string(),
});
type Row = Readonly<z.output<typeof Row>>;

/** With the days as they were entered. */
export type Absence = Row & ReturnType<typeof daysOf>;

const COLUMNS = columns(Row, 'absences', { createdBy: 'created_by_name' });
const withDays = (row: Row): Absence => ({ ...row, ...daysOf(row) });

/** Those that are not over at this moment, in order. */
export async function selectAbsences(db: TenantDb, userId: string, since: Date): Promise<readonly Absence[]> {
  const rows = await rowsOf(
    db,
    Row,
    sql`/* selectAbsences */
    select ${COLUMNS} from absences
    where tenant_id = ${TENANT} and user_id = ${userId} and ends_at > ${since}
    order by starts_at, id`,
  );
  return rows.map(withDays);
}

export async function findAbsence(db: TenantDb, id: string): Promise<Absence | undefined> {
  const rows = await rowsOf(
    db,
    Row,
    sql`/* findAbsence */
    select ${COLUMNS} from absences where tenant_id = ${TENANT} and id = ${id}`,
  );
  return rows.map(withDays)[0];
}

export async function insertAbsence(
  db: TenantDb,
  actor: User,
  userId: string,
  { startsAt, endsAt, isWholeDays, note }: AbsencePeriod & Pick<Absence, 'note'>,
): Promise<Absence> {
  const rows = await rowsOf(
    db,
    Row,
    sql`/* insertAbsence */
    insert into absences (tenant_id, user_id, starts_at, ends_at, is_whole_days, note, created_by, created_by_name)
    values (${TENANT}, ${userId}, ${startsAt}, ${endsAt}, ${isWholeDays}, ${note}, ${actor.userId},
      ${nameOf(actor)})
    returning ${COLUMNS}`,
  );
  const [inserted] = rows.map(withDays);
  if (!inserted) throw new Error('the absence was not inserted');
  return inserted;
}

export async function deleteAbsenceRow(db: TenantDb, id: string): Promise<boolean> {
  return (
    (await affectedBy(
      db,
      sql`/* deleteAbsence */
    delete from absences where tenant_id = ${TENANT} and id = ${id} returning id`,
    )) > 0
  );
}

/** As it stands in the worker's history. */
export const auditedAbsence = ({ isWholeDays, fromDay, toDay, startsAt, endsAt, note }: Absence) => ({
  absence: isWholeDays ? { fromDay, toDay, note } : { startsAt, endsAt, note },
});

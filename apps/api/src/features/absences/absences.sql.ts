import { type AbsencePeriod, daysOf } from '@gastspiel/domain/absences/absence-period.ts';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';
import { nameOf, type User } from '#platform/identity/viewer.ts';

interface Row extends AbsencePeriod {
  readonly id: string;
  readonly userId: string;
  readonly note: string | null;
  readonly createdBy: string;
}

/** With the days as they were entered. */
export type Absence = Row & ReturnType<typeof daysOf>;

const COLUMNS = sql`id, user_id as "userId", starts_at as "startsAt", ends_at as "endsAt",
  is_whole_days as "isWholeDays", note, created_by_name as "createdBy"`;
const withDays = (row: Row): Absence => ({ ...row, ...daysOf(row) });

/** Those that are not over at this moment, in order. */
export async function selectAbsences(db: TenantDb, userId: string, since: Date): Promise<readonly Absence[]> {
  const { rows } = await sql<Row>`/* selectAbsences */
    select ${COLUMNS} from absences
    where tenant_id = current_tenant_id() and user_id = ${userId} and ends_at > ${since}
    order by starts_at, id`.execute(db);
  return rows.map(withDays);
}

export async function findAbsence(db: TenantDb, id: string): Promise<Absence | undefined> {
  const { rows } = await sql<Row>`/* findAbsence */
    select ${COLUMNS} from absences where tenant_id = current_tenant_id() and id = ${id}`.execute(db);
  return rows.map(withDays)[0];
}

export async function insertAbsence(
  db: TenantDb,
  actor: User,
  userId: string,
  { startsAt, endsAt, isWholeDays, note }: AbsencePeriod & Pick<Absence, 'note'>,
): Promise<Absence> {
  const { rows } = await sql<Row>`/* insertAbsence */
    insert into absences (tenant_id, user_id, starts_at, ends_at, is_whole_days, note, created_by, created_by_name)
    values (current_tenant_id(), ${userId}, ${startsAt}, ${endsAt}, ${isWholeDays}, ${note}, ${actor.userId},
      ${nameOf(actor)})
    returning ${COLUMNS}`.execute(db);
  const [inserted] = rows.map(withDays);
  if (!inserted) throw new Error('the absence was not inserted');
  return inserted;
}

export async function deleteAbsenceRow(db: TenantDb, id: string): Promise<boolean> {
  const { rows } = await sql`/* deleteAbsence */
    delete from absences where tenant_id = current_tenant_id() and id = ${id} returning id`.execute(db);
  return rows.length > 0;
}

/** As it stands in the worker's history. */
export const auditedAbsence = ({ isWholeDays, fromDay, toDay, startsAt, endsAt, note }: Absence) => ({
  absence: isWholeDays ? { fromDay, toDay, note } : { startsAt, endsAt, note },
});

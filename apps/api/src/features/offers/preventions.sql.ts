import { sql } from 'kysely';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { isOneOf } from '#platform/database/one-of.ts';

interface Prevention {
  readonly appointmentId: string;
  readonly userId: string;
  readonly preventedAt: Date | null;
  readonly preventedNote: string | null;
}

/** Keeps what the workers of withdrawn bookings said; the offer that said it exists no more. */
export async function keepPreventions(db: TenantDb, withdrawn: readonly Prevention[]): Promise<void> {
  const said = withdrawn.filter(({ preventedAt }) => preventedAt !== null);
  await insertRows(
    db,
    { each: said.map((one) => [one.appointmentId, one.userId, one.preventedAt, one.preventedNote]) },
    (values) => sql`/* keepPreventions */
    insert into preventions (tenant_id, appointment_id, user_id, prevented_at, note) ${values}
    on conflict (tenant_id, appointment_id, user_id)
      do update set prevented_at = excluded.prevented_at, note = excluded.note`,
  );
}

/** They come after all, or it is about another time now: of these workers, or of all. */
export async function forgetPreventions(
  db: TenantDb,
  appointmentIds: readonly string[],
  userIds?: readonly string[],
): Promise<void> {
  await sql`/* prepared forgetPreventions */
    delete from preventions where tenant_id = ${TENANT} and ${isOneOf('appointment_id', appointmentIds)}
      ${userIds ? sql`and ${isOneOf('user_id', userIds)}` : sql``}`.execute(db);
}

import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy } from '#platform/database/rows.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

/**
 * Somebody was booked after the hours were recorded: theirs are missing, so the block is unrecorded again. What was recorded of the
 * others stays.
 */
export async function reopenBlock({ db, record }: MutationScope, appointmentId: string): Promise<void> {
  const reopened = await affectedBy(
    db,
    sql`/* reopenBlock */
    update worklog_blocks set recorded_at = null, version = version + 1
    where tenant_id = current_tenant_id() and appointment_id = ${appointmentId} and recorded_at is not null
    returning 1`,
  );
  if (reopened > 0) {
    record({ entityType: 'worklog-block', entityId: appointmentId, after: { recorded: false } });
  }
}

/** From the first trace on, the block stays, whoever is booked. */
export async function keepBlock(db: TenantDb, appointmentId: string): Promise<void> {
  await sql`/* keepBlock */
    insert into worklog_blocks (tenant_id, appointment_id) values (current_tenant_id(), ${appointmentId})
    on conflict (tenant_id, appointment_id) do nothing`.execute(db);
}

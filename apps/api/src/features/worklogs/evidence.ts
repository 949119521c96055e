import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { invoicedOn } from '@gastspiel/domain/worklogs/worklog-failures.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, rowOf } from '#platform/database/rows.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

const Locking = z.object({ number: z.string() });

/** Hours on an invoice that was sent stay as they are, until it is cancelled. The only place that looks. */
export async function assertNotInvoiced(db: TenantDb, appointmentId: string): Promise<void> {
  const invoice = await rowOf(
    db,
    Locking,
    sql`/* findLockingInvoice */
    select i.number from invoice_blocks l join invoices i on i.tenant_id = l.tenant_id and i.id = l.invoice_id
    where l.tenant_id = current_tenant_id() and l.appointment_id = ${appointmentId} and l.is_live
      and i.sent_at is not null`,
  );
  if (invoice) throw new Failure(invoicedOn(invoice.number));
}

/**
 * Somebody was booked after the hours were recorded: theirs are missing, so the block is unrecorded again. What was recorded of the
 * others stays.
 */
export async function reopenBlock({ db, record }: MutationScope, appointmentId: string): Promise<void> {
  await assertNotInvoiced(db, appointmentId);
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

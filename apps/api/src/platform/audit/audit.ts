import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';

/** One change of business data, as a use case reports it. */
export interface Change {
  readonly entityType: string;
  readonly entityId: string;
  /** Whom it speaks of, where that is not the entity itself: their data are erased with them wherever the log holds them. */
  readonly subjectId?: string;
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
}

export interface AuditSource {
  readonly action: string;
  readonly requestId: string;
  /** Nobody for what the server does by itself. */
  readonly actor?: { readonly homeTenantId: string; readonly userId: string };
}

/** An amount of cents is a bigint, which JSON does not know; none is so large that a number could not hold it exactly. */
const amountsAsNumbers = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

/** Changes as a statement takes them. */
export const auditJson = (changes: readonly Change[]): string => JSON.stringify(changes, amountsAsNumbers);

/**
 * Writes the records of one use case in one breath, in the transaction of the change. What they hold may be thousands of rows of many
 * values, so it is selected from JSON: with the records, which say where it belongs.
 */
export async function writeAudit(db: TenantDb, source: AuditSource, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  const records = changes.map((change) => ({ id: randomUUID(), ...change }));
  const { actor, action, requestId } = source;
  await Promise.all([
    insertRows(
      db,
      {
        same: [actor?.homeTenantId ?? null, actor?.userId ?? null, action, requestId],
        each: records.map(({ id, entityType, entityId }) => [id, entityType, entityId]),
      },
      (values) => sql`/* prepared writeAudit */
      insert into audit_records
        (tenant_id, actor_tenant_id, actor_user_id, action, request_id, id, entity_type, entity_id) ${values}`,
    ),
    sql`/* prepared writePayloads */
      insert into audit_payloads (tenant_id, audit_record_id, subject_id, before, after)
      select r.tenant_id, r.id, coalesce(c."subjectId", r.entity_id), c.before, c.after
      from jsonb_to_recordset(${auditJson(records)}::jsonb) c (id uuid, "subjectId" uuid, before jsonb, after jsonb)
        join audit_records r on r.tenant_id = ${TENANT} and r.id = c.id
      where r.tenant_id = ${TENANT}`.execute(db),
  ]);
}

import { sql } from 'kysely';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';

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

/** Writes the records of one use case in a single statement, in the transaction of the change. */
export async function writeAudit(db: TenantDb, source: AuditSource, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`/* prepared writeAudit */
    with change as (
      select gen_random_uuid() as id, c.* from jsonb_to_recordset(${auditJson(changes)}::jsonb)
        as c ("entityType" text, "entityId" uuid, "subjectId" uuid, before jsonb, after jsonb)
    ), record as (
      insert into audit_records
        (tenant_id, id, actor_tenant_id, actor_user_id, action, entity_type, entity_id, request_id)
      select ${TENANT}, id, ${source.actor?.homeTenantId ?? null}::uuid, ${source.actor?.userId ?? null}::uuid,
        ${source.action}, "entityType", "entityId", ${source.requestId}
      from change
    )
    insert into audit_payloads (tenant_id, audit_record_id, subject_id, before, after)
    select ${TENANT}, id, coalesce("subjectId", "entityId"), before, after from change`.execute(db);
}

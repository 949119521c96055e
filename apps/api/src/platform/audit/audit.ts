import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';

/** One change of business data, as a use case reports it. */
export interface Change {
  readonly entityType: string;
  readonly entityId: string;
  readonly before?: Readonly<Record<string, unknown>> | null;
  readonly after?: Readonly<Record<string, unknown>> | null;
}

export interface AuditSource {
  readonly action: string;
  readonly requestId: string;
  /** Nobody for what the server does by itself. */
  readonly actor?: { readonly homeTenantId: string; readonly userId: string };
}

/** Writes the records of one use case in a single statement, in the transaction of the change. */
export async function writeAudit(db: TenantDb, source: AuditSource, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return;
  await sql`/* writeAudit */
    with change as (
      select gen_random_uuid() as id, c.* from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
        as c ("entityType" text, "entityId" uuid, before jsonb, after jsonb)
    ), record as (
      insert into audit_records
        (tenant_id, id, actor_tenant_id, actor_user_id, action, entity_type, entity_id, request_id)
      select current_tenant_id(), id, ${source.actor?.homeTenantId ?? null}::uuid, ${source.actor?.userId ?? null}::uuid,
        ${source.action}, "entityType", "entityId", ${source.requestId}
      from change
    )
    insert into audit_payloads (tenant_id, audit_record_id, before, after)
    select current_tenant_id(), id, before, after from change`.execute(db);
}

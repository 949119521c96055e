import { sql } from 'kysely';
import { auditJson, type Change } from '#platform/audit/audit.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** Somebody who acts in the demo. */
export interface DemoActor {
  readonly id: string;
  readonly name: string;
}

/** An act of somebody at some time, as the use case of that action would have recorded it. */
export interface DemoDeed {
  readonly at: Date;
  readonly actorId: string;
  readonly action: string;
  readonly changes: readonly Change[];
}

/**
 * The past that a demo is told of. Nobody who serves requests can date a record: the demo is loaded under the owner's login for
 * that.
 */
export async function insertDemoHistory(db: TenantDb, deeds: readonly DemoDeed[]): Promise<void> {
  const rows = deeds.flatMap(({ changes, ...deed }) => changes.map((change) => ({ ...deed, ...change })));
  await sql`/* insertDemoHistory */
    with change as (
      select gen_random_uuid() as id, c.* from jsonb_to_recordset(${auditJson(rows)}::jsonb)
        as c (at timestamptz, "actorId" uuid, action text, "entityType" text, "entityId" uuid, "subjectId" uuid, before jsonb,
          after jsonb)
    ), record as (
      insert into audit_records
        (tenant_id, id, at, actor_tenant_id, actor_user_id, action, entity_type, entity_id, request_id)
      select ${TENANT}, id, at, ${TENANT}, "actorId", action, "entityType", "entityId", 'admin demo'
      from change
    )
    insert into audit_payloads (tenant_id, audit_record_id, subject_id, before, after)
    select ${TENANT}, id, coalesce("subjectId", "entityId"), before, after from change`.execute(db);
}

import { sql } from 'kysely';
import { changesBetween, type FieldChange } from '#platform/audit/field-changes.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

export interface HistoryEntry {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  /** Null for the server itself and for a system administrator of another tenant. */
  readonly actorName: string | null;
  readonly bySystem: boolean;
  readonly changes: readonly FieldChange[];
}

export interface AuditedEntity {
  readonly type: string;
  readonly id: string;
}

type Row = Omit<HistoryEntry, 'changes'> & { readonly before: unknown; readonly after: unknown };

/** What happened to an entity, newest first. */
export function selectHistory(
  db: TenantDb,
  entities: readonly AuditedEntity[],
  { number, size }: PageRequest,
): Page<HistoryEntry> {
  const types = entities.map(({ type }) => type);
  const ids = entities.map(({ id }) => id);
  const records = sql`audit_records r
    where r.tenant_id = current_tenant_id() and (r.entity_type, r.entity_id) in (
      select type, id from unnest(${types}::text[], ${ids}::uuid[]) as entity (type, id))`;
  return {
    items: async () => {
      const { rows } = await sql<Row>`/* selectHistory */
        with page as (
          select r.* from ${records} order by r.at desc, r.id limit ${size} offset ${number * size}
        )
        select r.id, r.at, r.action, u.first_name || ' ' || u.last_name as "actorName",
          r.actor_user_id is null as "bySystem", p.before, p.after
        from page r
          left join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
          left join users u on u.tenant_id = r.actor_tenant_id and u.id = r.actor_user_id
            and u.tenant_id = current_tenant_id()
        order by r.at desc, r.id`.execute(db);
      return rows.map(({ before, after, ...entry }) => ({ ...entry, changes: changesBetween(before, after) }));
    },
    count: async () => {
      const { rows } = await sql<{ count: number }>`/* countHistory */
        select count(*)::int as count from ${records}`.execute(db);
      return rows[0]?.count ?? 0;
    },
  };
}

import { sql } from 'kysely';
import { z } from 'zod';
import { ACTOR, ActorColumns, namingVisitors } from '#platform/audit/actors.ts';
import { changesBetween, type FieldChange } from '#platform/audit/field-changes.ts';
import { TENANT } from '#platform/database/bound.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowsOf } from '#platform/database/rows.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

export interface HistoryEntry {
  readonly id: string;
  readonly at: Date;
  readonly action: string;
  /** Null for the server itself and for people who are no longer there. */
  readonly actorName: string | null;
  readonly bySystem: boolean;
  /** Whom it speaks of, where that is not the entity itself. */
  readonly subjectId: string | null;
  readonly changes: readonly FieldChange[];
}

export interface AuditedEntity {
  readonly type: string;
  readonly id: string;
}

const Row = z.object({
  id: z.string(),
  at: z.date(),
  action: z.string(),
  ...ActorColumns.shape,
  bySystem: z.boolean(),
  subjectId: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
});

/** The history of an entity, newest first. */
export function selectHistory(db: TenantDb, entities: readonly AuditedEntity[], page: PageRequest): Page<HistoryEntry> {
  const types = entities.map(({ type }) => type);
  const ids = entities.map(({ id }) => id);
  const records = sql`audit_records r
    where r.tenant_id = ${TENANT} and (r.entity_type, r.entity_id) in (
      select type, id from unnest(${types}::text[], ${ids}::uuid[]) as entity (type, id))`;
  return {
    items: async () => {
      const rows = await rowsOf(
        db,
        Row,
        sql`/* selectHistory */
        with page as materialized (
          select r.* from ${records} order by r.at desc, r.id ${cut(page)}
        )
        select r.id, r.at, r.action, ${ACTOR}, r.actor_user_id is null as by_system,
          nullif(p.subject_id, r.entity_id) as subject_id, p.before, p.after
        from page r
          left join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
        order by r.at desc, r.id`,
      );
      const entries = await Promise.all(rows.map(namingVisitors(db)));
      return entries.map(({ before, after, ...entry }) => ({ ...entry, changes: changesBetween(before, after) }));
    },
    count: async () => {
      return countOf(
        db,
        sql`/* countHistory */
        select count(*)::int as count from ${records}`,
      );
    },
  };
}

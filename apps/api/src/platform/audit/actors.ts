import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';

/** A system administrator of another tenant: its id and theirs. */
const Visitor = z.tuple([z.string(), z.string()]);

/** Who acted, as `ACTOR` selects it. */
export const ActorColumns = z.object({ actorName: z.string().nullable(), visitor: Visitor.nullable() });

/** Who acted by a record `r`: the name of somebody of the tenant, or the ids of a visitor. */
export const ACTOR = sql`(
    select u.first_name || ' ' || u.last_name from users u
    where u.tenant_id = ${TENANT} and r.actor_tenant_id = ${TENANT} and u.id = r.actor_user_id) as actor_name,
  case when r.actor_tenant_id <> ${TENANT} then json_build_array(r.actor_tenant_id, r.actor_user_id) end as visitor`;

/** Names the visitors of records, each looked up once: where another tenant's people lie no statement about this one can see. */
export function namingVisitors(db: TenantDb) {
  const known = new Map<string, Promise<string | null>>();
  const find = async (tenantId: string, userId: string) => {
    const row = await rowOf(
      db,
      z.object({ name: z.string().nullable() }),
      sql`/* findVisitor */ select directory.system_admin_name(${tenantId}, ${userId}) as name`,
    );
    return row?.name ?? null;
  };
  return async <Row extends z.output<typeof ActorColumns>>({ visitor, ...record }: Row) => {
    if (!visitor) return record;
    const [tenantId, userId] = visitor;
    const name = known.get(userId) ?? find(tenantId, userId);
    known.set(userId, name);
    return { ...record, actorName: await name };
  };
}

import { type RawBuilder, sql } from 'kysely';

/**
 * What an appointment `a` is called where its event has others: their descriptions are mostly the same, so the kind of work tells them
 * apart. Nothing is added to a description that names it already. Here, because notifications and hours need it while appointments load them.
 */
export function positionTitle(type: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case when a.event_id is not null and strpos(lower(a.description), lower(${type})) = 0
      and exists (select from appointments e where e.tenant_id = a.tenant_id and e.event_id = a.event_id and e.id <> a.id)
    then a.description || ' · ' || ${type} else a.description end`;
}

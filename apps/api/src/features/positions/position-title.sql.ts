import { type RawBuilder, sql } from 'kysely';
import { TENANT } from '#platform/database/bound.ts';

const TYPE = sql`(select y.description from appointment_types y
  where y.tenant_id = ${TENANT} and y.id = a.appointment_type_id)`;

/**
 * The title of an appointment `a`. The positions of an event mostly have the same description, so the kind of work tells them apart;
 * nothing is added to a description that names it already, or to an appointment that stands alone. It is a feature of its own because
 * notifications need it, and appointments need those.
 */
export function positionTitle(type: RawBuilder<unknown> = TYPE): RawBuilder<unknown> {
  return sql`case when a.event_id is not null and strpos(lower(a.description), lower(${type})) = 0
      and exists (select from appointments e where e.tenant_id = ${TENANT} and e.event_id = a.event_id and e.id <> a.id)
    then a.description || ' · ' || ${type} else a.description end`;
}

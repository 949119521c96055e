import { sql } from 'kysely';
import { Crew } from '#features/crew-lists/crew-list-paper.ts';
import { positionTitle } from '#features/positions/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowsOf } from '#platform/database/rows.ts';

/** One appointment, or all that begin in a time. */
type Which = { readonly appointmentId: string } | { readonly from: Date; readonly to: Date };

const matching = (which: Which) => sql`a.tenant_id = ${TENANT}
  and ${'appointmentId' in which ? sql`a.id = ${which.appointmentId}` : sql`a.starts_at >= ${which.from} and a.starts_at < ${which.to}`}
  and exists (select from offers o where o.tenant_id = ${TENANT} and o.appointment_id = a.id and o.state = 'BOOKED')`;

/** How many of them have somebody booked. */
export const countCrews = (db: TenantDb, which: Which): Promise<number> =>
  countOf(db, sql`/* countCrews */ select count(*)::int as count from appointments a where ${matching(which)}`);

/** Possible leaders come first, then everybody by name. */
export const selectCrews = (db: TenantDb, which: Which): Promise<readonly Crew[]> =>
  rowsOf(
    db,
    Crew,
    sql`/* selectCrews */
    select ${positionTitle(sql`y.description`)} as description, a.starts_at, a.ends_at, y.description as type, a.venue,
      nullif(concat_ws(', ', a.street_name_and_number, nullif(concat_ws(' ', a.postal_code, a.location), '')), '') as address,
      a.station, a.contact, to_char(a.meeting_time, 'HH24:MI') as meeting_time, a.meeting_place,
      case when f.id is not null then json_build_object('title', f.title, 'description', f.description) end as outfit,
      a.customer, r.customer_number, a.notes,
      (select json_agg(json_build_object('name', u.first_name || ' ' || u.last_name, 'phone', w.phone_number,
          'isTeamLeader', w.is_deployable_as_team_leader, 'isPrevented', o.prevented_at is not null, 'notes', o.notes)
        order by w.is_deployable_as_team_leader desc, u.last_name collate german, u.first_name collate german, u.id)
        from offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
          join target_users w on w.tenant_id = o.tenant_id and w.user_id = o.user_id
        where o.tenant_id = ${TENANT} and o.appointment_id = a.id and o.state = 'BOOKED') as people
    from appointments a
      join appointment_types y on y.tenant_id = a.tenant_id and y.id = a.appointment_type_id
      left join outfits f on f.tenant_id = a.tenant_id and f.id = a.outfit_id
      left join invoice_recipients r on r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id
    where ${matching(which)} order by a.starts_at, a.description collate german, a.id`,
  );

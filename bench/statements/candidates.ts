import { APPOINTMENT } from '#bench/bench-id.ts';

const RATING = `coalesce((select round(avg(newest.rating), 1)::float8 from (
    select s.rating from assessments s where s.tenant_id = t.tenant_id and s.user_id = t.user_id
    order by s.created_at desc, s.id limit 10) newest), t.rating::float8)`;
const REASONS = ['BOOKED', 'ABSENT', 'SHORT_REST', 'ACCEPTED_OTHER']
  .map((reason) => `max(reason) filter (where reason = '${reason}')`)
  .join(', ');
const wanted = (column: string): string => `(select ${column} from wanted)`;

/** Who could be offered the appointment, as sets: the reasons against each worker are found once. The fastest form that is planned each time. */
export const CANDIDATES = `(
  with wanted as materialized (
    select * from appointments where tenant_id = current_tenant_id() and id = '${APPOINTMENT}'
  ), busy as materialized (
    select user_id, array_remove(array[${REASONS}], null) as reasons from (
      select o.user_id, case when a.starts_at >= ${wanted('ends_at')} or a.ends_at <= ${wanted('starts_at')}
        then case o.state when 'BOOKED' then 'SHORT_REST' end
        else case o.state when 'BOOKED' then 'BOOKED' else 'ACCEPTED_OTHER' end end as reason
      from appointments a join offers o on o.tenant_id = a.tenant_id and o.appointment_id = a.id
      where a.tenant_id = current_tenant_id() and o.state in ('BOOKED', 'ACCEPTED')
        and a.starts_at < ${wanted('ends_at')} + interval '11 hours' and a.ends_at > ${wanted('starts_at')} - interval '11 hours'
        and a.starts_at > ${wanted('starts_at')} - interval '11 hours' - interval '14 days'
      union all
      select b.user_id, 'ABSENT' from absences b
      where b.tenant_id = current_tenant_id() and b.starts_at < ${wanted('ends_at')} and b.ends_at > ${wanted('starts_at')}
    ) found where reason is not null group by user_id
  )
  select q.user_id as id, q.first_name, q.last_name, q.rating / 10.0::float8 as rating, q.is_deployable_as_team_leader,
    coalesce(busy.reasons, '{}') as reasons,
    case when busy.reasons && array['BOOKED', 'ABSENT'] then 'UNAVAILABLE'
      when busy.reasons is not null then 'PARTIALLY' else 'AVAILABLE' end as availability
  from qualified_workers q left join busy on busy.user_id = q.user_id
  where q.tenant_id = current_tenant_id() and q.pool_id = ${wanted('pool_id')}
    and q.appointment_type_id = ${wanted('appointment_type_id')}
    and (${wanted('minimum_rating')} is null or coalesce(q.rating >= ${wanted('minimum_rating')}, true))
    and q.user_id not in (select d.user_id from invoice_recipient_denials d
      where d.tenant_id = current_tenant_id() and d.invoice_recipient_id = ${wanted('invoice_recipient_id')})
    and q.user_id not in (select o.user_id from offers o
      where o.tenant_id = current_tenant_id() and o.appointment_id = ${wanted('id')})
) c`;

const offered = (state: string): string => `exists (select from offers o where o.tenant_id = a.tenant_id
  and o.user_id = u.id and o.state = '${state}' and o.starts_at < a.ends_at and o.ends_at > a.starts_at)`;

/** The same with a question for each worker about each thing that could speak against them. */
export const NAIVE_CANDIDATES = `(
  select u.id, u.first_name, u.last_name, rated.rating, t.is_deployable_as_team_leader, met.reasons,
    case when met.reasons && array['BOOKED', 'ABSENT'] then 'UNAVAILABLE'
      when cardinality(met.reasons) > 0 then 'PARTIALLY' else 'AVAILABLE' end as availability
  from appointments a
    join target_users_in_pools p on p.tenant_id = a.tenant_id and p.pool_id = a.pool_id
    join target_users_for_types y on y.tenant_id = a.tenant_id and y.appointment_type_id = a.appointment_type_id
      and y.user_id = p.user_id
    join users u on u.tenant_id = a.tenant_id and u.id = p.user_id and u.state = 'ACTIVE'
    join target_users t on t.tenant_id = a.tenant_id and t.user_id = u.id
    cross join lateral (select ${RATING} as rating) rated
    cross join lateral (select array_remove(array[
      case when ${offered('BOOKED')} then 'BOOKED' end,
      case when exists (select from absences b where b.tenant_id = a.tenant_id and b.user_id = u.id
        and b.starts_at < a.ends_at and b.ends_at > a.starts_at) then 'ABSENT' end,
      case when exists (select from offers o where o.tenant_id = a.tenant_id and o.user_id = u.id and o.state = 'BOOKED'
        and o.starts_at < a.ends_at + interval '11 hours' and o.ends_at > a.starts_at - interval '11 hours'
        and not (o.starts_at < a.ends_at and o.ends_at > a.starts_at)) then 'SHORT_REST' end,
      case when ${offered('ACCEPTED')} then 'ACCEPTED_OTHER' end
    ], null) as reasons) met
  where a.tenant_id = current_tenant_id() and a.id = '${APPOINTMENT}'
    and t.restricted_until is null and t.anonymised_at is null
    and (a.minimum_rating is null or rated.rating is null or rated.rating * 10 >= a.minimum_rating)
    and not exists (select from invoice_recipient_denials d where d.tenant_id = a.tenant_id and d.user_id = u.id
      and d.invoice_recipient_id = a.invoice_recipient_id)
    and not exists (select from offers o where o.tenant_id = a.tenant_id and o.appointment_id = a.id and o.user_id = u.id)
) c`;

const pageFrom = (source: string): string => `page as (
    select * from ${source} order by case availability when 'AVAILABLE' then 0 when 'PARTIALLY' then 1 else 2 end,
      rating desc nulls last, last_name collate german, first_name collate german, id limit 50
  )`;
const PAGE = `page.*, (select count(*)::int from assessments s
    where s.tenant_id = current_tenant_id() and s.user_id = page.id) as "assessmentCount"`;

export const pageOf = (candidates: string): string => `with ${pageFrom(candidates)} select ${PAGE} from page`;

/** Both at once, as the product asks when a document wants both. */
export const pageAndCountOf = (candidates: string): string => `
  with found as materialized (select * from ${candidates}), ${pageFrom('found')}
  select ${PAGE}, (select count(*)::int from found) as total from page`;

export const countOf = (candidates: string): string => `select count(*)::int as count from ${candidates}`;

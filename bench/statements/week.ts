/** The week of the benchmarks, Monday to Sunday in Vienna. */
export const WEEK = { from: '2026-11-15T23:00:00Z', to: '2026-11-22T23:00:00Z' };

const MATCHING = `appointments a where a.tenant_id = current_tenant_id() and a.ends_at > '${WEEK.from}'
  and a.starts_at > '${WEEK.from}'::timestamptz - interval '14 days' and a.starts_at < '${WEEK.to}'`;

/** A page of the appointments of the week with their counts, as the product asks for it. */
export const weekPage = (size: number): string => `
  with page as (select a.tenant_id, a.id from ${MATCHING} order by a.starts_at, a.id limit ${size})
  select a.id, a.version, a.description, a.starts_at, a.ends_at, a.desired_target_users, a.appointment_type_id, a.pool_id,
    (select json_build_object('id', r.id, 'customerNumber', r.customer_number, 'name', r.name) from invoice_recipients r
      where r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id), a.customer, a.venue, counts.*
  from page join appointments a on a.tenant_id = page.tenant_id and a.id = page.id
    left join lateral (
      select count(*) filter (where o.state = 'CONTACTED')::int as contacted,
        count(*) filter (where o.state = 'ACCEPTED')::int as accepted,
        count(*) filter (where o.state = 'BOOKED')::int as booked,
        count(*) filter (where o.state = 'DECLINED')::int as declined
      from offers o where o.tenant_id = a.tenant_id and o.appointment_id = a.id) counts on true
  where a.tenant_id = current_tenant_id() order by a.starts_at, a.id`;

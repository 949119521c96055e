import { apiEntry } from '#bench/api-entry.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import { viennaTime } from '#bench/vienna-time.ts';

/** Two weeks, as the office looks at them. */
const SPAN = { from: '2026-11-15T23:00:00Z', to: '2026-11-29T23:00:00Z' };
const FILTER = `filter: { from: "${SPAN.from}", to: "${SPAN.to}" }`;
const BOOKED = `offers o where o.tenant_id = a.tenant_id and o.appointment_id = a.id and o.state = 'BOOKED'`;
const PAPERS = `printouts p where p.tenant_id = a.tenant_id and p.appointment_id = a.id and p.sent_at is not null`;
const BLOCKS = `appointments a left join worklog_blocks b on b.tenant_id = a.tenant_id and b.appointment_id = a.id`;
const MATCHING = `a.tenant_id = '${LARGE_TENANT}' and a.ends_at > '${SPAN.from}'
  and a.starts_at > '${SPAN.from}'::timestamptz - interval '14 days' and a.starts_at < '${SPAN.to}'
  and (b.appointment_id is not null or (a.invoice_recipient_id is not null and exists (select from ${BOOKED})))`;
const LAST_SENT = `left join lateral (select p.id from ${PAPERS} order by p.ordered_at desc limit 1) sent on true`;
const DIFFERS = `(sent.id is not null and exists (
  select from (select p.user_id, p.starts_at, p.ends_at from printout_rows p
      where p.tenant_id = a.tenant_id and p.printout_id = sent.id) p
    full join (select o.user_id, o.starts_at, o.ends_at from ${BOOKED}) o using (user_id)
  where p.starts_at is distinct from o.starts_at or p.ends_at is distinct from o.ends_at))`;

export const entry = apiEntry({
  key: 'worklog-blocks',
  name: 'Blocks of two weeks with both summaries: page of 25, 400,000 worklogs',
  tenantId: LARGE_TENANT,
  goals: { share: 0.5, times: 1.5 },
  query: `{
    worklogBlocks(${FILTER}) {
      count
      items {
        id version bookedTargetUsers printoutRecipientName
        appointment { description startDateTime endDateTime typeDescription }
        printout { id includedRowsMatchSentRows }
      }
    }
    unsentPrintoutSummary(${FILTER}) { count }
    resendingNecessaryPrintoutSummary(${FILTER}) { count }
  }`,
  bareSql: `
    select json_build_object('data', json_build_object(
      'worklogBlocks', json_build_object(
        'count', (select count(*) from ${BLOCKS} where ${MATCHING}),
        'items', (select json_agg(item) from (
          select a.id, a.version, (select count(*) from ${BOOKED}) as "bookedTargetUsers", r.name as "printoutRecipientName",
            json_build_object('description', a.description, 'startDateTime', ${viennaTime('a.starts_at')},
              'endDateTime', ${viennaTime('a.ends_at')}, 'typeDescription', (select y.description from appointment_types y
                where y.tenant_id = a.tenant_id and y.id = a.appointment_type_id)) as appointment,
            case when sent.id is not null then
              json_build_object('id', sent.id, 'includedRowsMatchSentRows', not ${DIFFERS}) end as printout
          from (select a.tenant_id, a.id, coalesce(b.version, 0) as version, a.description, a.starts_at, a.ends_at,
              a.appointment_type_id, a.invoice_recipient_id
            from ${BLOCKS} where ${MATCHING} order by a.starts_at, a.id limit 25) a
            left join invoice_recipients r on r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id ${LAST_SENT}
          order by a.starts_at, a.id) item)),
      'unsentPrintoutSummary', json_build_object('count',
        (select count(*) from ${BLOCKS} where ${MATCHING} and a.ends_at > now() and not exists (select from ${PAPERS}))),
      'resendingNecessaryPrintoutSummary', json_build_object('count',
        (select count(*) from ${BLOCKS} ${LAST_SENT}
          where ${MATCHING} and a.ends_at > now() and ${DIFFERS} and exists (select from ${BOOKED})))))`,
});

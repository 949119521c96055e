import { apiEntry } from '#bench/api-entry.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import { viennaTime } from '#bench/vienna-time.ts';

/** Two weeks, as the office looks at them. */
const SPAN = { from: '2026-11-15T23:00:00Z', to: '2026-11-29T23:00:00Z' };
const FILTER = `filter: { from: "${SPAN.from}", to: "${SPAN.to}" }`;
const MATCHING = `appointment_standings s where s.tenant_id = '${LARGE_TENANT}' and s.is_block and s.ends_at > '${SPAN.from}'
  and s.starts_at > '${SPAN.from}'::timestamptz - interval '14 days 1 hour' and s.starts_at < '${SPAN.to}'`;
const AHEAD = `s.ends_at > now() and s.starts_at > now() - interval '14 days 1 hour'`;

export const entry = apiEntry({
  key: 'worklog-blocks',
  name: 'Blocks of two weeks with both summaries: page of 25, 400,000 worklogs',
  tenantId: LARGE_TENANT,
  goalMs: 10,
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
        'count', (select count(*) from ${MATCHING}),
        'items', (select json_agg(json_build_object('id', a.id, 'version', coalesce(b.version, 0), 'bookedTargetUsers', s.booked,
            'printoutRecipientName', r.name,
            'appointment', json_build_object('description', a.description, 'startDateTime', ${viennaTime('a.starts_at')},
              'endDateTime', ${viennaTime('a.ends_at')}, 'typeDescription', y.description),
            'printout', case when s.is_sent then (select json_build_object('id', p.id, 'includedRowsMatchSentRows', not s.needs_resending)
              from printouts p where p.tenant_id = a.tenant_id and p.appointment_id = a.id and p.sent_at is not null
              order by p.ordered_at desc limit 1) end) order by s.starts_at, s.appointment_id)
          from (select s.tenant_id, s.appointment_id from ${MATCHING} order by s.starts_at, s.appointment_id limit 25) page
            join appointment_standings s using (tenant_id, appointment_id)
            join appointments a on a.tenant_id = s.tenant_id and a.id = s.appointment_id
            join appointment_types y on y.tenant_id = a.tenant_id and y.id = a.appointment_type_id
            left join worklog_blocks b on b.tenant_id = a.tenant_id and b.appointment_id = a.id
            left join invoice_recipients r on r.tenant_id = a.tenant_id and r.id = a.invoice_recipient_id)),
      'unsentPrintoutSummary', json_build_object('count', (select count(*) from ${MATCHING} and not s.is_sent and ${AHEAD})),
      'resendingNecessaryPrintoutSummary', json_build_object('count',
        (select count(*) from ${MATCHING} and s.needs_resending and ${AHEAD}))))`,
});

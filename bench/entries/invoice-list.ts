import { apiEntry } from '#bench/api-entry.ts';
import { LARGE_TENANT } from '#bench/data/generate.ts';
import { viennaTime } from '#bench/vienna-time.ts';

/** The paid invoices of a year, the dearest first. Counts and sums are read from the indexes of open, paid and cancelled ones. */
const YEAR = `i.tenant_id = '${LARGE_TENANT}' and i.issue_date >= '2026-01-01' and i.issue_date <= '2026-12-31'`;
const TODAY = `(select (now() at time zone 'Europe/Vienna')::date)`;
const ALIVE = `i.cancelled_at is null and i.cancels_invoice_id is null`;
const OPEN_STATE = `case when i.sent_at is null then case when i.issue_date < ${TODAY} then 'MISSED_SENDING' else 'DRAFT' end
  when i.dun_date < ${TODAY} then 'PAST_DUN' when i.due_date < ${TODAY} then 'PAST_DUE' else 'PENDING' end`;
const PAID = `i.paid_on is not null and ${ALIVE}`;
const ORDER = `i.gross_in_cents desc, i.year desc, i.position desc`;
const SENDINGS = `invoice_sendings s where s.tenant_id = i.tenant_id and s.invoice_id = i.id`;

export const entry = apiEntry({
  key: 'invoice-list',
  name: 'Invoices of a year with the sums of its states: page of 25, 60,000 invoices',
  tenantId: LARGE_TENANT,
  goalMs: 6,
  query: `{
    invoices(
      page: { number: 0, size: 25 }
      filter: { states: [PAID], issuedFrom: "2026-01-01", issuedTo: "2026-12-31" }
      sort: { key: TOTAL, isDescending: true }
    ) {
      count
      items {
        id number state recipientId recipientName issueDate isOutdated lastSentAt mailFailure
        grossTotal { value }
        processingSteps { dueDate sentAt paidOn }
        cancels { number }
        cancelledBy { number }
        viewerCanEdit viewerCanSend viewerCanMarkPaid viewerCanUnmarkPaid viewerCanCancel
      }
    }
    ofAllStates: invoices(filter: { issuedFrom: "2026-01-01", issuedTo: "2026-12-31" }) { count }
    invoiceTotalSumOfStateSummary(year: 2026) { state count grossTotal { value } }
  }`,
  bareSql: `
    with sums as materialized (
      select ${OPEN_STATE} as state, count(*), sum(i.gross_in_cents) as gross
      from invoices i where ${YEAR} and ${ALIVE} and i.paid_on is null group by 1
      union all select 'PAID', count(*), sum(i.gross_in_cents) from invoices i where ${YEAR} and ${PAID}
      union all select 'CANCELLED', count(*), 0 from invoices i
        where ${YEAR} and (i.cancelled_at is not null or i.cancels_invoice_id is not null)
    )
    select json_build_object('data', json_build_object(
      'invoices', json_build_object(
        'count', (select count from sums where state = 'PAID'),
        'items', (select json_agg(item) from (
          select i.id, i.number, 'PAID' as state, i.invoice_recipient_id as "recipientId",
            i.recipient_name as "recipientName", i.issue_date as "issueDate", false as "isOutdated",
            (select ${viennaTime('max(r.sent_at)')} from invoice_sending_recipients r where r.tenant_id = i.tenant_id
              and r.sending_id in (select s.id from ${SENDINGS})) as "lastSentAt",
            (select r.failure from invoice_sending_recipients r where r.tenant_id = i.tenant_id and r.failure is not null
              and r.sending_id = (select s.id from ${SENDINGS} order by s.ordered_at desc, s.id limit 1)
              order by r.position limit 1) as "mailFailure",
            json_build_object('value', i.gross_in_cents / 100.0) as "grossTotal",
            json_build_object('dueDate', i.due_date, 'sentAt', ${viennaTime('i.sent_at')}, 'paidOn', i.paid_on)
              as "processingSteps",
            null as cancels, null as "cancelledBy", i.sent_at is null as "viewerCanEdit", true as "viewerCanSend",
            i.paid_on is null as "viewerCanMarkPaid", i.paid_on is not null as "viewerCanUnmarkPaid",
            true as "viewerCanCancel"
          from (select * from invoices i where ${YEAR} and ${PAID} order by ${ORDER} limit 25) i
          order by ${ORDER}) item)),
      'ofAllStates', json_build_object('count', (select sum(count) from sums)),
      'invoiceTotalSumOfStateSummary', (select json_agg(json_build_object('state', s.state, 'count', coalesce(f.count, 0),
          'grossTotal', json_build_object('value', coalesce(f.gross / 100.0, 0))) order by s.position)
        from unnest(array['DRAFT', 'MISSED_SENDING', 'PENDING', 'PAST_DUE', 'PAST_DUN', 'PAID', 'CANCELLED'])
            with ordinality s (state, position)
          left join sums f using (state))))`,
});

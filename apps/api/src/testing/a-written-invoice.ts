import { type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import type { TestApi } from '#app/testing/test-api.ts';

interface Written {
  readonly issueDate?: Day;
  readonly term?: number;
  readonly net?: number;
  readonly gross?: number;
  readonly is?: 'SENT' | 'DRAFT' | 'PAID' | 'CANCELLED';
  readonly recipient: string;
  /** An invoice whose paper it has: to be cancelled. */
  readonly like?: string;
}

let position = 100;

/** An invoice as time leaves it, which no call can make today. */
export async function aWrittenInvoice(
  api: TestApi,
  tenantId: string,
  { issueDate = dayOf(new Date()), term = 10, net = 0, gross = 0, is = 'SENT', recipient, like }: Written,
): Promise<{ readonly id: string; readonly number: string }> {
  position += 1;
  const [made] = await api.asOwner<{ id: string; number: string }>(
    `insert into invoices (tenant_id, year, position, invoice_recipient_id, issue_date, due_date, dun_date, language,
       tax_treatment, tax_percentage, paper, recipient_name, search_key, net_in_cents, tax_in_cents, gross_in_cents,
       sent_at, sent_file, sent_file_sha256, sent_ebinterface, paid_on, marked_paid_at, cancelled_at, created_at, created_by_name)
     select $1, extract(year from $4::date), $2, $3, $4::date, $4::date + $5::int, $4::date + 2 * $5::int, 'de', 'TAXED',
       2000, coalesce((select paper from invoices where id = $11), '{}'), 'x', 'x', $6, $7::bigint - $6::bigint, $7, case when $8 then now() end, case when $8 then ''::bytea end,
       case when $8 then sha256('') end, case when $8 then ''::bytea end, case when $9 then $4::date end,
       case when $9 then now() end, case when $10 then now() end, now(), 'x'
     returning id, number`,
    [
      ...[tenantId, position, recipient, issueDate, term, net, gross],
      ...[is !== 'DRAFT', is === 'PAID', is === 'CANCELLED', like],
    ],
  );
  if (!made) throw new Error('an invoice was written');
  return made;
}

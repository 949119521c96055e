import {
  type RecapitulativeStatement,
  recapitulativeStatement,
  statedMonths,
} from '@gastspiel/domain/statistics/recapitulative-statement.ts';
import { InvoiceMonth } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { firstDayOf, lastDayOf, type Month } from '@gastspiel/domain/time/month.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { query } from '#platform/graphql/use-case.ts';

const Invoice = z.object({
  isSent: z.boolean(),
  issueDate: z.string(),
  isCancellation: z.boolean(),
  vatNumber: z.string().nullable(),
  recipientId: z.string(),
  recipientName: z.string(),
  /** Money in JSON is text: a number there is a float. */
  lines: z.array(z.object({ day: z.string().nullable(), net: z.string().transform(BigInt) })),
});

/** Those under reverse charge that a month can have a part in: issued in it, or with hours of it. Drafts too, which are missing yet. */
const selectStated = (db: TenantDb, month: Month) =>
  rowsOf(
    db,
    Invoice,
    sql`/* selectStated */
    select i.sent_at is not null as is_sent, i.issue_date, i.cancels_invoice_id is not null as is_cancellation,
      i.paper -> 'recipient' ->> 'vatNumber' as vat_number, i.invoice_recipient_id as recipient_id, i.recipient_name,
      (select json_agg(json_build_object('day', l.day, 'net', l.net_in_cents::text)) from invoice_lines l
        where l.tenant_id = ${TENANT} and l.invoice_id = i.id) as lines
    from invoices i
    where i.tenant_id = ${TENANT} and i.tax_treatment = 'REVERSE_CHARGE'
      and (i.sent_at is not null or (i.cancelled_at is null and i.cancels_invoice_id is null))
      and (i.issue_date between ${firstDayOf(month)} and ${lastDayOf(month)}
        or exists (select from invoice_lines l where l.tenant_id = ${TENANT} and l.invoice_id = i.id
          and l.day between ${firstDayOf(month)} and ${lastDayOf(month)}))`,
  );

export interface ShownStatement extends RecapitulativeStatement {
  /** Drafts that will belong to it once they are sent. */
  readonly unsentInvoices: number;
}

export async function statementOf(db: TenantDb, month: Month): Promise<ShownStatement> {
  const found = await selectStated(db, month);
  const statement = recapitulativeStatement(
    month,
    found.filter(({ isSent }) => isSent),
  );
  return {
    ...statement,
    unsentInvoices: found.filter((invoice) => !invoice.isSent && statedMonths(invoice).has(month)).length,
  };
}

export const showStatement = query({
  action: 'statistics.read',
  isLong: true,
  input: z.object({ month: InvoiceMonth }),
  run: ({ db, input }) => statementOf(db, input.month),
});

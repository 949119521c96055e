import { AGE_NAMES, AGES, type Age } from '@gastspiel/domain/open-items/ages.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';
import { matchesSearch } from '#platform/database/search.ts';

/**
 * The invoices that were open on a day, with what was open of them: those that are open now, and those of which something was paid or cancelled
 * since. An invoice that was paid twice for some days is below zero: that is the recipient's credit.
 */
const itemsOn = (day: Day) => sql`candidate as (
    select i.id from invoices i where i.tenant_id = ${TENANT} and i.paid_on is null and i.cancelled_at is null
      and i.cancels_invoice_id is null
    union select a.invoice_id from allotments a where a.tenant_id = ${TENANT} and a.day > ${day} and a.invoice_id is not null
    union select s.cancels_invoice_id from invoices s where s.tenant_id = ${TENANT} and s.issue_date > ${day}
      and s.cancels_invoice_id is not null
  ), item as (
    select i.id, i.number, i.invoice_recipient_id, i.issue_date, i.due_date, i.gross_in_cents,
      i.gross_in_cents - coalesce(s.settled, 0) as open, ${day}::date - i.due_date as days
    from candidate c join invoices i on i.tenant_id = ${TENANT} and i.id = c.id left join lateral (
      select sum(a.amount_in_cents) as settled from allotments a
      where a.tenant_id = ${TENANT} and a.invoice_id = i.id and a.day <= ${day}) s on true
    where i.sent_at is not null and i.cancels_invoice_id is null and i.issue_date <= ${day} and not exists (
      select from invoices s where s.tenant_id = ${TENANT} and s.cancels_invoice_id = i.id and s.issue_date <= ${day})
  )`;

/** Credits on a day: those of now, less what has happened since. */
const creditsOn = (day: Day) => sql`movement as (
    select p.invoice_recipient_id, -p.amount_in_cents as amount from payments p where p.tenant_id = ${TENANT} and p.day > ${day}
    union all select a.invoice_recipient_id, a.amount_in_cents from allotments a
      where a.tenant_id = ${TENANT} and a.day > ${day} and a.kind = 'PAID'
    union all select r.invoice_recipient_id, r.credit_in_cents from recipient_accounts r
      where r.tenant_id = ${TENANT} and r.credit_in_cents > 0
    union all select i.invoice_recipient_id, -i.open from item i where i.open < 0
  ), credit as (
    select invoice_recipient_id, sum(amount) as credit from movement group by 1 having sum(amount) <> 0
  )`;

const IS_OF_AGE: Readonly<Record<Age, RawBuilder<unknown>>> = {
  NOT_DUE: sql`i.days <= ${sql.lit(AGES.NOT_DUE[1])}`,
  TO_30: sql`i.days between ${sql.lit(AGES.TO_30[0])} and ${sql.lit(AGES.TO_30[1])}`,
  TO_60: sql`i.days between ${sql.lit(AGES.TO_60[0])} and ${sql.lit(AGES.TO_60[1])}`,
  TO_90: sql`i.days between ${sql.lit(AGES.TO_90[0])} and ${sql.lit(AGES.TO_90[1])}`,
  OLDER: sql`i.days >= ${sql.lit(AGES.OLDER[0])}`,
};
const sumOfAge = (age: Age) => sql`coalesce(sum(i.open) filter (where ${IS_OF_AGE[age]}), 0)::bigint`;
const countOfAge = (age: Age) => sql`(count(*) filter (where ${IS_OF_AGE[age]}))::int`;

const byAge = <Value extends z.ZodType>(value: Value) =>
  z.object({ NOT_DUE: value, TO_30: value, TO_60: value, TO_90: value, OLDER: value });

const Row = z.object({
  recipientId: z.string(),
  customerNumber: z.string(),
  name: z.string(),
  credit: z.bigint(),
  /** Inside of an array they come as text. */
  sums: z.array(z.string().transform(BigInt)).length(AGE_NAMES.length),
  counts: z.array(z.int()).length(AGE_NAMES.length),
});

const BySum = byAge(z.bigint());
const ByCount = byAge(z.int());

/** A recipient's open items on a day, by how long they have been due; and its credit. */
export interface OpenItems {
  readonly recipientId: string;
  readonly customerNumber: string;
  readonly name: string;
  readonly credit: bigint;
  readonly sums: z.output<typeof BySum>;
  readonly counts: z.output<typeof ByCount>;
}

/** All recipients who owe something or have a credit, by name: as many as an agency has customers, so in one piece. */
export async function selectOpenItems(db: TenantDb, day: Day, text?: string | null): Promise<readonly OpenItems[]> {
  const rows = await rowsOf(
    db,
    Row,
    sql`/* selectOpenItems */
    with ${itemsOn(day)}, ${creditsOn(day)}, owed as (
      select i.invoice_recipient_id, array[${sql.join(AGE_NAMES.map(sumOfAge))}] as sums,
        array[${sql.join(AGE_NAMES.map(countOfAge))}] as counts
      from item i where i.open > 0 group by 1)
    select r.id as recipient_id, r.customer_number, r.name, coalesce(c.credit, 0)::bigint as credit,
      coalesce(o.sums, array[0, 0, 0, 0, 0]::bigint[]) as sums, coalesce(o.counts, array[0, 0, 0, 0, 0]) as counts
    from invoice_recipients r left join owed o on o.invoice_recipient_id = r.id
      left join credit c on c.invoice_recipient_id = r.id
    where r.tenant_id = ${TENANT} and (o.invoice_recipient_id is not null or c.credit > 0)
      and ${matchesSearch('r.search_key', text)}
    order by r.name collate german, r.id`,
  );
  return rows.map(({ sums, counts, ...row }) => ({
    ...row,
    sums: BySum.parse(named(sums)),
    counts: ByCount.parse(named(counts)),
  }));
}

const named = (values: readonly unknown[]) => Object.fromEntries(AGE_NAMES.map((age, index) => [age, values[index]]));

export const OpenItemRow = z.object({
  id: z.string(),
  number: z.string(),
  issueDate: z.string(),
  dueDate: z.string(),
  gross: z.bigint(),
  open: z.bigint(),
});
export type OpenItemRow = Readonly<z.output<typeof OpenItemRow>>;

/** The open invoices of one recipient on a day, the oldest first. */
export const selectOpenInvoicesOf = (db: TenantDb, recipientId: string, day: Day) =>
  rowsOf(
    db,
    OpenItemRow,
    sql`/* selectOpenInvoicesOf */
    with ${itemsOn(day)}
    select i.id, i.number, i.issue_date::text, i.due_date::text, i.gross_in_cents as gross, i.open::bigint as open
    from item i where i.open > 0 and i.invoice_recipient_id = ${recipientId} order by i.due_date, i.number`,
  );

import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ALLOTMENT_KINDS, PAYMENT_WAYS } from '#features/payments/entries.sql.ts';
import { TENANT } from '#platform/database/bound.ts';
import { columns, members } from '#platform/database/columns.ts';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, jsonCents, jsonInstant, rowOf, rowsOf } from '#platform/database/rows.ts';
import { matchesSearch } from '#platform/database/search.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

const optional = z.string().nullable();
const TakenBack = z.object({ reason: z.string(), at: jsonInstant, byName: z.string() });
export type TakenBack = Readonly<z.output<typeof TakenBack>>;

/** A part of a payment on an invoice, or what closed the rest of one. */
export const AllotmentRow = z.object({
  id: z.string(),
  kind: z.enum(ALLOTMENT_KINDS),
  paymentId: optional,
  invoiceId: optional,
  invoiceNumber: optional,
  day: z.string(),
  amount: jsonCents,
  reason: optional,
  enteredAt: jsonInstant,
  enteredByName: z.string(),
  takenBack: TakenBack.nullable(),
});
export type AllotmentRow = Readonly<z.output<typeof AllotmentRow>>;

/** Money that came in or went out. */
export const PaymentRow = z.object({
  id: z.string(),
  recipientId: z.string(),
  recipientName: z.string(),
  day: z.string(),
  amount: z.bigint(),
  way: z.enum(PAYMENT_WAYS),
  reference: optional,
  note: optional,
  /** The part that is allotted to nothing. */
  credit: z.bigint(),
  enteredAt: z.date(),
  enteredByName: z.string(),
  takenBack: TakenBack.nullable(),
  /** With those that were taken back. */
  allotments: z.array(AllotmentRow),
});
export type PaymentRow = Readonly<z.output<typeof PaymentRow>>;

const takenBackBy = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`case when ${column('id')} is not null then json_build_object('reason', ${column('reason')},
    'at', ${column('entered_at')}, 'byName', ${column('entered_by_name')}) end`;
};

const ALLOTMENT = members(AllotmentRow, 'a', {
  invoiceNumber: sql`i.number`,
  amount: 'amount_in_cents',
  takenBack: takenBackBy('back'),
});
/** All of them, the first first. */
const allotmentsOf = (which: RawBuilder<unknown>) => sql`(
  select coalesce(json_agg(json_build_object(${ALLOTMENT}) order by a.entered_at, a.kind <> 'PAID', a.day, a.id), '[]')
  from allotments a left join invoices i on i.tenant_id = a.tenant_id and i.id = a.invoice_id
    left join allotments back on back.tenant_id = a.tenant_id and back.reverses_allotment_id = a.id
  where a.tenant_id = ${TENANT} and a.reverses_allotment_id is null and ${which})`;

const PAYMENT = columns(PaymentRow, 'p', {
  recipientId: 'invoice_recipient_id',
  recipientName: sql`c.name`,
  day: sql`p.day::text`,
  amount: 'amount_in_cents',
  credit: sql`case when p.amount_in_cents < 0 or back.id is not null then 0 else p.amount_in_cents - coalesce((
    select sum(a.amount_in_cents) from allotments a
    where a.tenant_id = ${TENANT} and a.payment_id = p.id and a.kind in ('PAID', 'PAID_OUT')), 0) end::bigint`,
  takenBack: takenBackBy('back'),
  allotments: allotmentsOf(sql`p.id in (a.payment_id, a.payout_id)`),
});
const PAYMENTS = sql`payments p join invoice_recipients c on c.tenant_id = p.tenant_id and c.id = p.invoice_recipient_id
  left join payments back on back.tenant_id = p.tenant_id and back.reverses_payment_id = p.id`;

export const findPayment = (db: TenantDb, id: string) =>
  rowOf(
    db,
    PaymentRow,
    sql`/* findPayment */
    select ${PAYMENT} from ${PAYMENTS} where p.tenant_id = ${TENANT} and p.id = ${id} and p.reverses_payment_id is null`,
  );

/** In no order. */
export const selectPaymentsByIds = (db: TenantDb, ids: readonly string[]) =>
  rowsOf(
    db,
    PaymentRow,
    sql`/* selectPaymentsByIds */
    select ${PAYMENT} from ${PAYMENTS} where p.tenant_id = ${TENANT} and p.id = any(${ids}::uuid[])`,
  );

export interface PaymentFilter {
  readonly text?: string | null | undefined;
  readonly invoiceRecipientId?: string | null | undefined;
  readonly from?: Day | null | undefined;
  readonly to?: Day | null | undefined;
}

const matching = ({ text, invoiceRecipientId, from, to }: PaymentFilter) => sql`p.tenant_id = ${TENANT}
  and p.reverses_payment_id is null
  ${invoiceRecipientId ? sql`and p.invoice_recipient_id = ${invoiceRecipientId}` : sql``}
  ${from ? sql`and p.day >= ${from}` : sql``} ${to ? sql`and p.day <= ${to}` : sql``}
  ${text ? sql`and (${matchesSearch('c.search_key', text)} or p.reference ilike ${`%${text}%`})` : sql``}`;

/** The latest first. */
export const selectPayments = (db: TenantDb, filter: PaymentFilter, page: PageRequest): Page<PaymentRow> => ({
  items: () =>
    rowsOf(
      db,
      PaymentRow,
      sql`/* selectPayments */
      select ${PAYMENT} from ${PAYMENTS} where ${matching(filter)} order by p.day desc, p.entered_at desc, p.id ${cut(page)}`,
    ),
  count: () =>
    countOf(
      db,
      sql`/* countPayments */
      select count(*)::int as count from payments p
        join invoice_recipients c on c.tenant_id = p.tenant_id and c.id = p.invoice_recipient_id
      where ${matching(filter)}`,
    ),
});

const OfInvoice = z.object({ allotments: z.array(AllotmentRow) });
/** Each part that was paid of an invoice, and how its rest was closed. */
export const selectAllotments = async (db: TenantDb, invoiceId: string): Promise<readonly AllotmentRow[]> =>
  (
    await rowOf(
      db,
      OfInvoice,
      sql`/* selectAllotments */ select ${allotmentsOf(sql`a.invoice_id = ${invoiceId}`)} as allotments`,
    )
  )?.allotments ?? [];

const Allotted = z.object({
  id: z.string(),
  recipientId: z.string(),
  invoiceId: z.string().nullable(),
  isTakenBack: z.boolean(),
  isReversal: z.boolean(),
});
/** Where an allotment belongs: which never changes, whoever holds what. */
export const findAllotted = (db: TenantDb, id: string) =>
  rowOf(
    db,
    Allotted,
    sql`/* findAllotted */
    select a.id, a.invoice_recipient_id as recipient_id, a.invoice_id, a.reverses_allotment_id is not null as is_reversal,
      exists (select from allotments r where r.tenant_id = ${TENANT} and r.reverses_allotment_id = a.id) as is_taken_back
    from allotments a where a.tenant_id = ${TENANT} and a.id = ${id}`,
  );

const OwedRow = z.object({
  id: z.string(),
  number: z.string(),
  recipientId: z.string(),
  gross: z.bigint(),
  open: z.bigint(),
  issueDate: z.string(),
  dueDate: z.string(),
  discount: z.object({ percentage: z.int(), until: z.string() }).nullable(),
  isOwed: z.boolean(),
});
export type OwedRow = Readonly<z.output<typeof OwedRow>>;

/** Held in the order of their ids, after the account. */
export async function lockOwedForUpdate(db: TenantDb, ids: readonly string[]): Promise<OwedRow[]> {
  await sql`/* lockOwedForUpdate */
    select from invoices where tenant_id = ${TENANT} and id = any(${ids}::uuid[]) order by id for update`.execute(db);
  return rowsOf(
    db,
    OwedRow,
    sql`/* selectOwed */
    select i.id, i.number, i.invoice_recipient_id as recipient_id, i.gross_in_cents as gross,
      (i.gross_in_cents - coalesce((select sum(a.amount_in_cents) from allotments a
        where a.tenant_id = ${TENANT} and a.invoice_id = i.id), 0))::bigint as open,
      i.issue_date::text, i.due_date::text, nullif(i.paper -> 'discount', 'null') as discount,
      i.sent_at is not null and i.cancelled_at is null and i.cancels_invoice_id is null and i.paid_on is null as is_owed
    from invoices i where i.tenant_id = ${TENANT} and i.id = any(${ids}::uuid[])`,
  );
}

const OPEN_INVOICE = OwedRow.omit({ issueDate: true, isOwed: true }).extend({ recipientName: z.string() });

/** All that somebody still has to pay. */
export const selectOpenInvoices = (db: TenantDb) =>
  rowsOf(
    db,
    OPEN_INVOICE,
    sql`/* selectOpenInvoices */
    select i.id, i.number, i.invoice_recipient_id as recipient_id, i.recipient_name, i.gross_in_cents as gross,
      (i.gross_in_cents - coalesce(s.settled, 0))::bigint as open, i.due_date::text, nullif(i.paper -> 'discount', 'null') as discount
    from invoices i left join lateral (
      select sum(a.amount_in_cents) as settled from allotments a where a.tenant_id = ${TENANT} and a.invoice_id = i.id) s on true
    where i.tenant_id = ${TENANT} and i.sent_at is not null and i.paid_on is null and i.cancelled_at is null
      and i.cancels_invoice_id is null`,
  );

const Credit = z.object({ credit: z.bigint() });
export const findCredit = async (db: TenantDb, recipientId: string): Promise<bigint> =>
  (
    await rowOf(
      db,
      Credit,
      sql`/* findCredit */
      select credit_in_cents as credit from recipient_accounts
      where tenant_id = ${TENANT} and invoice_recipient_id = ${recipientId}`,
    )
  )?.credit ?? 0n;

const Limit = z.object({ limit: z.bigint() });
/** Nothing where an agency has no settings. */
export const findWriteOffLimit = async (db: TenantDb): Promise<bigint> =>
  (
    await rowOf(
      db,
      Limit,
      sql`/* findWriteOffLimit */
      select write_off_limit_in_cents as limit from tenant_settings where tenant_id = ${TENANT}`,
    )
  )?.limit ?? 0n;

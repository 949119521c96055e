import { randomUUID } from 'node:crypto';
import type { Cents } from '@gastspiel/domain/money/money.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { rowsOf } from '#platform/database/rows.ts';

export const PAYMENT_WAYS = ['TRANSFER', 'STATEMENT', 'MARKED'] as const;
export const ALLOTMENT_KINDS = ['PAID', 'DISCOUNT', 'WRITTEN_OFF', 'PAID_OUT'] as const;
type AllotmentKind = (typeof ALLOTMENT_KINDS)[number];

/** Who makes entries, and when. */
export interface Entering {
  readonly at: Date;
  readonly byName: string;
}

export interface NewPayment {
  readonly id: string;
  readonly recipientId: string;
  readonly day: Day;
  /** Below zero: money that goes out. */
  readonly amount: Cents;
  readonly way: (typeof PAYMENT_WAYS)[number];
  readonly reference: string | null;
  readonly note: string | null;
}

export interface NewAllotment {
  readonly recipientId: string;
  readonly kind: AllotmentKind;
  readonly paymentId: string | null;
  readonly invoiceId: string | null;
  readonly payoutId: string | null;
  readonly day: Day;
  readonly amount: Cents;
  readonly reason: string | null;
}

export const LiveAllotment = z.object({
  id: z.string(),
  recipientId: z.string(),
  kind: z.enum(ALLOTMENT_KINDS),
  paymentId: z.string().nullable(),
  invoiceId: z.string().nullable(),
  payoutId: z.string().nullable(),
  day: z.string(),
  amount: z.bigint(),
});
export type LiveAllotment = Readonly<z.output<typeof LiveAllotment>>;

export const LivePayment = z.object({
  id: z.string(),
  recipientId: z.string(),
  day: z.string(),
  amount: z.bigint(),
  way: z.enum(PAYMENT_WAYS),
});
export type LivePayment = Readonly<z.output<typeof LivePayment>>;

/** Money of recipients is moved by who holds their accounts, in the order of their ids: before the invoices, and to the end. */
export const lockAccountsForUpdate = (db: TenantDb, recipientIds: readonly string[]): Promise<void> =>
  insertRows(
    db,
    { each: [...new Set(recipientIds)].toSorted().map((id) => [id]) },
    (values) => sql`/* lockAccountsForUpdate */
    insert into recipient_accounts as r (tenant_id, invoice_recipient_id) ${values}
    on conflict (tenant_id, invoice_recipient_id) do update set credit_in_cents = r.credit_in_cents`,
  );

export const insertPayments = (
  db: TenantDb,
  { at, byName }: Entering,
  payments: readonly NewPayment[],
): Promise<void> =>
  insertRows(
    db,
    {
      same: [at, byName],
      each: payments.map((one) => [one.recipientId, one.id, one.day, one.amount, one.way, one.reference, one.note]),
    },
    (values) => sql`/* insertPayments */
    insert into payments (tenant_id, entered_at, entered_by_name, invoice_recipient_id, id, day, amount_in_cents, way, reference,
      note) ${values}`,
  );

export const insertAllotments = (
  db: TenantDb,
  { at, byName }: Entering,
  allotments: readonly NewAllotment[],
): Promise<void> =>
  insertRows(
    db,
    {
      same: [at, byName],
      each: allotments.map(({ recipientId, kind, paymentId, invoiceId, payoutId, day, amount, reason }) => [
        ...[recipientId, randomUUID(), kind, paymentId, invoiceId, payoutId, day, amount, reason],
      ]),
    },
    (values) => sql`/* insertAllotments */
    insert into allotments (tenant_id, entered_at, entered_by_name, invoice_recipient_id, id, kind, payment_id, invoice_id, payout_id,
      day, amount_in_cents, reason) ${values}`,
  );

interface Reversal {
  readonly reason: string;
  /** The day of an event that really happened; else it counts on the day of what it takes back, as if that had never been. */
  readonly day?: Day;
}

export const insertCounterAllotments = (
  db: TenantDb,
  { at, byName }: Entering,
  taken: readonly LiveAllotment[],
  { reason, day }: Reversal,
): Promise<void> =>
  insertRows(
    db,
    {
      same: [at, byName, reason],
      each: taken.map((one) => [
        ...[one.recipientId, randomUUID(), one.id, one.kind, one.paymentId, one.invoiceId, one.payoutId],
        ...[day && day > one.day ? day : one.day, -one.amount],
      ]),
    },
    (values) => sql`/* insertCounterAllotments */
    insert into allotments (tenant_id, entered_at, entered_by_name, reason, invoice_recipient_id, id, reverses_allotment_id, kind,
      payment_id, invoice_id, payout_id, day, amount_in_cents) ${values}`,
  );

/** Answers their ids. */
export async function insertCounterPayments(
  db: TenantDb,
  { at, byName }: Entering,
  taken: readonly LivePayment[],
  { reason, day }: Reversal,
): Promise<readonly string[]> {
  const ids = taken.map(() => randomUUID());
  await insertRows(
    db,
    {
      same: [at, byName, reason],
      each: taken.map((one, index) => [
        ...[one.recipientId, ids[index], one.id],
        ...[day && day > one.day ? day : one.day, -one.amount, one.way],
      ]),
    },
    (values) => sql`/* insertCounterPayments */
    insert into payments (tenant_id, entered_at, entered_by_name, reason, invoice_recipient_id, id, reverses_payment_id, day,
      amount_in_cents, way) ${values}`,
  );
  return ids;
}

const ALIVE = sql`a.reverses_allotment_id is null and not exists (
  select from allotments r where r.tenant_id = ${TENANT} and r.reverses_allotment_id = a.id)`;
const LIVE_ALLOTMENT = sql`a.id, a.invoice_recipient_id as recipient_id, a.kind, a.payment_id, a.invoice_id, a.payout_id, a.day::text, a.amount_in_cents as amount`;

/** The allotments of an invoice that nobody has taken back, by when their payments were entered. */
export const selectAllotmentsOfInvoice = (db: TenantDb, invoiceId: string) =>
  rowsOf(
    db,
    LiveAllotment,
    sql`/* selectAllotmentsOfInvoice */
    select ${LIVE_ALLOTMENT} from allotments a left join payments p on p.tenant_id = a.tenant_id and p.id = a.payment_id
    where a.tenant_id = ${TENANT} and a.invoice_id = ${invoiceId} and ${ALIVE}
    order by p.entered_at, a.entered_at, a.id`,
  );

/** The allotments of a payment, and those that came along with it; of a payout all that went into it. */
export const selectAllotmentsOfPayment = (db: TenantDb, paymentId: string) =>
  rowsOf(
    db,
    LiveAllotment,
    sql`/* selectAllotmentsOfPayment */
    select ${LIVE_ALLOTMENT} from allotments a
    where a.tenant_id = ${TENANT} and (a.payment_id = ${paymentId} or a.payout_id = ${paymentId}) and ${ALIVE}`,
  );

/** Payments by their ids, without those that were taken back. */
export const selectLivePayments = (db: TenantDb, ids: readonly string[]) =>
  rowsOf(
    db,
    LivePayment,
    sql`/* selectLivePayments */
    select p.id, p.invoice_recipient_id as recipient_id, p.day::text, p.amount_in_cents as amount, p.way from payments p
    where p.tenant_id = ${TENANT} and p.id = any(${ids}::uuid[]) and p.reverses_payment_id is null and not exists (
      select from payments r where r.tenant_id = ${TENANT} and r.reverses_payment_id = p.id)`,
  );

const Source = z.object({ id: z.string(), rest: z.bigint() });

/** Payments of a recipient that are not allotted to their end: the oldest first. */
export const selectCreditSources = (db: TenantDb, recipientId: string) =>
  rowsOf(
    db,
    Source,
    sql`/* selectCreditSources */
    select p.id, (p.amount_in_cents - coalesce(s.spent, 0))::bigint as rest
    from payments p left join lateral (
      select sum(a.amount_in_cents) as spent from allotments a
      where a.tenant_id = ${TENANT} and a.payment_id = p.id and a.kind in ('PAID', 'PAID_OUT')) s on true
    where p.tenant_id = ${TENANT} and p.invoice_recipient_id = ${recipientId} and p.amount_in_cents > 0
      and p.reverses_payment_id is null and p.amount_in_cents > coalesce(s.spent, 0) and not exists (
        select from payments r where r.tenant_id = ${TENANT} and r.reverses_payment_id = p.id)
    order by p.day, p.entered_at, p.id`,
  );

/** Credits follow from the entries. */
export async function renewCredits(db: TenantDb, recipientIds: readonly string[]): Promise<void> {
  await sql`/* renewCredits */
    update recipient_accounts r set credit_in_cents =
      coalesce((select sum(p.amount_in_cents) from payments p
        where p.tenant_id = ${TENANT} and p.invoice_recipient_id = r.invoice_recipient_id), 0)
      - coalesce((select sum(a.amount_in_cents) from allotments a
        where a.tenant_id = ${TENANT} and a.invoice_recipient_id = r.invoice_recipient_id and a.kind = 'PAID'), 0)
    where r.tenant_id = ${TENANT} and r.invoice_recipient_id = any(${recipientIds}::uuid[])`.execute(db);
}

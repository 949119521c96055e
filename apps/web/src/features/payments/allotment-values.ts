import { MONEY_RULES } from '@gastspiel/domain/money/money.ts';
import { allotmentFault, proposeAllotments } from '@gastspiel/domain/payments/allotments.ts';
import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import type { Rest } from '@gastspiel/domain/payments/payment-input.ts';
import type { ApiError } from '#platform/graphql/api-error.ts';
import type { Owed, OwedInvoice } from './payment-query.ts';

/** A part of an amount as its row holds it, in cents; nothing where the invoice gets none. */
export interface AllotmentRow {
  amount: number | null;
  rest: Rest;
  reason: string;
}
/** By invoice: the list may be another one by the time it is sent. */
export type AllotmentRows = Record<string, Partial<AllotmentRow>>;

/** A field that nobody has touched may hold nothing yet. */
const rowOf = (rows: AllotmentRows, id: string): AllotmentRow => {
  const { amount, rest, reason } = rows[id] ?? {};
  return { amount: amount ?? null, rest: rest ?? 'OPEN', reason: reason ?? '' };
};
export const centsOf = (euro: number): number => Math.round(euro * 100);
export const openOf = ({ openAmount }: OwedInvoice): number => centsOf(openAmount.value);
/** Everything that is allotted; what is no number counts as nothing. */
export const allottedIn = (rows: AllotmentRows, invoices: readonly OwedInvoice[]): number =>
  invoices.reduce((sum, { id }) => sum + (rows[id]?.amount || 0), 0);

/** The oldest first, unless the amount is just what the invoice asks for from whose page somebody comes. */
export function proposedRows(
  amount: number | null,
  invoices: readonly OwedInvoice[],
  invoiceId?: string,
): AllotmentRows {
  const [asked] = invoices.filter((one) => one.id === invoiceId && openOf(one) === amount);
  const owed = (asked ? [asked] : invoices).map((one) => ({ ...one, open: BigInt(openOf(one)) }));
  const parts = proposeAllotments(Number.isSafeInteger(amount) ? BigInt(amount ?? 0) : 0n, owed);
  return Object.fromEntries(
    invoices.map(({ id }) => {
      const part = parts.find(({ invoice }) => invoice.id === id);
      return [id, { amount: part ? Number(part.amount) : null, rest: 'OPEN', reason: '' }];
    }),
  );
}

/** Nobody has said yet where the amount belongs. */
export const isAsProposed = (rows: AllotmentRows, proposed: AllotmentRows, invoices: readonly OwedInvoice[]): boolean =>
  invoices.every(({ id }) => Object.is(rowOf(rows, id).amount, rowOf(proposed, id).amount));

/** The invoices that get a part, in the order of the list: faults come back by their place in it. */
const taken = (rows: AllotmentRows, invoices: readonly OwedInvoice[]) =>
  invoices.flatMap((invoice) => {
    const { amount, ...row } = rowOf(rows, invoice.id);
    return amount === null || amount === 0
      ? []
      : [{ invoice, row: { ...row, amount }, left: openOf(invoice) - amount }];
  });

/** As they travel. A rest can only be closed where there is one. */
export const sentAllotments = (rows: AllotmentRows, invoices: readonly OwedInvoice[]) =>
  taken(rows, invoices).map(({ invoice, row, left }) => {
    const rest = left > 0 ? row.rest : 'OPEN';
    return {
      invoiceId: invoice.id,
      amount: { value: row.amount / 100 },
      rest,
      reason: rest === 'WRITTEN_OFF' ? row.reason : null,
    };
  });

export interface Fault {
  readonly path: string[];
  readonly message: string;
}

/** The faults that are known before anything is sent. Whether Skonto was agreed the server knows. */
export function allotmentFaults(rows: AllotmentRows, { openInvoices, writeOffLimit }: Owed): readonly Fault[] {
  return taken(rows, openInvoices).flatMap(({ invoice, row, left }) => {
    const at = (field: keyof AllotmentRow, message: string): Fault => ({
      path: ['allotments', invoice.id, field],
      message,
    });
    if (!Number.isSafeInteger(row.amount)) return [at('amount', MONEY_RULES.amount)];
    if (row.amount < 0) return [at('amount', MONEY_RULES.positive)];
    if (left === 0 || (left > 0 && row.rest === 'DISCOUNT')) return [];
    const [open, amount] = [BigInt(openOf(invoice)), BigInt(row.amount)];
    const fault = allotmentFault(
      { gross: open, open, discount: null },
      { amount, rest: left > 0 ? row.rest : 'OPEN', reason: row.reason.trim() || null },
      { day: '', writeOffLimit: BigInt(centsOf(writeOffLimit.value)) },
    );
    return fault ? [at(fault === PAYMENT_FAILURES.reasonNeeded ? 'reason' : 'amount', fault.message)] : [];
  });
}

const AT_ALLOTMENT = /^allotments\.(\d+)\.(.+)$/;

/** The server names an allotment by its place, the form by its invoice. */
export function atInvoices(error: ApiError, rows: AllotmentRows, invoices: readonly OwedInvoice[]): ApiError {
  const sent = taken(rows, invoices);
  const named = Object.entries(error.fields).map(([path, sentence]) => {
    const [, index = '', field = ''] = AT_ALLOTMENT.exec(path) ?? [];
    const id = sent[Number(index)]?.invoice.id;
    return [index && id ? `allotments.${id}.${field.replace('.value', '')}` : path.replace('.value', ''), sentence];
  });
  return error.with({ fields: Object.fromEntries(named) });
}

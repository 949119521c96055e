import { unallotted } from '@gastspiel/domain/payments/allotments.ts';
import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import { PAYMENT_RULES, PaymentInput } from '@gastspiel/domain/payments/payment-input.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import type { VariablesOf } from '#platform/graphql/graphql.ts';
import { type AllotmentRows, allotmentFaults, type Fault, sentAllotments } from './allotment-values.ts';
import type { RecordPayment } from './payment-commands.ts';
import type { Owed } from './payment-query.ts';

/** A payment as the form holds it, amounts in cents. */
export interface PaymentValues {
  amount: number | null;
  day: string | null;
  reference: string;
  note: string;
  allotments: AllotmentRows;
}
type Sent = VariablesOf<typeof RecordPayment>['input'];

/** The domain's rules at the fields of the form; what comes out is as it travels. */
export const paymentForm = (invoiceRecipientId: string, owed: Owed | undefined) =>
  z.custom<PaymentValues>().transform((values, context): Sent => {
    const { amount, allotments, ...rest } = values;
    const invoices = owed?.openInvoices ?? [];
    const sent = {
      ...{ ...rest, day: rest.day ?? '', invoiceRecipientId },
      amount: { value: amount === null ? Number.NaN : amount / 100 },
      allotments: sentAllotments(allotments, invoices),
    };
    const faults = owed ? allotmentFaults(allotments, owed) : [];
    for (const { path, message } of [...paymentFaults(sent), ...faults]) {
      context.addIssue({ code: 'custom', path, message });
    }
    return sent;
  });

/** Faults within the allotments are found with their invoices. */
function paymentFaults(sent: Sent): readonly Fault[] {
  const { data, error } = PaymentInput.safeParse({ ...sent, allotments: [] });
  if (error) return error.issues.map(({ path, message }) => ({ path: [String(path[0])], message }));
  const isAhead = data.day > dayOf(new Date());
  const allotted = PaymentInput.shape.allotments.safeParse(sent.allotments).data ?? [];
  return [
    ...(isAhead ? [{ path: ['day'], message: PAYMENT_RULES.future }] : []),
    ...(unallotted(data.amount, allotted) < 0n
      ? [{ path: ['amount'], message: PAYMENT_FAILURES.moreThanPaid.message }]
      : []),
  ];
}

import { PAYMENT_LIMITS } from '@gastspiel/domain/payments/payment-input.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { ApiError } from '#platform/graphql/api-error.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { MoneyField } from '#ui/fields/number-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { formatEuro } from '#ui/format/german-money.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { Pending } from '#ui/states/pending.tsx';
import { AllotmentFields } from './allotment-fields.tsx';
import { type AllotmentRows, atInvoices, isAsProposed, proposedRows } from './allotment-values.ts';
import { recordPayment } from './payment-commands.ts';
import { type OwedInvoice, owedQuery } from './payment-query.ts';
import { OWED_TEXTS, RECORD_TEXTS as TEXTS } from './payment-texts.ts';
import { type PaymentValues, paymentForm } from './payment-values.ts';

interface RecordPaymentDialogProps {
  readonly recipientId: string;
  readonly recipientName: string;
  /** The one that it is thought to pay. */
  readonly invoiceId?: string;
  readonly onClose: () => void;
}

/** Money came in: what the bank says of it, and which invoices it pays. */
export function RecordPaymentDialog({ recipientId, recipientName, invoiceId, onClose }: RecordPaymentDialogProps) {
  const query = useQuery(owedQuery(recipientId));
  const { data: owed } = query;
  const form = useForm({
    resolver: zodResolver(paymentForm(recipientId, owed)),
    defaultValues: {
      ...{ amount: null, day: dayOf(new Date()), reference: '', note: '', allotments: {} },
    } as PaymentValues,
  });
  const amount = useWatch({ control: form.control, name: 'amount' });
  const proposed = useRef<AllotmentRows>({});
  // Once somebody has said where it belongs, nothing is proposed any more.
  const propose = useEffectEvent((typed: number | null, invoices: readonly OwedInvoice[]): void => {
    if (!isAsProposed(form.getValues('allotments'), proposed.current, invoices)) return;
    proposed.current = proposedRows(typed, invoices, invoiceId);
    form.setValue('allotments', structuredClone(proposed.current));
  });
  useEffect(() => {
    if (owed) propose(amount, owed.openInvoices);
  }, [amount, owed]);
  const { send } = useAttempt(recordPayment);
  const notify = useNotify();
  return (
    <FormDialog
      title={TEXTS.title}
      intro={recipientName}
      submit={TEXTS.submit}
      width={600}
      form={form}
      canSubmit={owed !== undefined}
      save={async (input) => {
        const { allotments } = form.getValues();
        await send({ input }).catch((error: unknown) => {
          throw error instanceof ApiError ? atInvoices(error, allotments, owed?.openInvoices ?? []) : error;
        });
        notify({ text: TEXTS.done(formatEuro(input.amount.value)) });
      }}
      onClose={onClose}
    >
      <FormRow>
        <MoneyField name="amount" label={TEXTS.amount} />
        <DateField name="day" label={TEXTS.day} completes="nearest" />
      </FormRow>
      <TextField name="reference" label={TEXTS.reference} isOptional maxLength={PAYMENT_LIMITS.reference} />
      <TextField name="note" label={TEXTS.note} isOptional maxLength={PAYMENT_LIMITS.note} />
      {owed ? (
        <AllotmentFields invoices={owed.openInvoices} amount={amount} />
      ) : (
        <Pending isSmall query={query} texts={OWED_TEXTS} />
      )}
    </FormDialog>
  );
}

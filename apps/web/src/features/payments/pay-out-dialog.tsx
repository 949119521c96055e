import { PAYMENT_LIMITS, PAYMENT_RULES, PayoutInput } from '@gastspiel/domain/payments/payment-input.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { MoneyField } from '#ui/fields/number-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { formatEuro } from '#ui/format/german-money.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { centsOf } from './allotment-values.ts';
import { payOutCredit } from './payment-commands.ts';
import { OWED_TEXTS, RECORD_TEXTS, CREDIT_TEXTS as TEXTS } from './payment-texts.ts';

interface PayoutValues {
  amount: number | null;
  day: string | null;
  reference: string;
  note: string;
}

/** The domain's rules at the fields of the form; what comes out is as it travels. */
const payoutForm = (invoiceRecipientId: string) =>
  z.custom<PayoutValues>().transform(({ amount, day, ...rest }, context) => {
    const sent = {
      ...{ ...rest, invoiceRecipientId, day: day ?? '' },
      amount: { value: amount === null ? Number.NaN : amount / 100 },
    };
    const { error } = PayoutInput.safeParse(sent);
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: path.slice(0, 1), message });
    if (!error && sent.day > dayOf(new Date()))
      context.addIssue({ code: 'custom', path: ['day'], message: PAYMENT_RULES.future });
    return sent;
  });

interface PayOutDialogProps {
  readonly recipientId: string;
  readonly recipientName: string;
  readonly credit: number;
  readonly onClose: () => void;
}

/** Credit goes back: somebody has transferred it, and says so. */
export function PayOutDialog({ recipientId, recipientName, credit, onClose }: PayOutDialogProps) {
  const form = useForm({
    resolver: zodResolver(payoutForm(recipientId)),
    defaultValues: {
      ...{ amount: centsOf(credit), day: dayOf(new Date()), reference: '', note: '' },
    } as PayoutValues,
  });
  const { send } = useAttempt(payOutCredit);
  const notify = useNotify();
  return (
    <FormDialog
      title={TEXTS.payOutTitle}
      intro={`${recipientName}: ${OWED_TEXTS.credit(formatEuro(credit))}. ${TEXTS.payOutHint}`}
      submit={TEXTS.payOut}
      form={form}
      save={async (input) => {
        await send({ input });
        notify({ text: TEXTS.paidOut(formatEuro(input.amount.value)) });
      }}
      onClose={onClose}
    >
      <FormRow>
        <MoneyField name="amount" label={RECORD_TEXTS.amount} />
        <DateField name="day" label={TEXTS.day} completes="nearest" />
      </FormRow>
      <TextField name="reference" label={RECORD_TEXTS.reference} isOptional maxLength={PAYMENT_LIMITS.reference} />
      <TextField name="note" label={RECORD_TEXTS.note} isOptional maxLength={PAYMENT_LIMITS.note} />
    </FormDialog>
  );
}

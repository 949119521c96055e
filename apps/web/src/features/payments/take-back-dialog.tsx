import { PAYMENT_LIMITS, ReasonInput } from '@gastspiel/domain/payments/payment-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { formatEuro } from '#ui/format/german-money.ts';
import { Quiet } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { takeAllotmentBack, takePaymentBack } from './payment-commands.ts';
import { type Allotment, paymentQuery } from './payment-query.ts';
import { PAYMENTS_TEXTS, TAKE_BACK_TEXTS as TEXTS } from './payment-texts.ts';

const Values = z.object({ what: z.enum(['allotment', 'payment']), reason: ReasonInput });
const CHOICES = [
  { value: 'allotment', label: TEXTS.allotment },
  { value: 'payment', label: TEXTS.payment },
];

interface TakeBackDialogProps {
  readonly allotment: Allotment;
  readonly onClose: () => void;
}

/** An entry was wrong. Of a payment somebody says whether it never came, or belongs to another invoice. */
export function TakeBackDialog({ allotment, onClose }: TakeBackDialogProps) {
  const { id, kind, paymentId, amount } = allotment;
  const ofPayment = kind === 'PAID' && paymentId !== null ? paymentId : undefined;
  const form = useForm({
    resolver: zodResolver(Values),
    defaultValues: { what: 'allotment', reason: '' } as z.input<typeof Values>,
  });
  const what = useWatch({ control: form.control, name: 'what' });
  const [ofAllotment, ofWhole] = [useAttempt(takeAllotmentBack), useAttempt(takePaymentBack)];
  const notify = useNotify();
  return (
    <FormDialog
      title={TEXTS.title}
      intro={`${PAYMENTS_TEXTS.kinds[kind]} ${formatEuro(amount.value)}`}
      submit={TEXTS.title}
      form={form}
      save={async ({ what: chosen, reason }) => {
        if (chosen === 'payment' && ofPayment) await ofWhole.send({ id: ofPayment, reason });
        else await ofAllotment.send({ id, reason });
        notify({ text: TEXTS.done });
      }}
      onClose={onClose}
    >
      {ofPayment && <SelectField name="what" label={TEXTS.what} options={CHOICES} />}
      {ofPayment && what === 'payment' && <Others paymentId={ofPayment} allotment={allotment} />}
      <TextField name="reason" label={TEXTS.reason} maxLength={PAYMENT_LIMITS.reason} />
    </FormDialog>
  );
}

/** Other invoices that the payment pays are open again with it. */
function Others({ paymentId, allotment }: { readonly paymentId: string; readonly allotment: Allotment }) {
  const { data } = useQuery(paymentQuery(paymentId));
  const numbers = (data?.allotments ?? []).flatMap(({ invoiceId, invoiceNumber, takenBack }) =>
    invoiceNumber && invoiceId !== allotment.invoiceId && !takenBack ? [invoiceNumber] : [],
  );
  return numbers.length > 0 && <Quiet size="body2">{TEXTS.others([...new Set(numbers)])}</Quiet>;
}

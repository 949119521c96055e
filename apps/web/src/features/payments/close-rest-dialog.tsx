import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import { PAYMENT_LIMITS } from '@gastspiel/domain/payments/payment-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { labelOptions } from '#ui/fields/option.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { formatEuro } from '#ui/format/german-money.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { closeRest } from './payment-commands.ts';
import { owedQuery, type PaidInvoice } from './payment-query.ts';
import { OWED_TEXTS, REST_TEXTS as TEXTS } from './payment-texts.ts';

const Values = z
  .object({ rest: z.enum(['DISCOUNT', 'WRITTEN_OFF']), reason: z.string().trim().max(PAYMENT_LIMITS.reason) })
  .refine(({ rest, reason }) => rest === 'DISCOUNT' || reason !== '', {
    path: ['reason'],
    message: PAYMENT_FAILURES.reasonNeeded.message,
  });

interface CloseRestDialogProps {
  readonly invoice: PaidInvoice;
  readonly onClose: () => void;
}

/** Nothing more is expected of an invoice: its rest is a Skonto, or too small to be asked for. */
export function CloseRestDialog({ invoice, onClose }: CloseRestDialogProps) {
  const { data: owed } = useQuery(owedQuery(invoice.recipientId));
  const form = useForm({
    resolver: zodResolver(Values),
    defaultValues: { rest: 'WRITTEN_OFF', reason: '' } as z.input<typeof Values>,
  });
  const rest = useWatch({ control: form.control, name: 'rest' });
  const isWrittenOff = rest === 'WRITTEN_OFF';
  const { send } = useAttempt(closeRest);
  const notify = useNotify();
  return (
    <FormDialog
      title={TEXTS.title}
      intro={`${invoice.number}: ${OWED_TEXTS.left(formatEuro(invoice.openAmount.value))}`}
      submit={TEXTS.submit}
      form={form}
      save={async ({ rest: chosen, reason }) => {
        await send({ id: invoice.id, input: { rest: chosen, reason: reason || null } });
        notify({ text: TEXTS.done(invoice.number) });
      }}
      onClose={onClose}
    >
      <SelectField
        name="rest"
        label={TEXTS.how}
        options={labelOptions(TEXTS.rests)}
        help={isWrittenOff && owed && TEXTS.limit(formatEuro(owed.writeOffLimit.value))}
      />
      {isWrittenOff && <TextField name="reason" label={TEXTS.reason} maxLength={PAYMENT_LIMITS.reason} />}
    </FormDialog>
  );
}

import { PAYMENT_LIMITS, ReasonInput } from '@gastspiel/domain/payments/payment-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Quiet } from '#ui/layout.tsx';
import { TAKE_BACK_TEXTS as TEXTS } from './payment-texts.ts';

const Values = z.object({ reason: ReasonInput });

interface ReasonDialogProps {
  readonly title: string;
  readonly intro: ReactNode;
  /** The consequences, in a sentence. */
  readonly note?: ReactNode;
  readonly submit: string;
  readonly save: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Something about money is decided for a reason, which stays beside it. */
export function ReasonDialog({ note, save, ...dialog }: ReasonDialogProps) {
  const form = useForm({ resolver: zodResolver(Values), defaultValues: { reason: '' } });
  return (
    <FormDialog {...dialog} form={form} save={({ reason }) => save(reason)}>
      <TextField name="reason" label={TEXTS.reason} maxLength={PAYMENT_LIMITS.reason} />
      {note && <Quiet size="body2">{note}</Quiet>}
    </FormDialog>
  );
}

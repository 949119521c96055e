import { canBePaidOn } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { INVOICE_RULES } from '@gastspiel/domain/invoices/invoice-input.ts';
import { type Day, dayOf, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { CommandDialog } from '#parts/attempts/command-dialog.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { formatDay } from '#ui/fields/german-date.ts';
import { useNotify } from '#ui/notices/notify.ts';
import type { InvoiceSummary } from '../invoice-parts.ts';
import { PAID_TEXTS as TEXTS } from '../invoice-texts.ts';
import { markAsPaid, unMarkAsPaid } from './invoice-commands.ts';
import { type StepDialogProps, subjectOf } from './step-dialog.ts';

const paidOnSchema = (issueDate: Day, today: Day) =>
  z.object({
    paidOn: z
      .string(INVOICE_RULES.day)
      .refine(isDay, { message: INVOICE_RULES.day, abort: true })
      .refine((day) => canBePaidOn(day, issueDate, today), INVOICE_FAILURES.paidOutside.message),
  });

interface PaidFormProps {
  readonly title: string;
  readonly intro: ReactNode;
  /** One or several: one day for all. */
  readonly invoices: readonly InvoiceSummary[];
  readonly save: (paidOn: Day) => Promise<void>;
  readonly onClose: () => void;
}

/** On which day the money came; none of the invoices may be younger. */
function PaidForm({ title, intro, invoices, save, onClose }: PaidFormProps) {
  const today = dayOf(new Date());
  const youngest = invoices.reduce((one, other) => (other.issueDate > one.issueDate ? other : one));
  const form = useForm({
    resolver: zodResolver(paidOnSchema(youngest.issueDate, today)),
    defaultValues: { paidOn: today },
  });
  return (
    <FormDialog
      title={title}
      intro={intro}
      submit={TEXTS.submit}
      form={form}
      save={({ paidOn }) => save(paidOn)}
      onClose={onClose}
    >
      <DateField
        completes="nearest"
        name="paidOn"
        label={TEXTS.day}
        help={TEXTS.earliest(formatDay(youngest.issueDate), youngest.number)}
      />
    </FormDialog>
  );
}

export function PayDialog({ invoice, onClose }: StepDialogProps) {
  const mark = useAttempt(markAsPaid);
  const notify = useNotify();
  return (
    <PaidForm
      title={TEXTS.title}
      intro={subjectOf(invoice)}
      invoices={[invoice]}
      save={async (paidOn) => {
        await mark.send({ invoiceId: invoice.id, paidOn });
        notify({ text: TEXTS.done(invoice.number) });
      }}
      onClose={onClose}
    />
  );
}

interface PayManyDialogProps {
  readonly invoices: readonly InvoiceSummary[];
  /** Chosen too, but they can't be paid. */
  readonly leftOut: number;
  readonly onPay: (paidOn: Day) => void;
  readonly onClose: () => void;
}

export const PayManyDialog = ({ invoices, leftOut, onPay, onClose }: PayManyDialogProps) => (
  <PaidForm
    title={TEXTS.titleMany(invoices.length)}
    intro={leftOut > 0 && TEXTS.leftOut(leftOut)}
    invoices={invoices}
    save={async (paidOn) => onPay(paidOn)}
    onClose={onClose}
  />
);

/** It was a mistake: the day is forgotten. */
export function TakeBackDialog({ invoice, onClose }: StepDialogProps) {
  return (
    <CommandDialog
      title={TEXTS.takeBackTitle}
      subject={subjectOf(invoice)}
      icon={<Undo2 />}
      tone="neutral"
      intro={TEXTS.takeBack(formatDay(invoice.processingSteps.paidOn ?? ''))}
      note={TEXTS.takeBackNote}
      confirm={TEXTS.takeBackConfirm}
      command={unMarkAsPaid}
      variables={{ invoiceId: invoice.id }}
      done={() => TEXTS.takenBack(invoice.number)}
      onClose={onClose}
    />
  );
}

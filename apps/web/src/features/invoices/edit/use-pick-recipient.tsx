import { useQueryClient } from '@tanstack/react-query';
import { Building2, Languages, ListChecks, Lock } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type RecipientName, recipientLabel } from '#features/invoice-recipients/index.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useQuestion } from '#ui/dialogs/use-question.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { billingQuery } from './billing-query.ts';
import { RECIPIENT_TEXTS as TEXTS } from './form-texts.ts';
import { type InvoiceApiInput, type InvoiceValues, movedDates, proposedFor } from './invoice-values.ts';

/** Another one who pays: whatever hangs on them is put together anew, once it is sure that this is meant. */
export function usePickRecipient(
  form: UseFormReturn<InvoiceValues, unknown, InvoiceApiInput>,
  invoiceId: string | null,
) {
  const client = useQueryClient();
  const notify = useNotify();
  const question = useQuestion<RecipientName>();
  const [isBusy, setBusy] = useState(false);
  const pick = async (next: RecipientName): Promise<void> => {
    const { takesProposed: _proposed, surcharges: _surcharges, ...dirtyFields } = form.formState.dirtyFields;
    // Proposals come by themselves; what somebody has typed does not.
    const hasTyped = form.getValues('surcharges').some((one) => one.quantity !== one.proposedQuantity);
    const isTouched = invoiceId !== null || hasTyped || Object.keys(dirtyFields).length > 0;
    if (isTouched && !(await question.ask(next))) return;
    setBusy(true);
    try {
      const before = await client.fetchQuery(billingQuery(form.getValues('recipientId'), invoiceId));
      const billing = await client.fetchQuery(billingQuery(next.id, invoiceId));
      form.reset(
        {
          ...form.getValues(),
          ...proposedFor(billing),
          ...movedDates(form.getValues(), before, billing),
          lines: {},
          surcharges: [],
          takesProposed: true,
        },
        { keepDefaultValues: true, keepIsSubmitted: true },
      );
    } catch (error) {
      notify({ tone: 'danger', text: TEXTS.failed, ...(error instanceof Error && { detail: error.message }) });
    } finally {
      setBusy(false);
    }
  };
  const dialog = question.open && (
    <ConfirmDialog
      title={TEXTS.title}
      subject={recipientLabel(question.open.subject)}
      icon={<Building2 />}
      tone="neutral"
      intro={TEXTS.intro(question.open.subject.name)}
      consequences={[
        { icon: <ListChecks />, text: TEXTS.consequences.blocks },
        { icon: <Languages />, text: TEXTS.consequences.tax },
        { icon: <Lock />, text: TEXTS.consequences.stays },
      ]}
      note=""
      confirm={TEXTS.confirm}
      cancel={TEXTS.stay}
      onConfirm={() => question.open?.answer(true)}
      onCancel={() => question.open?.answer(false)}
    />
  );
  return { pick, isBusy, dialog };
}

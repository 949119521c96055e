import { FEEDBACK_KINDS, FEEDBACK_LIMITS, FeedbackInput } from '@gastspiel/domain/feedbacks/feedback-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { RecipientField } from '#features/invoice-recipients/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { labelOptions } from '#ui/fields/option.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import type { CustomerFeedback } from './feedbacks-query.ts';
import { ENTRY_TEXTS, FEEDBACK_TEXTS } from './judgement-texts.ts';
import type { RatedPerson } from './rated-person.ts';
import { createFeedback, updateFeedback } from './save-feedback.ts';

interface FeedbackDialogProps {
  readonly target: RatedPerson;
  /** Undefined for a new one. */
  readonly edited?: CustomerFeedback | undefined;
  readonly onClose: () => void;
}

const resolver = zodResolver(FeedbackInput);

export function FeedbackDialog({ target, edited, onClose }: FeedbackDialogProps) {
  const form = useForm({
    resolver,
    defaultValues: {
      invoiceRecipientId: edited?.invoiceRecipient.id ?? '',
      feedback: edited?.feedback ?? 'POSITIVE',
      notes: edited?.notes ?? '',
    },
  });
  const creation = useAttempt(createFeedback);
  const update = useAttempt(updateFeedback);
  const notify = useNotify();
  return (
    <FormDialog
      title={edited ? FEEDBACK_TEXTS.editTitle : FEEDBACK_TEXTS.add}
      submit={ENTRY_TEXTS.save}
      form={form}
      save={async (values) => {
        if (edited) await update.send({ id: edited.id, version: edited.version, input: values });
        else await creation.send({ target, input: values });
        notify({ text: FEEDBACK_TEXTS.saved });
      }}
      onClose={onClose}
    >
      <RecipientField
        name="invoiceRecipientId"
        none=""
        label={FEEDBACK_TEXTS.recipient}
        {...(edited && { chosen: edited.invoiceRecipient })}
      />
      <SelectField name="feedback" label={FEEDBACK_TEXTS.kind} options={labelOptions(FEEDBACK_KINDS)} />
      <MultilineField name="notes" label={FEEDBACK_TEXTS.notes} isOptional maxLength={FEEDBACK_LIMITS.notes} />
    </FormDialog>
  );
}

import { AssessmentInput } from '@gastspiel/domain/assessments/assessment-input.ts';
import { ASSESSMENT_LIMITS } from '@gastspiel/domain/assessments/assessment-rules.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import type { Assessment } from './assessments-query.ts';
import { ASSESSMENT_TEXTS, ENTRY_TEXTS } from './judgement-texts.ts';
import type { RatedPerson } from './rated-person.ts';
import { RatingField } from './rating-field.tsx';
import { createAssessment, updateAssessment } from './save-assessment.ts';

interface AssessmentDialogProps {
  readonly target: RatedPerson;
  /** Undefined for a new one. */
  readonly edited?: Assessment;
  readonly onClose: () => void;
}

const resolver = zodResolver(AssessmentInput);

export function AssessmentDialog({ target, edited, onClose }: AssessmentDialogProps) {
  const { rating, notes = '' } = edited ?? {};
  const form = useForm({ resolver, defaultValues: { ...(rating && { rating }), notes } });
  const creation = useAttempt(createAssessment);
  const update = useAttempt(updateAssessment);
  const notify = useNotify();
  return (
    <FormDialog
      title={edited ? ASSESSMENT_TEXTS.editTitle : ASSESSMENT_TEXTS.addTitle}
      submit={ENTRY_TEXTS.save}
      form={form}
      save={async (values) => {
        if (edited) await update.send({ id: edited.id, version: edited.version, input: values });
        else await creation.send({ target, input: values });
        notify({ text: ASSESSMENT_TEXTS.saved });
      }}
      onClose={onClose}
    >
      <RatingField name="rating" label={ASSESSMENT_TEXTS.rating} />
      <MultilineField name="notes" label={ASSESSMENT_TEXTS.notes} isOptional maxLength={ASSESSMENT_LIMITS.notes} />
    </FormDialog>
  );
}

import { APPOINTMENT_LIMITS as LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { DecimalField } from '#ui/fields/decimal-field.tsx';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { fieldOf } from './appointment-form.ts';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';

/** Fields that workers do not see. */
export function InternalFields() {
  return (
    <FormSection title={TEXTS.internal}>
      <FormRow columns="14rem 1fr">
        <DecimalField {...fieldOf('minimumRating')} isOptional help={TEXTS.ratingHelp} digits={1} minDigits={0} />
        <MultilineField
          {...fieldOf('internalNotes')}
          isOptional
          rows={2}
          placeholder={TEXTS.internalNotesExample}
          maxLength={LIMITS.notes}
        />
      </FormRow>
    </FormSection>
  );
}

import { TARGET_USER_LIMITS } from '@gastspiel/domain/target-users/target-user-rules.ts';
import { NATIONHOODS } from '@gastspiel/domain/target-users/target-user-values.ts';
import { MultilineField } from '#ui/fields/multiline-field.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { labelOptions } from '#ui/fields/option.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { PERSON_LABELS } from '../person-texts.ts';
import { EDIT_TEXTS } from './edit-texts.ts';

export function InternalFields() {
  return (
    <FormSection title={EDIT_TEXTS.internal} hint={EDIT_TEXTS.internalHint}>
      <FormRow columns="2fr 1fr">
        <SelectField
          name="internalAttributes.nationhood"
          label={PERSON_LABELS.nationhood}
          isOptional
          options={labelOptions(NATIONHOODS)}
        />
        <NumberField
          name="internalAttributes.rating"
          label={PERSON_LABELS.rating}
          isOptional
          help={EDIT_TEXTS.ratingHelp}
        />
      </FormRow>
      <MultilineField
        name="internalAttributes.notes"
        label={PERSON_LABELS.notes}
        isOptional
        maxLength={TARGET_USER_LIMITS.internalNotes}
      />
    </FormSection>
  );
}

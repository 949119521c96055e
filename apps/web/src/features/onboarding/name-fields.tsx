import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-limits.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-row.tsx';
import { FIELD_LABELS } from './onboarding-texts.ts';

export function NameFields() {
  return (
    <FormRow>
      <TextField
        name="personalInformation.firstName"
        label={FIELD_LABELS.firstName}
        autoComplete="given-name"
        maxLength={CONTACT_LIMITS.name}
      />
      <TextField
        name="personalInformation.lastName"
        label={FIELD_LABELS.lastName}
        autoComplete="family-name"
        maxLength={CONTACT_LIMITS.name}
      />
    </FormRow>
  );
}

import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FIELD_LABELS } from './onboarding-texts.ts';

export function EmailField() {
  return (
    <TextField
      name="personalInformation.contactEmail"
      type="email"
      label={FIELD_LABELS.email}
      autoComplete="email"
      maxLength={CONTACT_LIMITS.email}
    />
  );
}

import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-limits.ts';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-row.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { RECIPIENT_TEXTS } from './invoice-recipient-texts.ts';

export function ContactFields() {
  return (
    <FormSection title={RECIPIENT_TEXTS.contact} hint={RECIPIENT_TEXTS.contactHint}>
      <FormRow>
        <TextField
          name="letterHead.contactEmail"
          type="email"
          label={RECIPIENT_TEXTS.email}
          isOptional
          maxLength={CONTACT_LIMITS.email}
        />
        <PhoneField name="letterHead.phoneNumber" label={RECIPIENT_TEXTS.phone} isOptional />
      </FormRow>
    </FormSection>
  );
}

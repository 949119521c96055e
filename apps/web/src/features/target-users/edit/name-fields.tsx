import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { TARGET_USER_LIMITS } from '@gastspiel/domain/target-users/target-user-rules.ts';
import { NameRow } from '#features/contact/index.ts';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { PERSON_LABELS } from '../person-texts.ts';
import type { TargetUser } from '../target-user-query.ts';
import { EDIT_TEXTS } from './edit-texts.ts';

interface NameFieldsProps {
  readonly personal: TargetUser['personalInformation'];
}

export function NameFields({ personal: { contactEmail, pendingContactEmail } }: NameFieldsProps) {
  return (
    <FormSection title={EDIT_TEXTS.name}>
      <NameRow path="personalInformation." />
      <FormRow>
        <TextField
          name="sectorAttributes.academicTitle"
          label={PERSON_LABELS.academicTitle}
          isOptional
          maxLength={TARGET_USER_LIMITS.academicTitle}
        />
        <PhoneField name="sectorAttributes.phoneNumber" label={PERSON_LABELS.phone} isOptional />
      </FormRow>
      <TextField
        name="personalInformation.contactEmail"
        type="email"
        label={PERSON_LABELS.email}
        help={pendingContactEmail ? EDIT_TEXTS.pendingHelp(contactEmail) : EDIT_TEXTS.emailHelp}
        maxLength={CONTACT_LIMITS.email}
      />
    </FormSection>
  );
}

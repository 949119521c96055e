import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-limits.ts';
import { TARGET_USER_LIMITS } from '@gastspiel/domain/target-users/target-user-limits.ts';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow } from '#ui/form/form-row.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { PERSON_LABELS } from '../person-texts.ts';
import type { TargetUser } from '../target-user-query.ts';
import { EDIT_TEXTS } from './edit-texts.ts';

interface NameFieldsProps {
  readonly personal: TargetUser['personalInformation'];
}

export function NameFields({ personal: { contactEmail, pendingContactEmail } }: NameFieldsProps) {
  return (
    <FormSection title={EDIT_TEXTS.name}>
      <FormRow>
        <TextField
          name="personalInformation.firstName"
          label={PERSON_LABELS.firstName}
          maxLength={CONTACT_LIMITS.name}
        />
        <TextField name="personalInformation.lastName" label={PERSON_LABELS.lastName} maxLength={CONTACT_LIMITS.name} />
      </FormRow>
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

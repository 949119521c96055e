import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { TARGET_USER_LIMITS } from '@gastspiel/domain/target-users/target-user-rules.ts';
import { MARITAL_STATUSES } from '@gastspiel/domain/target-users/target-user-values.ts';
import { labelOptions } from '#ui/fields/option.ts';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { EDIT_TEXTS } from '../edit/edit-texts.ts';
import { PERSON_LABELS } from '../person-texts.ts';
import type { OwnProfile } from './own-profile-query.ts';
import { OWN_TEXTS } from './own-profile-texts.ts';

interface OwnContactFieldsProps {
  readonly personal: OwnProfile['personalInformation'];
}

export function OwnContactFields({ personal: { contactEmail, pendingContactEmail } }: OwnContactFieldsProps) {
  return (
    <FormSection title={OWN_TEXTS.contact} hint={OWN_TEXTS.fixedHint}>
      <TextField
        name="contactEmail"
        type="email"
        autoComplete="email"
        label={PERSON_LABELS.email}
        help={pendingContactEmail ? EDIT_TEXTS.pendingHelp(contactEmail) : EDIT_TEXTS.emailHelp}
        maxLength={CONTACT_LIMITS.email}
      />
      <PhoneField name="phoneNumber" label={PERSON_LABELS.phone} isOptional />
      <FormRow>
        <TextField
          name="academicTitle"
          label={PERSON_LABELS.academicTitle}
          isOptional
          maxLength={TARGET_USER_LIMITS.academicTitle}
        />
        <SelectField
          name="maritalStatus"
          label={PERSON_LABELS.maritalStatus}
          options={labelOptions(MARITAL_STATUSES)}
        />
      </FormRow>
    </FormSection>
  );
}

import {
  differsFromBirthday,
  plainSocialSecurityNumber,
} from '@gastspiel/domain/target-users/social-security-number.ts';
import { TARGET_USER_WARNINGS } from '@gastspiel/domain/target-users/target-user-rules.ts';
import { type Day, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { useWatch } from 'react-hook-form';
import { FieldWarning } from '#ui/fields/field-warning.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FIELD_LABELS } from './onboarding-texts.ts';

/** As people type them, with blanks: longer than what is kept. */
const MAX_LENGTH = 64;

export function PayrollFields() {
  return (
    <>
      <TextField
        name="socialSecurityNumber"
        label={FIELD_LABELS.socialSecurityNumber}
        isOptional
        help={
          useDiffers() ? (
            <FieldWarning>{TARGET_USER_WARNINGS.birthdayDiffers}</FieldWarning>
          ) : (
            FIELD_LABELS.socialSecurityNumberHelp
          )
        }
        inputMode="numeric"
        maxLength={MAX_LENGTH}
      />
      <TextField name="iban" label={FIELD_LABELS.iban} isOptional maxLength={MAX_LENGTH} />
      <TextField name="bic" label={FIELD_LABELS.bic} isOptional help={FIELD_LABELS.bicHelp} maxLength={MAX_LENGTH} />
    </>
  );
}

/** Whether the number tells another birthday than the person. */
function useDiffers(): boolean {
  const [number, birthday] = useWatch({ name: ['socialSecurityNumber', 'sectorAttributes.birthday'] });
  const day: Day | null = isDay(birthday ?? '') ? birthday : null;
  return differsFromBirthday(plainSocialSecurityNumber(number ?? ''), day);
}

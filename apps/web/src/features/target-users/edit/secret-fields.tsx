import {
  differsFromBirthday,
  plainSocialSecurityNumber,
} from '@gastspiel/domain/target-users/social-security-number.ts';
import { TARGET_USER_WARNINGS } from '@gastspiel/domain/target-users/target-user-rules.ts';
import { TARGET_USER_SECRETS } from '@gastspiel/domain/target-users/target-user-values.ts';
import { useWatch } from 'react-hook-form';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import type { TargetUser } from '../target-user-query.ts';
import { EDIT_TEXTS } from './edit-texts.ts';
import { SecretField } from './secret-field.tsx';

interface SecretFieldsProps {
  readonly masks: TargetUser['secretMasks'];
  readonly birthday: string | null;
}

export function SecretFields({ masks, birthday }: SecretFieldsProps) {
  const number: string | null | undefined = useWatch({ name: 'socialSecurityNumber' });
  const differs = differsFromBirthday(plainSocialSecurityNumber(number ?? ''), birthday);
  return (
    <FormSection title={EDIT_TEXTS.secrets} hint={EDIT_TEXTS.secretsHint}>
      <SecretField
        name="socialSecurityNumber"
        label={TARGET_USER_SECRETS.SOCIAL_SECURITY_NUMBER}
        mask={masks?.socialSecurityNumber ?? null}
        warning={differs ? TARGET_USER_WARNINGS.birthdayDiffers : undefined}
      />
      <FormRow columns="3fr 2fr">
        <SecretField name="iban" label={TARGET_USER_SECRETS.IBAN} mask={masks?.iban ?? null} />
        <SecretField name="bic" label={TARGET_USER_SECRETS.BIC} mask={masks?.bic ?? null} />
      </FormRow>
    </FormSection>
  );
}

import { TARGET_USER_SECRETS } from '@gastspiel/domain/target-users/target-user-values.ts';
import { FormRow } from '#ui/form/form-row.tsx';
import { FormSection } from '#ui/form/form-section.tsx';
import { SecretField } from '../edit/secret-field.tsx';
import type { OwnProfile } from './own-profile-query.ts';
import { OWN_TEXTS } from './own-profile-texts.ts';

export function OwnBankFields({ masks }: { readonly masks: OwnProfile['secretMasks'] }) {
  return (
    <FormSection title={OWN_TEXTS.bankTitle} hint={OWN_TEXTS.bankHint}>
      <FormRow columns="3fr 2fr">
        <SecretField name="iban" label={TARGET_USER_SECRETS.IBAN} mask={masks?.iban ?? null} />
        <SecretField name="bic" label={TARGET_USER_SECRETS.BIC} mask={masks?.bic ?? null} />
      </FormRow>
    </FormSection>
  );
}

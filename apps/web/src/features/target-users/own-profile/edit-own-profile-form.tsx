import { OwnProfileInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import { TARGET_USER_SECRETS } from '@gastspiel/domain/target-users/target-user-values.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useVersionedForm } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { Form } from '#ui/form/form.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { AddressFields } from '../edit/address-fields.tsx';
import { EquipmentFields } from '../edit/equipment-fields.tsx';
import { SecretField } from '../edit/secret-field.tsx';
import { useSaved } from '../edit/use-saved.ts';
import { OwnContactFields } from './own-contact-fields.tsx';
import { type OwnProfile, ownProfileQuery } from './own-profile-query.ts';
import { OWN_TEXTS } from './own-profile-texts.ts';
import { ownProfileValues } from './own-profile-values.ts';
import { ownProfileSent, updateOwnProfile } from './update-own-profile.ts';

function OwnBankFields({ masks }: { readonly masks: OwnProfile['secretMasks'] }) {
  return (
    <FormSection title={OWN_TEXTS.bankTitle} hint={OWN_TEXTS.bankHint}>
      <FormRow columns="3fr 2fr">
        <SecretField name="iban" label={TARGET_USER_SECRETS.IBAN} mask={masks?.iban ?? null} />
        <SecretField name="bic" label={TARGET_USER_SECRETS.BIC} mask={masks?.bic ?? null} />
      </FormRow>
    </FormSection>
  );
}

const resolver = zodResolver(OwnProfileInput);
const PAGE = linkTo('/profile');

/** The facts that workers may change of themselves. */
export function EditOwnProfileForm({ newest }: { readonly newest: OwnProfile }) {
  const { form, edited, saving, staleDialog } = useVersionedForm({
    newest,
    values: ownProfileValues,
    resolver,
    load: () => queryClient.fetchQuery(ownProfileQuery),
  });
  const update = useAttempt(updateOwnProfile);
  const onSaved = useSaved(PAGE);
  return (
    <>
      <Form
        form={form}
        cancelHref={PAGE}
        save={(values) => saving(update.send({ version: edited.version, input: ownProfileSent(values) }))}
        onSaved={onSaved}
      >
        <OwnContactFields personal={edited.personalInformation} />
        <AddressFields name="address" />
        <EquipmentFields path="" />
        <OwnBankFields masks={edited.secretMasks} />
      </Form>
      {staleDialog}
    </>
  );
}

import { OwnProfileInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { queryClient } from '#platform/graphql/query-client.ts';
import { StaleDialog } from '#ui/dialogs/stale-dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { AddressFields } from '../edit/address-fields.tsx';
import { EquipmentFields } from '../edit/equipment-fields.tsx';
import { useVersionedForm } from '../edit/use-versioned-form.ts';
import { OwnBankFields } from './own-bank-fields.tsx';
import { OwnContactFields } from './own-contact-fields.tsx';
import { type OwnProfile, ownProfileQuery } from './own-profile-query.ts';
import { ownProfileValues } from './own-profile-values.ts';
import { updateOwnProfile } from './update-own-profile.ts';

const resolver = zodResolver(OwnProfileInput);
const PAGE = '/profile';

/** What workers may change of themselves. */
export function EditOwnProfileForm({ newest }: { readonly newest: OwnProfile }) {
  const form = useForm({ resolver, defaultValues: ownProfileValues(newest) });
  const { edited, isStale, stay, reload, saving, onSaved } = useVersionedForm({
    newest,
    load: () => queryClient.fetchQuery(ownProfileQuery),
    reset: (profile) => form.reset(ownProfileValues(profile)),
    page: PAGE,
  });
  return (
    <>
      <Form form={form} cancelHref={PAGE} save={(values) => saving(updateOwnProfile(edited, values))} onSaved={onSaved}>
        <OwnContactFields personal={edited.personalInformation} />
        <AddressFields name="address" />
        <EquipmentFields path="" />
        <OwnBankFields masks={edited.secretMasks} />
      </Form>
      {isStale && <StaleDialog onReload={reload} onStay={stay} />}
    </>
  );
}

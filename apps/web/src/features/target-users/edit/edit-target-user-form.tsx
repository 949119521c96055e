import { useForm } from 'react-hook-form';
import { queryClient } from '#platform/graphql/query-client.ts';
import { StaleDialog } from '#ui/dialogs/stale-dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { type TargetUser, targetUserQuery } from '../target-user-query.ts';
import { useTenantChoices } from '../tenant-choices.ts';
import { AddressFields } from './address-fields.tsx';
import { DeploymentFields } from './deployment-fields.tsx';
import { EquipmentFields } from './equipment-fields.tsx';
import { InternalFields } from './internal-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { targetUserResolver } from './person-resolver.ts';
import { valuesOf } from './target-user-values.ts';
import { updateTargetUser } from './update-target-user.ts';
import { useVersionedForm } from './use-versioned-form.ts';

/** Everything of a worker but what accounting keeps. */
export function EditTargetUserForm({ newest }: { readonly newest: TargetUser }) {
  const form = useForm({ resolver: targetUserResolver, defaultValues: valuesOf(newest) });
  const page = `/target_user/${newest.id}`;
  const { edited, isStale, stay, reload, saving, onSaved } = useVersionedForm({
    newest,
    load: () => queryClient.fetchQuery(targetUserQuery(newest.id)),
    reset: (worker) => form.reset(valuesOf(worker)),
    page,
  });
  const choices = useTenantChoices();
  return (
    <>
      <Form form={form} cancelHref={page} save={(values) => saving(updateTargetUser(edited, values))} onSaved={onSaved}>
        <NameFields personal={edited.personalInformation} />
        <PersonFields />
        <AddressFields name="sectorAttributes.address" />
        <EquipmentFields path="sectorAttributes." />
        <DeploymentFields choices={choices} state={edited.userState} />
        <InternalFields />
      </Form>
      {isStale && <StaleDialog onReload={reload} onStay={stay} />}
    </>
  );
}

import { TargetUserInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useVersionedForm } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { Form } from '#ui/form/form.tsx';
import { type TargetUser, targetUserQuery } from '../target-user-query.ts';
import { useTenantChoices } from '../tenant-choices.ts';
import { AddressFields } from './address-fields.tsx';
import { DeploymentFields } from './deployment-fields.tsx';
import { EquipmentFields } from './equipment-fields.tsx';
import { InternalFields } from './internal-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { targetUserValues } from './target-user-values.ts';
import { updateTargetUser } from './update-target-user.ts';
import { useSaved } from './use-saved.ts';

/** Everything of a worker but what accounting keeps. */
export function EditTargetUserForm({ newest }: { readonly newest: TargetUser }) {
  const page = linkTo('/target_user/$targetUserId', { targetUserId: newest.id });
  const { form, edited, saving, staleDialog } = useVersionedForm({
    newest,
    values: targetUserValues,
    resolver: zodResolver(TargetUserInput),
    load: () => queryClient.fetchQuery(targetUserQuery(newest.id)),
  });
  const update = useAttempt(updateTargetUser);
  const onSaved = useSaved(page);
  const choices = useTenantChoices();
  return (
    <>
      <Form
        form={form}
        cancelHref={page}
        save={(values) => saving(update.send({ id: edited.id, version: edited.version, input: values }))}
        onSaved={onSaved}
      >
        <NameFields personal={edited.personalInformation} />
        <PersonFields />
        <AddressFields name="sectorAttributes.address" />
        <EquipmentFields path="sectorAttributes." />
        <DeploymentFields choices={choices} state={edited.userState} />
        <InternalFields />
      </Form>
      {staleDialog}
    </>
  );
}

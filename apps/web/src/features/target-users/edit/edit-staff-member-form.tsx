import { useForm } from 'react-hook-form';
import { queryClient } from '#platform/graphql/query-client.ts';
import { StaleDialog } from '#ui/dialogs/stale-dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { type TargetUser, targetUserQuery } from '../target-user-query.ts';
import { EmploymentFields } from './employment-fields.tsx';
import { staffMemberResolver } from './person-resolver.ts';
import { SecretFields } from './secret-fields.tsx';
import { staffMemberValues } from './staff-member-values.ts';
import { updateStaffMember } from './update-staff-member.ts';
import { useVersionedForm } from './use-versioned-form.ts';

/** What accounting keeps of a worker. */
export function EditStaffMemberForm({ newest }: { readonly newest: TargetUser }) {
  const form = useForm({ resolver: staffMemberResolver, defaultValues: staffMemberValues(newest) });
  const page = `/target_user/${newest.id}`;
  const { edited, isStale, stay, reload, saving, onSaved } = useVersionedForm({
    newest,
    load: () => queryClient.fetchQuery(targetUserQuery(newest.id)),
    reset: (worker) => form.reset(staffMemberValues(worker)),
    page,
  });
  return (
    <>
      <Form
        form={form}
        cancelHref={page}
        save={(values) => saving(updateStaffMember(edited, values))}
        onSaved={onSaved}
      >
        <EmploymentFields workerId={edited.id} />
        <SecretFields masks={edited.secretMasks} birthday={edited.sectorAttributes.birthday} />
      </Form>
      {isStale && <StaleDialog onReload={reload} onStay={stay} />}
    </>
  );
}

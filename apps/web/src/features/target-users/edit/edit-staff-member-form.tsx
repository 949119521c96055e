import { useForm } from 'react-hook-form';
import { StaleDialog } from '#ui/dialogs/stale-dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import type { TargetUser } from '../target-user-query.ts';
import { EmploymentFields } from './employment-fields.tsx';
import { staffMemberResolver } from './person-resolver.ts';
import { SecretFields } from './secret-fields.tsx';
import { staffMemberValues } from './staff-member-values.ts';
import { updateStaffMember } from './update-staff-member.ts';
import { useVersionedForm } from './use-versioned-form.ts';

/** What accounting keeps of a worker. */
export function EditStaffMemberForm({ newest }: { readonly newest: TargetUser }) {
  const form = useForm({ resolver: staffMemberResolver, defaultValues: staffMemberValues(newest) });
  const { edited, page, isStale, stay, reload, saving, onSaved } = useVersionedForm(newest, (worker) =>
    form.reset(staffMemberValues(worker)),
  );
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

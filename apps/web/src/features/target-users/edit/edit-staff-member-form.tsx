import { StaffMemberInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { z } from 'zod';
import { useVersionedForm } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { Form } from '#ui/form/form.tsx';
import { type TargetUser, targetUserQuery } from '../target-user-query.ts';
import { EmploymentFields } from './employment-fields.tsx';
import { SecretFields } from './secret-fields.tsx';
import { staffMemberSent, updateStaffMember } from './update-staff-member.ts';
import { useSaved } from './use-saved.ts';

/** The values of the form. A secret that nobody touches stays undefined and is not sent. */
type StaffMemberValues = z.input<typeof StaffMemberInput>;

const staffMemberValues = ({ staffMember }: TargetUser): StaffMemberValues => ({
  type: staffMember?.type ?? 'ON_DEMAND',
  costCenterId: staffMember?.costCenterId ?? null,
  accountingId: staffMember?.accountingId ?? '',
  socialSecurityNumber: undefined,
  iban: undefined,
  bic: undefined,
});

/** The facts that accounting keeps of a worker. */
export function EditStaffMemberForm({ newest }: { readonly newest: TargetUser }) {
  const page = linkTo('/target_user/$targetUserId', { targetUserId: newest.id });
  const { form, edited, saving, staleDialog } = useVersionedForm({
    newest,
    values: staffMemberValues,
    resolver: zodResolver(StaffMemberInput),
    load: () => queryClient.fetchQuery(targetUserQuery(newest.id)),
  });
  const update = useAttempt(updateStaffMember);
  const onSaved = useSaved(page);
  return (
    <>
      <Form
        form={form}
        cancelHref={page}
        save={(values) =>
          saving(update.send({ id: edited.id, version: edited.version, input: staffMemberSent(values) }))
        }
        onSaved={onSaved}
      >
        <EmploymentFields workerId={edited.id} />
        <SecretFields masks={edited.secretMasks} birthday={edited.sectorAttributes.birthday} />
      </Form>
      {staleDialog}
    </>
  );
}

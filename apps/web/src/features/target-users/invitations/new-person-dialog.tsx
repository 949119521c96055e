import { CONTACT_LIMITS } from '@gastspiel/domain/contact/contact-rules.ts';
import { NewPersonInput } from '@gastspiel/domain/target-users/invitation.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { NameRow } from '#features/contact/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { inviteNewTargetUser } from './invitation-calls.ts';
import { NEW_PERSON_TEXTS as TEXTS } from './invitation-texts.ts';

const resolver = zodResolver(NewPersonInput);

/** Enters somebody new by name and address, and invites them. */
export function NewPersonDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({ resolver, defaultValues: { firstName: '', lastName: '', contactEmail: '' } });
  const { send } = useAttempt(inviteNewTargetUser);
  const notify = useNotify();
  return (
    <FormDialog
      title={TEXTS.title}
      intro={TEXTS.intro}
      submit={TEXTS.submit}
      form={form}
      save={async (input) => {
        await send({ input });
        notify({ text: TEXTS.done(`${input.firstName} ${input.lastName}`) });
      }}
      onClose={onClose}
    >
      <NameRow path="" />
      <TextField name="contactEmail" type="email" label={TEXTS.email} maxLength={CONTACT_LIMITS.email} />
    </FormDialog>
  );
}

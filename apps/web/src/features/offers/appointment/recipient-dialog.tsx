import { useForm } from 'react-hook-form';
import { RecipientField } from '#features/invoice-recipients/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { FormDialog } from '#ui/dialogs/form-dialog.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { useCockpit } from '../cockpit.ts';
import { RECIPIENT_TEXTS } from './appointment-texts.ts';
import { assignRecipient } from './change-appointment.ts';

/** Who pays; people whom the new one does not want lose their offers, and that is said. */
export function RecipientDialog({ onClose }: { readonly onClose: () => void }) {
  const { appointment } = useCockpit();
  const assign = useAttempt(assignRecipient);
  const notify = useNotify();
  const form = useForm({ defaultValues: { recipientId: appointment.invoiceRecipient?.id ?? null } });
  return (
    <FormDialog
      title={RECIPIENT_TEXTS.title}
      intro={RECIPIENT_TEXTS.intro}
      submit={RECIPIENT_TEXTS.submit}
      form={form}
      save={async ({ recipientId }) => {
        const withdrawn = await assign.send({ id: appointment.id, version: appointment.version, recipientId });
        notify({
          text: recipientId ? RECIPIENT_TEXTS.assigned : RECIPIENT_TEXTS.removed,
          ...(withdrawn > 0 && { tone: 'info', detail: RECIPIENT_TEXTS.withdrawn(withdrawn) }),
        });
      }}
      onClose={onClose}
    >
      <RecipientField
        name="recipientId"
        label={RECIPIENT_TEXTS.label}
        help={RECIPIENT_TEXTS.help}
        chosen={appointment.invoiceRecipient ?? undefined}
      />
    </FormDialog>
  );
}

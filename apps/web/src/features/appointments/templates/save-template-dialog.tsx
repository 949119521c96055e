import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { Replace } from 'lucide-react';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { isFailure } from '#platform/graphql/api-error.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { NotSaved } from '#ui/form/use-saving.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { type AppointmentValues, inputOf } from '../form/appointment-form.ts';
import { saveTemplate } from './save-template.ts';
import { TemplateNameDialog } from './template-name-dialog.tsx';
import { TEMPLATE_TEXTS as TEXTS } from './template-texts.ts';

interface SaveTemplateDialogProps {
  readonly values: AppointmentValues;
  readonly onClose: () => void;
}

/** Keeps an appointment as a template. A name that is taken is replaced after asking. */
export function SaveTemplateDialog({ values, onClose }: SaveTemplateDialogProps) {
  const [name, setName] = useState(values.description);
  const [isTaken, setTaken] = useState(false);
  const saving = useAttempt(saveTemplate);
  const notify = useNotify();
  const { invoiceRecipientId, sectorAttributes } = values;
  const save = async (name: string, replaces: boolean): Promise<void> => {
    await saving.send({ name, replaces, input: inputOf(values) });
    notify({ text: TEXTS.saved(name) });
  };
  const saveNew = (entered: string): Promise<void> =>
    save(entered, false).catch((error: unknown) => {
      if (!isFailure(error, APPOINTMENT_FAILURES.templateNameTaken)) throw error;
      setName(entered);
      setTaken(true);
      throw new NotSaved();
    });
  if (!isTaken)
    return (
      <TemplateNameDialog
        title={TEXTS.saveAs}
        intro={TEXTS.saveAsIntro(invoiceRecipientId === null ? undefined : sectorAttributes.customer)}
        name={name}
        save={saveNew}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      icon={<Replace />}
      title={TEXTS.replaceTitle}
      subject={name}
      intro={TEXTS.replaceIntro}
      confirm={TEXTS.replace}
      onConfirm={async () => {
        await save(name, true);
        onClose();
      }}
      onCancel={() => setTaken(false)}
    />
  );
}

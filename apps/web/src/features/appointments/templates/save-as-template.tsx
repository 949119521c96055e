import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import Button from '@mui/material/Button';
import { BookmarkPlus, Replace } from 'lucide-react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { isFailure } from '#platform/graphql/api-error.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { type AppointmentValues, inputOf } from '../form/appointment-form.ts';
import type { AppointmentInput } from '../save-appointment.ts';
import { saveTemplate } from './save-template.ts';
import { TemplateNameDialog } from './template-name-dialog.tsx';
import { TEMPLATE_TEXTS as TEXTS } from './template-texts.ts';

interface SaveAsTemplateProps {
  readonly form: UseFormReturn<AppointmentValues, unknown, AppointmentInput>;
}

/** Keeps what stands in the form as a template. A name that is taken is replaced after asking. */
export function SaveAsTemplate({ form }: SaveAsTemplateProps) {
  const [isNaming, setNaming] = useState(false);
  const [replaced, setReplaced] = useState<string>();
  const saving = useAttempt(saveTemplate);
  const notify = useNotify();
  const save = async (name: string, replaces: boolean): Promise<void> => {
    await saving.send({ name, replaces, input: inputOf(form.getValues()) });
    notify({ text: TEXTS.saved(name) });
  };
  const saveNew = (name: string): Promise<void> =>
    save(name, false).catch((error: unknown) => {
      if (!isFailure(error, APPOINTMENT_FAILURES.templateNameTaken)) throw error;
      setReplaced(name);
    });
  // What is no appointment is no template either; the fields say what is missing.
  const begin = async (): Promise<void> => setNaming(await form.trigger(undefined, { shouldFocus: true }));
  const { description, invoiceRecipientId, sectorAttributes } = form.getValues();
  return (
    <>
      <Button variant="outlined" startIcon={<BookmarkPlus size={16} />} onClick={() => void begin()}>
        {TEXTS.saveAs}
      </Button>
      {isNaming && (
        <TemplateNameDialog
          title={TEXTS.saveAs}
          intro={TEXTS.saveAsIntro(invoiceRecipientId === null ? undefined : sectorAttributes.customer)}
          name={description}
          save={saveNew}
          onClose={() => setNaming(false)}
        />
      )}
      {replaced !== undefined && (
        <ConfirmDialog
          icon={<Replace />}
          title={TEXTS.replaceTitle}
          subject={replaced}
          intro={TEXTS.replaceIntro}
          confirm={TEXTS.replace}
          onConfirm={async () => {
            await save(replaced, true);
            setReplaced(undefined);
          }}
          onCancel={() => setReplaced(undefined)}
        />
      )}
    </>
  );
}

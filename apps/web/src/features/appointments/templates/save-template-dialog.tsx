import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { Replace } from 'lucide-react';
import { useState } from 'react';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { isFailure } from '#platform/graphql/api-error.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { NotSaved } from '#ui/form/use-saving.ts';
import { useNotify } from '#ui/notices/notify.ts';
import type { Appointment } from '../appointment-query.ts';
import { type AppointmentValues, inputOf } from '../form/appointment-form.ts';
import { saveTemplate } from './save-template.ts';
import { TemplateNameDialog, useNameForm } from './template-name-dialog.tsx';
import { TEMPLATE_TEXTS as TEXTS } from './template-texts.ts';
import { newestTemplate } from './templates-query.ts';

interface SaveTemplateDialogProps {
  readonly values: AppointmentValues;
  /** The appointment that has these values; the other positions of its event are kept with it. */
  readonly appointment: Pick<Appointment, 'id' | 'event'>;
  readonly onClose: () => void;
}

interface Taken {
  readonly name: string;
  /** As it was when this person was asked; nothing when it has gone meanwhile. */
  readonly version: number | undefined;
}

/** Keeps an appointment as a template. A name that is taken is replaced after asking, and asked again when somebody else was faster. */
export function SaveTemplateDialog({ values, appointment, onClose }: SaveTemplateDialogProps) {
  const form = useNameForm(values.description);
  const [taken, setTaken] = useState<Taken>();
  const saving = useAttempt(saveTemplate);
  const notify = useNotify();
  const { invoiceRecipientId, sectorAttributes } = values;
  const find = async (name: string): Promise<void> => {
    const found = await newestTemplate(
      (one) =>
        (one.invoiceRecipient?.id ?? null) === invoiceRecipientId && one.name.toLowerCase() === name.toLowerCase(),
    );
    setTaken({ name, version: found?.version });
  };
  const save = async (name: string, replaced?: Taken): Promise<void> => {
    const { id: appointmentId } = appointment;
    const wish = { replaces: replaced !== undefined, version: replaced?.version ?? null, appointmentId };
    await saving.send({ name, ...wish, input: inputOf(values) });
    notify({ text: TEXTS.saved(name) });
  };
  const saveNew = (name: string): Promise<void> =>
    save(name).catch(async (error: unknown) => {
      if (!isFailure(error, APPOINTMENT_FAILURES.templateNameTaken)) throw error;
      await find(name);
      throw new NotSaved();
    });
  const replace = async (replaced: Taken): Promise<void> => {
    try {
      await save(replaced.name, replaced);
    } catch (error) {
      if (isFailure(error, GENERAL_FAILURES.stale)) await find(replaced.name);
      throw error;
    }
    onClose();
  };
  if (!taken)
    return (
      <TemplateNameDialog
        title={TEXTS.saveAs}
        intro={TEXTS.saveAsIntro(
          invoiceRecipientId === null ? undefined : sectorAttributes.customer,
          appointment.event?.count ?? 1,
        )}
        form={form}
        save={saveNew}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      icon={<Replace />}
      title={TEXTS.replaceTitle}
      subject={taken.name}
      intro={TEXTS.replaceIntro}
      confirm={TEXTS.replace}
      onConfirm={() => replace(taken)}
      onCancel={() => setTaken(undefined)}
    />
  );
}

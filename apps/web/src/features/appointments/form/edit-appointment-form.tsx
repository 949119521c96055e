import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useVersionedForm } from '#parts/editing/use-versioned-form.tsx';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useQuestion } from '#ui/dialogs/use-question.ts';
import { Form } from '#ui/form/form.tsx';
import { NotSaved } from '#ui/form/use-saving.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { Page } from '#ui/pages/page.tsx';
import type { Choices } from '../agency-choices.ts';
import { type Appointment, appointmentQuery } from '../appointment-query.ts';
import { whenOf } from '../appointment-times.ts';
import { CONCERN_TEXTS } from '../concern-texts.ts';
import { ConcernDialog, type ConcernedWorkers, isConcerning } from '../concerned-workers.tsx';
import { type AppointmentInput, updateAppointment } from '../save-appointment.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { appointmentResolver, changesPlan, throwAtFields } from './appointment-form.ts';
import { valuesOf } from './appointment-values.ts';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';
import { OfferPreview } from './offer-preview.tsx';

interface EditAppointmentFormProps {
  readonly newest: Appointment;
  readonly choices: Choices;
}

export function EditAppointmentForm({ newest, choices }: EditAppointmentFormProps) {
  const form = useForm({ resolver: appointmentResolver, defaultValues: valuesOf(newest) });
  const { open, ask } = useQuestion<ConcernedWorkers>();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const update = useAttempt(updateAppointment);
  const { edited, saving, staleDialog } = useVersionedForm({
    newest,
    load: () => client.fetchQuery(appointmentQuery(newest.id)),
    reset: (loaded) => form.reset(valuesOf(loaded)),
  });
  const { id, version } = edited;
  const page = linkTo('/appointment/$appointmentId', { appointmentId: id });
  const save = async (input: AppointmentInput): Promise<number> => {
    // The numbers as they are now: offers are answered while the form is open.
    if (isConcerning(newest) && changesPlan(valuesOf(edited), input) && !(await ask(newest))) throw new NotSaved();
    return saving(update.send({ id, version, input })).catch(throwAtFields);
  };
  const onSaved = (withdrawn: number): void => {
    notify({ text: TEXTS.saved, ...(withdrawn > 0 && { detail: TEXTS.withdrawn(withdrawn) }) });
    void navigate({ to: page });
  };
  return (
    <Page title={edited.description} subtitle={whenOf(edited)}>
      <Form form={form} cancelHref={page} side={<OfferPreview choices={choices} />} save={save} onSaved={onSaved}>
        <AppointmentFields key={edited.version} choices={choices} recipient={edited.invoiceRecipient ?? undefined} />
      </Form>
      {open && (
        <ConcernDialog
          workers={open.subject}
          subject={`„${edited.description}“`}
          confirm={CONCERN_TEXTS.save}
          onConfirm={() => open.answer(true)}
          onCancel={() => open.answer(false)}
        />
      )}
      {staleDialog}
    </Page>
  );
}

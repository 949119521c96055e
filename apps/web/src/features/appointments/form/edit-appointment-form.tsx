import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isFailure } from '#platform/graphql/api-error.ts';
import { StaleDialog } from '#ui/dialogs/stale-dialog.tsx';
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
import { useQuestion } from '../use-question.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { appointmentResolver, changesPlan } from './appointment-form.ts';
import { valuesOf } from './appointment-values.ts';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';
import { OfferPreview } from './offer-preview.tsx';

interface EditAppointmentFormProps {
  readonly newest: Appointment;
  readonly choices: Choices;
}

export function EditAppointmentForm({ newest, choices }: EditAppointmentFormProps) {
  // What was begun with: what is loaded again meanwhile must not slip under the input.
  const [edited, setEdited] = useState(newest);
  const [isStale, setStale] = useState(false);
  const form = useForm({ resolver: appointmentResolver, defaultValues: valuesOf(edited) });
  const { open, ask } = useQuestion<ConcernedWorkers>();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const page = `/appointment/${edited.id}`;
  const reload = async (): Promise<void> => {
    const loaded = await client.fetchQuery(appointmentQuery(edited.id));
    setEdited(loaded);
    form.reset(valuesOf(loaded));
    setStale(false);
  };
  const save = async (input: AppointmentInput): Promise<number> => {
    // The numbers as they are now: offers are answered while the form is open.
    if (isConcerning(newest) && changesPlan(valuesOf(edited), input) && !(await ask(newest))) throw new NotSaved();
    try {
      return await updateAppointment(edited, input);
    } catch (error) {
      setStale(isFailure(error, GENERAL_FAILURES.stale));
      throw error;
    }
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
      {isStale && <StaleDialog onReload={reload} onStay={() => setStale(false)} />}
    </Page>
  );
}

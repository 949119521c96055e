import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import type { RecipientName } from '#features/invoice-recipients/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { uiState } from '#platform/session/ui-state.ts';
import { Form } from '#ui/form/form.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import type { Choices } from '../agency-choices.ts';
import { OVERVIEW, SHOWN_DAY } from '../overview-place.ts';
import { type AppointmentInput, createAppointment } from '../save-appointment.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { type AppointmentValues, appointmentResolver, throwAtFields } from './appointment-form.ts';
import { nextValues } from './appointment-values.ts';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';
import { OfferPreview } from './offer-preview.tsx';

interface CreateAppointmentFormProps {
  readonly choices: Choices;
  readonly values: AppointmentValues;
  readonly recipient: RecipientName | undefined;
}

const NEXT = 'next';

export function CreateAppointmentForm({ choices, values, recipient }: CreateAppointmentFormProps) {
  const form = useForm({ resolver: appointmentResolver, defaultValues: values });
  const create = useAttempt(createAppointment);
  const navigate = useNavigate();
  const notify = useNotify();
  const onSaved = ({ description, startDateTime }: AppointmentInput, step: string): void => {
    notify({ text: TEXTS.created(description) });
    if (step === NEXT) {
      form.reset(nextValues(form.getValues()), { keepFieldsRef: true });
      form.setFocus('description');
      return;
    }
    // The overview opens where the new one stands.
    uiState.write(SHOWN_DAY, dayOf(new Date(startDateTime)));
    void navigate({ to: OVERVIEW });
  };
  return (
    <Form
      form={form}
      submit={TEXTS.createAndClose}
      submitShort={TEXTS.createShort}
      secondSubmit={{ label: TEXTS.createAndNext, short: TEXTS.nextShort, step: NEXT }}
      cancelHref={OVERVIEW}
      side={<OfferPreview choices={choices} />}
      save={async (input) => {
        await create.send({ input }).catch(throwAtFields);
        return input;
      }}
      onSaved={onSaved}
    >
      <AppointmentFields choices={choices} recipient={recipient} />
    </Form>
  );
}

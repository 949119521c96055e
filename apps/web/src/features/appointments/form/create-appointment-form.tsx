import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { Repeat } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { RecipientName } from '#features/invoice-recipients/index.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { linkTo } from '#platform/navigation/paths.ts';
import { useNavigate } from '#platform/navigation/router.ts';
import { uiState } from '#platform/session/ui-state.ts';
import { useQuestion } from '#ui/dialogs/use-question.ts';
import { Form } from '#ui/form/form.tsx';
import { NotSaved } from '#ui/form/use-saving.ts';
import { later } from '#ui/later/later.tsx';
import { FloatingFailed } from '#ui/later/load-failed.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { Page } from '#ui/pages/page.tsx';
import type { Choices } from '../agency-choices.ts';
import { APPOINTMENT_TITLES } from '../appointment-titles.ts';
import { OVERVIEW, SHOWN_DAY } from '../overview-state.ts';
import { type AppointmentInput, createAppointment, createEvent } from '../save-appointment.ts';
import { SERIES_TEXTS } from '../series/series-texts.ts';
import { FromTemplate } from '../templates/from-template.tsx';
import type { Template } from '../templates/templates-query.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { type AppointmentValues, appointmentResolver, positionInputsOf, throwAtFields } from './appointment-form.ts';
import { nextValues } from './appointment-values.ts';
import { POSITION_TEXTS, FORM_TEXTS as TEXTS } from './form-texts.ts';
import { OfferPreview } from './offer-preview.tsx';
import { PositionRows } from './position-rows.tsx';
import { useKeepVenue } from './use-keep-venue.ts';

interface CreateAppointmentFormProps {
  readonly choices: Choices;
  readonly values: AppointmentValues;
  readonly recipient: RecipientName | undefined;
}

const NEXT = 'next';
const SERIES = 'series';
const IN_SERIES = {
  label: SERIES_TEXTS.open,
  short: SERIES_TEXTS.short,
  step: SERIES,
  icon: <Repeat size={16} aria-hidden />,
};

const SeriesDialog = later(async () => (await import('../series/series-dialog.tsx')).SeriesDialog, {
  Failed: FloatingFailed,
});

export function CreateAppointmentForm({ choices, values, recipient }: CreateAppointmentFormProps) {
  const form = useForm({ resolver: appointmentResolver, defaultValues: values });
  const create = useAttempt(createAppointment);
  const createAll = useAttempt(createEvent);
  const series = useQuestion<AppointmentInput>();
  const keepVenue = useKeepVenue();
  // A series repeats one appointment.
  const hasPositions = form.watch('positions').length > 0;
  const navigate = useNavigate();
  const notify = useNotify();
  const save = async (input: AppointmentInput, step: string) => {
    const values = form.getValues();
    const positions = positionInputsOf(values);
    const make = async (): Promise<string | undefined> => {
      if (step !== SERIES)
        return positions.length > 0 ? (await createAll.send({ input, positions }))[0] : create.send({ input });
      if (!(await series.ask(input))) throw new NotSaved();
      return undefined;
    };
    const id = await make().catch(throwAtFields);
    await keepVenue(values);
    return { ...input, id, count: positions.length + 1 };
  };
  const onSaved = ({ id, description, startDateTime, count }: Awaited<ReturnType<typeof save>>, step: string): void => {
    if (step !== SERIES)
      notify({
        text: count > 1 ? POSITION_TEXTS.created(description, count) : TEXTS.created(description),
        ...(id && {
          action: {
            label: TEXTS.open,
            take: () => navigate(linkTo('/appointment/$appointmentId', { appointmentId: id })),
          },
        }),
      });
    if (step === NEXT) {
      form.reset(nextValues(form.getValues()), { keepFieldsRef: true });
      form.setFocus('description');
      return;
    }
    // The overview opens where the new one stands.
    uiState.write(SHOWN_DAY, dayOf(new Date(startDateTime)));
    navigate(OVERVIEW);
  };
  // Filled anew, the fields begin anew: the customer's shows whom the template names.
  const [filled, setFilled] = useState({ recipient, times: 0 });
  const fill = (content: AppointmentValues, { invoiceRecipient }: Template): void => {
    form.reset(content, { keepDefaultValues: true });
    setFilled({ recipient: invoiceRecipient ?? undefined, times: filled.times + 1 });
  };
  return (
    <Page
      title={APPOINTMENT_TITLES.create}
      isTitleInHeader
      actions={<FromTemplate choices={choices} typed={form.getValues} onFilled={fill} />}
    >
      <Form
        form={form}
        submit={TEXTS.createAndClose}
        submitShort={TEXTS.createShort}
        otherSubmits={[
          { label: TEXTS.createAndNext, short: TEXTS.nextShort, step: NEXT },
          ...(hasPositions ? [] : [IN_SERIES]),
        ]}
        cancelHref={OVERVIEW}
        side={<OfferPreview choices={choices} />}
        save={save}
        onSaved={onSaved}
      >
        <AppointmentFields key={filled.times} choices={choices} recipient={filled.recipient}>
          <PositionRows choices={choices} />
        </AppointmentFields>
      </Form>
      {series.open && (
        <SeriesDialog
          input={series.open.subject}
          onMade={() => series.open?.answer(true)}
          onClose={() => series.open?.answer(false)}
        />
      )}
    </Page>
  );
}

import { SERIES_LIMITS, type Weekday, weekdayOf } from '@gastspiel/domain/appointments/series.ts';
import { shiftTimes } from '@gastspiel/domain/time/shift-times.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import Typography from '@mui/material/Typography';
import { Copy, Repeat } from 'lucide-react';
import { FormProvider, useForm } from 'react-hook-form';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { PlanDialog } from '#ui/dialogs/plan-dialog.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { CheckboxField } from '#ui/fields/on-off-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { FormRow } from '#ui/form/form-section.tsx';
import { Quiet, Row } from '#ui/layout.tsx';
import { useNotify } from '#ui/notices/notify.ts';
import { StateChip } from '#ui/states/state-chip.tsx';
import { TickList, TickRow } from '#ui/tick-list.tsx';
import { TONES } from '#ui/tokens.ts';
import { fullDay, periodOf, weekName } from '../appointment-times.ts';
import type { AppointmentInput } from '../save-appointment.ts';
import { createSeries } from './series-calls.ts';
import { SERIES_TEXTS as TEXTS } from './series-texts.ts';
import { type PlannedDay, useSeriesPlan } from './use-series-plan.ts';
import { WeekdayField } from './weekday-field.tsx';

interface SeriesDialogProps {
  /** The form's input, its own day being the first. */
  readonly input: AppointmentInput;
  readonly onMade: () => void;
  readonly onClose: () => void;
}

const FOUR_WEEKS = 27;
const RHYTHMS = SERIES_LIMITS.weeks.map((weeks) => ({ value: String(weeks), label: TEXTS.everyWeeks(weeks) }));

/** An appointment on several days: which ones is seen before they are made. */
export function SeriesDialog({ input, onMade, onClose }: SeriesDialogProps) {
  const { start, end } = periodOf(input);
  const own = dayOf(start);
  const form = useForm({
    defaultValues: {
      weekdays: [weekdayOf(own)] as readonly Weekday[],
      everyWeeks: '1',
      from: own,
      until: addDays(own, FOUR_WEEKS),
      skipsHolidays: true,
    },
  });
  const { skipsHolidays, everyWeeks, ...pattern } = form.watch();
  const plan = useSeriesPlan(input, { ...pattern, everyWeeks: Number(everyWeeks) }, skipsHolidays);
  const chosen = plan.planned.filter(({ isTicked }) => isTicked).map(({ day }) => day);
  const notify = useNotify();
  const { send } = useAttempt(createSeries, {
    onDone: (count) => {
      notify({ text: TEXTS.done(count, input.description) });
      onMade();
    },
  });
  const times = shiftTimes(start, end);
  const wanted = input.desiredTargetUsers;
  return (
    <PlanDialog
      title={TEXTS.title}
      subject={`„${input.description}“, ${input.sectorAttributes.customer}, ${times}, ${TEXTS.places(wanted)}`}
      icon={<Repeat />}
      confirm={TEXTS.submit(chosen.length)}
      canConfirm={chosen.length > 0 && !plan.isChecking}
      onConfirm={async () => void (await send({ input, days: chosen }))}
      onCancel={onClose}
    >
      <FormProvider {...form}>
        <FormRow columns="minmax(0, 7fr) minmax(0, 6fr)">
          <WeekdayField name="weekdays" />
          <SelectField name="everyWeeks" label={TEXTS.rhythm} options={RHYTHMS} />
        </FormRow>
        <FormRow columns="minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)">
          <DateField name="from" label={TEXTS.from} />
          <DateField name="until" label={TEXTS.until} />
          <CheckboxField name="skipsHolidays" label={TEXTS.skipHolidays} />
        </FormRow>
      </FormProvider>
      <Row align="baseline" justify="space-between" wraps sx={HEAD}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {TEXTS.preview}
        </Typography>
        <Summary planned={plan.planned} chosen={chosen.length} wanted={wanted} />
      </Row>
      {plan.planned.length === 0 ? (
        <Typography role="status" sx={{ color: plan.complaint ? 'error.main' : 'text.secondary' }}>
          {plan.complaint ?? TEXTS.nothing}
        </Typography>
      ) : (
        <TickList label={TEXTS.preview}>
          {plan.planned.map((planned) => (
            <TickRow
              key={planned.day}
              isTicked={planned.isTicked}
              onTick={(isTicked) => plan.tick(planned.day, isTicked)}
              columns={COLUMNS}
              cells={[fullDay(planned.day), weekName(planned.day), times]}
              isHatched={planned.holiday !== undefined}
              end={<Remark {...planned} isOwn={planned.day === own} />}
            />
          ))}
        </TickList>
      )}
      <Quiet size="body2">{plan.isUnknown ? TEXTS.takenUnknown : TEXTS.note}</Quiet>
    </PlanDialog>
  );
}

function Remark({ holiday, isTaken, isOwn }: PlannedDay & { readonly isOwn: boolean }) {
  if (isTaken) return <StateChip tone="warning" icon={Copy} label={TEXTS.isTaken} />;
  if (holiday) return <b style={{ color: TONES.warning.text, fontWeight: 600 }}>{holiday}</b>;
  return isOwn ? <Quiet>{TEXTS.isOwn}</Quiet> : null;
}

interface SummaryProps {
  readonly planned: readonly PlannedDay[];
  readonly chosen: number;
  readonly wanted: number;
}

/** "7 Einsätze, 28 Plätze · 1 Feiertag, 1 gibt es schon" */
function Summary({ planned, chosen, wanted }: SummaryProps) {
  const holidays = planned.filter(({ holiday }) => holiday).length;
  const taken = planned.filter(({ isTaken }) => isTaken).length;
  const left = [...(holidays > 0 ? [TEXTS.holidays(holidays)] : []), ...(taken > 0 ? [TEXTS.taken(taken)] : [])];
  return (
    <Quiet size="body2" role="status">
      <b>{TEXTS.made(chosen)}</b>, {TEXTS.places(chosen * wanted)}
      {left.length > 0 && ` · ${left.join(', ')}`}
    </Quiet>
  );
}

const COLUMNS = 'minmax(0, 8.5rem) minmax(0, 3.25rem) minmax(0, 1fr)';
const HEAD = { columnGap: 2, mb: -1, '& b': { fontWeight: 600, color: 'text.primary' } } as const;

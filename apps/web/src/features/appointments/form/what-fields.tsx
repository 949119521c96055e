import { APPOINTMENT_LIMITS as LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { understandPeriod } from '@gastspiel/domain/appointments/planned-period.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { linkTo } from '#platform/navigation/paths.ts';
import { may, useViewer } from '#platform/viewer/viewer.ts';
import { DateField } from '#ui/fields/date-field.tsx';
import { FieldWarning } from '#ui/fields/field-warning.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import { FormRow, FormSection } from '#ui/form/form-section.tsx';
import { formatHours } from '#ui/format/german-shift.ts';
import { Stack } from '#ui/layout.tsx';
import { type Choices, optionsOf } from '../agency-choices.ts';
import { whenOf } from '../appointment-times.ts';
import { type AppointmentValues, fieldOf } from './appointment-form.ts';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';
import { useSuitableWorkers } from './suitable-workers.ts';
import { useEnteredPeriod, useFollowingEnd } from './use-following-end.ts';

/** How many could come; fewer than wanted is worth a look. */
function Suitable() {
  const suitable = useSuitableWorkers();
  const desired = useWatch<AppointmentValues, 'desiredTargetUsers'>({ name: 'desiredTargetUsers' });
  if (suitable === undefined) return null;
  const words = TEXTS.suitable(suitable);
  return suitable < (desired ?? 0) ? <FieldWarning>{words}</FieldWarning> : words;
}

/** A new agency has none, and without one there is no appointment: who may make them is led there. */
function NoTypes() {
  const viewer = useViewer();
  return (
    <FieldWarning>
      <span>
        {TEXTS.noTypes}{' '}
        {may(viewer, 'agency.write') ? (
          <Link href={linkTo('/agency/price_list')}>{TEXTS.addTypes}</Link>
        ) : (
          TEXTS.askForTypes
        )}
      </span>
    </FieldWarning>
  );
}

export function WhatFields({ choices: { types, pools } }: { readonly choices: Choices }) {
  const chosen = useWatch<AppointmentValues, 'typeId'>({ name: 'typeId' });
  return (
    <FormSection title={TEXTS.what}>
      <TextField {...fieldOf('description')} maxLength={LIMITS.description} />
      <PeriodFields />
      <FormRow>
        <SelectField
          {...fieldOf('type')}
          options={optionsOf(types, [chosen])}
          {...(types.length === 0 && { help: <NoTypes /> })}
        />
        <SelectField {...fieldOf('pool')} options={optionsOf(pools)} />
        <NumberField {...fieldOf('desired')} help={<Suitable />} />
      </FormRow>
    </FormSection>
  );
}

/** From when to when, each as day and time, and how it is understood. */
function PeriodFields() {
  useFollowingEnd();
  return (
    <div>
      <Box sx={FIELDS}>
        <DateField name="startDay" label={TEXTS.startDay} />
        <TimeField name="startTime" label={TEXTS.startTime} />
        <DateField name="endDay" label={TEXTS.endDay} />
        <TimeField name="endTime" label={TEXTS.endTime} />
      </Box>
      <PeriodHint />
    </div>
  );
}

const DAY_AND_TIME = 'minmax(0, 6fr) minmax(0, 5fr)';
/** All in one line only where the largest letters leave room for whole dates and times. */
const FIELDS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: DAY_AND_TIME, md: `${DAY_AND_TIME} ${DAY_AND_TIME}` },
} as const;

/** How long it is, and what the clocks do meanwhile. */
function PeriodHint() {
  const [openedAt] = useState(() => new Date());
  const period = understandPeriod(useEnteredPeriod());
  if (!period) return null;
  const { start, end, hours, clockChange, readAs } = period;
  const times = { startDateTime: start.toISOString(), endDateTime: end.toISOString() };
  const length = formatHours(hours);
  return (
    <Stack gap={0.5} sx={{ mt: 0.75, typography: 'caption', color: 'text.secondary' }}>
      <span>{`${whenOf(times)} · ${length}`}</span>
      {readAs && <FieldWarning>{TEXTS.readAs(`${readAs.start}–${readAs.end}`)}</FieldWarning>}
      {clockChange > 0 && <FieldWarning>{TEXTS.clocksBack(length)}</FieldWarning>}
      {clockChange < 0 && <FieldWarning>{TEXTS.clocksForward(length)}</FieldWarning>}
      {start < openedAt && <FieldWarning>{TEXTS.inThePast}</FieldWarning>}
    </Stack>
  );
}

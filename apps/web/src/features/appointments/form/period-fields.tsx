import Box from '@mui/material/Box';
import { DateField } from '#ui/fields/date-field.tsx';
import { TimeField } from '#ui/fields/time-field.tsx';
import { FORM_TEXTS as TEXTS } from './form-texts.ts';
import { PeriodHint } from './period-hint.tsx';
import { useFollowingEnd } from './use-following-end.ts';

/** From when to when, each as day and time, and how it is understood. */
export function PeriodFields() {
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

import { type Month, monthBefore } from '@gastspiel/domain/time/month.ts';
import Typography from '@mui/material/Typography';
import { longMonth } from '#ui/format/german-month.ts';
import { formatHours } from '#ui/format/german-shift.ts';
import { CARD, Quiet, Row } from '#ui/layout.tsx';
import type { sumUpMonth } from './calendar-days.ts';
import { CALENDAR_WIDTH } from './calendar-styles.ts';
import { CALENDAR_TEXTS as TEXTS } from './calendar-texts.ts';

type Sum = ReturnType<typeof sumUpMonth>;

interface MonthSummaryProps {
  readonly month: Month;
  readonly booked: Sum;
  readonly before: Sum;
}

/** How much the month holds, and what was recorded of the one before. */
export function MonthSummary({ month, booked, before }: MonthSummaryProps) {
  return (
    <Row gap={1.5} align="stretch" justify="space-between" wraps sx={{ ...CARD, maxWidth: CALENDAR_WIDTH }}>
      <Figure label={TEXTS.hoursBooked(nameOf(month))} hours={booked.booked} detail={TEXTS.shifts(booked.count)} />
      {before.recorded > 0 && (
        <Figure label={TEXTS.hoursRecorded(nameOf(monthBefore(month)))} hours={before.recorded} />
      )}
    </Row>
  );
}

interface FigureProps {
  readonly label: string;
  readonly hours: number;
  readonly detail?: string;
}

const Figure = ({ label, hours, detail }: FigureProps) => (
  <div>
    <Quiet size="body2">{label}</Quiet>
    <Typography component="p" variant="subtitle1">
      {formatHours(hours)}
      {detail && (
        <Quiet component="span" size="body2" sx={{ ml: 0.75 }}>
          {detail}
        </Quiet>
      )}
    </Typography>
  </div>
);

/** "November" */
const nameOf = (month: Month): string => longMonth(month).split(' ')[0] ?? '';

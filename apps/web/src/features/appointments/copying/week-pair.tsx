import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ArrowRight, ChevronLeft, ChevronRight } from 'lucide-react';
import { Quiet } from '#ui/layout.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { dayAndMonth, weeksName } from '../appointment-times.ts';
import { COPY_TEXTS as TEXTS } from './copy-texts.ts';

/** One or several, from a Monday to a Sunday. */
export type Weeks = readonly [monday: Day, sunday: Day];

interface WeekPairProps {
  readonly from: Weeks;
  readonly to: Weeks;
  readonly count: number;
  readonly onStep: (step: 1 | -1) => void;
}

/** From which weeks into which. */
export function WeekPair({ from, to, count, onStep }: WeekPairProps) {
  return (
    <Box sx={PAIR}>
      <Box sx={{ ...WEEK, bgcolor: NEUTRAL[50], borderColor: NEUTRAL[150] }}>
        <Week word={TEXTS.from} weeks={from} />
        <Quiet component="span" sx={{ ml: 'auto' }}>
          {TEXTS.count(count)}
        </Quiet>
      </Box>
      <ArrowRight size={20} aria-hidden />
      <Box sx={{ ...WEEK, justifyContent: 'space-between', textAlign: 'center' }}>
        <IconButton aria-label={TEXTS.earlier} onClick={() => onStep(-1)}>
          <ChevronLeft size={18} aria-hidden />
        </IconButton>
        <div role="status">
          <Week word={TEXTS.to} weeks={to} />
        </div>
        <IconButton aria-label={TEXTS.later} onClick={() => onStep(1)}>
          <ChevronRight size={18} aria-hidden />
        </IconButton>
      </Box>
    </Box>
  );
}

function Week({ word, weeks }: { readonly word: string; readonly weeks: Weeks }) {
  return (
    <div>
      <Quiet size="caption">{word}</Quiet>
      <b style={{ fontWeight: 600 }}>{weeksName(...weeks)}</b>
      <Quiet component="span" size="body2" sx={{ ml: 0.75 }}>
        {weeks.map(dayAndMonth).join('–')}
      </Quiet>
    </div>
  );
}

const PAIR = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
  alignItems: 'center',
  justifyItems: { xs: 'center', sm: 'stretch' },
  gap: 1.5,
  '& > svg': { transform: { xs: 'rotate(90deg)', sm: 'none' } },
} as const;
const WEEK = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 60,
  px: 1.5,
  border: 1,
  borderColor: NEUTRAL[400],
  borderRadius: '10px',
} as const;

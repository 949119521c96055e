import { DAY_BANDS } from '@gastspiel/domain/appointments/day-band.ts';
import type { BoardDay } from '@gastspiel/domain/appointments/week-board.ts';
import { addDays, type Day } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ComponentProps } from 'react';
import { Quiet } from '#ui/layout.tsx';
import { spokenDay } from '../appointment-times.ts';
import type { AppointmentSummary } from '../appointments-query.ts';
import { BandCell } from './band-cell.tsx';
import { CARD_STYLES } from './board-styles.ts';
import { BAND_TEXTS } from './board-texts.ts';
import { DayStrip } from './day-strip.tsx';
import { SkeletonCard } from './skeleton-card.tsx';
import { useSwipe } from './use-swipe.ts';

interface DayViewProps extends Pick<ComponentProps<'div'>, 'onClick'> {
  readonly days: readonly Day[];
  readonly day: Day;
  readonly today: Day;
  readonly now: number;
  /** Undefined while they are being loaded. */
  readonly board: readonly BoardDay<AppointmentSummary>[] | undefined;
  readonly canWrite: boolean;
  readonly chosen: ReadonlyMap<string, unknown>;
  readonly onDay: (day: Day) => void;
}

/** One day on a phone: the week as a strip, the entries by band, a swipe to the next day. */
export function DayView({ days, day, today, now, board, canWrite, chosen, onDay, onClick }: DayViewProps) {
  const swipe = useSwipe((step) => onDay(addDays(day, step)));
  const bands = board?.[days.indexOf(day)];
  return (
    <Box {...swipe} sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', touchAction: 'pan-y' }}>
      <DayStrip days={days} day={day} today={today} board={board} onDay={onDay} />
      <Box component="section" aria-label={spokenDay(day)} aria-busy={!board} onClick={onClick} sx={DAY}>
        {DAY_BANDS.map((band) => (
          <Box key={band} component="section" aria-label={BAND_TEXTS[band].name}>
            <Typography component="h3" variant="body2" sx={{ fontWeight: 600, mb: 0.75 }}>
              {BAND_TEXTS[band].name}
              <Quiet component="span" sx={{ fontWeight: 400 }}>{` ${BAND_TEXTS[band].hint}`}</Quiet>
            </Typography>
            {bands ? (
              <BandCell {...{ day, band, now, canWrite, chosen }} cards={bands[band]} canFold={false} />
            ) : (
              <SkeletonCard />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Larger than on the board, for thumbs. */
const DAY = {
  ...CARD_STYLES,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .card > a': {
    ...CARD_STYLES['& .card > a'],
    p: '12px 14px',
    borderRadius: '14px',
    fontSize: '1rem',
    lineHeight: '1.375rem',
  },
  '& .times, & .part, & .customer, & .fill': { fontSize: '0.875rem' },
  '& .more': { ...CARD_STYLES['& .more'], width: 44, height: 44 },
  '& .add': { ...CARD_STYLES['& .add'], minHeight: 44 },
} as const;

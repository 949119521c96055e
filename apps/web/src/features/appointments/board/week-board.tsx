import { DAY_BANDS } from '@gastspiel/domain/appointments/day-band.ts';
import type { BoardDay } from '@gastspiel/domain/appointments/week-board.ts';
import { holidayOn } from '@gastspiel/domain/holidays/holidays.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import type { ComponentProps, Ref } from 'react';
import type { AppointmentSummary } from '../appointments-query.ts';
import { BandCell } from './band-cell.tsx';
import { BOARD_STYLES } from './board-styles.ts';
import { BAND_TEXTS } from './board-texts.ts';
import { DayHead } from './day-head.tsx';
import { SkeletonCard } from './skeleton-card.tsx';

interface WeekBoardProps extends Omit<ComponentProps<'table'>, 'ref' | 'color'> {
  readonly label: string;
  readonly days: readonly Day[];
  readonly today: Day;
  readonly now: number;
  /** Undefined while they are being loaded. */
  readonly board: readonly BoardDay<AppointmentSummary>[] | undefined;
  readonly canWrite: boolean;
  readonly chosen: ReadonlyMap<string, unknown>;
  readonly ref: Ref<HTMLTableElement>;
}

/** Seven days and three bands. The rest of the props is what listens to mouse and keys. */
export function WeekBoard({ label, days, today, now, board, canWrite, chosen, ...table }: WeekBoardProps) {
  const marks = (day: Day, column: number) => ({
    'data-column': column,
    'data-day': day,
    'data-today': day === today || undefined,
    'data-holiday': holidayOn(day) ? true : undefined,
  });
  return (
    <Box component="table" {...table} aria-label={label} aria-busy={!board} lang="de" sx={BOARD_STYLES}>
      <thead>
        <tr>
          <td />
          {days.map((day, column) => (
            <th key={day} scope="col" {...marks(day, column)} aria-current={day === today ? 'date' : undefined}>
              <DayHead day={day} isToday={day === today} cards={board?.[column]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {DAY_BANDS.map((band, row) => (
          <tr key={band}>
            <th scope="row">
              <span>
                <b>{BAND_TEXTS[band].name}</b>
                <small>{BAND_TEXTS[band].hint}</small>
              </span>
            </th>
            {days.map((day, column) => (
              <td key={day} {...marks(day, column)}>
                {board ? (
                  <BandCell {...{ day, band, now, canWrite, chosen }} cards={board[column]?.[band] ?? []} />
                ) : (
                  (row + column) % 3 !== 1 && <SkeletonCard />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { useId, useRef } from 'react';
import { useNow } from '#platform/state/use-now.ts';
import { Quiet } from '#ui/layout.tsx';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.ts';
import { weekName, weekRange } from '../appointment-times.ts';
import { BOARD_TEXTS as TEXTS } from './board-texts.ts';
import { useEntryActions } from './entry-actions.tsx';
import type { ShownWeek } from './shown-week.ts';
import { useBoardDrag } from './use-board-drag.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useCardClicks } from './use-card-clicks.ts';
import { useSwipe } from './use-swipe.ts';
import { WeekBoard } from './week-board.tsx';

/** The board with everything that mouse, keys and fingers do on it. */
export function WideWeek(week: ShownWeek) {
  const { days, board, appointments, today, canWrite, several, onWeek } = week;
  const table = useRef<HTMLTableElement>(null);
  const hintId = useId();
  const now = useNow().getTime();
  const { openMenu, startMoving, moveTo, choose, dialogs } = useEntryActions(week);
  const keys = useBoardKeys({
    table,
    shown: board,
    onWeek,
    onMove: (id) => canWrite && startMoving(id),
    onChoose: (id) => canWrite && choose(id),
  });
  const drag = useBoardDrag(moveTo);
  const onClick = useCardClicks(openMenu, choose, several.isOn);
  const swipe = useSwipe(onWeek);
  const isEmpty = appointments?.length === 0;
  return (
    <>
      <Box role="status" sx={isEmpty ? { color: 'text.secondary' } : VISUALLY_HIDDEN}>
        {isEmpty && TEXTS.emptyWeek}
        {!board && TEXTS.loading}
      </Box>
      <WeekBoard
        ref={table}
        label={TEXTS.board(weekName(days[0] ?? ''), weekRange(days[0] ?? '', days.at(-1) ?? ''))}
        aria-describedby={hintId}
        days={days}
        today={today}
        now={now}
        board={board}
        canWrite={canWrite}
        chosen={several.chosen}
        onClick={onClick}
        {...keys}
        {...(canWrite && drag)}
        {...swipe}
      />
      <Quiet size="caption" id={hintId} sx={{ '@media (hover: none)': { display: 'none' } }}>
        {canWrite ? TEXTS.hint : TEXTS.readHint}
      </Quiet>
      {dialogs}
    </>
  );
}

import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Row } from '#ui/layout.tsx';
import { NEUTRAL } from '#ui/tokens.ts';
import { weekName, weekRange } from '../appointment-times.ts';
import { BOARD_TEXTS as TEXTS } from './board-texts.ts';

interface WeekNavProps {
  readonly days: readonly Day[];
  readonly onWeek: (step: 1 | -1) => void;
  readonly onToday: () => void;
  /** The steps with the week. */
  readonly children?: ReactNode;
}

/** ‹ Heute › KW 44, 26. Oktober – 1. November 2026. */
export function WeekNav({ days, onWeek, onToday, children }: WeekNavProps) {
  const [monday = '', sunday = ''] = [days[0], days.at(-1)];
  return (
    <Box sx={NAV}>
      <IconButton aria-label={TEXTS.previousWeek} onClick={() => onWeek(-1)} sx={BORDER}>
        <ChevronLeft size={18} aria-hidden />
      </IconButton>
      <Button variant="outlined" onClick={onToday} sx={{ px: { xs: 1, sm: 1.75 } }}>
        {TEXTS.today}
      </Button>
      <IconButton aria-label={TEXTS.nextWeek} onClick={() => onWeek(1)} sx={BORDER}>
        <ChevronRight size={18} aria-hidden />
      </IconButton>
      <Typography component="h2" variant="h1" aria-live="polite" sx={TITLE}>
        {`${weekName(monday)} `}
        <Box component="span" sx={RANGE}>
          {weekRange(monday, sunday)}
        </Box>
      </Typography>
      <Row gap={1} align="stretch" sx={{ order: { xs: 2, sm: 0 }, ml: { sm: 0.5 } }}>
        {children}
      </Row>
    </Box>
  );
}

/** On phones the buttons share a line with those of the overview, and the week stands beneath. */
const NAV = { display: { xs: 'contents', sm: 'flex' }, flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
const TITLE = { ml: { sm: 0.5 }, order: { xs: 1, sm: 0 }, flex: { xs: '1 1 60%', sm: 'none' }, minWidth: 0 } as const;
const BORDER = { border: 1, borderColor: NEUTRAL[200] } as const;
const RANGE = {
  ml: { xs: 0.5, sm: 1.25 },
  whiteSpace: 'nowrap',
  typography: { xs: 'body2', sm: 'body1' },
  color: 'text.secondary',
} as const;

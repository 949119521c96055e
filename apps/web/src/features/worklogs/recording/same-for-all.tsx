import type { Period } from '@gastspiel/domain/time/period.ts';
import { dayOf, daysBetween } from '@gastspiel/domain/time/vienna-day.ts';
import { readClock, readShift } from '@gastspiel/domain/worklogs/clock-input.ts';
import { lastsSeveralDays } from '@gastspiel/domain/worklogs/typed-worklog.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ChevronDown, ChevronUp, CopyCheck } from 'lucide-react';
import { type Dispatch, memo } from 'react';
import { Row } from '#ui/layout.tsx';
import { tint } from '#ui/tokens.ts';
import { FIELD_LABELS, ROW_TEXTS, SAME_TEXTS } from '../worklog-texts.ts';
import { CELLS, CellInput } from './cell-input.tsx';
import type { SameField, SameTimes, Step } from './recording.ts';

const TIMES = ['start', 'end', 'breakMinutes'] as const;
const WAYS = ['travelTo', 'travelFrom'] as const;

interface Folded {
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

interface SameForAllProps {
  readonly same: SameTimes;
  readonly planned: Period;
  /** For how many. */
  readonly count: number;
  /** Whether taking it has replaced what somebody had typed. */
  readonly isLoss: boolean;
  readonly dispatch: Dispatch<Step>;
  readonly onTake: () => void;
  /** On small screens the ways are folded, here and in the lines. */
  readonly travel: Folded | undefined;
}

/** The fast path: one set of times, taken for everybody. */
export const SameForAll = memo(function SameForAll(props: SameForAllProps) {
  const { same, planned, count, isLoss, dispatch, onTake, travel } = props;
  const fields: readonly SameField[] = [...TIMES, ...(travel && !travel.isShown ? [] : WAYS)];
  const Chevron = travel?.isShown ? ChevronUp : ChevronDown;
  return (
    <Box component="section" aria-label={SAME_TEXTS.title} sx={{ ...CELLS, ...BAR }}>
      <Row gap={1} justify="space-between">
        <div>
          <Typography variant="h2">{SAME_TEXTS.title}</Typography>
          {!travel && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {SAME_TEXTS.hint}
            </Typography>
          )}
        </div>
        {travel && (
          <Button
            aria-expanded={travel.isShown}
            onClick={() => travel.onShow(!travel.isShown)}
            endIcon={<Chevron size={16} />}
            sx={{ color: 'primary.main', my: -1, mr: -1, fontWeight: 500 }}
          >
            {SAME_TEXTS.travel}
          </Button>
        )}
      </Row>
      <Box sx={FIELDS}>
        {fields.map((field) => (
          <Box key={field} component="span" sx={{ minWidth: 0 }}>
            <Box component="span" aria-hidden sx={LABEL}>
              {FIELD_LABELS[field]}
            </Box>
            <CellInput
              place={{ 'data-field': field }}
              label={SAME_TEXTS.field(FIELD_LABELS[field])}
              value={same[field]}
              mark={markOf(same, planned, field)}
              onText={(text) => dispatch({ kind: 'typeSame', field, text })}
              onLeave={() => dispatch({ kind: 'tidySame', field })}
            />
          </Box>
        ))}
      </Box>
      <Button
        data-stop=""
        variant="outlined"
        startIcon={<CopyCheck size={16} />}
        onClick={onTake}
        sx={{ color: 'primary.main', borderColor: 'primary.main', whiteSpace: 'nowrap', alignSelf: 'end' }}
      >
        {SAME_TEXTS.take(count)}
      </Button>
      {isLoss && (
        <Box role="status" sx={{ gridColumn: '1 / -1', typography: 'body2' }}>
          {`${SAME_TEXTS.undoHint} `}
          <Button size="small" onClick={() => dispatch({ kind: 'undo' })} sx={{ color: 'primary.main' }}>
            {SAME_TEXTS.undo}
          </Button>
        </Box>
      )}
    </Box>
  );
});

/** The day of a time, as it would be taken. */
function markOf(same: SameTimes, planned: Period, field: SameField): string | undefined {
  if (field !== 'start' && field !== 'end') return ROW_TEXTS.minutes;
  const [start, end] = [readClock(same.start), readClock(same.end)];
  if (!start || !end || lastsSeveralDays(planned)) return undefined;
  const days = daysBetween(dayOf(planned.start), dayOf(readShift({ start, end }, planned)[field]));
  return days === 0 ? undefined : ROW_TEXTS.laterDays(days);
}

const BAR = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(90px, 1fr) minmax(0, 4.6fr) auto' },
  alignItems: 'end',
  gap: { xs: 1.5, md: 1.5 },
  p: { xs: 1.75, md: 2 },
  border: 1,
  borderColor: tint(26),
  borderRadius: { xs: '14px', md: '10px' },
  bgcolor: tint(6),
} as const;

const FIELDS = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(3, minmax(0, 1fr))',
    sm: 'repeat(auto-fit, minmax(84px, 1fr))',
    md: 'repeat(5, minmax(0, 1fr))',
  },
  gap: { xs: 1, md: 1.25 },
} as const;

export const LABEL = {
  display: 'block',
  mb: 0.5,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: 600,
  color: 'grey.700',
} as const;

import { inHours } from '@gastspiel/domain/time/minutes.ts';
import { minutesOf } from '@gastspiel/domain/time/period.ts';
import { addDays, type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import type { TypedFault } from '@gastspiel/domain/worklogs/typed-worklog.ts';
import { minutesOnFirstDay, sumUp } from '@gastspiel/domain/worklogs/worklog.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  CircleAlert,
  CircleCheck,
  ClipboardCheck,
  Clock,
  type LucideIcon,
  Pencil,
  SquareSplitHorizontal,
  TriangleAlert,
  UserX,
} from 'lucide-react';
import { formatHours } from '#ui/format/german-shift.ts';
import { StateChip } from '#ui/states/state-chip.tsx';
import type { Tone } from '#ui/tokens.ts';
import { FIELD_LABELS, ROW_TEXTS } from '../worklog-texts.ts';
import { stepAndFocus } from './grid-keys.ts';
import { type Held, type Row, type RowStatus, rowStatus } from './recording.ts';
import { faultId, type RowProps } from './row-cell.tsx';

const LOOKS: Readonly<Partial<Record<RowStatus, { readonly tone: Tone; readonly icon: LucideIcon }>>> = {
  PLANNED: { tone: 'neutral', icon: Clock },
  RECORDED: { tone: 'success', icon: CircleCheck },
  TAKEN: { tone: 'success', icon: ClipboardCheck },
  DIFFERENT: { tone: 'warning', icon: Pencil },
  DID_NOT_COME: { tone: 'rust', icon: UserX },
};
const WARNING = { tone: 'warning', icon: TriangleAlert } as const;

export function RowChip({ row, held }: { readonly row: Row; readonly held: Held }) {
  const status = rowStatus(row, held);
  return <StateChip {...(LOOKS[status] ?? WARNING)} label={ROW_TEXTS.statuses[status]} />;
}

/** "6,25 h"; nothing while it can not be reckoned. */
export function workOf({ typed, read }: Row): string {
  if (!typed.didNotCome && read.entries.length === 0) return ROW_TEXTS.noHours;
  return formatHours(inHours(sumUp(read.entries).workMinutes));
}

/** The sentences of a line's faults, and the way out where a rule has one. */
export function RowFaults({
  row,
  faults,
  dispatch,
}: Pick<RowProps, 'row' | 'dispatch'> & { readonly faults: readonly TypedFault[] }) {
  return faults.map((fault, index) => {
    const { shift, field, message } = fault;
    const label = field && FIELD_LABELS[field];
    return (
      <Box key={faultId(row, index)} sx={FAULT}>
        <CircleAlert size={14} aria-hidden />
        <span id={faultId(row, index)}>
          {label && <b>{`${shift ? `${label}, ${ROW_TEXTS.shift(shift)}` : label}: `}</b>}
          {message}
        </span>
        {shift !== null && isSplittable(row, fault) && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<SquareSplitHorizontal size={14} />}
            onClick={({ currentTarget: { form } }) =>
              stepAndFocus(form, dispatch, { kind: 'split', userId: row.worker.userId, shift }, 'breakMinutes')
            }
          >
            {ROW_TEXTS.split}
          </Button>
        )}
      </Box>
    );
  });
}

/** A break that has no room on the first day has some on the second. */
function isSplittable({ read }: Row, { shift, field }: TypedFault): boolean {
  const entry = shift === null ? undefined : read.entries[shift];
  return field === 'breakMinutes' && entry !== undefined && minutesOnFirstDay(entry) < minutesOf(entry);
}

const WEEKDAY = new Intl.DateTimeFormat('de-AT', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
});
const shortDay = (day: Day): string => WEEKDAY.format(new Date(`${day}T00:00:00Z`));

/** On which of several days a shift was. */
export function DaySelect({ row, planned, isReadOnly, dispatch, shift }: RowProps & { readonly shift: number }) {
  const { userId, name } = row.worker;
  const day = row.typed.shifts[shift]?.day ?? '';
  const last = addDays(dayOf(planned.end), 1);
  const days: Day[] = [];
  for (let next = addDays(dayOf(planned.start), -1); next <= last; next = addDays(next, 1)) days.push(next);
  return (
    <Box
      component="select"
      aria-label={ROW_TEXTS.field(FIELD_LABELS.day, shift, name)}
      disabled={isReadOnly}
      value={day}
      onChange={({ target }) => dispatch({ kind: 'type', userId, shift, field: 'day', text: target.value })}
      onBlur={() => dispatch({ kind: 'tidy', userId, shift, field: 'day' })}
      sx={SELECT}
    >
      {days.map((value) => (
        <option key={value} value={value}>
          {shortDay(value)}
        </option>
      ))}
    </Box>
  );
}

const SELECT = {
  font: 'inherit',
  fontSize: { xs: '1rem', md: '0.8125rem' },
  minHeight: { xs: 44, md: 28 },
  border: 1,
  borderColor: 'grey.400',
  borderRadius: '8px',
  bgcolor: 'background.paper',
} as const;

const FAULT = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.75,
  color: 'error.main',
  fontSize: '0.8125rem',
  whiteSpace: 'normal',
  '& > svg': { flex: 'none' },
  '& > span': { flex: '0 1 auto', maxWidth: 'calc(100% - 1.5rem)' },
  '& b': { fontWeight: 600 },
} as const;

import { lastsSeveralDays } from '@gastspiel/domain/worklogs/typed-worklog.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Link from '@mui/material/Link';
import { ChevronDown, ChevronUp, ListPlus, UserX } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { formatShift } from '#ui/format/german-shift.ts';
import { CARD, Quiet } from '#ui/layout.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { FIELD_LABELS, ROW_TEXTS } from '../worklog-texts.ts';
import { stepAndFocus } from './grid-keys.ts';
import { type Row, toldFaults } from './recording.ts';
import { NoteInput, RowCell, type RowProps } from './row-cell.tsx';
import { DaySelect, RowChip, RowFaults, workOf } from './row-parts.tsx';
import { LABEL } from './same-for-all.tsx';
import { CameButton, RemoveShift } from './worker-row.tsx';

const TIMES = ['start', 'end', 'breakMinutes'] as const;
const WAYS = ['travelTo', 'travelFrom'] as const;

interface WorkerCardProps extends RowProps {
  readonly hasTravel: boolean;
}

/** A worker where there is no room for a table: folded, because most are as the set for all says. */
export const WorkerCard = memo(function WorkerCard({ hasTravel, ...props }: WorkerCardProps) {
  const { row, held, isChecked, dispatch } = props;
  const [isOpened, setOpened] = useState(false);
  const faults = toldFaults(row, isChecked);
  // A card with faults can not stay folded.
  const isOpen = isOpened || faults.length > 0;
  const id = useId();
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <Box component="li" sx={{ ...CARD, p: 0 }}>
      <ButtonBase data-stop="" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpened(!isOpen)} sx={HEAD}>
        <Avatar name={row.worker.name} size={32} />
        <Box component="span" sx={{ flex: 1, minWidth: 0, display: 'grid', justifyItems: 'start' }}>
          <Box component="span" sx={NAME}>
            {row.worker.name}
          </Box>
          <Quiet component="span" sx={{ fontSize: '0.875rem' }}>
            {row.note || timesOf(row)}
          </Quiet>
          {row.worker.isPrevented && <StateChip tone="danger" icon={UserX} label={ROW_TEXTS.prevented} />}
        </Box>
        <Box component="span" sx={{ display: 'grid', justifyItems: 'end', gap: 0.25 }}>
          <b>{workOf(row)}</b>
          <RowChip row={row} held={held} />
        </Box>
        <Chevron size={20} aria-hidden />
      </ButtonBase>
      <Box id={id} hidden={!isOpen} sx={BODY}>
        {isOpen && (
          <>
            {row.typed.didNotCome ? (
              <CameButton row={row} dispatch={dispatch} />
            ) : (
              <Shifts {...props} hasTravel={hasTravel} />
            )}
            <RowFaults row={row} faults={faults} dispatch={dispatch} />
            <NoteInput row={row} isReadOnly={props.isReadOnly} dispatch={dispatch} />
            <Steps {...props} />
          </>
        )}
      </Box>
    </Box>
  );
});

/** "18:00–00:15 +1", of each shift. */
const timesOf = ({ typed, read }: Row): string =>
  typed.didNotCome
    ? ''
    : read.entries
        .filter(({ type }) => type === 'WORK')
        .map(({ start, end }) => formatShift(start.toISOString(), end.toISOString()))
        .join(', ');

function Shifts({ hasTravel, ...props }: WorkerCardProps) {
  const { row, planned, isChecked, isReadOnly, dispatch } = props;
  const { worker, typed } = row;
  const faults = toldFaults(row, isChecked);
  const severalDays = lastsSeveralDays(planned);
  const ways = hasTravel || [typed.travelTo, typed.travelFrom].some((minutes) => minutes !== '0') ? WAYS : [];
  return (
    <>
      {typed.shifts.map((_, shift) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a shift is nothing but its place
        <Box key={shift}>
          {typed.shifts.length > 1 && (
            <Quiet size="body2" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {severalDays ? <DaySelect {...props} shift={shift} /> : ROW_TEXTS.shift(shift)}
              {!isReadOnly && (
                <RemoveShift
                  name={worker.name}
                  shift={shift}
                  onRemove={() => dispatch({ kind: 'remove', userId: worker.userId, shift })}
                />
              )}
            </Quiet>
          )}
          <Box sx={FIELDS}>
            {TIMES.map((field) => (
              <Labelled key={field} field={field}>
                <RowCell {...props} faults={faults} shift={shift} field={field} />
              </Labelled>
            ))}
          </Box>
        </Box>
      ))}
      {ways.length > 0 && (
        <Box sx={FIELDS}>
          {ways.map((field) => (
            <Labelled key={field} field={field}>
              <RowCell {...props} faults={faults} shift={null} field={field} />
            </Labelled>
          ))}
        </Box>
      )}
    </>
  );
}

interface LabelledProps {
  readonly field: keyof typeof FIELD_LABELS;
  readonly children: React.ReactNode;
}

const Labelled = ({ field, children }: LabelledProps) => (
  <Box component="span" sx={{ minWidth: 0 }}>
    <Box component="span" aria-hidden sx={LABEL}>
      {FIELD_LABELS[field]}
    </Box>
    {children}
  </Box>
);

function Steps({ row: { worker, typed }, isReadOnly, dispatch }: RowProps) {
  const { userId } = worker;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      {!isReadOnly && !typed.didNotCome && (
        <>
          <Button size="small" startIcon={<ListPlus size={16} />} onClick={() => dispatch({ kind: 'add', userId })}>
            {ROW_TEXTS.addShift}
          </Button>
          <Button
            size="small"
            startIcon={<UserX size={16} />}
            onClick={({ currentTarget: { form } }) => stepAndFocus(form, dispatch, { kind: 'toggle', userId }, 'note')}
          >
            {ROW_TEXTS.didNotCome}
          </Button>
        </>
      )}
      <Link
        href={linkTo('/target_user/$targetUserId', { targetUserId: userId })}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, px: 1, fontSize: '0.875rem' }}
      >
        {ROW_TEXTS.toPerson}
      </Link>
    </Box>
  );
}

const HEAD = {
  width: '100%',
  gap: 1.25,
  px: 1.75,
  py: 1.25,
  minHeight: 60,
  borderRadius: 'inherit',
  textAlign: 'left',
  fontFamily: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.35,
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;
/** A very long name is cut rather than making the card a page. */
const NAME = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;
const BODY = { display: 'grid', gap: 1.25, px: 1.75, pb: 1.5, '&[hidden]': { display: 'none' } } as const;
const FIELDS = { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1 } as const;

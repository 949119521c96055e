import { lastsSeveralDays } from '@gastspiel/domain/worklogs/typed-worklog.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { Ellipsis, UserX, X } from 'lucide-react';
import { memo } from 'react';
import { linkTo } from '#platform/navigation/paths.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Cut, Row } from '#ui/layout.tsx';
import { StateChip } from '#ui/states/state-chip.tsx';
import { ROW_TEXTS } from '../worklog-texts.ts';
import { stepAndFocus } from './grid-keys.ts';
import { toldFaults } from './recording.ts';
import { NoteInput, RowCell, type RowProps } from './row-cell.tsx';
import { DaySelect, RowChip, RowFaults, workOf } from './row-parts.tsx';

const TIMES = ['start', 'end', 'breakMinutes'] as const;
const WAYS = ['travelTo', 'travelFrom'] as const;

interface WorkerRowProps extends RowProps {
  readonly onMenu: (userId: string, anchor: HTMLElement) => void;
}

/**
 * A worker in the table. Not drawn again while others are typed in. Tab leads from field to field: what else a line can do
 * has its keys, so it is no stop on the way.
 */
export const WorkerRow = memo(function WorkerRow({ onMenu, ...props }: WorkerRowProps) {
  const { row, held, planned, isChecked, isReadOnly, dispatch } = props;
  const { worker, typed } = row;
  const faults = toldFaults(row, isChecked);
  const severalDays = lastsSeveralDays(planned);
  const cellProps = { ...props, faults };
  const isSplit = typed.shifts.length > 1;
  const removal = (shift: number) =>
    isSplit &&
    !isReadOnly && (
      <RemoveShift
        name={worker.name}
        shift={shift}
        onRemove={() => dispatch({ kind: 'remove', userId: worker.userId, shift })}
      />
    );
  return (
    <tbody>
      <tr>
        <th scope="row">
          <Row gap={1} sx={{ minWidth: 0 }}>
            <Avatar name={worker.name} />
            <Box sx={{ minWidth: 0 }}>
              <WorkerName {...props} />
              {severalDays && !typed.didNotCome && (
                <Row>
                  <DaySelect {...props} shift={0} />
                  {removal(0)}
                </Row>
              )}
            </Box>
          </Row>
        </th>
        {typed.didNotCome ? (
          <td colSpan={TIMES.length + WAYS.length}>{!isReadOnly && <CameButton {...props} />}</td>
        ) : (
          <>
            {TIMES.map((field) => (
              <td key={field}>
                <RowCell {...cellProps} shift={0} field={field} />
              </td>
            ))}
            {WAYS.map((field) => (
              <td key={field}>
                <RowCell {...cellProps} shift={null} field={field} />
              </td>
            ))}
          </>
        )}
        <td className="hours">{workOf(row)}</td>
        <td>
          <NoteInput row={row} isReadOnly={isReadOnly} dispatch={dispatch} />
        </td>
        <td>
          <Row gap={0.25} justify="space-between">
            <RowChip row={row} held={held} />
            {!isReadOnly && (
              <IconButton
                size="small"
                tabIndex={-1}
                data-menu={worker.userId}
                aria-label={ROW_TEXTS.steps(worker.name)}
                aria-haspopup="menu"
                onClick={({ currentTarget }) => onMenu(worker.userId, currentTarget)}
                sx={{ width: 24, height: 28, flex: 'none' }}
              >
                <Ellipsis size={16} aria-hidden />
              </IconButton>
            )}
          </Row>
        </td>
      </tr>
      {!typed.didNotCome &&
        typed.shifts.slice(1).map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a shift is nothing but its place
          <tr key={index} className="shift">
            <th scope="row">
              <Row gap={0.5} justify="flex-end">
                {severalDays ? <DaySelect {...props} shift={index + 1} /> : ROW_TEXTS.shift(index + 1)}
                {removal(index + 1)}
              </Row>
            </th>
            {TIMES.map((field) => (
              <td key={field}>
                <RowCell {...cellProps} shift={index + 1} field={field} />
              </td>
            ))}
            <td colSpan={5} />
          </tr>
        ))}
      {faults.length > 0 && (
        <tr className="shift">
          <td colSpan={9}>
            <RowFaults row={row} faults={faults} dispatch={dispatch} />
          </td>
        </tr>
      )}
    </tbody>
  );
});

/** The name leads to the person; whoever said that they can not come is marked. */
function WorkerName({ row: { worker, isTouched }, isReadOnly, dispatch }: RowProps) {
  return (
    <>
      <Link
        href={linkTo('/target_user/$targetUserId', { targetUserId: worker.userId })}
        underline="hover"
        tabIndex={isReadOnly ? 0 : -1}
        sx={{ display: 'block', color: 'text.primary', fontWeight: 500 }}
      >
        <Cut>{worker.name}</Cut>
      </Link>
      {worker.isPrevented && (
        <Row wraps sx={{ columnGap: 0.5 }}>
          <StateChip tone="danger" icon={UserX} label={ROW_TEXTS.prevented} />
          {worker.isTransient && !isTouched && !isReadOnly && (
            <Button
              size="small"
              tabIndex={-1}
              onClick={() => dispatch({ kind: 'toggle', userId: worker.userId })}
              sx={{ minHeight: 24, py: 0, px: 0.5, color: 'primary.main' }}
            >
              {ROW_TEXTS.suggestDidNotCome}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}

export const CameButton = ({ row, dispatch }: Pick<RowProps, 'row' | 'dispatch'>) => (
  <Button
    size="small"
    variant="outlined"
    onClick={({ currentTarget: { form } }) =>
      stepAndFocus(form, dispatch, { kind: 'toggle', userId: row.worker.userId }, 'start')
    }
  >
    {ROW_TEXTS.came}
  </Button>
);

interface RemoveShiftProps {
  readonly name: string;
  readonly shift: number;
  readonly onRemove: () => void;
}

export const RemoveShift = ({ name, shift, onRemove }: RemoveShiftProps) => (
  <IconButton
    size="small"
    tabIndex={-1}
    aria-label={ROW_TEXTS.removeShift(shift, name)}
    onClick={onRemove}
    sx={{ width: { md: 24 }, height: { md: 24 }, ml: 'auto', flex: 'none' }}
  >
    <X size={14} aria-hidden />
  </IconButton>
);

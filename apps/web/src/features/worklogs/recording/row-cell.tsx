import type { Period } from '@gastspiel/domain/time/period.ts';
import { dayOf, daysBetween } from '@gastspiel/domain/time/vienna-day.ts';
import { lastsSeveralDays, type TypedFault, type TypedField } from '@gastspiel/domain/worklogs/typed-worklog.ts';
import { WORKLOG_LIMITS } from '@gastspiel/domain/worklogs/worklog.ts';
import type { Dispatch } from 'react';
import { FIELD_LABELS, ROW_TEXTS } from '../worklog-texts.ts';
import { CellInput } from './cell-input.tsx';
import { type Held, isDifferent, type Row, rowStatus, type Step } from './recording.ts';

/** The props of every part of a line. */
export interface RowProps {
  readonly row: Row;
  readonly held: Held;
  readonly planned: Period;
  readonly isChecked: boolean;
  readonly isReadOnly: boolean;
  readonly dispatch: Dispatch<Step>;
}

interface RowCellProps extends RowProps {
  readonly shift: number | null;
  readonly field: Exclude<TypedField, 'day'>;
  readonly faults: readonly TypedFault[];
}

export const faultId = (row: Row, index: number): string => `fault-${row.worker.userId}-${index}`;

/** A time, a break or a way of a worker. */
export function RowCell({ row, held, planned, isReadOnly, dispatch, shift, field, faults }: RowCellProps) {
  const { worker, typed } = row;
  const place = { userId: worker.userId, shift, field };
  const value = shift === null ? typed[field as 'travelTo'] : (typed.shifts[shift]?.[field as 'start'] ?? '');
  const fault = faults.findIndex((found) => found.shift === shift && found.field === field);
  const isUntouched = ['PLANNED', 'MISSING'].includes(rowStatus(row, held));
  return (
    <CellInput
      place={{ 'data-row': worker.userId, 'data-field': field, ...(shift !== null && { 'data-shift': shift }) }}
      label={ROW_TEXTS.field(FIELD_LABELS[field], shift, worker.name)}
      value={value}
      mark={markOf(row, planned, shift, field)}
      isPale={isUntouched}
      isDifferent={!isUntouched && isDifferent(held.expected, typed, shift, field)}
      isDisabled={isReadOnly}
      faultId={fault < 0 ? undefined : faultId(row, fault)}
      onText={(text) => dispatch({ kind: 'type', ...place, text })}
      onLeave={() => dispatch({ kind: 'tidy', ...place })}
    />
  );
}

/** Minutes have a unit; a time on another day than the appointment's says so, and of several days one on another than its own. */
function markOf({ read, typed }: Row, planned: Period, shift: number | null, field: TypedField): string | undefined {
  if (field !== 'start' && field !== 'end') return ROW_TEXTS.minutes;
  const entry = shift === null ? undefined : read.entries[shift];
  if (!entry || shift === null) return undefined;
  const first = lastsSeveralDays(planned) ? typed.shifts[shift]?.day : dayOf(planned.start);
  const days = first ? daysBetween(first, dayOf(entry[field])) : 0;
  return days === 0 ? undefined : ROW_TEXTS.laterDays(days);
}

/** A note about a worker. */
export function NoteInput({ row, isReadOnly, dispatch }: Pick<RowProps, 'row' | 'isReadOnly' | 'dispatch'>) {
  const { userId, name } = row.worker;
  return (
    <input
      className="note"
      data-stop="cell"
      data-row={userId}
      data-field="note"
      aria-label={ROW_TEXTS.field(FIELD_LABELS.note, null, name)}
      placeholder={row.typed.didNotCome ? ROW_TEXTS.reason : FIELD_LABELS.note}
      title={row.note}
      maxLength={WORKLOG_LIMITS.note}
      autoComplete="off"
      disabled={isReadOnly}
      value={row.note}
      onChange={({ target }) => dispatch({ kind: 'note', userId, text: target.value })}
    />
  );
}

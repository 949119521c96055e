import type { Period } from '@gastspiel/domain/time/period.ts';
import { addDays } from '@gastspiel/domain/time/vienna-day.ts';
import { readClock, readMinutes } from '@gastspiel/domain/worklogs/clock-input.ts';
import {
  type ReadWorklog,
  readTyped,
  splitAtMidnight,
  type TypedFault,
  type TypedField,
  type TypedShift,
  type TypedWorklog,
  typedOf,
} from '@gastspiel/domain/worklogs/typed-worklog.ts';
import { plannedEntries } from '@gastspiel/domain/worklogs/worklog.ts';
import { type WorklogWarning, worklogWarnings } from '@gastspiel/domain/worklogs/worklog-warnings.ts';
import type { Worker } from './block-query.ts';

/** A worker's line: what is known, and what somebody has made of it. */
export interface Row {
  readonly worker: Worker;
  readonly typed: TypedWorklog;
  readonly note: string;
  /** Whether it is more than what was loaded. */
  readonly isTouched: boolean;
  /** Whether somebody is in the midst of a word, which nobody should be corrected in. */
  readonly isTyping: boolean;
  readonly read: ReadWorklog;
  readonly warnings: readonly WorklogWarning[];
  /** The server's objections. */
  readonly refused: readonly TypedFault[];
}

/** The one set of times for all. */
export type SameTimes = Pick<TypedShift, 'start' | 'end' | 'breakMinutes'> &
  Pick<TypedWorklog, 'travelTo' | 'travelFrom'>;
export type SameField = keyof SameTimes;

export interface Recording {
  readonly planned: Period;
  readonly rows: readonly Row[];
  readonly same: SameTimes;
  /** The values that the lines are compared with: those that were taken for all, else the plan. */
  readonly expected: TypedWorklog;
  readonly hasRecorded: boolean;
  /** Once somebody wanted to save, everything that is wrong is told. */
  readonly isChecked: boolean;
  /** The lines before a set was taken for all, where it replaced what somebody had typed. */
  readonly before: readonly Row[] | null;
}

interface Place {
  readonly userId: string;
  /** None for the ways. */
  readonly shift: number | null;
  readonly field: TypedField;
}

export type Step =
  | { readonly kind: 'load'; readonly recording: Recording }
  | ({ readonly kind: 'type'; readonly text: string } & Place)
  | ({ readonly kind: 'tidy' } & Place)
  | { readonly kind: 'note'; readonly userId: string; readonly text: string }
  | { readonly kind: 'typeSame'; readonly field: SameField; readonly text: string }
  | { readonly kind: 'tidySame'; readonly field: SameField }
  | { readonly kind: 'takeSame' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'add' | 'toggle'; readonly userId: string }
  | { readonly kind: 'remove' | 'split'; readonly userId: string; readonly shift: number }
  | { readonly kind: 'check' }
  | { readonly kind: 'refuse'; readonly faults: ReadonlyMap<string, readonly TypedFault[]> };

const isClock = (field: TypedField): boolean => field === 'start' || field === 'end';
const tidied = (field: TypedField, text: string): string => {
  if (field === 'day') return text;
  const read = isClock(field) ? readClock(text) : readMinutes(text);
  return read === null ? text : String(read);
};

/** Reads a line anew. A plan that nobody has touched warns of nothing: it may have been otherwise. */
function readRow(row: Omit<Row, 'read' | 'warnings'>, planned: Period): Row {
  const { worker, typed } = row;
  const read = readTyped(typed, { planned, shown: worker.entries, now: new Date() });
  const isPlan = worker.isTransient && !row.isTouched;
  return { ...row, read, warnings: isPlan ? [] : worklogWarnings(read.entries, worker.elsewhere) };
}

/** How the page begins. */
export function recordingOf(planned: Period, workers: readonly Worker[]): Recording {
  const plan = typedOf(plannedEntries(planned));
  const rows = workers.map((worker) => {
    const { didNotCome, entries, note } = worker;
    const typed = didNotCome ? { ...plan, didNotCome } : typedOf(entries);
    return readRow({ worker, typed, note: note ?? '', isTouched: false, isTyping: false, refused: [] }, planned);
  });
  const expected = mostCommon(rows) ?? plan;
  const [shift] = expected.shifts;
  const { start = '', end = '', breakMinutes = '0' } = shift ?? {};
  const same = { start, end, breakMinutes, travelTo: expected.travelTo, travelFrom: expected.travelFrom };
  const hasRecorded = workers.some(({ isTransient }) => !isTransient);
  return { planned, rows, same, expected, hasRecorded, isChecked: false, before: null };
}

/** The hours that at least two have alike, and the most of all: so they were once taken for all. */
function mostCommon(rows: readonly Row[]): TypedWorklog | undefined {
  const recorded = rows.filter(({ worker }) => !worker.isTransient && !worker.didNotCome);
  const alike = [...Map.groupBy(recorded, ({ typed }) => JSON.stringify(typed)).values()];
  const [most] = alike.toSorted((a, b) => b.length - a.length);
  return most && most.length > 1 ? most[0]?.typed : undefined;
}

export function record(state: Recording, step: Step): Recording {
  switch (step.kind) {
    case 'load':
      return step.recording;
    case 'type':
      return changed(state, step.userId, (row) => ({
        ...touch(row, withText(row.typed, step, step.text)),
        isTyping: true,
      }));
    case 'tidy':
      return changed(state, step.userId, (row) => {
        const text = textAt(row.typed, step);
        const tidy = tidied(step.field, text);
        if (tidy === text && !row.isTyping) return row;
        return { ...row, typed: withText(row.typed, step, tidy), isTyping: false };
      });
    case 'note':
      return changed(state, step.userId, (row) => ({ ...row, note: step.text, isTouched: true }));
    case 'typeSame':
      return { ...state, same: { ...state.same, [step.field]: step.text } };
    case 'tidySame':
      return { ...state, same: { ...state.same, [step.field]: tidied(step.field, state.same[step.field]) } };
    case 'takeSame':
      return takeSame(state);
    case 'undo':
      return state.before ? { ...state, rows: state.before, before: null } : state;
    case 'add':
      return changed(state, step.userId, ({ typed, ...row }) => touch(row, withShift(typed)));
    case 'remove':
      return changed(state, step.userId, ({ typed, ...row }) =>
        touch(row, { ...typed, shifts: typed.shifts.filter((_, index) => index !== step.shift) }),
      );
    case 'split':
      return changed(state, step.userId, (row) => touch(row, splitAtMidnight(row.typed, step.shift)));
    case 'toggle':
      return changed(state, step.userId, (row) => touch(row, { ...row.typed, didNotCome: !row.typed.didNotCome }));
    case 'check':
      return {
        ...state,
        isChecked: true,
        rows: state.rows.map((row) => readRow({ ...row, isTyping: false }, state.planned)),
      };
    case 'refuse':
      return { ...state, rows: state.rows.map((row) => refused(row, step.faults.get(row.worker.userId))) };
  }
}

const refused = (row: Row, faults: readonly TypedFault[] | undefined): Row =>
  faults ? { ...row, refused: faults } : row;

const touch = (row: Omit<Row, 'typed'>, typed: TypedWorklog): Row => ({
  ...row,
  typed,
  isTouched: true,
  isTyping: false,
  refused: [],
});

/** All other lines stay the same objects, so that they are not drawn again. */
function changed(state: Recording, userId: string, change: (row: Row) => Row): Recording {
  const rows = state.rows.map((row) => {
    if (row.worker.userId !== userId) return row;
    const next = change(row);
    return next === row ? row : readRow(next, state.planned);
  });
  return { ...state, rows };
}

const textAt = (typed: TypedWorklog, { shift, field }: Place): string =>
  shift === null ? String(typed[field as 'travelTo']) : (typed.shifts[shift]?.[field as 'start'] ?? '');

const withText = (typed: TypedWorklog, { shift, field }: Place, text: string): TypedWorklog =>
  shift === null
    ? { ...typed, [field]: text }
    : { ...typed, shifts: typed.shifts.map((found, index) => (index === shift ? { ...found, [field]: text } : found)) };

/** One more shift, to be typed; of several days the next one. */
function withShift(typed: TypedWorklog): TypedWorklog {
  const last = typed.shifts.at(-1);
  const day = last ? (last.end > last.start ? last.day : addDays(last.day, 1)) : '';
  return { ...typed, didNotCome: false, shifts: [...typed.shifts, { day, start: '', end: '', breakMinutes: '0' }] };
}

/** Who did not come still did not. */
function takeSame(state: Recording): Recording {
  const { start, end, breakMinutes, travelTo, travelFrom } = tidySame(state.same);
  const shifts = typedOf(plannedEntries(state.planned)).shifts.map((shift) => ({ ...shift, start, end, breakMinutes }));
  const taken: TypedWorklog = { shifts, travelTo, travelFrom, didNotCome: false };
  const rows = state.rows.map((row) => (row.typed.didNotCome ? row : readRow(touch(row, taken), state.planned)));
  const isLoss = state.rows.some((row) => row.isTouched && !row.typed.didNotCome && differs(row.typed, state.expected));
  return { ...state, rows, same: tidySame(state.same), expected: taken, before: isLoss ? state.rows : null };
}

const tidySame = (same: SameTimes): SameTimes => ({
  start: tidied('start', same.start),
  end: tidied('end', same.end),
  breakMinutes: tidied('breakMinutes', same.breakMinutes),
  travelTo: tidied('travelTo', same.travelTo),
  travelFrom: tidied('travelFrom', same.travelFrom),
});

/** Whether a field says something else than the line is held against. */
export function isDifferent(
  expected: TypedWorklog,
  typed: TypedWorklog,
  shift: number | null,
  field: TypedField,
): boolean {
  const [text, other] = [typed, expected].map((whose) => tidied(field, textAt(whose, { userId: '', shift, field })));
  return text !== other;
}

const FIELDS = ['start', 'end', 'breakMinutes'] as const;
const WAYS = ['travelTo', 'travelFrom'] as const;

const differs = (typed: TypedWorklog, expected: TypedWorklog): boolean =>
  typed.shifts.length !== expected.shifts.length ||
  WAYS.some((field) => isDifferent(expected, typed, null, field)) ||
  typed.shifts.some((_, index) => FIELDS.some((field) => isDifferent(expected, typed, index, field)));

export type RowStatus = 'PLANNED' | 'MISSING' | 'RECORDED' | 'TAKEN' | 'DIFFERENT' | 'DID_NOT_COME' | WorklogWarning;

/** A line is seen against these. */
export interface Held {
  readonly expected: TypedWorklog;
  /** Whether the hours of others are recorded, so that a plan is what is missing. */
  readonly hasRecorded: boolean;
}

/** The status on the line's chip. The missing break comes first: it is often only forgotten. */
export function rowStatus({ worker, typed, isTouched, warnings }: Row, { expected, hasRecorded }: Held): RowStatus {
  if (typed.didNotCome) return 'DID_NOT_COME';
  const [warning] = warnings;
  if (warning) return warnings.includes('NO_BREAK') ? 'NO_BREAK' : warning;
  if (!isTouched && worker.isTransient) return hasRecorded ? 'MISSING' : 'PLANNED';
  if (!isTouched) return 'RECORDED';
  return differs(typed, expected) ? 'DIFFERENT' : 'TAKEN';
}

/**
 * The faults that are told of a line: nobody is corrected in the midst of a word, nor for fields that they have not come to
 * yet.
 */
export function toldFaults(
  { typed, isTouched, isTyping, read, refused }: Row,
  isChecked: boolean,
): readonly TypedFault[] {
  if (isTyping) return [];
  if (refused.length > 0) return refused;
  if (isChecked) return read.faults;
  const isEmpty = ({ shift, field }: TypedFault) =>
    field !== null && textAt(typed, { userId: '', shift, field }) === '';
  return isTouched ? read.faults.filter((fault) => !isEmpty(fault)) : [];
}

export const isUnsaved = ({ rows }: Recording): boolean => rows.some(({ isTouched }) => isTouched);

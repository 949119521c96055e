import {
  type ComposedFile,
  csvLine,
  formatDay,
  type Gap,
  type Hint,
  headerGaps,
  oneLine,
} from '#domain/accounting-files/accounting-file.ts';
import type { HoursSource, Layout } from '#domain/accounting-files/layout.ts';
import { type Mapping, wageTypeFor } from '#domain/accounting-files/mapping.ts';
import { WAGE_KIND_LABELS, WAGE_KINDS, type WageKind, wageMinutes } from '#domain/accounting-files/wage-minutes.ts';
import { type Hundredths, hoursFrom, sumOf } from '#domain/money/amounts.ts';
import { decimalLabel, plainDecimal } from '#domain/money/money-label.ts';
import { counted } from '#domain/names/counted.ts';
import type { Minutes } from '#domain/time/minutes.ts';
import { firstDayOf, lastDayOf, type Month } from '#domain/time/month.ts';
import { type Day, dayOf } from '#domain/time/vienna-day.ts';
import type { WorklogEntry } from '#domain/worklogs/worklog.ts';

export interface PaidWorker {
  readonly id: string;
  /** None of those who have left: they are paid, but have no page any more. */
  readonly name: string | null;
  readonly personnelNumber: string | null;
  readonly costCenter: string | null;
}

/** The minutes of a worker by kind, and by day where the file wants that. */
interface Sum {
  readonly worker: PaidWorker;
  readonly kind: WageKind;
  readonly day: Day | null;
  minutes: Minutes;
}

/** Adds up what was recorded, entry by entry: an entry counts on the day on which it starts. */
export class HoursOfMonth {
  readonly #sums = new Map<string, Sum>();
  readonly #by: Layout['hoursBy'];

  constructor(by: Layout['hoursBy']) {
    this.#by = by;
  }

  add(worker: PaidWorker, entry: WorklogEntry): void {
    const minutes = wageMinutes(entry);
    const day = this.#by === 'DAY' ? dayOf(entry.start) : null;
    for (const kind of WAGE_KINDS) {
      if (minutes[kind] === 0) continue;
      const key = `${worker.id} ${kind} ${day}`;
      const sum = this.#sums.get(key) ?? { worker, kind, day, minutes: 0 };
      sum.minutes += minutes[kind];
      this.#sums.set(key, sum);
    }
  }

  /** By personnel number, kind and day. */
  sums(): readonly Readonly<Sum>[] {
    const order = ({ worker }: Sum) => (worker.personnelNumber ?? '').padStart(64, '0');
    const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
    return [...this.#sums.values()].sort(
      (a, b) =>
        compare(order(a), order(b)) ||
        compare(a.worker.id, b.worker.id) ||
        WAGE_KINDS.indexOf(a.kind) - WAGE_KINDS.indexOf(b.kind) ||
        compare(a.day ?? '', b.day ?? ''),
    );
  }
}

/** The content of a row, however it is written. */
export interface HoursRow {
  readonly worker: PaidWorker;
  readonly kind: WageKind;
  readonly day: Day | null;
  readonly wageType: string;
  readonly hours: Hundredths;
}

export interface HoursFile extends ComposedFile {
  /** The hours in the file, by kind: the sums of its rows. */
  readonly hoursByKind: readonly { readonly kind: WageKind; readonly hours: Hundredths }[];
}

/** How long personnel numbers may be. */
export const PERSONNEL_DIGITS = { BMD_HOURS: 6, BMD_HOURS_WITH_HEADER: 10 } as const;

export function unrecordedHints(count: number): readonly Hint[] {
  if (count === 0) return [];
  const message = `${counted(count, 'Zeitblock ist', 'Zeitblöcke sind')} noch nicht erfasst und nicht in der Datei.`;
  return [{ code: 'UNRECORDED_BLOCKS', message }];
}

interface Given {
  readonly month: Month;
  readonly layout: Layout;
  readonly mapping: Mapping;
  readonly hours: HoursOfMonth;
  readonly maxDigits: number;
}

/** The rows with what keeps them from being written; minutes are rounded to hours once a row. */
export function hoursRows({ mapping, hours, maxDigits }: Omit<Given, 'layout' | 'month'>) {
  const sums = hours.sums();
  const given = sums.filter(({ kind }) => !wageTypeFor(mapping, kind).isLeftOut);
  const rows = given.map(
    ({ worker, kind, day, minutes }): HoursRow => ({
      ...{ worker, kind, day },
      wageType: wageTypeFor(mapping, kind).number ?? '',
      hours: hoursFrom(minutes),
    }),
  );
  const ofKind = (kind: WageKind) => rows.filter((row) => row.kind === kind);
  const hoursByKind = WAGE_KINDS.filter((kind) => ofKind(kind).length > 0).map((kind) => ({
    kind,
    hours: sumOf(ofKind(kind).map((row) => row.hours)),
  }));
  const wageGaps = hoursByKind
    .filter(({ kind }) => wageTypeFor(mapping, kind).number === null)
    .map(({ kind }): Gap => {
      const message = `Für „${WAGE_KIND_LABELS[kind]}“ ist noch keine Lohnart angegeben.`;
      return { code: 'WAGE_TYPE', message };
    });
  const workers = [...new Map(rows.map(({ worker }) => [worker.id, worker])).values()].sort((a, b) =>
    nameOf(a).localeCompare(nameOf(b), 'de'),
  );
  return {
    rows,
    hoursByKind,
    workers,
    gaps: [...wageGaps, ...workers.flatMap((worker) => personnelGap(worker, maxDigits))],
    hints: leftOutHints(sums.filter(({ kind }) => wageTypeFor(mapping, kind).isLeftOut)),
  };
}

const ofWorker = ({ id, name }: PaidWorker) => (name === null ? {} : { targetUserId: id });
const nameOf = ({ name }: PaidWorker): string => name ?? 'Eine ausgeschiedene Person';

function personnelGap(worker: PaidWorker, maxDigits: number): readonly Gap[] {
  const { personnelNumber } = worker;
  const name = nameOf(worker);
  if (personnelNumber && /^\d+$/.test(personnelNumber) && Number(personnelNumber) > 0) {
    if (personnelNumber.replace(/^0+/, '').length <= maxDigits) return [];
  }
  const message = personnelNumber
    ? `Die Personalnummer „${personnelNumber}“ von ${name} ist keine Zahl mit höchstens ${maxDigits} Ziffern.`
    : `${name} hat noch keine Personalnummer.`;
  return [{ code: 'PERSONNEL_NUMBER', message, ...ofWorker(worker) }];
}

const leftOutHints = (sums: readonly Readonly<Sum>[]): readonly Hint[] =>
  WAGE_KINDS.flatMap((kind) => {
    const minutes = sums.filter((sum) => sum.kind === kind).reduce((sum, one) => sum + one.minutes, 0);
    if (minutes === 0) return [];
    const message = `${WAGE_KIND_LABELS[kind]}: ${decimalLabel(hoursFrom(minutes))} Stunden werden nicht übergeben.`;
    return [{ code: 'LEFT_OUT_HOURS', message }];
  });

const costCenterGaps = (workers: readonly PaidWorker[]): readonly Gap[] =>
  workers
    .filter(({ costCenter }) => costCenter && !/^\d{1,9}$/.test(costCenter))
    .map((worker) => ({
      code: 'COST_CENTER',
      message: `Die Kostenstelle „${worker.costCenter}“ von ${nameOf(worker)} ist keine Zahl mit höchstens neun Ziffern.`,
      ...ofWorker(worker),
    }));

function cellOf(source: HoursSource, row: HoursRow, { month, layout, mapping }: Given): string {
  const { worker, kind, day, wageType, hours } = row;
  const values: Readonly<Record<HoursSource, () => string>> = {
    FIXED: () => '',
    CLIENT_NUMBER: () => mapping.clientNumber ?? '',
    MONTH: () => String(Number(month.slice(5))),
    FIRST_DAY: () => formatDay(day ?? firstDayOf(month), layout.dateForm),
    LAST_DAY: () => formatDay(day ?? lastDayOf(month), layout.dateForm),
    PERSONNEL_NUMBER: () => worker.personnelNumber ?? '',
    WORKER_NAME: () => oneLine(worker.name ?? ''),
    WAGE_TYPE: () => wageType,
    WAGE_KIND: () => WAGE_KIND_LABELS[kind],
    HOURS: () => plainDecimal(hours),
    COST_CENTER: () => worker.costCenter ?? '',
  };
  return values[source]();
}

/** Hours as variable payments of BMD's payroll. */
export function bmdHours(given: Given): HoursFile {
  const { layout, mapping } = given;
  const { columns } = layout;
  const has = (source: HoursSource) => columns.some((column) => column.source === source);
  const { rows, hoursByKind, workers, gaps, hints } = hoursRows(given);
  const lineOf = csvLine(layout.separator);
  const headings = columns.map(({ heading }) => heading);
  return {
    charset: layout.charset,
    preamble: layout.hasHeader ? [lineOf(headings)] : [],
    headings,
    lineOf,
    rows: rows.map((row) =>
      columns.map(({ source, text }) => (source === 'FIXED' ? text : cellOf(source as HoursSource, row, given))),
    ),
    gaps: [
      ...(has('CLIENT_NUMBER') ? headerGaps(mapping, ['clientNumber']) : []),
      ...gaps,
      ...(has('COST_CENTER') ? costCenterGaps(workers) : []),
    ],
    hints,
    hoursByKind,
  };
}

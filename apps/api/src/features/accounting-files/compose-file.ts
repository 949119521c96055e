import {
  ACCOUNTING_FILE_FAILURES,
  type ComposedFile,
  replacedHint,
} from '@gastspiel/domain/accounting-files/accounting-file.ts';
import { bmdBookings, booked, unsentHints } from '@gastspiel/domain/accounting-files/bookings.ts';
import { extfBookings } from '@gastspiel/domain/accounting-files/extf.ts';
import {
  bmdHours,
  type HoursFile,
  HoursOfMonth,
  PERSONNEL_DIGITS,
  unrecordedHints,
} from '@gastspiel/domain/accounting-files/hours.ts';
import { lodasHours } from '@gastspiel/domain/accounting-files/lodas.ts';
import { type AccountingPreset, PRESETS } from '@gastspiel/domain/accounting-files/presets.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { sumOf } from '@gastspiel/domain/money/amounts.ts';
import type { Cents } from '@gastspiel/domain/money/money.ts';
import { firstDayOf, type Month, monthAfter } from '@gastspiel/domain/time/month.ts';
import { startOfDay } from '@gastspiel/domain/time/vienna-day.ts';
import { countUnrecorded, countUnsent, selectBooked, streamEntries } from '#features/accounting-files/content.sql.ts';
import { findLayout, findMapping } from '#features/accounting-files/settings.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

export interface AccountingFile extends ComposedFile {
  readonly preset: AccountingPreset;
  readonly month: Month;
  /** Only files of bookings have a total. */
  readonly total: { readonly net: Cents; readonly tax: Cents; readonly gross: Cents } | null;
  readonly hoursByKind: HoursFile['hoursByKind'];
}

interface Asked {
  readonly preset: AccountingPreset;
  readonly month: Month;
}

async function composeBookings(db: TenantDb, { preset, month }: Asked, now: Date) {
  const { system } = PRESETS[preset];
  const [{ layout }, { mapping }] = [await findLayout(db, preset), await findMapping(db, system)];
  const invoices = await selectBooked(db, system, month);
  const given = { month, layout, mapping, invoices };
  const file = system === 'BMD' ? bmdBookings(given) : extfBookings(given, now);
  const written = booked(invoices);
  return {
    ...file,
    hints: [...file.hints, ...unsentHints(await countUnsent(db, month))],
    hoursByKind: [],
    total: {
      net: sumOf(written.map(({ net }) => net)),
      tax: sumOf(written.map(({ tax }) => tax)),
      gross: sumOf(written.map(({ gross }) => gross)),
    },
  };
}

async function composeHours(db: TenantDb, { preset, month }: Asked) {
  const { system } = PRESETS[preset];
  const [{ layout }, { mapping }] = [await findLayout(db, preset), await findMapping(db, system)];
  const [from, to] = [startOfDay(firstDayOf(month)), startOfDay(firstDayOf(monthAfter(month)))];
  const hours = new HoursOfMonth(layout.hoursBy);
  for await (const { userId: id, name, personnelNumber, costCenter, ...entry } of streamEntries(db, from, to)) {
    hours.add({ id, name, personnelNumber, costCenter }, entry);
  }
  const given = { month, layout, mapping, hours };
  const file =
    preset === 'BMD_HOURS' || preset === 'BMD_HOURS_WITH_HEADER'
      ? bmdHours({ ...given, maxDigits: PERSONNEL_DIGITS[preset] })
      : lodasHours(given);
  const hints = unrecordedHints(await countUnrecorded(db, from, to));
  return { ...file, hints: [...file.hints, ...hints], total: null };
}

/** A file of a month with everything that is to say about it; the preview and the download are the same. */
export async function composeFile(db: TenantDb, asked: Asked, now: Date): Promise<AccountingFile> {
  const file = await (PRESETS[asked.preset].content === 'BOOKINGS'
    ? composeBookings(db, asked, now)
    : composeHours(db, asked));
  const replaced = replacedHint(file);
  // Those who have left have no name, so what they lack is said once.
  const gaps = [...new Map(file.gaps.map((gap) => [gap.message, gap])).values()];
  return { ...file, ...asked, gaps, hints: replaced ? [...file.hints, replaced] : file.hints };
}

/** Only a file without gaps leaves the house. */
export async function composeWholeFile(db: TenantDb, asked: Asked, now: Date): Promise<AccountingFile> {
  const file = await composeFile(db, asked, now);
  if (file.gaps.length > 0) throw new Failure(ACCOUNTING_FILE_FAILURES.gaps);
  if (file.rows.length === 0) throw new Failure(ACCOUNTING_FILE_FAILURES.empty);
  return file;
}

import {
  ACCOUNTING_FILE_FAILURES,
  type ComposedFile,
  counted,
  type Hint,
  replacedHint,
} from '@gastspiel/domain/accounting-files/accounting-file.ts';
import { bmdBookings, booked } from '@gastspiel/domain/accounting-files/bookings.ts';
import { extfBookings } from '@gastspiel/domain/accounting-files/extf.ts';
import { bmdHours, type HoursFile, HoursOfMonth } from '@gastspiel/domain/accounting-files/hours.ts';
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
  /** Of bookings. */
  readonly total: { readonly net: Cents; readonly tax: Cents; readonly gross: Cents } | null;
  readonly hoursByKind: HoursFile['hoursByKind'];
}

interface Asked {
  readonly preset: AccountingPreset;
  readonly month: Month;
}

async function unsentHints(db: TenantDb, month: Month): Promise<readonly Hint[]> {
  const { drafts, cancelledDrafts } = await countUnsent(db, month);
  const hints: Hint[] = [];
  if (drafts > 0) {
    const message = `${counted(drafts, 'Rechnung ist', 'Rechnungen sind')} noch nicht versendet und nicht in der Datei.`;
    hints.push({ code: 'UNSENT_INVOICES', message });
  }
  if (cancelledDrafts > 0) {
    const message = `${counted(cancelledDrafts, 'Rechnung wurde', 'Rechnungen wurden')} storniert, ohne je versendet worden zu sein: nicht in der Datei.`;
    hints.push({ code: 'CANCELLED_DRAFTS', message });
  }
  return hints;
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
    hints: [...file.hints, ...(await unsentHints(db, month))],
    hoursByKind: [],
    total: {
      net: sumOf(written.map(({ net }) => net)),
      tax: sumOf(written.map(({ tax }) => tax)),
      gross: sumOf(written.map(({ gross }) => gross)),
    },
  };
}

/** How long personnel numbers may be. */
const DIGITS = { BMD_HOURS: 6, BMD_HOURS_WITH_HEADER: 10 };

async function composeHours(db: TenantDb, { preset, month }: Asked) {
  const { system } = PRESETS[preset];
  const [{ layout }, { mapping }] = [await findLayout(db, preset), await findMapping(db, system)];
  const [from, to] = [startOfDay(firstDayOf(month)), startOfDay(firstDayOf(monthAfter(month)))];
  const hours = new HoursOfMonth(layout.hoursBy);
  for await (const { userId: id, name, isHere, personnelNumber, costCenter, ...entry } of streamEntries(db, from, to)) {
    hours.add({ id, name, isHere, personnelNumber, costCenter }, entry);
  }
  const given = { month, layout, mapping, hours };
  const file =
    preset === 'BMD_HOURS' || preset === 'BMD_HOURS_WITH_HEADER'
      ? bmdHours({ ...given, maxDigits: DIGITS[preset] })
      : lodasHours(given);
  const unrecorded = await countUnrecorded(db, from, to);
  const message = `${counted(unrecorded, 'Zeitblock ist', 'Zeitblöcke sind')} noch nicht erfasst und nicht in der Datei.`;
  const hints: readonly Hint[] = unrecorded > 0 ? [{ code: 'UNRECORDED_BLOCKS', message }] : [];
  return { ...file, hints: [...file.hints, ...hints], total: null };
}

/** A file of a month with everything that is to say about it; the preview and the download are the same. */
export async function composeFile(db: TenantDb, asked: Asked, now: Date): Promise<AccountingFile> {
  const file = await (PRESETS[asked.preset].content === 'BOOKINGS'
    ? composeBookings(db, asked, now)
    : composeHours(db, asked));
  const replaced = replacedHint(file);
  return { ...file, ...asked, hints: replaced ? [...file.hints, replaced] : file.hints };
}

/** Only a file without gaps leaves the house. */
export async function composeWholeFile(db: TenantDb, asked: Asked, now: Date): Promise<AccountingFile> {
  const file = await composeFile(db, asked, now);
  if (file.gaps.length > 0) throw new Failure(ACCOUNTING_FILE_FAILURES.gaps);
  if (file.rows.length === 0) throw new Failure(ACCOUNTING_FILE_FAILURES.empty);
  return file;
}

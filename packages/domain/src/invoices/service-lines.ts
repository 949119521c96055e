import type { PaperLanguage } from '#domain/invoices/tax-treatment.ts';
import { type Hundredths, hoursFrom, sumOf } from '#domain/money/amounts.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Minutes } from '#domain/time/minutes.ts';
import { type Day, dayOf } from '#domain/time/vienna-day.ts';
import { type WorklogEntry, workMinutes } from '#domain/worklogs/worklog.ts';

/** The hours of one appointment as they were recorded. */
export interface RecordedBlock {
  readonly id: string;
  readonly description: string;
  readonly appointmentTypeId: string;
  readonly worklogs: readonly { readonly userId: string; readonly entries: readonly WorklogEntry[] }[];
}

/** The billed work of an appointment and a day: minutes are the truth, the line shows hours. */
export interface ServiceLine {
  readonly blockId: string;
  readonly appointmentTypeId: string;
  readonly description: string;
  readonly day: Day;
  readonly minutes: Minutes;
  readonly workers: number;
}

/** One line for each Vienna day on which work of the appointment begins; work past midnight belongs to the day before. */
export function serviceLinesOf(block: RecordedBlock): readonly ServiceLine[] {
  const work = block.worklogs.flatMap(({ userId, entries }) =>
    entries.filter(({ type }) => type === 'WORK').map((entry) => ({ userId, day: dayOf(entry.start), entry })),
  );
  return [...Map.groupBy(work, ({ day }) => day)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, ofDay]) => ({
      blockId: block.id,
      appointmentTypeId: block.appointmentTypeId,
      description: block.description,
      day,
      minutes: ofDay.reduce((sum, { entry }) => sum + workMinutes(entry), 0),
      workers: new Set(ofDay.map(({ userId }) => userId)).size,
    }))
    .filter(({ minutes }) => minutes > 0);
}

interface InvoicedLine {
  readonly appointmentTypeId: string | null;
  readonly price: Cents;
  readonly quantity: Hundredths;
  readonly recordedMinutes: Minutes | null;
}

/**
 * The hours of a type at a price on an invoice: no surcharge is on more of them. Lines as they were recorded add up their minutes before they are
 * rounded, as a proposal does; else a surcharge on all hours of several lines could be a hundredth too much.
 */
export function invoicedHours(lines: readonly InvoicedLine[], type: string, price: Cents): Hundredths {
  const ofType = lines.filter((line) => line.appointmentTypeId === type && line.price === price);
  const isByHand = ({ quantity, recordedMinutes }: InvoicedLine) => quantity !== hoursFrom(recordedMinutes ?? 0);
  const [byHand, recorded] = [ofType.filter(isByHand), ofType.filter((line) => !isByHand(line))];
  const minutes = recorded.reduce((sum, { recordedMinutes }) => sum + (recordedMinutes ?? 0), 0);
  const asProposed = sumOf(byHand.map(({ quantity }) => quantity)) + hoursFrom(minutes);
  const asInvoiced = sumOf(ofType.map(({ quantity }) => quantity));
  return asProposed > asInvoiced ? asProposed : asInvoiced;
}

/** As they stand on the paper. */
export const TRAVEL_LABELS: Readonly<Record<PaperLanguage, string>> = { de: 'Fahrtzeit', en: 'Travel time' };

/** The minutes of all ways of a block together, which a customer can be asked to pay besides. */
export const travelMinutesOf = ({ worklogs }: Pick<RecordedBlock, 'worklogs'>): Minutes =>
  worklogs
    .flatMap(({ entries }) => entries)
    .filter(({ type }) => type !== 'WORK')
    .reduce((sum, { start, end }) => sum + Math.round((end.getTime() - start.getTime()) / 60_000), 0);

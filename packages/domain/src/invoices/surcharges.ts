import { holidayOn } from '#domain/holidays/holidays.ts';
import type { RecordedBlock } from '#domain/invoices/service-lines.ts';
import type { PaperLanguage } from '#domain/invoices/tax-treatment.ts';
import { type Hundredths, hoursFrom, type Percentage } from '#domain/money/amounts.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Minutes } from '#domain/time/minutes.ts';
import { minutesOf, type Period } from '#domain/time/period.ts';
import { addDays, type Day, dayOf, startOfDay } from '#domain/time/vienna-day.ts';
import { instantOf } from '#domain/time/vienna-time.ts';
import { isSunday } from '#domain/time/week.ts';
import { type WorklogEntry, workedPeriods } from '#domain/worklogs/worklog.ts';

/** Times for which agencies agree on more: night from 22 to 6, Sundays, public holidays. */
export const SURCHARGE_KINDS = ['NIGHT', 'SUNDAY', 'HOLIDAY'] as const;
export type SurchargeKind = (typeof SURCHARGE_KINDS)[number];

/** As they stand on the paper. */
export const SURCHARGE_LABELS: Readonly<Record<SurchargeKind, Readonly<Record<PaperLanguage, string>>>> = {
  NIGHT: { de: 'Nachtzuschlag 22–06 Uhr', en: 'Night surcharge, 10 p.m. – 6 a.m.' },
  SUNDAY: { de: 'Sonntagszuschlag', en: 'Sunday surcharge' },
  HOLIDAY: { de: 'Feiertagszuschlag', en: 'Public holiday surcharge' },
};

/** Which one a label stands for, in whichever language it is written; none for words of somebody's own. */
export const surchargeKindOf = (label: string): SurchargeKind | null =>
  SURCHARGE_KINDS.find((kind) => Object.values(SURCHARGE_LABELS[kind]).includes(label)) ?? null;

/** The agency's percentage for each; nothing until it has said so. */
export type SurchargePercentages = Readonly<Partial<Record<SurchargeKind, Percentage>>>;

const NIGHT = { from: '22:00', to: '06:00' } as const;

/** Which kinds hold at the beginning of a stretch that crosses no border. */
function kindsAt(instant: Date): readonly SurchargeKind[] {
  const day = dayOf(instant);
  const kinds: SurchargeKind[] = [];
  if (instant >= instantOf(day, NIGHT.from) || instant < instantOf(day, NIGHT.to)) kinds.push('NIGHT');
  if (isSunday(day)) kinds.push('SUNDAY');
  if (holidayOn(day)) kinds.push('HOLIDAY');
  return kinds;
}

/** The moments of a day at which something else begins to hold. */
function bordersWithin({ start, end }: Period): readonly Date[] {
  const borders: Date[] = [];
  const last = dayOf(end);
  for (let day = dayOf(start); day <= last; day = addDays(day, 1)) {
    borders.push(startOfDay(day), instantOf(day, NIGHT.to), instantOf(day, NIGHT.from));
  }
  return borders.filter((border) => border > start && border < end);
}

/** The minutes of work for each kind, of those that hold at a time the chosen ones. */
function minutesByKind(
  entries: readonly WorklogEntry[],
  choose: (kinds: readonly SurchargeKind[]) => readonly SurchargeKind[],
): Readonly<Record<SurchargeKind, Minutes>> {
  const minutes: Record<SurchargeKind, Minutes> = { NIGHT: 0, SUNDAY: 0, HOLIDAY: 0 };
  for (const part of entries.filter(({ type }) => type === 'WORK').flatMap(workedPeriods)) {
    const cuts = [part.start, ...bordersWithin(part), part.end];
    for (const [index, start] of cuts.slice(0, -1).entries()) {
      const end = cuts[index + 1] ?? part.end;
      for (const kind of choose(kindsAt(start))) minutes[kind] += minutesOf({ start, end });
    }
  }
  return minutes;
}

/** For invoices: where several hold, the highest percentage alone, the first named of equal ones. */
export const surchargeMinutes = (entries: readonly WorklogEntry[], percentages: SurchargePercentages) =>
  minutesByKind(entries, (kinds) => highest(kinds, percentages));

/** For wages: each kind by itself, whatever else holds. */
export const minutesAtSurchargedTimes = (entries: readonly WorklogEntry[]) => minutesByKind(entries, (kinds) => kinds);

function highest(kinds: readonly SurchargeKind[], percentages: SurchargePercentages): readonly SurchargeKind[] {
  const asked = kinds.filter((kind) => (percentages[kind] ?? 0n) > 0n);
  return asked.toSorted((a, b) => Number((percentages[b] ?? 0n) - (percentages[a] ?? 0n))).slice(0, 1);
}

/** A surcharge as it could be added to an invoice. */
export interface ProposedSurcharge {
  readonly appointmentTypeId: string;
  readonly kind: SurchargeKind;
  readonly description: string;
  readonly quantity: Hundredths;
  readonly percentage: Percentage;
  /** For each of these hours, before the percentage. */
  readonly price: Cents;
}

/** The price of an hour that a block's work of a day costs. */
export type PriceOfWork = (block: Pick<RecordedBlock, 'id' | 'appointmentTypeId'>, day: Day) => Cents | undefined;

/** The surcharges that the recorded times of these blocks ask for, by type, price and kind. */
export function proposeSurcharges(
  blocks: readonly RecordedBlock[],
  percentages: SurchargePercentages,
  language: PaperLanguage,
  priceOf: PriceOfWork,
): readonly ProposedSurcharge[] {
  if (SURCHARGE_KINDS.every((kind) => !percentages[kind])) return [];
  const work = blocks.flatMap((block) =>
    block.worklogs.flatMap(({ entries }) =>
      entries.map((entry) => ({
        entry,
        appointmentTypeId: block.appointmentTypeId,
        price: priceOf(block, dayOf(entry.start)) ?? 0n,
      })),
    ),
  );
  const groups = Map.groupBy(work, ({ appointmentTypeId, price }) => `${appointmentTypeId} ${price}`);
  return [...groups.values()].flatMap((group) => {
    const [{ appointmentTypeId, price } = { appointmentTypeId: '', price: 0n }] = group;
    const minutes = surchargeMinutes(
      group.map(({ entry }) => entry),
      percentages,
    );
    return SURCHARGE_KINDS.filter((kind) => minutes[kind] > 0).map((kind) => ({
      appointmentTypeId,
      kind,
      description: SURCHARGE_LABELS[kind][language],
      quantity: hoursFrom(minutes[kind]),
      percentage: percentages[kind] ?? 0n,
      price,
    }));
  });
}

import { APPOINTMENT_RULES } from '@gastspiel/domain/appointments/appointment-rules.ts';
import type { TemplatePosition } from '@gastspiel/domain/appointments/appointment-template.ts';
import { enteredInstant, enteredTime, followingEndDay } from '@gastspiel/domain/appointments/planned-period.ts';
import { INPUT_RULES } from '@gastspiel/domain/input/input-rules.ts';
import { addDays, type Day, daysBetween, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { isTimeOfDay, type TimeOfDay } from '@gastspiel/domain/time/vienna-time.ts';

/** Another position of the same event, as it is entered; its day goes by that of the first. */
export interface PositionEntry {
  readonly name: string;
  readonly typeId: string | null;
  readonly desiredTargetUsers: number | null;
  readonly startTime: TimeOfDay | null;
  readonly endTime: TimeOfDay | null;
  readonly outfitKey: string | null;
  /** As long before its start as the first where nobody enters one. */
  readonly meetingTime: TimeOfDay | null;
  /** How many days after the first it begins: 0 where nobody planned otherwise. */
  readonly startsDaysLater: number;
  /** How many days after its own start it ends; without it, on the day that the hours lead to. */
  readonly daysLater: number | null;
}

interface First {
  readonly startDay: Day | null;
  readonly startTime: TimeOfDay | null;
  readonly endTime: TimeOfDay | null;
  readonly sectorAttributes: { readonly outfitKey?: string | null | undefined };
}

/** Most positions work the same hours in the same outfit. */
export const newPosition = ({ startTime, endTime, sectorAttributes }: First): PositionEntry => ({
  name: '',
  typeId: null,
  desiredTargetUsers: null,
  startTime,
  endTime,
  outfitKey: sectorAttributes.outfitKey ?? null,
  meetingTime: null,
  startsDaysLater: 0,
  daysLater: null,
});

/** A position of a template. Only what lasts longer than a day keeps the day of its end: else it goes on following the hours. */
export const positionFrom = ({ name, daysLater, ...position }: TemplatePosition): PositionEntry => ({
  ...position,
  name: name ?? '',
  daysLater: daysLater > followingDays(position) ? daysLater : null,
});

const A_DAY: Day = '2000-01-01';
const followingDays = ({ startTime, endTime }: Pick<PositionEntry, 'startTime' | 'endTime'>): number => {
  const endDay = followingEndDay(NO_PERIOD, { startDay: A_DAY, startTime, endDay: null, endTime });
  return endDay ? daysBetween(A_DAY, endDay) : 0;
};

type Followed = Pick<PositionEntry, 'startTime' | 'endTime' | 'outfitKey'>;

/** Whose hours and outfit are those of the first follows when they change; nothing when there is nothing to follow. */
export function followingFirst(position: Followed, before: Followed, now: Followed): Partial<Followed> {
  const follows = (part: keyof Followed) => position[part] === before[part] && position[part] !== now[part];
  return {
    ...(follows('startTime') && { startTime: now.startTime }),
    ...(follows('endTime') && { endTime: now.endTime }),
    ...(follows('outfitKey') && { outfitKey: now.outfitKey }),
  };
}

const NO_PERIOD = { startDay: null, startTime: null, endDay: null, endTime: null };

/** The input to send. */
export const positionInputOf = (entry: PositionEntry, firstDay: Day | null) => {
  const { startTime, endTime, startsDaysLater, daysLater, ...position } = entry;
  // A day that is none is told at the first.
  const startDay = firstDay !== null && isDay(firstDay) ? addDays(firstDay, startsDaysLater) : firstDay;
  const endDay =
    startDay && isDay(startDay) && daysLater !== null
      ? addDays(startDay, daysLater)
      : followingEndDay(NO_PERIOD, { startDay, startTime, endDay: null, endTime });
  return {
    ...position,
    desiredTargetUsers: position.desiredTargetUsers ?? 0,
    typeId: position.typeId ?? '',
    startDateTime: enteredInstant(startDay, startTime)?.toISOString() ?? '',
    endDateTime: enteredInstant(endDay, endTime)?.toISOString() ?? '',
    meantStartTime: enteredTime(startTime),
    meantEndTime: enteredTime(endTime),
  };
};

type Told = readonly [field: string, message: string];

/** The domain's rules name what travels; a time that is right waits for the day of the first position. */
export function toldOfPosition(field: string, entry: PositionEntry | undefined, message: string): readonly Told[] {
  if (field === 'typeId') return [[field, INPUT_RULES.choose]];
  const time = ({ startDateTime: 'startTime', endDateTime: 'endTime' } as const)[field];
  if (!time) return [[field, message]];
  return isTimeOfDay(entry?.[time] ?? '') ? [] : [[time, APPOINTMENT_RULES.time]];
}

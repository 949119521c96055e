import { z } from 'zod';
import { type AbsencePeriod, wholeDays } from '#domain/absences/absence-period.ts';
import { ABSENCE_LIMITS as LIMITS, ABSENCE_RULES as RULES } from '#domain/absences/absence-rules.ts';
import { INPUT_RULES } from '#domain/input/input-rules.ts';
import { optionalNotes, orNone } from '#domain/input/text-input.ts';
import { addYearsTo, isDay } from '#domain/time/vienna-day.ts';

const day = orNone(z.string().refine(isDay, RULES.day));
/** With the offset, or nobody could tell which of two the hour of the clock change is. */
const instant = orNone(z.iso.datetime({ offset: true, error: RULES.instant })).transform(
  (value) => value && new Date(value),
);
const times = { fromDay: day, toDay: day, startsAt: instant, endsAt: instant };
type Times = z.output<z.ZodObject<typeof times>>;
type Refuse = (field: keyof Times, message: string) => void;

/** Whole days or instants, never both; whose it is may be left out by the worker. */
export const AbsenceInput = z
  .object({ targetUserId: z.string().nullish(), ...times, note: optionalNotes(LIMITS.note) })
  .transform(({ targetUserId, note, ...given }, context) => {
    const period = periodOf(given, (field, message) =>
      context.addIssue({ code: 'custom', message, path: [field], input: given[field] }),
    );
    return period ? { targetUserId, note, ...period } : z.NEVER;
  });

function periodOf(given: Times, refuse: Refuse): AbsencePeriod | undefined {
  const hasDays = given.fromDay !== null || given.toDay !== null;
  const hasInstants = given.startsAt !== null || given.endsAt !== null;
  if (hasDays && hasInstants) {
    refuse('startsAt', RULES.oneKind);
    return undefined;
  }
  const [first, last] = hasInstants ? (['startsAt', 'endsAt'] as const) : (['fromDay', 'toDay'] as const);
  for (const field of [first, last]) if (given[field] === null) refuse(field, INPUT_RULES.required);
  const period = completePeriod(given);
  if (period && period.startsAt >= period.endsAt) refuse(last, RULES.endsTooEarly);
  else if (period && period.endsAt > addYearsTo(period.startsAt, LIMITS.years)) refuse(last, RULES.tooLong);
  return period;
}

function completePeriod({ fromDay, toDay, startsAt, endsAt }: Times): AbsencePeriod | undefined {
  if (fromDay !== null && toDay !== null) return wholeDays(fromDay, toDay);
  return startsAt && endsAt ? { startsAt, endsAt, isWholeDays: false } : undefined;
}

import { AbsenceInput } from '@gastspiel/domain/absences/absence-input.ts';
import { addDays, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { instantOf } from '@gastspiel/domain/time/vienna-time.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';

const typed = z.string().nullable();
const Fields = z.object({
  isWholeDays: z.boolean(),
  fromDay: typed,
  toDay: typed,
  day: typed,
  start: typed,
  end: typed,
  note: z.string(),
});
type AbsenceValues = z.output<typeof Fields>;

const isTime = (text: string | null): text is string => text !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const instant = (day: string | null, time: string | null): string | null =>
  day !== null && isDay(day) && isTime(time) ? instantOf(day, time).toISOString() : null;

/** The input to send. An end that is not after the beginning belongs to the next day. */
function inputOf({ isWholeDays, fromDay, toDay, day, start, end, note }: AbsenceValues) {
  if (isWholeDays) return { fromDay, toDay, note };
  const endsNextDay = isTime(start) && isTime(end) && end <= start;
  const lastDay = day !== null && isDay(day) && endsNextDay ? addDays(day, 1) : day;
  return { startsAt: instant(day, start), endsAt: instant(lastDay, end), note };
}

/** The domain's rules, told at the fields of the form. */
const AbsenceForm = Fields.transform((values, context) => {
  const input = inputOf(values);
  const isDayMissing = !values.isWholeDays && !isDay(values.day ?? '');
  const places: Readonly<Record<string, string>> = { startsAt: isDayMissing ? 'day' : 'start', endsAt: 'end' };
  for (const { path, message } of AbsenceInput.safeParse(input).error?.issues ?? []) {
    const field = String(path[0]);
    context.addIssue({ code: 'custom', message, path: [places[field] ?? field], input: values });
  }
  return input;
});

export const absenceResolver = zodResolver(AbsenceForm);

export const NEW_ABSENCE: AbsenceValues = {
  isWholeDays: true,
  fromDay: null,
  toDay: null,
  day: null,
  start: null,
  end: null,
  note: '',
};

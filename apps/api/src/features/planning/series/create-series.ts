import { randomUUID } from 'node:crypto';
import { AppointmentInput, isPlausiblePeriod } from '@gastspiel/domain/appointments/appointment-input.ts';
import { APPOINTMENT_RULES } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { SERIES_LIMITS, SERIES_RULES, SeriesDays } from '@gastspiel/domain/appointments/series.ts';
import { moveToDay, withMeantTimes } from '@gastspiel/domain/appointments/wall-times.ts';
import { dayOf, daysBetween, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import {
  assertRecipient,
  assertTypesInUse,
  insertAppointments,
  loadAppointment,
  savedOrRefused,
  selectTaken,
} from '#features/appointments/index.ts';
import { mutation, query } from '#platform/graphql/use-case.ts';

/** An appointment, and the days on which it takes place. */
const SeriesInput = z.object({ input: AppointmentInput, days: SeriesDays }).superRefine(({ input, days }, context) => {
  // The days were looked at already; one that is none stops the rest of them only here.
  if (!days.every(isDay)) return;
  const complain = (message: string) => context.addIssue({ code: 'custom', message, path: ['days'] });
  const own = dayOf(input.startDateTime);
  if (days.some((day) => Math.abs(daysBetween(own, day)) > SERIES_LIMITS.days)) complain(SERIES_RULES.tooFar);
  else if (!days.every((day) => isPlausiblePeriod(moveToDay(input, day)))) complain(APPOINTMENT_RULES.year);
});

/** All of them or none. Nobody is asked yet. */
export const createSeries = mutation({
  action: 'appointments.write',
  input: SeriesInput,
  run: async ({ db, actor, input: { input, days }, record }) => {
    await assertRecipient(db, actor, input, null);
    await assertTypesInUse(db, [['input.typeId', input.typeId]]);
    const seriesId = randomUUID();
    const made = days
      .toSorted()
      .map((day) => ({ id: randomUUID(), values: withMeantTimes(moveToDay(input, day)), seriesId }));
    await savedOrRefused(insertAppointments(db, actor.tenantId, made));
    for (const { id, values } of made) record({ entityType: 'appointment', entityId: id, after: values });
    return { firstId: made[0]?.id ?? '', count: made.length };
  },
  answer: async ({ db }, { firstId, count }) => ({ first: await loadAppointment(db, firstId), count }),
});

/** On which of the days the appointment is there already. */
export const listTakenDays = query({
  action: 'appointments.read',
  input: SeriesInput,
  run: async ({ db, input: { input, days } }) => {
    const { customer } = input.sectorAttributes;
    const taken = await selectTaken(
      db,
      days.map((day) => ({ ...moveToDay(input, day), customer })),
    );
    return days.filter((_day, index) => taken.has(index));
  },
});

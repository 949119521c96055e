import { z } from 'zod';
import { AppointmentInput, type AppointmentValues, checkPeriod } from '#domain/appointments/appointment-input.ts';
import { PARTS, type Part, partsThat } from '#domain/appointments/appointment-parts.ts';
import { APPOINTMENT_LIMITS as LIMITS, APPOINTMENT_RULES as RULES } from '#domain/appointments/appointment-rules.ts';
import { optionalText, orNone } from '#domain/input/text-input.ts';
import { addMinutes, minutesBetween } from '#domain/time/minutes.ts';
import { isTimeOfDay, momentBefore, timeOf } from '#domain/time/vienna-time.ts';

const { startDateTime, endDateTime, meantStartTime, meantEndTime, desiredTargetUsers, typeId, sectorAttributes } =
  AppointmentInput.shape;

/** The values that another position of the same event has for itself. */
const PositionInput = z
  .object({
    /** Added to the description. */
    name: optionalText(LIMITS.positionName),
    startDateTime,
    endDateTime,
    meantStartTime,
    meantEndTime,
    desiredTargetUsers,
    typeId,
    /** That of the first where it is left out; none is a choice too. */
    outfitKey: sectorAttributes.shape.outfitKey.optional(),
    /** As long before the start as the first position meets, where it is left out. */
    meetingTime: orNone(z.string().trim().refine(isTimeOfDay, RULES.time)),
  })
  .superRefine(checkPeriod);
export type PositionValues = z.output<typeof PositionInput>;

/** The parts that the positions of an event have in common, and that are changed once for all of them. */
export const SHARED_PARTS: readonly Part[] = PARTS.filter((part) => !partsThat('isOfPosition').includes(part));

const describe = (description: string, { name }: Pick<PositionValues, 'name'>): string =>
  name === null ? description : `${description} – ${name}`;

/** The name that leads to a description; one that was written anew is a name itself. */
function nameIn(description: string, first: string): string | null {
  if (description === first) return null;
  const begun = describe(first, { name: '' });
  const name = description.startsWith(begun) ? description.slice(begun.length) : description;
  return name.slice(0, LIMITS.positionName);
}

/** An event as it is entered: its first position whole, of the others what differs. */
export const EventInput = z
  .object({
    input: AppointmentInput,
    positions: z
      .array(PositionInput)
      .min(1)
      .max(LIMITS.positions - 1, RULES.positions),
  })
  .superRefine(({ input, positions }, context) => {
    for (const [index, position] of positions.entries()) {
      const complain = (field: string, message: string) =>
        context.addIssue({ code: 'custom', message, path: ['positions', index, field] });
      if (describe(input.description, position).length > LIMITS.description)
        complain('name', RULES.descriptionWithName);
      if (meetsTooLate(position)) complain('meetingTime', RULES.meetingAfterStart);
    }
  });
export type EventValues = z.output<typeof EventInput>;

/** Nobody meets half a day before the work: such a time was meant for after its start. */
const LONGEST_LEAD = 12 * 60;

const meetsTooLate = ({ startDateTime: start, meetingTime }: Pick<PositionValues, 'startDateTime' | 'meetingTime'>) =>
  meetingTime !== null && minutesBetween(momentBefore(start, meetingTime), start) > LONGEST_LEAD;

/** Without a place to meet at there is no time for it. */
const meetingOf = (first: AppointmentValues, start: Date, time: string | null): string | null =>
  first.sectorAttributes.meetingInformation.place === null ? null : (time ?? meetingLike(first, start));

/** As long before its own start as the first position meets. */
function meetingLike({ startDateTime, sectorAttributes }: AppointmentValues, start: Date): string | null {
  const { time } = sectorAttributes.meetingInformation;
  if (time === null) return null;
  return timeOf(addMinutes(start, -minutesBetween(momentBefore(startDateTime, time), startDateTime)));
}

/** The values that a position has for itself beside the first: the way back from `appointmentsOf`. */
export function positionOf(first: AppointmentValues, other: AppointmentValues) {
  const { outfitKey, meetingInformation } = other.sectorAttributes;
  const { time } = meetingInformation;
  return {
    name: nameIn(other.description, first.description),
    desiredTargetUsers: other.desiredTargetUsers,
    typeId: other.typeId,
    outfitKey,
    // Left out it goes on following the first, whatever the hours become.
    meetingTime: time === meetingOf(first, other.startDateTime, null) ? null : time,
  };
}

/** The appointments of an event, in the order in which they were entered. */
export const appointmentsOf = ({ input, positions }: EventValues): readonly AppointmentValues[] => [
  input,
  ...positions.map(({ name, outfitKey = input.sectorAttributes.outfitKey, meetingTime, ...own }) => ({
    ...input,
    ...own,
    description: describe(input.description, { name }),
    sectorAttributes: {
      ...input.sectorAttributes,
      outfitKey,
      meetingInformation: {
        ...input.sectorAttributes.meetingInformation,
        time: meetingOf(input, own.startDateTime, meetingTime),
      },
    },
  })),
];

import { z } from 'zod';
import { AppointmentInput, type AppointmentValues, checkPeriod } from '#domain/appointments/appointment-input.ts';
import { APPOINTMENT_LIMITS as LIMITS, APPOINTMENT_RULES as RULES } from '#domain/appointments/appointment-rules.ts';
import { PARTS, type Part } from '#domain/appointments/spread-change.ts';
import { optionalText } from '#domain/input/text-input.ts';

const { startDateTime, endDateTime, meantStartTime, meantEndTime, desiredTargetUsers, typeId, sectorAttributes } =
  AppointmentInput.shape;

/** What another position of the same event has for itself. */
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
    outfitKey: sectorAttributes.shape.outfitKey,
  })
  .superRefine(checkPeriod);
export type PositionValues = z.output<typeof PositionInput>;

const OWN_PARTS: readonly Part[] = ['times', 'description', 'desired', 'type', 'outfit'];

/** What the positions of an event have in common, and what is changed once for all of them. */
export const SHARED_PARTS: readonly Part[] = PARTS.filter((part) => !OWN_PARTS.includes(part));

const describe = (description: string, { name }: Pick<PositionValues, 'name'>): string =>
  name === null ? description : `${description} – ${name}`;

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
      if (describe(input.description, position).length <= LIMITS.description) continue;
      context.addIssue({ code: 'custom', message: RULES.descriptionWithName, path: ['positions', index, 'name'] });
    }
  });
export type EventValues = z.output<typeof EventInput>;

/** The appointments of an event, in the order in which they were entered. */
export const appointmentsOf = ({ input, positions }: EventValues): readonly AppointmentValues[] => [
  input,
  ...positions.map(({ name, outfitKey, ...own }) => ({
    ...input,
    ...own,
    description: describe(input.description, { name }),
    sectorAttributes: { ...input.sectorAttributes, outfitKey },
  })),
];

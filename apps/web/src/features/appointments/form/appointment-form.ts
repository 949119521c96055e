import { concernsWorkers } from '@gastspiel/domain/appointments/appointment-change.ts';
import { AppointmentInput as Rules } from '@gastspiel/domain/appointments/appointment-input.ts';
import { APPOINTMENT_PARTS, type Part } from '@gastspiel/domain/appointments/appointment-parts.ts';
import { APPOINTMENT_RULES } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { EventInput } from '@gastspiel/domain/appointments/event-input.ts';
import { type EnteredPeriod, enteredInstant, enteredTime } from '@gastspiel/domain/appointments/planned-period.ts';
import { INPUT_RULES } from '@gastspiel/domain/input/input-rules.ts';
import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { isTimeOfDay } from '@gastspiel/domain/time/vienna-time.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { ApiError } from '#platform/graphql/api-error.ts';
import type { AppointmentInput } from '../save-appointment.ts';
import { type PositionEntry, positionInputOf, toldOfPosition } from './positions.ts';

/** The values of the form: day and time apart, choices that are not made yet, the rating in tenths. */
export interface AppointmentValues
  extends EnteredPeriod,
    Pick<AppointmentInput, 'description' | 'sectorAttributes' | 'internalAttributes'> {
  readonly desiredTargetUsers: number | null;
  readonly typeId: string | null;
  readonly targetUserPoolId: string | null;
  readonly invoiceRecipientId: string | null;
  /** The other positions of the same event. */
  readonly positions: readonly PositionEntry[];
  /** Whether the place is to be remembered for the customer. */
  readonly keepsVenue: boolean;
}

const tenths = (rating: number | null | undefined): number | null => (rating ? rating / 10 : (rating ?? null));

/** The input to send. */
export function inputOf(values: AppointmentValues): AppointmentInput {
  const { startDay, startTime, endDay, endTime, positions, keepsVenue, internalAttributes, ...rest } = values;
  return {
    ...rest,
    startDateTime: enteredInstant(startDay, startTime)?.toISOString() ?? '',
    endDateTime: enteredInstant(endDay, endTime)?.toISOString() ?? '',
    meantStartTime: enteredTime(startTime),
    meantEndTime: enteredTime(endTime),
    desiredTargetUsers: values.desiredTargetUsers ?? 0,
    typeId: values.typeId ?? '',
    targetUserPoolId: values.targetUserPoolId ?? '',
    internalAttributes: {
      ...internalAttributes,
      minimumTargetUserRating: tenths(internalAttributes.minimumTargetUserRating),
    },
  };
}

type Told = readonly [path: string, message: string];

/** An instant is entered as day and time: whichever is not right is told at its own field. */
function inInstant(edge: 'start' | 'end', values: AppointmentValues, message: string): readonly Told[] {
  if (message !== APPOINTMENT_RULES.instant) return [[`${edge}Time`, message]];
  const [day, time] = [values[`${edge}Day`], values[`${edge}Time`]];
  return [
    ...(isDay(day ?? '') ? [] : [[`${edge}Day`, day ? APPOINTMENT_RULES.day : INPUT_RULES.required] as const]),
    ...(isTimeOfDay(time ?? '')
      ? []
      : [[`${edge}Time`, time ? APPOINTMENT_RULES.time : INPUT_RULES.required] as const]),
  ];
}

/** The domain's rules name what travels; here they stand at the fields, and a choice that is missing is asked for. */
function told(path: string, values: AppointmentValues, message: string): readonly Told[] {
  if (path === 'startDateTime') return inInstant('start', values, message);
  if (path === 'endDateTime') return inInstant('end', values, message);
  if (path === 'typeId' || path === 'targetUserPoolId') return [[path, INPUT_RULES.choose]];
  if (path.endsWith('minimumTargetUserRating')) return [[path, APPOINTMENT_RULES.rating]];
  return [[path, message]];
}

/** An event is held against its own rules, whose first position is the form itself. */
function issuesIn(input: AppointmentInput, values: AppointmentValues) {
  if (values.positions.length === 0) return Rules.safeParse(input).error?.issues ?? [];
  const positions = positionInputsOf(values);
  const issues = EventInput.safeParse({ input, positions }).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ path: path[0] === 'input' ? path.slice(1) : path, message }));
}

export const positionInputsOf = ({ positions, startDay }: AppointmentValues) =>
  positions.map((position) => positionInputOf(position, startDay));

const AppointmentForm = z.custom<AppointmentValues>().transform((values, context) => {
  const input = inputOf(values);
  const complain = (path: string, message: string) =>
    context.addIssue({ code: 'custom', message, path: path.split('.'), input: values });
  for (const { path, message } of issuesIn(input, values)) {
    const [first, index, field] = path;
    const said =
      first === 'positions' && typeof index === 'number'
        ? toldOfPosition(String(field), values.positions[index], message).map(
            ([at, sentence]) => [`positions.${index}.${at}`, sentence] as const,
          )
        : told(path.join('.'), values, message);
    for (const [at, sentence] of said) complain(at, sentence);
  }
  return input;
});

export const appointmentResolver = zodResolver(AppointmentForm);

const DAY_OF: Readonly<Record<string, string>> = { startDateTime: 'startDay', endDateTime: 'endDay' };

/** To be caught from a save: what the server says of an instant stands at its day. */
export function throwAtFields(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const fields = Object.entries(error.fields).map(([path, sentence]) => [DAY_OF[path] ?? path, sentence]);
  throw error.with({ fields: Object.fromEntries(fields) });
}

/** Whether workers have to be told: another time or another place. */
export const changesPlan = (before: AppointmentValues, after: AppointmentInput): boolean =>
  concernsWorkers(Rules.parse(inputOf(before)), Rules.parse(after));

/** Where a part of an appointment stands in the form, and how its field is called. */
export function fieldOf(part: Exclude<Part, 'day' | 'times' | 'address'>) {
  const { path: name, label } = APPOINTMENT_PARTS[part];
  return { name, label };
}

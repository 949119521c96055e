import { TemplateContent } from '@gastspiel/domain/appointments/appointment-template.ts';
import { type EnteredPeriod, enteredPeriod } from '@gastspiel/domain/appointments/planned-period.ts';
import type { Choices } from '../agency-choices.ts';
import type { Appointment } from '../appointment-query.ts';
import { plannedTimesOf } from '../appointment-times.ts';
import type { AppointmentValues } from './appointment-form.ts';

const NO_PERIOD: EnteredPeriod = { startDay: null, startTime: null, endDay: null, endTime: null };
/** Values that belong to one way of saving, not to the appointment. */
const ALONE = { positions: [], keepsVenue: false };
/** An appointment of which nothing is said yet. */
const BLANK = TemplateContent.parse({});

/** Texts as fields hold them: none is an empty one. */
const typed = <Texts extends Readonly<Record<keyof Texts, string | null>>>(texts: Texts) =>
  Object.fromEntries(Object.entries<string | null>(texts).map(([key, text]) => [key, text ?? ''])) as {
    [Key in keyof Texts]: string;
  };

/** The facts of an appointment or a template, as the form holds them. */
export function factsOf({ sectorAttributes, internalAttributes }: Facts) {
  const { address, outfitKey, meetingInformation: meeting, ...texts } = sectorAttributes;
  const { minimumTargetUserRating: rating, ...notes } = internalAttributes;
  return {
    sectorAttributes: {
      ...typed(texts),
      address: typed(address),
      outfitKey,
      meetingInformation: { place: meeting?.place ?? '', time: meeting?.time ?? null },
    },
    internalAttributes: {
      ...typed(notes),
      minimumTargetUserRating: rating === null ? null : Math.round(rating * 10),
    },
  };
}
type Facts = Pick<Appointment | TemplateContent, 'sectorAttributes' | 'internalAttributes'>;

export const newValues = ({ defaultPoolId, types }: Choices, period: EnteredPeriod = NO_PERIOD): AppointmentValues => ({
  ...period,
  description: '',
  desiredTargetUsers: null,
  // Where there is no choice nobody has to choose.
  typeId: types.length === 1 ? (types[0]?.id ?? null) : null,
  targetUserPoolId: defaultPoolId,
  invoiceRecipientId: null,
  ...ALONE,
  ...factsOf(BLANK),
});

export const appointmentValues = (appointment: Appointment): AppointmentValues => ({
  ...enteredPeriod(plannedTimesOf(appointment)),
  description: appointment.description,
  desiredTargetUsers: appointment.desiredTargetUsers,
  typeId: appointment.typeId,
  targetUserPoolId: appointment.targetUserPoolId,
  invoiceRecipientId: appointment.invoiceRecipient?.id ?? null,
  ...ALONE,
  ...factsOf(appointment),
});

/** For the one that is entered next: the same customer, place and day; what it is and when is told anew. */
export const nextValues = (values: AppointmentValues): AppointmentValues => ({
  ...values,
  ...ALONE,
  description: '',
  startTime: null,
  endDay: values.startDay,
  endTime: null,
  desiredTargetUsers: null,
  sectorAttributes: {
    ...values.sectorAttributes,
    meetingInformation: { ...values.sectorAttributes.meetingInformation, time: null },
    station: '',
    notes: '',
  },
  internalAttributes: { notes: '', minimumTargetUserRating: null },
});

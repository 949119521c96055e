import { type EnteredPeriod, enteredPeriod } from '@gastspiel/domain/appointments/planned-period.ts';
import type { Choices } from '../agency-choices.ts';
import type { Appointment } from '../appointment-query.ts';
import { plannedTimesOf } from '../appointment-times.ts';
import type { AppointmentValues } from './appointment-form.ts';

const NO_PERIOD: EnteredPeriod = { startDay: null, startTime: null, endDay: null, endTime: null };
/** Values that belong to one way of saving, not to the appointment. */
const ALONE = { positions: [], keepsVenue: false };
const BLANK_ADDRESS = { streetNameAndNumber: '', postalCode: '', location: '', countryCode: 'AT' };

export const newValues = ({ defaultPoolId, types }: Choices, period: EnteredPeriod = NO_PERIOD): AppointmentValues => ({
  ...period,
  description: '',
  desiredTargetUsers: null,
  // Where there is no choice nobody has to choose.
  typeId: types.length === 1 ? (types[0]?.id ?? null) : null,
  targetUserPoolId: defaultPoolId,
  invoiceRecipientId: null,
  ...ALONE,
  sectorAttributes: {
    customer: '',
    venue: '',
    address: BLANK_ADDRESS,
    station: '',
    contact: '',
    outfitKey: null,
    meetingInformation: { place: '', time: null },
    notes: '',
  },
  internalAttributes: { notes: '', minimumTargetUserRating: null },
});

export const valuesOf = (appointment: Appointment): AppointmentValues => {
  const { sectorAttributes: sector, internalAttributes: internal } = appointment;
  const { address, meetingInformation: meeting } = sector;
  const rating = internal.minimumTargetUserRating;
  return {
    ...enteredPeriod(plannedTimesOf(appointment)),
    description: appointment.description,
    desiredTargetUsers: appointment.desiredTargetUsers,
    typeId: appointment.typeId,
    targetUserPoolId: appointment.targetUserPoolId,
    invoiceRecipientId: appointment.invoiceRecipient?.id ?? null,
    ...ALONE,
    sectorAttributes: {
      customer: sector.customer,
      venue: sector.venue,
      address: {
        streetNameAndNumber: address.streetNameAndNumber ?? '',
        postalCode: address.postalCode ?? '',
        location: address.location ?? '',
        countryCode: address.countryCode,
      },
      station: sector.station ?? '',
      contact: sector.contact ?? '',
      outfitKey: sector.outfitKey,
      meetingInformation: { place: meeting?.place ?? '', time: meeting?.time ?? null },
      notes: sector.notes ?? '',
    },
    internalAttributes: {
      notes: internal.notes ?? '',
      minimumTargetUserRating: rating === null ? null : Math.round(rating * 10),
    },
  };
};

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

import type { AppointmentValues } from '#domain/appointments/appointment-input.ts';

type Relevant = Pick<AppointmentValues, 'startDateTime' | 'endDateTime'> & {
  readonly sectorAttributes: Pick<AppointmentValues['sectorAttributes'], 'venue' | 'address' | 'meetingInformation'>;
};

export const timeChanged = (before: Relevant, after: Relevant): boolean =>
  before.startDateTime.getTime() !== after.startDateTime.getTime() ||
  before.endDateTime.getTime() !== after.endDateTime.getTime();

const placeOf = ({ sectorAttributes: { venue, address, meetingInformation } }: Relevant) => [
  venue,
  address.streetNameAndNumber,
  address.postalCode,
  address.location,
  address.countryCode,
  meetingInformation.place,
  meetingInformation.time,
];

/** Where to be, and when to meet there. */
export const placeChanged = (before: Relevant, after: Relevant): boolean => {
  const then = placeOf(after);
  return placeOf(before).some((part, index) => part !== then[index]);
};

/** Booked workers must hear of it, and those who have accepted said yes to something else. */
export const concernsWorkers = (before: Relevant, after: Relevant): boolean =>
  timeChanged(before, after) || placeChanged(before, after);

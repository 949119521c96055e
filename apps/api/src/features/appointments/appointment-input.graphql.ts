import { AppointmentInput } from '@gastspiel/domain/appointments/appointment-input.ts';
import { partialAddressInput } from '#features/contact/index.ts';
import { inputOf } from '#platform/graphql/input-of.ts';

/** Describes a time as it was entered. */
export const MEANT =
  'HH:MM as it was entered, for the night of a clock change that does not have it; left out, what was meant before stays.';

const { sectorAttributes, internalAttributes } = AppointmentInput.shape;

export const meetingInputType = inputOf(
  'MeetingInformationInput',
  'Where and when the workers meet; both or neither.',
  sectorAttributes.shape.meetingInformation,
  { time: 'The local time, HH:MM.' },
);

/** Everything of an appointment, as it is entered. */
export const appointmentInputType = inputOf('AppointmentInput', 'Everything of an appointment.', AppointmentInput, {
  startDateTime: 'ISO 8601 with offset.',
  endDateTime: 'ISO 8601 with offset.',
  meantStartTime: MEANT,
  meantEndTime: MEANT,
  desiredTargetUsers: 'How many workers are wanted.',
  sectorAttributes: inputOf(
    'AppointmentSectorAttributesInput',
    'The facts of an appointment that workers need to know.',
    sectorAttributes,
    {
      address: partialAddressInput,
      meetingInformation: meetingInputType,
    },
  ),
  internalAttributes: inputOf(
    'AppointmentInternalAttributesInput',
    'The facts of an appointment that only staff know.',
    internalAttributes,
    { minimumTargetUserRating: 'From 1 to 5, in tenths.' },
  ),
});

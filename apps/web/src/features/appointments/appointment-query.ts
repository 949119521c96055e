import { ask } from '#platform/graphql/ask.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { APPOINTMENT } from '#platform/live/topics.ts';

/** The facts of an appointment itself. */
export const AppointmentFields = graphql(`
  fragment AppointmentFields on Appointment {
    id version seriesId description startDateTime endDateTime meantStartTime meantEndTime
    desiredTargetUsers bookedTargetUsers preventedTargetUsers unconfirmedTargetUsers
    acceptedTargetUsers typeId targetUserPoolId
    invoiceRecipient { id customerNumber name }
    sectorAttributes {
      customer venue station contact outfitKey notes
      address { streetNameAndNumber postalCode location countryCode }
      meetingInformation { place time }
    }
    internalAttributes { notes minimumTargetUserRating }
    event {
      id number count type
      positions { id }
    }
  }
`);

const AppointmentDocument = graphql(
  `
    query AppointmentToEdit($id: String!) {
      appointment(appointmentId: $id) { ...AppointmentFields }
    }
  `,
  [AppointmentFields],
);

export type Appointment = ResultOf<typeof AppointmentDocument>['appointment'];

export const appointmentQuery = (id: string) => ask(AppointmentDocument, { id }, [APPOINTMENT, id]);

const EventPositions = graphql(
  `
    query EventPositions($id: String!) {
      appointment(appointmentId: $id) { event { positions { ...AppointmentFields } } }
    }
  `,
  [AppointmentFields],
);

/** All positions of the event that an appointment belongs to, as they are now. */
export const loadPositions = async (id: string): Promise<readonly Appointment[]> =>
  (await execute(EventPositions, { id })).appointment.event?.positions ?? [];

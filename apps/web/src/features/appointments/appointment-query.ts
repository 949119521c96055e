import { queryOptions } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { APPOINTMENT } from './appointments-keys.ts';

const AppointmentDocument = graphql(`
  query AppointmentToEdit($id: String!) {
    appointment(appointmentId: $id) {
      id
      version
      description
      startDateTime
      endDateTime
      desiredTargetUsers
      bookedTargetUsers
      acceptedTargetUsers
      typeId
      targetUserPoolId
      invoiceRecipient {
        id
        customerNumber
        name
      }
      sectorAttributes {
        customer
        venue
        station
        contact
        outfitKey
        notes
        address {
          streetNameAndNumber
          postalCode
          location
          countryCode
        }
        meetingInformation {
          place
          time
        }
      }
      internalAttributes {
        notes
        minimumTargetUserRating
      }
    }
  }
`);

export type Appointment = ResultOf<typeof AppointmentDocument>['appointment'];

export const appointmentQuery = (id: string) =>
  queryOptions({
    queryKey: [APPOINTMENT, id, 'all-fields'],
    queryFn: async ({ signal }) => (await execute(AppointmentDocument, { id }, { signal })).appointment,
  });

import type { ResultOf } from 'gql.tada';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewOffers } from '../offers-keys.ts';

const FoundAppointment = graphql(`
  query FoundAppointment($id: String!) {
    appointment(appointmentId: $id) {
      id
      description
      startDateTime
      endDateTime
      bookedTargetUsers
      desiredTargetUsers
      sectorAttributes {
        customer
      }
    }
  }
`);

const FoundWorker = graphql(`
  query FoundWorker($id: String!) {
    targetUser(targetUserId: $id) {
      id
      userState
      personalInformation {
        firstName
        lastName
      }
    }
  }
`);

const EnsureBooking = graphql(`
  mutation EnsureBooking($appointmentId: String!, $targetUserId: String!) {
    ensureOfferWithStateExists(appointmentId: $appointmentId, targetUserId: $targetUserId, offerState: BOOKED) {
      offerId
    }
  }
`);

export type FoundAppointment = ResultOf<typeof FoundAppointment>['appointment'];
export type FoundWorker = ResultOf<typeof FoundWorker>['targetUser'];

export const findAppointment = async (id: string): Promise<FoundAppointment> =>
  (await execute(FoundAppointment, { id })).appointment;

export const findWorker = async (id: string): Promise<FoundWorker> => (await execute(FoundWorker, { id })).targetUser;

export async function ensureBooking(appointmentId: string, targetUserId: string): Promise<void> {
  await execute(EnsureBooking, { appointmentId, targetUserId });
  await renewOffers(appointmentId);
}

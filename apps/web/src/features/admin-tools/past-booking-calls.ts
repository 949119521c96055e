import { execute } from '#platform/graphql/execute.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';

const FoundAppointment = graphql(`
  query FoundAppointment($id: String!) {
    appointment(appointmentId: $id) {
      id description startDateTime endDateTime bookedTargetUsers desiredTargetUsers
      sectorAttributes { customer }
    }
  }
`);

const FoundWorker = graphql(`
  query FoundWorker($id: String!) {
    targetUser(targetUserId: $id) {
      id userState
      personalInformation { firstName lastName }
    }
  }
`);

export type FoundAppointment = ResultOf<typeof FoundAppointment>['appointment'];
export type FoundWorker = ResultOf<typeof FoundWorker>['targetUser'];

export const findAppointment = async (id: string): Promise<FoundAppointment> =>
  (await execute(FoundAppointment, { id })).appointment;

export const findWorker = async (id: string): Promise<FoundWorker> => (await execute(FoundWorker, { id })).targetUser;

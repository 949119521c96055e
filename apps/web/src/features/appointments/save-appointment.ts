import type { VariablesOf } from 'gql.tada';
import { atFields } from '#platform/graphql/at-fields.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { APPOINTMENT, APPOINTMENT_OFFERS, APPOINTMENTS } from './appointments-keys.ts';

const CreateAppointment = graphql(`
  mutation CreateAppointment($input: AppointmentInput!) {
    createAppointment(input: $input) {
      id
    }
  }
`);

const UpdateAppointment = graphql(`
  mutation UpdateAppointment($id: String!, $version: Int!, $input: AppointmentInput!) {
    updateAppointment(appointmentId: $id, version: $version, input: $input) {
      withdrawnOffers
    }
  }
`);

/** An appointment as it travels. */
export type AppointmentInput = VariablesOf<typeof CreateAppointment>['input'];

interface Version {
  readonly id: string;
  readonly version: number;
}

export async function createAppointment(input: AppointmentInput): Promise<void> {
  await atFields(execute(CreateAppointment, { input }));
  await queryClient.invalidateQueries({ queryKey: [APPOINTMENTS] });
}

/** Saves over the version that was edited; answers how many offers the customer's denials took along. */
export async function updateAppointment({ id, version }: Version, input: AppointmentInput): Promise<number> {
  const { updateAppointment: changed } = await atFields(execute(UpdateAppointment, { id, version, input }));
  await renewAppointment(id);
  return changed.withdrawnOffers;
}

/** Everything on the screens that shows it. */
export const renewAppointment = (id: string) =>
  Promise.all(
    [[APPOINTMENTS], [APPOINTMENT, id], [APPOINTMENT_OFFERS, id]].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

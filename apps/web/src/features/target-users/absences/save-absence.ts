import { atFields } from '#platform/graphql/at-fields.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../renew-target-users.ts';
import type { inputOf } from './absence-form.ts';

const CreateAbsence = graphql(`
  mutation CreateAbsence($input: AbsenceInput!) {
    createAbsence(input: $input) {
      id
    }
  }
`);

const DeleteAbsence = graphql(`
  mutation DeleteAbsence($id: String!) {
    deleteAbsence(absenceId: $id)
  }
`);

/** Of a worker; of the viewer where no worker is named. */
export async function createAbsence(workerId: string | undefined, input: ReturnType<typeof inputOf>): Promise<void> {
  await atFields(execute(CreateAbsence, { input: { ...input, ...(workerId && { targetUserId: workerId }) } }));
  await renewTargetUsers();
}

export async function deleteAbsence(id: string): Promise<void> {
  await execute(DeleteAbsence, { id });
  await renewTargetUsers();
}

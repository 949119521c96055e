import type { AssessmentValues } from '@gastspiel/domain/assessments/assessment-input.ts';
import { atFields } from '#platform/graphql/at-fields.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../renew-target-users.ts';
import type { Assessment } from './assessments-query.ts';
import type { RatedPerson } from './rated-person.ts';

const CreateAssessment = graphql(`
  mutation CreateAssessment($target: RatedPerson!, $input: AssessmentInput!) {
    createAssessment(target: $target, input: $input) {
      id
    }
  }
`);

const UpdateAssessment = graphql(`
  mutation UpdateAssessment($id: String!, $version: Int!, $input: AssessmentInput!) {
    updateAssessment(assessmentId: $id, version: $version, input: $input) {
      id
    }
  }
`);

const DeleteAssessment = graphql(`
  mutation DeleteAssessment($id: String!) {
    deleteAssessment(assessmentId: $id)
  }
`);

/** A new one, or the edited one over its version. */
export async function saveAssessment(
  target: RatedPerson,
  edited: Assessment | undefined,
  input: AssessmentValues,
): Promise<void> {
  const saving = edited
    ? execute(UpdateAssessment, { id: edited.id, version: edited.version, input })
    : execute(CreateAssessment, { target, input });
  await atFields<unknown>(saving);
  await renewTargetUsers();
}

export async function deleteAssessment(id: string): Promise<void> {
  await execute(DeleteAssessment, { id });
  await renewTargetUsers();
}

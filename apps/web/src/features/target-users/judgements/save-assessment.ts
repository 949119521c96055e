import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../target-users-keys.ts';

export const createAssessment = defineCommand({
  document: graphql(`
    mutation CreateAssessment($target: RatedPerson!, $input: AssessmentInput!) {
      createAssessment(target: $target, input: $input) { id }
    }
  `),
  subject: ({ target: { userId } }) => [userId],
  renew: renewTargetUsers,
});

/** Saves over the version that was edited. */
export const updateAssessment = defineCommand({
  document: graphql(`
    mutation UpdateAssessment($id: String!, $version: Int!, $input: AssessmentInput!) {
      updateAssessment(assessmentId: $id, version: $version, input: $input) { id }
    }
  `),
  renew: renewTargetUsers,
});

export const deleteAssessment = defineCommand({
  document: graphql(`
    mutation DeleteAssessment($id: String!) {
      deleteAssessment(assessmentId: $id)
    }
  `),
  renew: renewTargetUsers,
});

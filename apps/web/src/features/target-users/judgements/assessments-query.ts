import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { TARGET_USERS } from '../target-users-keys.ts';

const Assessments = graphql(`
  query Assessments($id: String!, $target: RatedPerson!, $page: PageInput) {
    averageTargetUserAssessment(targetUserId: $id) {
      effectiveRating
      count
      distribution {
        rating
        count
      }
    }
    assessments(target: $target, page: $page) {
      items {
        id
        version
        rating
        notes
        updatedAt
        updatedBy
      }
    }
  }
`);

type Answer = ResultOf<typeof Assessments>;
export type Assessment = Answer['assessments']['items'][number];
export type AverageAssessment = Answer['averageTargetUserAssessment'];

export function useAssessments(id: string, size: number) {
  return useQuery({
    queryKey: [TARGET_USERS, 'assessments', id, size],
    queryFn: ({ signal }) =>
      execute(Assessments, { id, target: { type: 'TARGET_USER', userId: id }, page: { number: 0, size } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

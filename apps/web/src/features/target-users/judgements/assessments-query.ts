import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { TARGET_USERS } from '../target-users-keys.ts';
import type { RatedPerson } from './rated-person.ts';

const Assessments = graphql(`
  query Assessments($id: String!, $isWorker: Boolean!, $target: RatedPerson!, $page: PageInput) {
    averageTargetUserAssessment(targetUserId: $id) @include(if: $isWorker) {
      effectiveRating count
      distribution { rating count }
    }
    assessments(target: $target, page: $page) {
      count
      items { id version rating notes updatedAt updatedBy }
    }
  }
`);

type Answer = ResultOf<typeof Assessments>;
export type Assessment = Answer['assessments']['items'][number];
export type AverageAssessment = NonNullable<Answer['averageTargetUserAssessment']>;

export function useAssessments(target: RatedPerson, size: number) {
  const { userId: id, type } = target;
  return useQuery(
    steady(
      ask(
        Assessments,
        { id, isWorker: type === 'TARGET_USER', target, page: { number: 0, size } },
        [TARGET_USERS],
        (answer) => answer,
      ),
    ),
  );
}

import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { TARGET_USERS } from '../target-users-keys.ts';
import type { RatedPerson } from './rated-person.ts';

const Feedbacks = graphql(`
  query Feedbacks($target: RatedPerson!, $page: PageInput) {
    feedbacks(target: $target, page: $page) {
      count
      items {
        id version feedback notes updatedAt
        invoiceRecipient { id customerNumber name }
      }
    }
  }
`);

export type CustomerFeedback = ResultOf<typeof Feedbacks>['feedbacks']['items'][number];

export function useFeedbacks(target: RatedPerson, size: number) {
  return useQuery(steady(ask(Feedbacks, { target, page: { number: 0, size } }, [TARGET_USERS])));
}

import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import type { ResultOf } from '#platform/graphql/graphql.ts';
import { graphql } from '#platform/graphql/graphql.ts';

const TargetUserRemoval = graphql(`
  query TargetUserRemoval($id: String!) {
    targetUserRemoval(targetUserId: $id) {
      kind
      until
      linked
      bookings {
        appointmentId
        description
        startDateTime
      }
      openOffers
      erased {
        assessments
        feedbacks
        denials
        absences
      }
    }
  }
`);

export type Removal = ResultOf<typeof TargetUserRemoval>['targetUserRemoval'];

/** What would happen; asked anew each time, and not renewed by the step itself, whose dialog it is. */
export const useRemoval = (id: string) =>
  useQuery({
    queryKey: ['target-user-removal', id],
    queryFn: async ({ signal }) => (await execute(TargetUserRemoval, { id }, { signal })).targetUserRemoval,
    gcTime: 0,
  });

import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';

const TargetUserRemoval = graphql(`
  query TargetUserRemoval($id: String!) {
    targetUserRemoval(targetUserId: $id) {
      kind until linked
      bookings { appointmentId description startDateTime }
      openOffers
      erased { assessments feedbacks denials absences }
    }
  }
`);

export type Removal = ResultOf<typeof TargetUserRemoval>['targetUserRemoval'];

/** The consequences; asked anew each time, and not renewed by the step itself, whose dialog it is. */
export const useRemoval = (id: string) =>
  useQuery({
    ...ask(TargetUserRemoval, { id }, ['target-user-removal']),
    gcTime: 0,
  });

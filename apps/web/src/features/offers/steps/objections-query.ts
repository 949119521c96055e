import { queryOptions } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import type { ResultOf } from '#platform/graphql/graphql.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { APPOINTMENT_OFFERS } from '#platform/live/topics.ts';

const Objections = graphql(`
  query BookingObjections($appointmentId: String!, $targetUserIds: [String!]!) {
    bookingObjections(appointmentId: $appointmentId, targetUserIds: $targetUserIds) {
      targetUserId
      firstName
      lastName
      availability
      warnings
      objections {
        kind
        isBlocking
      }
    }
  }
`);

export type PersonObjections = ResultOf<typeof Objections>['bookingObjections'][number];

export const isBlocked = ({ objections }: PersonObjections): boolean => objections.some(({ isBlocking }) => isBlocking);

/** What speaks against booking these people; asked anew each time, since it is what the decision rests on. */
export const objectionsQuery = (appointmentId: string, targetUserIds: readonly string[]) =>
  queryOptions({
    queryKey: [APPOINTMENT_OFFERS, appointmentId, 'objections', targetUserIds],
    queryFn: async ({ signal }) =>
      (await execute(Objections, { appointmentId, targetUserIds: [...targetUserIds] }, { signal })).bookingObjections,
    gcTime: 0,
    staleTime: 0,
  });

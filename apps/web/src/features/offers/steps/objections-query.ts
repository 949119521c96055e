import { queryOptions } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { APPOINTMENT_OFFERS } from '#platform/live/topics.ts';

const Objections = graphql(`
  query BookingObjections($appointmentId: String!, $targetUserIds: [String!]!) {
    bookingObjections(appointmentId: $appointmentId, targetUserIds: $targetUserIds) {
      targetUserId firstName lastName availability warnings
      objections { kind isBlocking }
    }
  }
`);

export type PersonObjections = ResultOf<typeof Objections>['bookingObjections'][number];

export const isBlocked = ({ objections }: PersonObjections): boolean => objections.some(({ isBlocking }) => isBlocking);

/** Objections to booking these people; asked anew each time, since the decision rests on them. */
export const objectionsQuery = (appointmentId: string, targetUserIds: readonly string[]) =>
  queryOptions({
    ...ask(Objections, { appointmentId, targetUserIds: [...targetUserIds] }, [APPOINTMENT_OFFERS, appointmentId]),
    gcTime: 0,
    staleTime: 0,
  });

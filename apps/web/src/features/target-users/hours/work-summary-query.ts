import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { TARGET_USERS } from '../target-users-keys.ts';

const TargetUserWorkSummary = graphql(`
  query TargetUserWorkSummary($id: String!) {
    targetUserWorkSummary(targetUserId: $id) {
      minutesThisMonth minutesThisYear shiftsThisYear missedCount
      missed { appointmentId description startDateTime note }
    }
  }
`);

export const useWorkSummary = (id: string) => useQuery(ask(TargetUserWorkSummary, { id }, [TARGET_USERS]));

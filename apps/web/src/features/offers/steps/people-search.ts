import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { useSettled } from '#platform/state/use-settled.ts';

const ActivePeople = graphql(`
  query ActivePeople($name: String, $states: [UserState!]!) {
    targetUsers(page: { size: 10 }, filter: { name: $name, userStates: $states }) {
      count
      items { id firstName lastName effectiveRating assessmentCount }
    }
  }
`);

/** Workers of the agency by a part of their name: active ones, and those who are blocked where they are meant too. */
export function usePeopleSearch(typed: string, withBlocked = false) {
  const name = useSettled(typed.trim());
  const states: UserState[] = withBlocked ? ['ACTIVE', 'BLOCKED'] : ['ACTIVE'];
  return useQuery(steady(ask(ActivePeople, { name: name || null, states }, ['target-users'])));
}

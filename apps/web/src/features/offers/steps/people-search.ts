import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { useSettled } from '#platform/state/use-settled.ts';

const ActivePeople = graphql(`
  query ActivePeople($name: String) {
    targetUsers(page: { size: 10 }, filter: { name: $name, userStates: [ACTIVE] }) {
      count
      items { id firstName lastName effectiveRating assessmentCount }
    }
  }
`);

/** Active workers of the agency by a part of their name. */
export function usePeopleSearch(typed: string) {
  const name = useSettled(typed.trim());
  return useQuery(steady(ask(ActivePeople, { name: name || null }, ['target-users'])));
}

import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';

const AgencyUsage = graphql(`
  query AgencyUsage {
    agencyUsage {
      pools { id count }
      outfits { id count }
      stations { station count }
    }
    targetUserAssociationCode { targetUsersCount }
  }
`);

/** How often the entries of the agency are used. */
export const useAgencyUsage = () => useQuery(ask(AgencyUsage, {}, ['tenant'], (data) => data));

export const usesOf = (uses: readonly { readonly id: string; readonly count: number }[] | undefined, id: string) =>
  uses?.find((use) => use.id === id)?.count ?? 0;

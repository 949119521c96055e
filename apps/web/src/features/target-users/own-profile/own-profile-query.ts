import { queryOptions } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import type { ResultOf } from '#platform/graphql/graphql.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { AttributeParts, PersonParts } from '../person-parts.ts';

const OwnProfileDocument = graphql(
  `
  query OwnProfile {
    ownProfile {
      id
      version
      personalInformation {
        ...PersonParts
      }
      sectorAttributes {
        ...AttributeParts
      }
      secretMasks {
        socialSecurityNumber
        iban
        bic
      }
    }
  }
`,
  [PersonParts, AttributeParts],
);

export type OwnProfile = ResultOf<typeof OwnProfileDocument>['ownProfile'];

export const ownProfileQuery = queryOptions({
  queryKey: ['own-profile'],
  queryFn: async ({ signal }) => (await execute(OwnProfileDocument, {}, { signal })).ownProfile,
});

import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { AttributeParts, PersonParts } from '../person-parts.ts';

const OwnProfileDocument = graphql(
  `
  query OwnProfile {
    ownProfile {
      id version
      personalInformation { ...PersonParts }
      sectorAttributes { ...AttributeParts }
      secretMasks { socialSecurityNumber iban bic }
    }
  }
`,
  [PersonParts, AttributeParts],
);

export type OwnProfile = ResultOf<typeof OwnProfileDocument>['ownProfile'];

export const ownProfileQuery = ask(OwnProfileDocument, {}, ['own-profile']);

import { queryOptions } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';

const OwnProfileDocument = graphql(`
  query OwnProfile {
    ownProfile {
      id
      version
      personalInformation {
        firstName
        lastName
        contactEmail
        pendingContactEmail
        isEmailRefused
      }
      sectorAttributes {
        phoneNumber
        academicTitle
        birthday
        gender
        maritalStatus
        nationalityCountryCode
        clothingSize
        hasDrivingLicence
        carAvailability
        address {
          streetNameAndNumber
          postalCode
          location
          countryCode
        }
      }
      secretMasks {
        socialSecurityNumber
        iban
        bic
      }
    }
  }
`);

export type OwnProfile = ResultOf<typeof OwnProfileDocument>['ownProfile'];

export const ownProfileQuery = queryOptions({
  queryKey: ['own-profile'],
  queryFn: async ({ signal }) => (await execute(OwnProfileDocument, {}, { signal })).ownProfile,
});

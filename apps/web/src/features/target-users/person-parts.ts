import { graphql } from '#platform/graphql/graphql.ts';

/** Who somebody is and how they are reached. */
export const PersonParts = graphql(`
  fragment PersonParts on PersonalInformation {
    firstName lastName contactEmail pendingContactEmail isEmailRefused
  }
`);

export const AttributeParts = graphql(`
  fragment AttributeParts on SectorAttributes {
    phoneNumber academicTitle birthday gender maritalStatus nationalityCountryCode clothingSize
    hasDrivingLicence carAvailability
    address { streetNameAndNumber postalCode location countryCode }
  }
`);

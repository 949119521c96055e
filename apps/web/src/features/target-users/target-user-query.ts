import { ask } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf } from '#platform/graphql/graphql.ts';
import { AttributeParts, PersonParts } from './person-parts.ts';
import { TARGET_USERS } from './target-users-keys.ts';

const TargetUserDocument = graphql(
  `
  query TargetUser($id: String!) {
    targetUser(targetUserId: $id) {
      id version userState invitationState onboardingCompletedAt releasedAt missingForRelease askedForMissingAt restrictedUntil anonymisedAt
      viewerCanEdit viewerCanEditStaffMember effectiveRating assessmentCount availableInPoolIds
      availableForAppointmentTypeIds
      personalInformation { ...PersonParts }
      sectorAttributes { ...AttributeParts }
      internalAttributes { nationhood hasCompletedRecruitingDay isDeployableAsTeamLeader notes rating }
      staffMember { type costCenterId accountingId }
      secretMasks { socialSecurityNumber iban bic }
      similarTargetUsers { id firstName lastName similarities viewerCanJoin }
    }
  }
`,
  [PersonParts, AttributeParts],
);

export type TargetUser = ResultOf<typeof TargetUserDocument>['targetUser'];

/** Anonymised, or kept for the law alone. */
export const hasLeft = ({ anonymisedAt, restrictedUntil }: TargetUser): boolean =>
  anonymisedAt !== null || restrictedUntil !== null;

export const targetUserQuery = (id: string) => ask(TargetUserDocument, { id }, [TARGET_USERS]);

export const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;

import { releaseFactType } from '#features/target-users/release.graphql.ts';
import { missingOf } from '#features/target-users/release-rows.sql.ts';
import { loadMasks, secretMasksType } from '#features/target-users/secret-masks.graphql.ts';
import { SIMILARITIES, type SimilarPerson, selectSimilarPeople } from '#features/target-users/similar-people.sql.ts';
import { invitationStateType } from '#features/target-users/target-user-enums.graphql.ts';
import { targetUserParts } from '#features/target-users/target-user-parts.graphql.ts';
import type { TargetUserRow } from '#features/target-users/target-user-row.ts';
import { userStateType, userType } from '#features/users/index.ts';
import { selectHistory } from '#platform/audit/history.ts';
import { historyType } from '#platform/graphql/history-type.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { pageInput } from '#platform/graphql/page-type.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { parseInput } from '#platform/graphql/use-case.ts';
import { viewerMay } from '#platform/graphql/viewer-may.ts';

/** A worker as staff see them. */
export const targetUserType = oncePerSchema((builder) => {
  const parts = targetUserParts(builder);
  const Masks = secretMasksType(builder);
  const Similarity = builder.enumType('Similarity', {
    description: 'A fact that two people share.',
    values: SIMILARITIES,
  });
  const Similar = builder.objectRef<SimilarPerson>('SimilarTargetUser').implement({
    description: 'Somebody who may be the same person.',
    fields: (t) => ({
      id: t.exposeID('id'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      similarities: t.expose('similarities', { type: [Similarity] }),
      viewerCanJoin: t.exposeBoolean('isJoinable', {
        description: 'Whether one of the two has no account, and the other one waits with theirs.',
      }),
    }),
  });
  return builder.objectRef<TargetUserRow>('TargetUser').implement({
    description: 'A worker, as staff see them.',
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version', { description: 'To be sent back when saving.' }),
      userState: t.expose('userState', { type: userStateType(builder), description: 'Whether they may work.' }),
      user: t.field({ type: userType(builder), resolve: (row) => row }),
      personalInformation: t.field({
        type: parts.PersonalInformation,
        resolve: (row) => row,
      }),
      sectorAttributes: t.field({
        type: parts.SectorAttributes,
        description: 'The facts for gastronomy.',
        resolve: (row) => row,
      }),
      internalAttributes: t.field({
        type: parts.InternalAttributes,
        description: 'Facts that only staff know.',
        resolve: (row) => row,
      }),
      staffMember: t.field({
        type: parts.StaffMember,
        nullable: true,
        description: 'The facts that accounting keeps; null for viewers who may not see them.',
        extensions: { statements: 0 },
        resolve: async (row, _args, context) => ((await viewerMay(context, 'staff-members.read')) ? row : null),
      }),
      secretMasks: t.field({
        type: Masks,
        nullable: true,
        description: 'Masks of what is sealed; null for whom it is not meant.',
        resolve: async ({ id }, _args, context) =>
          (await viewerMay(context, 'target-user-secrets.reveal')) ? loadMasks(context, id) : null,
      }),
      effectiveRating: t.exposeFloat('effectiveRating', {
        nullable: true,
        description: 'The mean of the ten newest assessments, else the rating by hand.',
      }),
      assessmentCount: t.exposeInt('assessmentCount'),
      bookedHoursThisWeek: t.exposeFloat('bookedHoursThisWeek', { description: 'Monday to Sunday.' }),
      lastWorkedOn: t.exposeString('lastWorkedOn', { nullable: true }),
      availableForAppointmentTypeIds: t.idList({
        resolve: ({ appointmentTypeIds }) => [...appointmentTypeIds],
      }),
      availableInPoolIds: t.idList({ resolve: ({ poolIds }) => [...poolIds] }),
      poolIds: t.idList({ resolve: ({ poolIds }) => [...poolIds] }),
      invitationState: t.expose('invitationState', {
        type: invitationStateType(builder),
        nullable: true,
        description: 'Null for who has an account.',
      }),
      onboardingCompletedAt: t.string({
        nullable: true,
        description: 'When the worker asked to be released.',
        resolve: ({ onboardingCompletedAt }) => onboardingCompletedAt?.toISOString() ?? null,
      }),
      releasedAt: t.string({
        nullable: true,
        description: 'When staff released the worker.',
        resolve: ({ releasedAt }) => releasedAt?.toISOString() ?? null,
      }),
      restrictedUntil: t.exposeString('restrictedUntil', {
        nullable: true,
        description: 'Until when the law keeps the data of somebody who has left.',
      }),
      anonymisedAt: t.string({
        nullable: true,
        description: 'Since when nobody can tell who it was.',
        resolve: ({ anonymisedAt }) => anonymisedAt?.toISOString() ?? null,
      }),
      missingForRelease: t.field({
        type: [releaseFactType(builder)],
        description: 'The facts that somebody who waits lacks for their release.',
        resolve: async ({ id }, _args, { reads }) => [
          ...(await missingOf(await reads.db(), [id]).missingForRelease(id)),
        ],
      }),
      askedForMissingAt: t.string({
        nullable: true,
        description: 'When the worker was last asked for what is missing.',
        resolve: ({ askedForMissingAt }) => askedForMissingAt?.toISOString() ?? null,
      }),
      similarTargetUsers: t.field({
        type: [Similar],
        description: 'Others who may be the same person.',
        resolve: async ({ id }, _args, { reads }) => selectSimilarPeople(await reads.db(), id),
      }),
      history: t.field({
        type: historyType(builder),
        description: 'The history of the worker, newest first.',
        args: { page: t.arg({ type: pageInput(builder), required: false, description: 'The first when left out.' }) },
        resolve: async ({ id }, { page }, context) => {
          const mayReadStaff = await viewerMay(context, 'staff-members.read');
          const entities = mayReadStaff ? ['target-user', 'staff-member'] : ['target-user'];
          const db = await context.reads.db();
          return selectHistory(
            db,
            entities.map((type) => ({ type, id })),
            parseInput(PageInput, page),
          );
        },
      }),
      viewerCanEdit: t.boolean({
        description: 'Whether the viewer may change the worker; nobody may once they have left.',
        extensions: { statements: 0 },
        resolve: ({ anonymisedAt, restrictedUntil }, _args, context) =>
          !anonymisedAt && !restrictedUntil && viewerMay(context, 'target-users.write'),
      }),
      viewerCanEditStaffMember: t.boolean({
        description: 'Whether the viewer may change what accounting keeps, and see what is sealed; until it is erased.',
        extensions: { statements: 0 },
        resolve: ({ anonymisedAt }, _args, context) => !anonymisedAt && viewerMay(context, 'staff-members.write'),
      }),
    }),
  });
});

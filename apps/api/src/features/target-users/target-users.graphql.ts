import { confirmContactEmail } from '#features/target-users/confirm-contact-email.ts';
import { fetchStaffMemberWithCostCenters } from '#features/target-users/find-staff-member.ts';
import { findTargetUser } from '#features/target-users/find-target-user.ts';
import { invitationsSchema } from '#features/target-users/invitations.graphql.ts';
import { type ListedTargetUser, listTargetUsers } from '#features/target-users/list-target-users.ts';
import { ownProfileSchema, revealedType } from '#features/target-users/own-profile.graphql.ts';
import { releaseFactType, releaseSchema } from '#features/target-users/release.graphql.ts';
import { resendContactConfirmation } from '#features/target-users/resend-contact-confirmation.ts';
import { revealTargetUserSecret } from '#features/target-users/reveal-secret.ts';
import type { LeaveFollower } from '#features/target-users/save-state.ts';
import { secretMasksType } from '#features/target-users/secret-masks.graphql.ts';
import { setTargetUserState } from '#features/target-users/set-target-user-state.ts';
import type { CostCenter } from '#features/target-users/staff-members.sql.ts';
import { targetUserType } from '#features/target-users/target-user.graphql.ts';
import { invitationStateType, secretType } from '#features/target-users/target-user-enums.graphql.ts';
import { staffMemberInput, targetUserInput } from '#features/target-users/target-user-input.graphql.ts';
import { targetUserFilterType, targetUserSortType } from '#features/target-users/target-user-list.graphql.ts';
import { targetUserParts } from '#features/target-users/target-user-parts.graphql.ts';
import type { TargetUserRow } from '#features/target-users/target-user-row.ts';
import { updateStaffMember } from '#features/target-users/update-staff-member.ts';
import { updateTargetUser } from '#features/target-users/update-target-user.ts';
import { userStateType } from '#features/users/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const targetUsersSchema =
  (followers: readonly LeaveFollower[]): SchemaPart =>
  (builder) => {
    const parts = targetUserParts(builder);
    const Masks = secretMasksType(builder);
    const RevealedSecret = revealedType(builder);
    const TargetUser = targetUserType(builder);
    const Summary = summaryType(builder);
    const StaffMemberWithCostCenters = staffMemberType(builder, parts.StaffMember);
    invitationsSchema(builder);
    releaseSchema(builder);
    ownProfileSchema(builder, { parts, Masks, RevealedSecret });

    builder.queryFields((t) => ({
      targetUsers: t.field({
        type: pageType(builder, Summary, 'TargetUserPage'),
        description: 'The workers of the tenant.',
        ...serve(builder, listTargetUsers, {
          page: pageInput,
          filter: targetUserFilterType,
          sort: [targetUserSortType, 'By name when left out.'],
        }),
      }),
      targetUser: t.field({
        type: TargetUser,
        description: 'One worker.',
        ...serve(builder, findTargetUser),
      }),
      fetchStaffMemberWithCostCenters: t.field({
        type: StaffMemberWithCostCenters,
        description: 'The facts of a worker that accounting keeps, and the choices for them.',
        ...serve(builder, fetchStaffMemberWithCostCenters),
      }),
    }));
    builder.mutationFields((t) => ({
      updateTargetUser: t.field({
        type: TargetUser,
        description: 'Saves a worker whole, but for what is sealed. Refused when somebody else changed it meanwhile.',
        ...serve(builder, updateTargetUser(followers), { input: targetUserInput }),
      }),
      setTargetUserState: t.field({
        type: TargetUser,
        description: 'Releases, blocks or unblocks a worker.',
        ...serve(builder, setTargetUserState(followers), { userState: userStateType }),
      }),
      updateStaffMember: t.field({
        type: TargetUser,
        description: 'Saves what accounting keeps of a worker, secrets included.',
        ...serve(builder, updateStaffMember, {
          input: [staffMemberInput, 'All of it; a secret left out stays.'],
        }),
      }),
      revealTargetUserSecret: t.field({
        type: RevealedSecret,
        description: 'Shows one secret of a worker. Recorded.',
        ...serve(builder, revealTargetUserSecret, { secret: secretType }),
      }),
      resendContactConfirmation: t.field({
        type: 'Boolean',
        description: 'Sends a worker the link for a new address once more; the older link is worth nothing then.',
        ...serve(builder, resendContactConfirmation),
      }),
      confirmContactEmail: t.field({
        type: 'Boolean',
        description: 'Says that mails to a new address arrive.',
        ...serve(builder, confirmContactEmail, { token: 'From the link in the mail.' }),
      }),
    }));
  };

const summaryType = (builder: Builder) =>
  builder.objectRef<ListedTargetUser>('TargetUserSummary').implement({
    description: 'A worker as the overview shows them.',
    fields: (t) => ({
      bookedHoursThisWeek: t.float({
        description: 'Monday to Sunday.',
        resolve: ({ id, work }) => work.bookedHoursThisWeek(id),
      }),
      lastWorkedOn: t.string({ nullable: true, resolve: ({ id, work }) => work.lastWorkedOn(id) }),
      id: t.exposeID('id'),
      userState: t.expose('userState', { type: userStateType(builder), description: 'Whether they may work.' }),
      invitationState: t.expose('invitationState', {
        type: invitationStateType(builder),
        nullable: true,
        description: 'Null for who has an account.',
      }),
      missingForRelease: t.field({
        type: [releaseFactType(builder)],
        description: 'The facts that somebody who waits lacks for their release.',
        resolve: async ({ id, waiting }) => [...(await waiting.missingForRelease(id))],
      }),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      phoneNumber: t.exposeString('phoneNumber', { nullable: true, description: 'With country code.' }),
      location: t.exposeString('location', { nullable: true }),
      isDeployableAsTeamLeader: t.exposeBoolean('isDeployableAsTeamLeader', { description: 'May lead a team.' }),
      effectiveRating: t.exposeFloat('effectiveRating', { nullable: true, description: 'As the rules reckon it.' }),
      assessmentCount: t.exposeInt('assessmentCount'),
      availableInPoolIds: t.idList({ resolve: ({ poolIds }) => [...poolIds] }),
      availableForAppointmentTypeIds: t.idList({
        resolve: ({ appointmentTypeIds }) => [...appointmentTypeIds],
      }),
      onboardingCompletedAt: t.string({
        nullable: true,
        description: 'Since when somebody waits, or waited, for release.',
        resolve: ({ onboardingCompletedAt }) => onboardingCompletedAt?.toISOString() ?? null,
      }),
    }),
  });

const staffMemberType = (builder: Builder, StaffMember: ReturnType<typeof targetUserParts>['StaffMember']) => {
  const Center = builder.objectRef<CostCenter>('CostCenter').implement({
    description: 'Where hours are booked in accounting.',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number', { description: 'By which the office knows it.' }),
      isActive: t.exposeBoolean('isActive', { description: 'Whether it is still used there.' }),
      description: t.exposeString('description'),
    }),
  });
  return builder
    .objectRef<{ staffMember: TargetUserRow; costCenters: CostCenter[] }>('StaffMemberWithCostCenters')
    .implement({
      description: 'The facts of a worker that accounting keeps, and the choices for them.',
      fields: (t) => ({
        staffMember: t.expose('staffMember', { type: StaffMember }),
        costCenters: t.expose('costCenters', { type: [Center] }),
      }),
    });
};

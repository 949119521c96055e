import { confirmContactEmail } from '#features/target-users/confirm-contact-email.ts';
import { fetchStaffMemberWithCostCenters } from '#features/target-users/find-staff-member.ts';
import { findTargetUser } from '#features/target-users/find-target-user.ts';
import { listTargetUsers } from '#features/target-users/list-target-users.ts';
import { ownProfileSchema, revealedType } from '#features/target-users/own-profile.graphql.ts';
import { resendContactConfirmation } from '#features/target-users/resend-contact-confirmation.ts';
import { revealTargetUserSecret } from '#features/target-users/reveal-secret.ts';
import { secretMasksType } from '#features/target-users/secret-masks.graphql.ts';
import { setTargetUserState } from '#features/target-users/set-target-user-state.ts';
import type { CostCenter } from '#features/target-users/staff-members.sql.ts';
import { targetUserType } from '#features/target-users/target-user.graphql.ts';
import { targetUserEnums } from '#features/target-users/target-user-enums.graphql.ts';
import { targetUserInputTypes } from '#features/target-users/target-user-input.graphql.ts';
import { targetUserListInputs } from '#features/target-users/target-user-list.graphql.ts';
import type { TargetUserSummary } from '#features/target-users/target-user-list.sql.ts';
import { targetUserParts } from '#features/target-users/target-user-parts.graphql.ts';
import type { TargetUserRow } from '#features/target-users/target-user-row.ts';
import { updateStaffMember } from '#features/target-users/update-staff-member.ts';
import { updateTargetUser } from '#features/target-users/update-target-user.ts';
import { userStateType } from '#features/users/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

const ID = { description: 'The id of the worker.' };

export const targetUsersSchema: SchemaPart = (builder) => {
  const enums = targetUserEnums(builder);
  const parts = targetUserParts(builder);
  const Masks = secretMasksType(builder);
  const RevealedSecret = revealedType(builder);
  const inputs = targetUserInputTypes(builder, enums);
  const TargetUser = targetUserType(builder);
  const Summary = summaryType(builder);
  const { Filter, Sort } = targetUserListInputs(builder);
  const StaffMemberWithCostCenters = staffMemberType(builder, parts.StaffMember);
  ownProfileSchema(builder, { enums, parts, Masks, RevealedSecret, inputs });

  builder.queryFields((t) => ({
    targetUsers: t.field({
      type: pageType(builder, Summary, 'TargetUserPage'),
      description: 'The workers of the tenant.',
      args: {
        page: t.arg({ type: pageInput(builder), required: false, description: 'The first page when left out.' }),
        filter: t.arg({ type: Filter, required: false, description: 'All when left out.' }),
        sort: t.arg({ type: Sort, required: false, description: 'By name when left out.' }),
      },
      ...serve(listTargetUsers),
    }),
    targetUser: t.field({
      type: TargetUser,
      description: 'One worker.',
      args: { targetUserId: t.arg.string(ID) },
      ...serve(findTargetUser),
    }),
    fetchStaffMemberWithCostCenters: t.field({
      type: StaffMemberWithCostCenters,
      description: 'What accounting keeps of a worker, and what can be chosen.',
      args: { targetUserId: t.arg.string(ID) },
      ...serve(fetchStaffMemberWithCostCenters),
    }),
  }));
  builder.mutationFields((t) => ({
    updateTargetUser: t.field({
      type: TargetUser,
      description: 'Saves a worker whole, but for what is sealed. Refused when somebody else changed it meanwhile.',
      args: {
        targetUserId: t.arg.string(ID),
        version: t.arg.int({ description: 'The version that was edited.' }),
        input: t.arg({ type: inputs.TargetUserInput, description: 'All of it.' }),
      },
      ...serve(updateTargetUser),
    }),
    setTargetUserState: t.field({
      type: TargetUser,
      description: 'Releases, blocks or unblocks a worker.',
      args: {
        targetUserId: t.arg.string(ID),
        userState: t.arg({ type: userStateType(builder), description: 'What it is to be.' }),
      },
      ...serve(setTargetUserState),
    }),
    updateStaffMember: t.field({
      type: TargetUser,
      description: 'Saves what accounting keeps of a worker, secrets included.',
      args: {
        targetUserId: t.arg.string(ID),
        version: t.arg.int({ description: 'The version that was edited.' }),
        input: t.arg({ type: inputs.StaffMemberInput, description: 'All of it; a secret left out stays.' }),
      },
      ...serve(updateStaffMember),
    }),
    revealTargetUserSecret: t.field({
      type: RevealedSecret,
      description: 'Shows one secret of a worker. Recorded.',
      args: {
        targetUserId: t.arg.string(ID),
        secret: t.arg({ type: enums.TargetUserSecret, description: 'Which one.' }),
      },
      ...serve(revealTargetUserSecret),
    }),
    resendContactConfirmation: t.field({
      type: 'Boolean',
      description: 'Sends a worker the link for a new address once more; the older link is worth nothing then.',
      args: { targetUserId: t.arg.string(ID) },
      ...serve(resendContactConfirmation),
    }),
    confirmContactEmail: t.field({
      type: 'Boolean',
      description: 'Says that mails to a new address arrive.',
      args: { token: t.arg.string({ description: 'From the link in the mail.' }) },
      ...serve(confirmContactEmail),
    }),
  }));
};

const summaryType = (builder: Builder) =>
  builder.objectRef<TargetUserSummary>('TargetUserSummary').implement({
    description: 'A worker as the overview shows them.',
    fields: (t) => ({
      bookedHoursThisWeek: t.exposeFloat('bookedHoursThisWeek', { description: 'Monday to Sunday.' }),
      lastWorkedOn: t.exposeString('lastWorkedOn', { nullable: true, description: 'The day of the last shift.' }),
      id: t.exposeID('id', ID),
      userState: t.expose('userState', { type: userStateType(builder), description: 'Whether they may work.' }),
      firstName: t.exposeString('firstName', { description: 'First name.' }),
      lastName: t.exposeString('lastName', { description: 'Last name.' }),
      phoneNumber: t.exposeString('phoneNumber', { nullable: true, description: 'With country code.' }),
      location: t.exposeString('location', { nullable: true, description: 'Where they live.' }),
      isDeployableAsTeamLeader: t.exposeBoolean('isDeployableAsTeamLeader', { description: 'May lead a team.' }),
      effectiveRating: t.exposeFloat('effectiveRating', { nullable: true, description: 'As the rules reckon it.' }),
      assessmentCount: t.exposeInt('assessmentCount', { description: 'How many assessments there are.' }),
      availableInPoolIds: t.idList({ description: 'The pools.', resolve: ({ poolIds }) => [...poolIds] }),
      availableForAppointmentTypeIds: t.idList({
        description: 'The kinds of work.',
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
      id: t.exposeID('id', { description: 'Its id.' }),
      number: t.exposeString('number', { description: 'By which the office knows it.' }),
      isActive: t.exposeBoolean('isActive', { description: 'Whether it is still used there.' }),
      description: t.exposeString('description', { description: 'Its name.' }),
    }),
  });
  return builder
    .objectRef<{ staffMember: TargetUserRow; costCenters: CostCenter[] }>('StaffMemberWithCostCenters')
    .implement({
      description: 'What accounting keeps of a worker, and what can be chosen.',
      fields: (t) => ({
        staffMember: t.expose('staffMember', { type: StaffMember, description: 'What is kept.' }),
        costCenters: t.expose('costCenters', { type: [Center], description: 'What can be chosen.' }),
      }),
    });
};

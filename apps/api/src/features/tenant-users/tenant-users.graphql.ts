import { STAFF_ROLES } from '@gastspiel/domain/permissions/roles.ts';
import { TenantUserInput } from '@gastspiel/domain/tenant-users/tenant-user-input.ts';
import { deleteTenantUser } from '#features/tenant-users/delete-tenant-user.ts';
import { findTenantUser, listTenantUsers } from '#features/tenant-users/find-tenant-users.ts';
import { TenantUserFilter } from '#features/tenant-users/tenant-user-filter.ts';
import type { TenantUser } from '#features/tenant-users/tenant-users.sql.ts';
import { updateTenantUser } from '#features/tenant-users/update-tenant-user.ts';
import { userPersonalInformationType, userStateType, userType } from '#features/users/index.ts';
import { selectHistory } from '#platform/audit/history.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { historyType } from '#platform/graphql/history-type.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { serve } from '#platform/graphql/serve.ts';
import { parseInput } from '#platform/graphql/use-case.ts';

const staffRoleType = enumOf('TenantUserRole', 'The role of somebody in the office.', STAFF_ROLES);

export const tenantUserFilterType = inputOf(
  'TenantUserFilter',
  'Which of the office; what is left out does not matter.',
  TenantUserFilter,
  {
    userStates: userStateType,
    name: 'Parts of the name; accents do not matter.',
  },
);

const tenantUserInput = inputOf(
  'TenantUserInput',
  'Everything that the administration may change of somebody of the office.',
  TenantUserInput,
  { role: staffRoleType, userState: userStateType },
);

export const tenantUsersSchema: SchemaPart = (builder) => {
  const TenantUser = tenantUserType(builder);

  builder.queryFields((t) => ({
    tenantUsers: t.field({
      type: pageType(builder, TenantUser, 'TenantUserPage'),
      description: 'The office of a tenant; who waits for release comes first.',
      ...serve(builder, listTenantUsers, {
        tenantId: 'The id of the tenant; the request acts in it.',
        page: pageInput,
        filter: tenantUserFilterType,
      }),
    }),
    tenantUser: t.field({
      type: TenantUser,
      description: 'One person of the office.',
      ...serve(builder, findTenantUser, { tenantId: 'The id of the tenant; the request acts in it.' }),
    }),
  }));
  builder.mutationFields((t) => ({
    updateTenantUser: t.field({
      type: TenantUser,
      description: 'Edits, releases, blocks. Nobody can change their own access.',
      ...serve(builder, updateTenantUser, {
        tenantId: 'The id of the tenant; the request acts in it.',
        input: tenantUserInput,
      }),
    }),
    deleteTenantUser: t.field({
      type: 'Boolean',
      description: 'Deletes somebody of the office.',
      ...serve(builder, deleteTenantUser, { tenantId: 'The id of the tenant; the request acts in it.' }),
    }),
  }));
};

const tenantUserType = (builder: Builder) =>
  builder.objectRef<TenantUser>('TenantUser').implement({
    description: 'Somebody of the office.',
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version', { description: 'To be sent back when saving.' }),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      contactEmail: t.exposeString('contactEmail'),
      user: t.field({ type: userType(builder), resolve: (row) => row }),
      personalInformation: t.field({
        type: userPersonalInformationType(builder),
        resolve: (row) => row,
      }),
      role: t.expose('role', { type: staffRoleType(builder) }),
      userState: t.expose('userState', { type: userStateType(builder), description: 'Whether they may work.' }),
      onboardingCompletedAt: t.string({
        nullable: true,
        description: 'When they asked to be released.',
        resolve: ({ onboardingCompletedAt }) => onboardingCompletedAt?.toISOString() ?? null,
      }),
      isViewer: t.boolean({
        description: 'Whether it is the person who asks: nobody changes their own access.',
        extensions: { statements: 0 },
        resolve: async ({ id }, _args, { reads }) => {
          const { actor } = await reads.viewer();
          return actor.kind === 'USER' && actor.userId === id;
        },
      }),
      history: t.field({
        type: historyType(builder),
        description: 'The history of the person, newest first.',
        args: { page: t.arg({ type: pageInput(builder), required: false, description: 'The first when left out.' }) },
        resolve: async ({ id }, { page }, { reads }) =>
          selectHistory(await reads.db(), [{ type: 'tenant-user', id }], parseInput(PageInput, page)),
      }),
    }),
  });

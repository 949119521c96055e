import { ROLES, USER_STATES } from '@gastspiel/domain/permissions/roles.ts';
import { userInformation } from '#features/users/user-information.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { serve } from '#platform/graphql/serve.ts';
import type { User } from '#platform/identity/viewer.ts';

export const userStateType = enumOf('UserState', 'Whether a person may work with the product.', USER_STATES);

export const usersSchema: SchemaPart = (builder) => {
  const UserRole = builder.enumType('UserRole', { description: 'Who a person is to the product.', values: ROLES });
  const UserState = userStateType(builder);
  const ExistingUserInformation = builder.objectRef<User>('ExistingUserInformation').implement({
    description: 'The user record of the signed-in person.',
    fields: (t) => ({
      id: t.exposeID('userId'),
      userRole: t.expose('role', { type: UserRole, description: 'The role at this moment.' }),
      userState: t.expose('state', { type: UserState, description: 'The state at this moment.' }),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      hasDeviceAccessTicket: t.exposeBoolean('hasTicket', {
        description: 'Whether the ticket that was sent is this person’s valid one.',
      }),
    }),
  });
  const UserInformation = builder.objectRef<{ user: User | null }>('UserInformation').implement({
    description: 'The product’s knowledge of the signed-in person.',
    fields: (t) => ({
      exists: t.boolean({ description: 'Whether the person has a user record.', resolve: ({ user }) => user !== null }),
      existingUserInformation: t.field({
        type: ExistingUserInformation,
        nullable: true,
        description: 'The user record, if there is one.',
        resolve: ({ user }) => user,
      }),
    }),
  });
  builder.queryField('userInformation', (t) =>
    t.field({ type: UserInformation, description: 'Who is asking.', ...serve(builder, userInformation) }),
  );
};

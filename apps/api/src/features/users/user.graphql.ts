import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import { userStateType } from '#features/users/users.graphql.ts';
import { findExternalId } from '#features/users/users.sql.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

interface UserFacts {
  readonly id: string;
  readonly userState: UserState;
  readonly firstName: string;
  readonly lastName: string;
  readonly contactEmail: string;
  readonly onboardingCompletedAt: Date | null;
}

export const userPersonalInformationType = oncePerSchema((builder) =>
  builder.objectRef<UserFacts>('UserPersonalInformation').implement({
    description: 'Who a person is and where they are reached.',
    fields: (t) => ({
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      contactEmail: t.exposeString('contactEmail'),
    }),
  }),
);

/** The user record behind somebody of the office and behind a worker. */
export const userType = oncePerSchema((builder) =>
  builder.objectRef<UserFacts>('User').implement({
    description: 'The user record of a person.',
    fields: (t) => ({
      id: t.exposeID('id'),
      externalId: t.string({
        nullable: true,
        description: 'The identity provider’s name for the person; null as long as they have not signed in.',
        resolve: async ({ id }, _args, { reads }) => findExternalId(await reads.db(), id),
      }),
      userState: t.expose('userState', { type: userStateType(builder), description: 'Whether they may work.' }),
      personalInformation: t.field({
        type: userPersonalInformationType(builder),
        resolve: (person) => person,
      }),
      onboardingCompleted: t.boolean({
        description: 'Whether they have asked to be released.',
        resolve: ({ onboardingCompletedAt }) => onboardingCompletedAt !== null,
      }),
      onboardingCompletedAt: t.string({
        nullable: true,
        description: 'When they asked to be released.',
        resolve: ({ onboardingCompletedAt }) => onboardingCompletedAt?.toISOString() ?? null,
      }),
    }),
  }),
);

import { NO_INPUT, query } from '#platform/graphql/use-case.ts';

/** Who is asking. A person acting in another tenant is still the person they are at home. */
export const userInformation = query({
  action: 'user-information.read',
  input: NO_INPUT,
  run: ({ actor }) => ({ user: actor.kind === 'USER' ? actor : null }),
});

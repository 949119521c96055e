import { openUserManager } from './user-manager.ts';

/** What the provider says of the person: a suggestion for a form, nothing to rely on. */
export async function claimedPerson() {
  const profile = (await (await openUserManager()).getUser())?.profile;
  return {
    firstName: profile?.given_name ?? '',
    lastName: profile?.family_name ?? '',
    contactEmail: profile?.email ?? '',
  };
}

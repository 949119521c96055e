import { tokenStore } from './tokens.ts';

/** The provider's facts about the person: a suggestion for a form, nothing to rely on. */
export function claimedPerson() {
  const claims = tokenStore.read()?.claims;
  const claimed = (name: string): string => (typeof claims?.[name] === 'string' ? claims[name] : '');
  return {
    firstName: claimed('given_name'),
    lastName: claimed('family_name'),
    contactEmail: claimed('email'),
  };
}

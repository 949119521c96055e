import type { Role, UserState } from '@gastspiel/domain/permissions/roles.ts';
import { getAccessToken, renewAccessToken } from './access-token.ts';
import { lacksScope } from './granted-scopes.ts';

/**
 * A token that carries the mark of the person's role. One from before they got it is renewed, which no one notices;
 * undefined when the new one lacks it too.
 */
export async function scopedToken(user: {
  readonly role: Role;
  readonly state: UserState;
}): Promise<string | undefined> {
  const token = await getAccessToken();
  if (!lacksScope(token, user)) return token;
  const renewed = await renewAccessToken();
  return lacksScope(renewed, user) ? undefined : renewed;
}

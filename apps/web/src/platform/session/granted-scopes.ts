import { requiredScopeOf } from '@gastspiel/domain/permissions/decide.ts';
import type { Role, UserState } from '@gastspiel/domain/permissions/roles.ts';
import { decodeJwt } from 'jose';

/** The scopes in the token itself; a token that only the server can read tells us nothing. */
export function scopesIn(accessToken: string): readonly string[] | undefined {
  try {
    return decodeJwt<{ scope?: string }>(accessToken).scope?.split(' ');
  } catch {
    return undefined;
  }
}

/** Whether the token was made before the person got their role, and a fresh login is needed. */
export function lacksScope(accessToken: string, user: { readonly role: Role; readonly state: UserState }): boolean {
  const scopes = scopesIn(accessToken);
  return user.state === 'ACTIVE' && scopes !== undefined && !scopes.includes(requiredScopeOf(user.role));
}

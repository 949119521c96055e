import { UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { lacksScope } from './granted-scopes.ts';

const tokenWith = (scope: string) => new UnsecuredJWT({ scope }).encode();
const dispatcher = { role: 'TENANT_USER_DISPATCHER', state: 'ACTIVE' } as const;

it.each([
  ['TARGET_USER', 'read:target-user-offers'],
  ['TENANT_USER_ACCOUNTING', 'read:target-users'],
  ['SYSTEM_ADMIN', 'read:tenants'],
] as const)('%s needs %s', (role, scope) => {
  const user = { role, state: 'ACTIVE' } as const;
  expect(lacksScope(tokenWith(`openid ${scope}`), user)).toBe(false);
  expect(lacksScope(tokenWith('openid'), user)).toBe(true);
});

it('asks nothing of somebody who is not active', () => {
  expect(lacksScope(tokenWith('openid'), { ...dispatcher, state: 'ONBOARDING' })).toBe(false);
});

it('trusts the server with a token that cannot be read here', () => {
  expect(lacksScope('opaque', dispatcher)).toBe(false);
});

import { expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

const oidc = { authority: 'https://idp.example', clientId: 'web', audience: 'api' };
const answered = { oidc: { ...oidc, appClientId: 'app' }, more: 1 };

it('reads the identity provider', () => {
  expect(parseSettings(answered, 'web-app')).toEqual({ oidc });
  expect(parseSettings(answered, 'mobile-app')).toEqual({ oidc: { ...oidc, clientId: 'app' } });
});

it.each([null, 'text', {}, { oidc: null }, { oidc: { ...oidc, authority: 1 } }])('refuses %j', (value) => {
  expect(() => parseSettings(value, 'web-app')).toThrow();
});

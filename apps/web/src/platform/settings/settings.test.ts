import { expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

const oidc = { authority: 'https://idp.example', clientId: 'web', audience: 'api' };

it('reads the identity provider', () => {
  expect(parseSettings({ oidc, more: 1 })).toEqual({ oidc });
});

it.each([null, 'text', {}, { oidc: null }, { oidc: { ...oidc, authority: 1 } }])('refuses %j', (value) => {
  expect(() => parseSettings(value)).toThrow();
});

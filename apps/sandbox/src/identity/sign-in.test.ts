import { SCOPES } from '@gastspiel/domain/permissions/scopes.ts';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { AUDIENCE } from '#sandbox/identity/audience.ts';
import { Browser } from '#sandbox/testing/browser.ts';
import { identityForTest } from '#sandbox/testing/identity.ts';
import { APP, authorizationUrl, clickPerson, codeIn, redeem, refresh } from '#sandbox/testing/relying-party.ts';

async function signIn(issuer: string, browser: Browser, more: Record<string, string> = {}, name = 'Anna Huber') {
  const page = await (await browser.open(authorizationUrl(more))).text();
  return redeem(issuer, await clickPerson(browser, page, name));
}

test.each([{}, { audience: AUDIENCE }, { resource: AUDIENCE }])('signs in by one click, with %j', async (more) => {
  const { issuer, createPerson, lines } = await identityForTest();
  const { id } = await createPerson('Anna', ['read:offers', 'write:offers', 'read:something-else']);
  const tokens = await signIn(issuer, new Browser(issuer), more);

  const discovery = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as Record<
    string,
    string
  >;
  const keys = createRemoteJWKSet(new URL(discovery['jwks_uri'] ?? ''));
  const access = await jwtVerify(tokens.access_token, keys, { issuer, audience: AUDIENCE, algorithms: ['RS256'] });
  expect(access.payload.sub).toBe(id);
  expect(access.payload['scope']).toBe('read:offers write:offers');
  expect(tokens.scope).toBe('read:offers write:offers');
  expect((access.payload.exp ?? 0) - (access.payload.iat ?? 0)).toBe(600);

  const idToken = await jwtVerify(tokens.id_token, keys, { issuer, audience: 'gastspiel-web', algorithms: ['RS256'] });
  const person = { sub: id, email: 'anna@example.com', email_verified: true, given_name: 'Anna', family_name: 'Huber' };
  expect(idToken.payload).toMatchObject({ ...person, nonce: 'the-nonce' });

  const userinfo = await fetch(discovery['userinfo_endpoint'] ?? '', {
    headers: { authorization: `Bearer ${tokens.access_token}`, origin: APP },
  });
  expect(userinfo.headers.get('access-control-allow-origin')).toBe(APP);
  expect(await userinfo.json()).toMatchObject(person);
  expect(lines).toEqual([]);
});

test('remembers the session and asks again on prompt=login, also for another person', async () => {
  const { issuer, createPerson } = await identityForTest();
  await createPerson('Anna');
  const berta = await createPerson('Berta');
  const browser = new Browser(issuer);
  await signIn(issuer, browser);
  const silent = await browser.open(authorizationUrl({ prompt: 'none' }));
  expect(codeIn(silent)).not.toBe('');

  const page = await (await browser.open(authorizationUrl({ prompt: 'login' }))).text();
  const [, action = ''] = /action="([^"]+\/login)"/.exec(page) ?? [];
  const confirm = await (await browser.open(action, { account: berta.id })).text();
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(confirm) ?? [];
  const tokens = await redeem(issuer, codeIn(await browser.open('/session/end/confirm', { xsrf, logout: 'yes' })));
  expect(decodeJwt(tokens.access_token).sub).toBe(berta.id);
});

test('a refresh follows the entitlements, rotates, and a used token revokes them all', async () => {
  const { issuer, createPerson, scim } = await identityForTest();
  const { id } = await createPerson('Anna');
  const first = await signIn(issuer, new Browser(issuer));
  expect(decodeJwt(first.access_token)['scope']).toBe('');
  const everything = SCOPES.map((value) => ({ value }));
  await scim('PATCH', `/Users/${id}`, { Operations: [{ op: 'replace', path: 'entitlements', value: everything }] });

  const second = await refresh(issuer, first.refresh_token);
  expect(decodeJwt(second.access_token)['scope']).toBe(SCOPES.join(' '));
  expect(second.refresh_token).not.toBe(first.refresh_token);
  expect((await refresh(issuer, first.refresh_token)).error).toBe('invalid_grant');
  expect((await refresh(issuer, second.refresh_token)).error).toBe('invalid_grant');
});

test('account, session, key and refresh token survive a restart', async () => {
  const { issuer, createPerson, restart } = await identityForTest();
  const { id } = await createPerson('Anna', ['read:offers']);
  const browser = new Browser(issuer);
  const tokens = await signIn(issuer, browser);
  await restart();
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
  await jwtVerify(tokens.access_token, keys, { issuer, audience: AUDIENCE });
  expect(codeIn(await browser.open(authorizationUrl({ prompt: 'none' })))).not.toBe('');
  expect(decodeJwt((await refresh(issuer, tokens.refresh_token)).access_token)).toMatchObject({
    sub: id,
    scope: 'read:offers',
  });
});

test('refuses a foreign redirect, a foreign audience and a request without PKCE', async () => {
  const { issuer } = await identityForTest();
  const browser = new Browser(issuer);
  const foreign = await browser.open(authorizationUrl({ redirect_uri: 'http://localhost:9/elsewhere' }));
  expect(foreign.status).toBe(400);
  expect(foreign.headers.get('location')).toBeNull();
  expect(await foreign.text()).toContain('Zurück zu Gastspiel');
  for (const wrong of [{ audience: 'https://other.example' }, { code_challenge: '', code_challenge_method: '' }]) {
    const { headers } = await browser.open(authorizationUrl(wrong));
    expect(new URL(headers.get('location') ?? '').searchParams.get('error')).toMatch(/^invalid_/);
  }
});

test('a deactivated person is out: no refresh, and the session asks for a sign-in', async () => {
  const { issuer, createPerson, scim } = await identityForTest();
  const { id } = await createPerson('Anna');
  const browser = new Browser(issuer);
  const tokens = await signIn(issuer, browser);
  await scim('PATCH', `/Users/${id}`, { Operations: [{ op: 'replace', value: { active: false } }] });
  expect((await refresh(issuer, tokens.refresh_token)).error).toBe('invalid_grant');
  const page = await (await browser.open(authorizationUrl())).text();
  expect(page).toContain('Anmelden bei Gastspiel');
  expect(page).not.toContain('Anna Huber');
});

import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { AUDIENCE } from '#sandbox/identity/audience.ts';
import { identityForTest } from '#sandbox/testing/identity.ts';
import { refresh } from '#sandbox/testing/relying-party.ts';

test('makes tokens for scripts, as good as those of a sign-in', async () => {
  const { issuer, createPerson, sandbox } = await identityForTest({ accessTokenSeconds: 60 });
  const { id } = await createPerson('Anna', ['read:offers']);
  const { body } = await sandbox('tokens', { email: 'anna@example.com' });
  expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 60, scope: 'read:offers' });
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`));
  const { payload } = await jwtVerify(body.access_token, keys, { issuer, audience: AUDIENCE });
  expect(payload).toMatchObject({ sub: id, scope: 'read:offers', client_id: 'gastspiel-web' });
  expect(decodeJwt(body.id_token)).toMatchObject({ sub: id, email: 'anna@example.com', aud: 'gastspiel-web' });
  const refreshed = await refresh(issuer, body.refresh_token);
  expect(decodeJwt(refreshed.access_token)).toMatchObject({ sub: id, scope: 'read:offers' });
  expect((await sandbox('tokens', { email: 'nobody@example.com' })).status).toBe(404);
});

test('fails like a real provider, and recovers', async () => {
  const { issuer, sandbox } = await identityForTest();
  const discover = () => fetch(`${issuer}/.well-known/openid-configuration`);
  expect((await sandbox('behaviour', { failure: 'unknown' })).status).toBe(400);

  await sandbox('behaviour', { failure: 'down' });
  await expect(discover()).rejects.toThrow();
  await sandbox('behaviour', { failure: 'token-error' });
  expect((await fetch(`${issuer}/token`, { method: 'POST' })).status).toBe(500);
  expect((await discover()).status).toBe(200);
  await sandbox('behaviour', { failure: 'slow', seconds: 0.01 });
  expect((await discover()).status).toBe(200);
  await sandbox('behaviour', { failure: 'none' });
  expect((await discover()).status).toBe(200);
});

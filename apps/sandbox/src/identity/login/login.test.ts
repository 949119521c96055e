import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { Browser } from '#sandbox/testing/browser.ts';
import { identityForTest } from '#sandbox/testing/identity.ts';
import { APP, authorizationUrl, codeIn, redeem } from '#sandbox/testing/relying-party.ts';

const openLogin = async (browser: Browser) => (await browser.open(authorizationUrl())).text();
const registerAction = (page: string) => /action="([^"]+\/register)"/.exec(page)?.[1] ?? '';

test('shows the people by agency, in their order, with role and state', async () => {
  const { issuer, createPerson } = await identityForTest();
  await createPerson('Berta', [], { group: 'Linzer Service', label: 'Buchhaltung', hint: 'gesperrt', order: 2 });
  await createPerson('Anna', [], { group: 'Wiener <Tafelrunde>', label: 'Disposition', hint: null, order: 1 });
  const response = await new Browser(issuer).open(authorizationUrl());
  const page = await response.text();
  expect(page.match(/<h2>[^<]+<|<strong>[^<]+<|"hint">[^<]+</g)).toEqual([
    '<h2>Wiener &#60;Tafelrunde&#62;<',
    '<strong>Anna Huber<',
    '<h2>Linzer Service<',
    '<strong>Berta Huber<',
    '"hint">gesperrt<',
    '<h2>Neue Person registrieren<',
  ]);
  // Browsers apply form-action to the redirects after a form too: without the app's origin nobody would get back.
  expect(response.headers.get('content-security-policy')).toContain(`form-action 'self' ${APP}`);
});

test('registers a new person and signs them in', async () => {
  const { issuer } = await identityForTest();
  const browser = new Browser(issuer);
  const form = { givenName: 'Clara', familyName: 'Maier', email: 'Clara@Example.com' };
  const tokens = await redeem(issuer, codeIn(await browser.open(registerAction(await openLogin(browser)), form)));
  expect(decodeJwt(tokens.id_token)).toMatchObject({ given_name: 'Clara', email: 'Clara@Example.com' });
  const page = await openLogin(new Browser(issuer));
  expect(page.indexOf('Selbst registriert')).toBeLessThan(page.indexOf('Clara Maier'));
});

test.each([
  ['verified', {}, true],
  ['not verified, where that is wished', { isEmailUnverified: 'on' }, false],
])('says of a new address that it is %s', async (_name, more, expected) => {
  const { issuer } = await identityForTest();
  const browser = new Browser(issuer);
  const form = { givenName: 'Clara', familyName: 'Maier', email: 'clara@example.com', ...more };
  const tokens = await redeem(issuer, codeIn(await browser.open(registerAction(await openLogin(browser)), form)));
  expect(decodeJwt(tokens.id_token)).toMatchObject({ email_verified: expected });
  const userinfo = await fetch(`${issuer}/me`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
  expect(await userinfo.json()).toMatchObject({ email: 'clara@example.com', email_verified: expected });
});

test('says at the field what is wrong and keeps what was typed', async () => {
  const { issuer, createPerson } = await identityForTest();
  await createPerson('Anna');
  const browser = new Browser(issuer);
  const action = registerAction(await openLogin(browser));
  const empty = await browser.open(action, { givenName: ' ', familyName: 'O"Neill', email: 'nonsense' });
  expect(empty.status).toBe(422);
  const page = await empty.text();
  expect(page).toContain('Bitte den Vornamen eingeben.');
  expect(page).toContain('Bitte eine gültige E-Mail-Adresse eingeben.');
  expect(page).toContain('value="O&#34;Neill"');
  const taken = await browser.open(action, { givenName: 'A', familyName: 'B', email: 'ANNA@example.com' });
  expect(await taken.text()).toContain('Mit dieser E-Mail-Adresse gibt es schon ein Konto.');
});

test('leads back to the app from a sign-in that is over', async () => {
  const { issuer } = await identityForTest();
  const response = await fetch(`${issuer}/interaction/unknown`);
  expect(response.status).toBe(400);
  const page = await response.text();
  expect(page).toContain('Diese Anmeldung ist abgelaufen');
  expect(page).toContain(`href="${APP}/"`);
});

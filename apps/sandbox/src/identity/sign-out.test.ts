import { expect, test } from 'vitest';
import { Browser } from '#sandbox/testing/browser.ts';
import { identityForTest } from '#sandbox/testing/identity.ts';
import { APP, authorizationUrl, clickPerson, redeem, refresh } from '#sandbox/testing/relying-party.ts';

async function signedIn() {
  const { issuer, createPerson } = await identityForTest();
  await createPerson('Anna');
  const browser = new Browser(issuer);
  const page = await (await browser.open(authorizationUrl())).text();
  return { issuer, browser, tokens: await redeem(issuer, await clickPerson(browser, page, 'Anna Huber')) };
}

const endSession = (hint: Record<string, string>) =>
  `/session/end?${new URLSearchParams({ ...hint, post_logout_redirect_uri: `${APP}/`, client_id: 'gastspiel-web', state: 's' })}`;

async function confirm(browser: Browser, page: string): Promise<Response> {
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? [];
  return browser.open('/session/end/confirm', { xsrf, logout: 'yes' });
}

test('signs out without a question when the app shows its ID token, and leads back to the app', async () => {
  const { issuer, browser, tokens } = await signedIn();
  const page = await (await browser.open(endSession({ id_token_hint: tokens.id_token }))).text();
  expect(page).toContain("document.querySelector('button').click()");
  const left = await confirm(browser, page);
  expect(left.headers.get('location')).toBe(`${APP}/?state=s`);
  expect((await refresh(issuer, tokens.refresh_token)).error).toBe('invalid_grant');
  expect(await (await browser.open(authorizationUrl())).text()).toContain('Anmelden bei Gastspiel');

  const again = await (await browser.open(endSession({ id_token_hint: tokens.id_token }))).text();
  expect((await confirm(browser, again)).headers.get('location')).toBe(`${APP}/?state=s`);
});

test('asks when anybody could have sent the person here', async () => {
  const { browser } = await signedIn();
  const page = await (await browser.open(endSession({}))).text();
  expect(page).toContain('Möchten Sie sich von Gastspiel abmelden?');
  expect(page).not.toContain('<script');
});

import { createHash, randomBytes } from 'node:crypto';
import { SCOPES } from '@gastspiel/domain/permissions/scopes.ts';
import type { Browser } from '#sandbox/testing/browser.ts';

export const APP = 'http://localhost:9';
const CALLBACK = `${APP}/oidc-callback`;
const verifier = randomBytes(32).toString('base64url');

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly scope: string;
  readonly error?: string;
}

/** The address by which the app asks for a sign-in. */
export function authorizationUrl(more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: 'gastspiel-web',
    redirect_uri: CALLBACK,
    response_type: 'code',
    scope: `openid profile email ${SCOPES.join(' ')}`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'the-state',
    nonce: 'the-nonce',
    ...more,
  });
  return `/auth?${query}`;
}

/** Clicks the person on the login page and answers the code that the app gets. */
export async function clickPerson(browser: Browser, page: string, name: string): Promise<string> {
  const [, action = ''] = /action="([^"]+\/login)"/.exec(page) ?? [];
  const [, account = ''] = new RegExp(`value="([^"]+)">\\s*<strong>${name}<`).exec(page) ?? [];
  return codeIn(await browser.open(action, { account }));
}

export const codeIn = (response: Response): string =>
  new URL(response.headers.get('location') ?? '').searchParams.get('code') ?? '';

export const redeem = (issuer: string, code: string) =>
  token(issuer, { grant_type: 'authorization_code', code, redirect_uri: CALLBACK, code_verifier: verifier });

export const refresh = (issuer: string, refreshToken: string) =>
  token(issuer, { grant_type: 'refresh_token', refresh_token: refreshToken });

async function token(issuer: string, form: Record<string, string>): Promise<Tokens> {
  const body = new URLSearchParams({ client_id: 'gastspiel-web', ...form });
  const response = await fetch(`${issuer}/token`, { method: 'POST', body, headers: { origin: APP } });
  return (await response.json()) as Tokens;
}

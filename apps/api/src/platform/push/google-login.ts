import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { FcmCredentials } from '#platform/config/fcm-credentials.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const ASSERTION_SECONDS = 600;
/** A token is renewed so long before it ends: it has to last for the call. */
const EARLY_MS = 60_000;
const TIMEOUT_MS = 10_000;

const Grant = z.object({ access_token: z.string().min(1), expires_in: z.number() });

interface AccessToken {
  readonly value: string;
  readonly untilMs: number;
}

/** The service account's access token: asked for when there is none, shared by whoever sends meanwhile. */
export class GoogleLogin {
  readonly #credentials: FcmCredentials;
  #current: Promise<AccessToken> | undefined;

  constructor(credentials: FcmCredentials) {
    this.#credentials = credentials;
  }

  async token(): Promise<string> {
    const held = this.#current;
    const token = await held?.catch(() => undefined);
    if (token && token.untilMs > Date.now()) return token.value;
    // Somebody who waited beside us may have asked again already.
    const next = this.#current === held ? undefined : this.#current;
    this.#current = next ?? this.#ask();
    return (await this.#current).value;
  }

  /** The service does not take it any more. */
  forget(): void {
    this.#current = undefined;
  }

  async #ask(): Promise<AccessToken> {
    const { client_email: issuer, private_key: key, token_uri: address } = this.#credentials;
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(address)
      .setIssuedAt()
      .setExpirationTime(`${ASSERTION_SECONDS}s`)
      .sign(await importPKCS8(key, 'RS256'));
    const response = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: GRANT, assertion }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the login for push messages was answered with ${response.status}`);
    const { access_token: value, expires_in: seconds } = Grant.parse(await response.json());
    return { value, untilMs: Date.now() + seconds * 1000 - EARLY_MS };
  }
}

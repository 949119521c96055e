import { createECDH } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import type { Config } from '#platform/config/config.ts';

/** Push services refuse a signature that lasts longer than a day. */
const LIFETIME = '12h';

/** The server's own key for web push (RFC 8292): subscriptions are made for it, and each message says that it comes from it. */
export class Vapid {
  /** As browsers want it when they subscribe. */
  readonly publicKey: string;
  readonly #privateKey: Buffer;
  readonly #contact: string;

  constructor(privateKey: Buffer, contact: string) {
    this.#privateKey = privateKey;
    this.#contact = contact;
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey);
    this.publicKey = pair.getPublicKey('base64url');
  }

  /** The value of the header `authorization` for a push service. */
  async authorization(origin: string): Promise<string> {
    const point = Buffer.from(this.publicKey, 'base64url');
    const key = await importJWK(
      {
        kty: 'EC',
        crv: 'P-256',
        x: point.subarray(1, 33).toString('base64url'),
        y: point.subarray(33).toString('base64url'),
        d: this.#privateKey.toString('base64url'),
      },
      'ES256',
    );
    const token = await new SignJWT()
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
      .setAudience(origin)
      .setSubject(this.#contact)
      .setExpirationTime(LIFETIME)
      .sign(key);
    return `vapid t=${token}, k=${this.publicKey}`;
  }
}

/** Nothing without a key: then no browser can be told of anything, and none is asked to. */
export const vapidOf = ({
  WEB_PUSH_KEY: key,
  MAIL_FROM: contact,
}: Pick<Config, 'WEB_PUSH_KEY' | 'MAIL_FROM'>): Vapid | undefined => key && new Vapid(key, `mailto:${contact}`);

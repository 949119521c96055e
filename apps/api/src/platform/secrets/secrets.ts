import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import type { Config } from '#platform/config/config.ts';
import { packSealed, unpackSealed } from '#platform/secrets/sealed.ts';

/** Where a secret belongs: sealed for one place, it opens in no other. */
interface SecretPlace {
  readonly tenantId: string;
  readonly rowId: string;
  readonly field: string;
}

export interface Secrets {
  /** The form that is stored: unreadable without the key, and different at each call. */
  seal(place: SecretPlace, plain: string): Buffer;
  open(place: SecretPlace, sealed: Buffer): string;
  /** The same for the same value in a tenant's field, however it is spaced or capitalised: for finding and for matching. */
  fingerprint(tenantId: string, field: string, plain: string): Buffer;
  /** A keyed hash of what is only ever compared, for one purpose. It stays the same when keys change. */
  hash(purpose: HashPurpose, text: string): Buffer;
  /** The server's signature on a text, for one purpose, with the newest key. */
  sign(purpose: LinkPurpose, text: string): Buffer;
  /** Whether the server made the signature, with any key that it still has. */
  isSigned(purpose: LinkPurpose, text: string, signature: Buffer): boolean;
}

/** Each purpose has a key of its own: a signature or hash for one is worth nothing for another. */
export type LinkPurpose = 'contact-confirmation' | 'download' | 'invitation' | 'offer-answer' | 'push-receipt';
type HashPurpose = 'idempotency' | 'caller';

/** A sealed field can not be opened. It names the field and never anything of the content. */
export class SecretUnreadable extends Error {
  override readonly name = 'SecretUnreadable';
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;

export function createSecrets(config: Pick<Config, 'SECRET_KEYS' | 'SECRET_HASH_KEY'>): Secrets {
  const { SECRET_KEYS: keys, SECRET_HASH_KEY } = config;
  const [current, ...older] = keys;
  const hashKey = createSecretKey(SECRET_HASH_KEY);
  const hashKeyFor = subKeysOf(SECRET_HASH_KEY);
  const signingKeyFor = subKeysOf(current.key);
  const olderKeysFor = older.map(({ key }) => subKeysOf(key));

  return {
    seal(place, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, current.key, nonce).setAAD(boundTo(place, current.id));
      const ciphertext = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return packSealed({ keyId: current.id, nonce, ciphertext, tag: cipher.getAuthTag() });
    },
    open(place, sealed) {
      const parts = unpackSealed(sealed);
      if (!parts) throw new SecretUnreadable(`${place.field} is not a sealed value`);
      const { keyId, nonce, ciphertext, tag } = parts;
      const found = keys.find(({ id }) => id === keyId);
      if (!found) throw new SecretUnreadable(`${place.field} was sealed with a key that is not among SECRET_KEYS`);
      try {
        const decipher = createDecipheriv(ALGORITHM, found.key, nonce).setAAD(boundTo(place, keyId)).setAuthTag(tag);
        return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
      } catch {
        throw new SecretUnreadable(`${place.field} was sealed for another place, with another key, or was changed`);
      }
    },
    fingerprint: (tenantId, field, plain) =>
      createHmac('sha256', hashKey)
        .update(JSON.stringify([tenantId, field, normalized(plain)]))
        .digest(),
    hash: (purpose, text) => hmac(hashKeyFor(purpose), text),
    sign: (purpose, text) => hmac(signingKeyFor(purpose), text),
    isSigned: (purpose, text, signature) =>
      [signingKeyFor, ...olderKeysFor].some((keyFor) => {
        const expected = hmac(keyFor(purpose), text);
        return expected.length === signature.length && timingSafeEqual(expected, signature);
      }),
  };
}

/** Keys derived by HKDF (RFC 5869), one for each purpose: whoever learns one learns no other. */
function subKeysOf(key: Buffer): (purpose: LinkPurpose | HashPurpose) => KeyObject {
  const derived = new Map<string, KeyObject>();
  return (purpose) => {
    const known = derived.get(purpose);
    if (known) return known;
    const made = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `gastspiel ${purpose}`, 32)));
    derived.set(purpose, made);
    return made;
  };
}

const hmac = (key: KeyObject, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** A list in JSON, since plain joining would let the end of one part pass for the beginning of the next. */
const boundTo = ({ tenantId, rowId, field }: SecretPlace, keyId: string): Buffer =>
  Buffer.from(JSON.stringify([keyId, tenantId, rowId, field]));

/** Numbers are copied with blanks between their groups, and IBANs in small letters. */
const normalized = (plain: string): string => plain.normalize('NFKC').replace(/\s+/g, '').toUpperCase();

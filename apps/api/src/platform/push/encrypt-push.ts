import { createCipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';

/** The keys that a browser hands out with its subscription: only it can read what is encrypted for these. */
export interface SubscriptionKeys {
  /** Its public key, an uncompressed point of P-256. */
  readonly p256dh: Buffer;
  /** A secret of 16 bytes that both sides know. */
  readonly auth: Buffer;
}

/** One record holds the whole message: push services take no more than 4096 bytes. */
const RECORD_SIZE = 4096;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
/** Marks the last record (RFC 8188). */
const LAST = Buffer.from([2]);

const hmac = (key: Buffer, ...parts: readonly (Buffer | string)[]): Buffer => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(part);
  return mac.digest();
};

/** HKDF (RFC 5869) for what fits into one block, as everything here does. */
const derive = (salt: Buffer, secret: Buffer, info: readonly (Buffer | string)[], bytes: number): Buffer =>
  hmac(hmac(salt, secret), ...info, Buffer.from([1])).subarray(0, bytes);

/** Fresh for every message; given only where a known answer is to be checked. */
interface Randomness {
  readonly salt: Buffer;
  readonly privateKey?: Buffer;
}

/** The body of a message by web push: encrypted for one browser (RFC 8291) as one record of `aes128gcm` (RFC 8188). */
export function encryptPush(
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  { salt, privateKey }: Randomness = { salt: randomBytes(16) },
): Buffer {
  const own = createECDH('prime256v1');
  if (privateKey) own.setPrivateKey(privateKey);
  else own.generateKeys();
  const ownKey = own.getPublicKey();
  const secret = derive(auth, own.computeSecret(p256dh), ['WebPush: info\0', p256dh, ownKey], 32);
  const key = derive(salt, secret, ['Content-Encoding: aes128gcm\0'], KEY_BYTES);
  const nonce = derive(salt, secret, ['Content-Encoding: nonce\0'], NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([salt, size, Buffer.from([ownKey.length]), ownKey, record]);
}

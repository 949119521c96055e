import { createDecipheriv, createECDH, createHmac } from 'node:crypto';

/** The keys that a browser keeps to itself of its subscription. */
export interface BrowserKeys {
  readonly privateKey: Buffer;
  readonly auth: Buffer;
}

const SALT_BYTES = 16;
const TAG_BYTES = 16;

const hmac = (key: Buffer, data: Buffer): Buffer => createHmac('sha256', key).update(data).digest();
const words = (text: string, ...more: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from(text), ...more, Buffer.from([1])]);

/** As a browser reads a pushed body (RFC 8291 in `aes128gcm` of RFC 8188). Throws where it was not for this browser. */
export function decryptPush(body: Buffer, { privateKey, auth }: BrowserKeys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const recordSize = body.readUInt32BE(SALT_BYTES);
  const keyEnd = SALT_BYTES + 5 + body.readUInt8(SALT_BYTES + 4);
  const senderKey = body.subarray(SALT_BYTES + 5, keyEnd);
  const record = body.subarray(keyEnd);
  if (record.length > recordSize) throw new Error('a message has one record');
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const shared = hmac(auth, own.computeSecret(senderKey));
  const secret = hmac(shared, words('WebPush: info\0', own.getPublicKey(), senderKey));
  const derived = hmac(salt, secret);
  const key = hmac(derived, words('Content-Encoding: aes128gcm\0')).subarray(0, 16);
  const nonce = hmac(derived, words('Content-Encoding: nonce\0')).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the padding is wrong');
  return padded.subarray(0, end).toString('utf8');
}

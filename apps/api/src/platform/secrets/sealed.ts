/** The parts of a sealed value. The key's id is readable, so that one can count in SQL what an old key still holds. */
export interface Sealed {
  readonly keyId: string;
  readonly nonce: Buffer;
  readonly ciphertext: Buffer;
  readonly tag: Buffer;
}

const VERSION = 1;
const HEADER_BYTES = 2;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** One bytea: version, length of the key's id, the id, nonce, ciphertext, tag. */
export const packSealed = ({ keyId, nonce, ciphertext, tag }: Sealed): Buffer => {
  const id = Buffer.from(keyId, 'ascii');
  return Buffer.concat([Buffer.from([VERSION, id.length]), id, nonce, ciphertext, tag]);
};

export function unpackSealed(sealed: Buffer): Sealed | undefined {
  const [version, idLength = 0] = sealed;
  const nonceAt = HEADER_BYTES + idLength;
  const textAt = nonceAt + NONCE_BYTES;
  const tagAt = sealed.length - TAG_BYTES;
  if (version !== VERSION || tagAt < textAt) return undefined;
  return {
    keyId: sealed.toString('ascii', HEADER_BYTES, nonceAt),
    nonce: sealed.subarray(nonceAt, textAt),
    ciphertext: sealed.subarray(textAt, tagAt),
    tag: sealed.subarray(tagAt),
  };
}

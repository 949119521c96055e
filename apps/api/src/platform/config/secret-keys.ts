import { z } from 'zod';

export interface SecretKey {
  /** Stored with everything that the key seals. */
  readonly id: string;
  readonly key: Buffer;
}

export const EXPECTED_KEY = '32 random bytes in base64';
export const EXPECTED_KEYS = `id:key entries with commas between them, each key ${EXPECTED_KEY}, no id twice`;
const ENTRY = /^\s*([a-z0-9][a-z0-9-]{0,31}):([A-Za-z0-9+/_-]{43}=?)\s*$/;

export const secretKey = z
  .string()
  .regex(/^[A-Za-z0-9+/_-]{43}=?$/, EXPECTED_KEY)
  .transform((text) => Buffer.from(text, 'base64'));

/** The key ring: the first one seals, all of them open. */
export const secretKeys = z.string().transform((text, context): readonly [SecretKey, ...SecretKey[]] => {
  const entries = text.split(',');
  const [current, ...older] = entries.flatMap((entry): SecretKey[] => {
    const [, id, key] = ENTRY.exec(entry) ?? [];
    return id && key ? [{ id, key: Buffer.from(key, 'base64') }] : [];
  });
  const ids = new Set([current, ...older].map((key) => key?.id));
  if (current && ids.size === entries.length) return [current, ...older];
  context.addIssue({ code: 'custom', message: EXPECTED_KEYS });
  return z.NEVER;
});

import { describe, expect, test } from 'vitest';
import { TEST_SETTINGS } from '#app/testing/test-settings.ts';
import { secretKey, secretKeys } from '#platform/config/secret-keys.ts';
import { createSecrets, SecretUnreadable } from '#platform/secrets/secrets.ts';
import { readLink, signLink } from '#platform/secrets/signed-link.ts';

const OLD = `old:${Buffer.alloc(32, 3).toString('base64')}`;
const NEW = `new:${Buffer.alloc(32, 4).toString('base64')}`;
const withKeys = (...keys: string[]) =>
  createSecrets({
    SECRET_KEYS: secretKeys.parse(keys.join(',')),
    SECRET_HASH_KEY: secretKey.parse(TEST_SETTINGS.SECRET_HASH_KEY),
  });
const secrets = withKeys(OLD);
const PLACE = { tenantId: 'tafelrunde', rowId: 'anna', field: 'iban' };
const IBAN = 'AT61 1904 3002 3457 3201';
const sealed = secrets.seal(PLACE, IBAN);

describe('a sealed value', () => {
  test.each([IBAN, '1237 010180', '', 'Ä€😀', 'x'.repeat(10_000)])('opens in its place: %.30s', (plain) => {
    expect(secrets.open(PLACE, secrets.seal(PLACE, plain))).toBe(plain);
  });

  test('does not show its content, nor that two are the same', () => {
    expect(sealed.includes(IBAN)).toBe(false);
    expect(secrets.seal(PLACE, IBAN).equals(sealed)).toBe(false);
  });

  test('shows the id of its key', () => {
    expect([sealed[0], sealed.toString('ascii', 2, 2 + (sealed[1] ?? 0))]).toEqual([1, 'old']);
  });

  test.each([
    ['another tenant', { ...PLACE, tenantId: 'alpen' }],
    ['another row', { ...PLACE, rowId: 'berta' }],
    ['another field', { ...PLACE, field: 'bic' }],
    ['parts that only look the same', { tenantId: 'tafelrundeanna', rowId: '', field: 'iban' }],
  ])('does not open for %s', (_whose, place) => {
    expect(() => secrets.open(place, sealed)).toThrow(SecretUnreadable);
  });

  test('does not open with any of its bytes changed, and the error tells nothing of it', () => {
    for (let i = 0; i < sealed.length; i += 1) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8((changed[i] ?? 0) ^ 1, i);
      expect(() => secrets.open(PLACE, changed), `byte ${i}`).toThrow(/^iban (is not a sealed value|was sealed )/);
    }
  });

  test.each([0, 1, 2, 16, sealed.length - 1])('does not open when cut to %i bytes', (length) => {
    expect(() => secrets.open(PLACE, sealed.subarray(0, length))).toThrow(SecretUnreadable);
  });
});

describe('the key ring', () => {
  test('seals with the first key and opens with all', () => {
    const rotated = withKeys(NEW, OLD);
    expect(rotated.open(PLACE, sealed)).toBe(IBAN);
    expect(rotated.seal(PLACE, IBAN).toString('ascii', 2, 5)).toBe('new');
  });

  test('can not open what was sealed with a key that it lacks', () => {
    expect(() => withKeys(NEW).open(PLACE, sealed)).toThrow('iban was sealed with a key that is not among SECRET_KEYS');
  });

  test('can not open with another key of the same id', () => {
    const impostor = `old:${Buffer.alloc(32, 9).toString('base64')}`;
    expect(() => withKeys(impostor).open(PLACE, sealed)).toThrow(SecretUnreadable);
  });
});

describe('a fingerprint', () => {
  const of = (plain: string, tenantId = 'tafelrunde', field = 'iban') =>
    secrets.fingerprint(tenantId, field, plain).toString('hex');

  test.each([IBAN.replaceAll(' ', ''), IBAN.toLowerCase(), ` ${IBAN}\n`, IBAN.replaceAll(' ', '\u00a0')])(
    'is the same for %j',
    (plain) => expect(of(plain)).toBe(of(IBAN)),
  );

  test.each([
    ['another value', of('AT61 1904 3002 3457 3202')],
    ['another tenant', of(IBAN, 'alpen')],
    ['another field', of(IBAN, 'tafelrunde', 'number')],
  ])('is another for %s', (_what, other) => expect(other).not.toBe(of(IBAN)));

  test('survives a change of the key that seals', () => {
    expect(withKeys(NEW).fingerprint('tafelrunde', 'iban', IBAN).toString('hex')).toBe(of(IBAN));
  });
});

describe('a signed link', () => {
  const [anna, berta] = ['a3bb189e-8bf9-4888-9912-ace4e6543002', 'b3bb189e-8bf9-4888-9912-ace4e6543002'];
  const link = signLink(secrets, 'offer-answer', anna, berta);

  test('is read by the server that made it', () => {
    expect(readLink(secrets, 'offer-answer', link)).toEqual([anna, berta]);
  });

  test.each([
    ['for another purpose', () => readLink(secrets, 'contact-confirmation', link)],
    ['for somebody else', () => readLink(secrets, 'offer-answer', link.replace(anna, berta))],
    ['without its signature', () => readLink(secrets, 'offer-answer', `${anna}.${berta}.`)],
  ])('is worth nothing %s', (_how, read) => expect(read()).toBeUndefined());

  test('outlives a new key, until the old one is taken away', () => {
    expect(readLink(withKeys(NEW, OLD), 'offer-answer', link)).toEqual([anna, berta]);
    expect(readLink(withKeys(NEW), 'offer-answer', link)).toBeUndefined();
  });
});

test('a keyed hash stays the same when keys change, and is another for each purpose', () => {
  const hash = secrets.hash('idempotency', 'x').toString('hex');
  expect(withKeys(NEW).hash('idempotency', 'x').toString('hex')).toBe(hash);
  expect(secrets.hash('caller', 'x').toString('hex')).not.toBe(hash);
});

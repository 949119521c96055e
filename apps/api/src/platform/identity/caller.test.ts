import { expect, test } from 'vitest';
import { TEST_SETTINGS } from '#app/testing/test-settings.ts';
import { secretKey, secretKeys } from '#platform/config/secret-keys.ts';
import { hashCaller } from '#platform/identity/caller.ts';
import { createSecrets } from '#platform/secrets/secrets.ts';

const secrets = createSecrets({
  SECRET_KEYS: secretKeys.parse(TEST_SETTINGS.SECRET_KEYS),
  SECRET_HASH_KEY: secretKey.parse(TEST_SETTINGS.SECRET_HASH_KEY),
});

const isSameCaller = (one: string, other: string): boolean =>
  hashCaller(secrets, one).equals(hashCaller(secrets, other));

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
  ['2001:db8::1', '2001:db8::2'],
  ['2001:db8::1', '2001:db8:0:0:a:b:c:d'],
  ['2001:db8:0:0::1', '2001:DB8::'],
  ['2001:db8:0:5::1', '2001:db8::5:0:0:0:1'],
  ['fe80::1%eth0', 'fe80::2'],
  ['203.0.113.7', '::ffff:203.0.113.7'],
])('%s and %s are one caller', (one, other) => {
  expect(isSameCaller(one, other)).toBe(true);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['2001:db8::1', '2001:db9::1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.8'],
  ['203.0.113.7', '203.0.113.8'],
])('%s and %s are two', (one, other) => {
  expect(isSameCaller(one, other)).toBe(false);
});

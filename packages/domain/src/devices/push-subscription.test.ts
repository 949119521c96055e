import { expect, test } from 'vitest';
import { PushSubscriptionInput } from '#domain/devices/push-subscription.ts';

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/gAAAA';

test.each([
  ['as browsers give it', {}, true],
  ['with padding', { keys: { p256dh: `${KEYS.p256dh}=`, auth: `${KEYS.auth}==` } }, true],
  ['without an address', { endpoint: '' }, false],
  ['with an address of another kind', { endpoint: 'file:///etc/passwd' }, false],
  ['with a blank in the address', { endpoint: `${ENDPOINT} x` }, false],
  ['with an address that is too long', { endpoint: `${ENDPOINT}${'a'.repeat(1024)}` }, false],
  ['with a key that is no whole point', { keys: { ...KEYS, p256dh: KEYS.p256dh.slice(1) } }, false],
  ['with a compressed point', { keys: { ...KEYS, p256dh: `C${KEYS.p256dh.slice(1)}` } }, false],
  ['with a secret that is too short', { keys: { ...KEYS, auth: KEYS.auth.slice(2) } }, false],
])('a subscription %s', (_what, changed, isTaken) => {
  expect(PushSubscriptionInput.safeParse({ endpoint: ENDPOINT, keys: KEYS, ...changed }).success).toBe(isTaken);
});

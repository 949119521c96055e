import { createECDH, randomBytes } from 'node:crypto';
import { decryptPush } from '@gastspiel/sandbox/push/decrypt-push.ts';
import { describe, expect, test } from 'vitest';
import { encryptPush } from '#platform/push/encrypt-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('a message by web push', () => {
  test('is encrypted as the example of RFC 8291', () => {
    const keys = {
      p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    };
    const body = encryptPush('When I grow up, I want to be a watermelon', keys, {
      salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
      privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    });
    expect(body.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A' +
        '_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('is read by the browser alone that it is for, and is never the same twice', () => {
    const browser = createECDH('prime256v1');
    browser.generateKeys();
    const keys = { p256dh: browser.getPublicKey(), auth: randomBytes(16) };
    const text = 'Neues Angebot: Gala-Dinner, Žofín 🍽';
    const [one, two] = [encryptPush(text, keys), encryptPush(text, keys)];
    const own = { privateKey: browser.getPrivateKey(), auth: keys.auth };
    expect([decryptPush(one, own), decryptPush(two, own)]).toEqual([text, text]);
    // Neither salt nor key of a message is ever used again (RFC 8291, 3.4; RFC 8188, 2.1).
    for (const [from, to] of [
      [0, 16],
      [21, 86],
    ])
      expect(one.subarray(from, to).equals(two.subarray(from, to))).toBe(false);
    expect(() => decryptPush(one, { ...own, auth: randomBytes(16) })).toThrow();
    const other = createECDH('prime256v1');
    other.generateKeys();
    expect(() => decryptPush(one, { ...own, privateKey: other.getPrivateKey() })).toThrow();
  });
});

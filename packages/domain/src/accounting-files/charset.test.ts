import { expect, test } from 'vitest';
import { encode } from '#domain/accounting-files/charset.ts';

const hex = (text: string) => {
  const { bytes, replaced } = encode(text, 'WINDOWS_1252');
  return [[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(' '), replaced];
};

test.each([
  ['Größe', '47 72 f6 df 65', 0],
  ['ÄÖÜ', 'c4 d6 dc', 0],
  ['a\u0308', 'e4', 0],
  ['€ – „x“ …', '80 20 96 20 84 78 93 20 85', 0],
  ['Ž ž Š š Ÿ Œ œ ™ •', '8e 20 9e 20 8a 20 9a 20 9f 20 8c 20 9c 20 99 20 95', 0],
  ['ćčęő', '63 63 65 6f', 4],
  ['Đorđević', '44 6f 72 64 65 76 69 63', 3],
  ['łŁ', '6c 4c', 2],
  ['−5', '2d 35', 1],
  ['日😀', '3f 3f', 2],
  ['\u0081', '3f', 1],
  ['ф', '3f', 1],
])('%s is written as %s with %s replaced', (text, bytes, replaced) => {
  expect(hex(text)).toEqual([bytes, replaced]);
});

test('there are 27 special signs, as a decoder reads them', () => {
  const decoder = new TextDecoder('windows-1252');
  const specials = Array.from({ length: 32 }, (_, index) => decoder.decode(Uint8Array.of(0x80 + index))).filter(
    (sign) => sign > '\u009f',
  );
  expect(specials).toHaveLength(27);
  expect(decoder.decode(encode(specials.join(''), 'WINDOWS_1252').bytes)).toBe(specials.join(''));
});

test('UTF-8 replaces nothing', () => {
  expect(encode('ć', 'UTF_8')).toEqual({ bytes: Uint8Array.of(0xc4, 0x87), replaced: 0 });
});

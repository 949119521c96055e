import { expect, it } from 'vitest';
import { fileProblem, type ImageRules, imageTypeOf, sizeProblem } from './image-rules.ts';

const LOGO: ImageRules = { types: ['image/png', 'image/jpeg'], maxBytes: 256 * 1024, minPixels: 256, maxPixels: 25e6 };
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (beginning: readonly number[], length = 1000): Uint8Array => {
  const bytes = new Uint8Array(length);
  bytes.set(beginning);
  return bytes;
};
const SVG = [...'<svg xmlns="…">'].map((letter) => letter.charCodeAt(0));

it('knows images by their content', () => {
  expect([PNG, [0xff, 0xd8, 0xff, 0xe0], SVG, []].map((bytes) => imageTypeOf(file(bytes)))).toEqual([
    'image/png',
    'image/jpeg',
    undefined,
    undefined,
  ]);
});

it.each([
  ['an SVG, whatever it is called', file(SVG), 'Bitte ein Bild im Format PNG oder JPG wählen.'],
  ['300 KB', file(PNG, 300 * 1024), 'Das Bild hat 300 KB, erlaubt sind höchstens 256 KB.'],
  ['one byte too much', file(PNG, 256 * 1024 + 1), 'Das Bild hat 257 KB, erlaubt sind höchstens 256 KB.'],
  ['exactly 256 KB', file(PNG, 256 * 1024), undefined],
])('a file with %s', (_, bytes, problem) => expect(fileProblem(bytes, LOGO)).toBe(problem));

it.each([
  [256, 256, undefined],
  [1024, 256, undefined],
  [1024, 255, 'Das Bild hat 1024 × 255 Pixel, jede Seite braucht mindestens 256.'],
  [5000, 5000, undefined],
  [20_000, 10_000, 'Das Bild hat 200 Megapixel, erlaubt sind höchstens 25.'],
])('%s × %s pixels', (width, height, problem) => expect(sizeProblem(width, height, LOGO)).toBe(problem));

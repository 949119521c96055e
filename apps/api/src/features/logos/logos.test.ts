import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { prepareLogos } from '#features/logos/logos.ts';

const aPicture = async (width: number, height: number, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width, height, channels: 3, background: '#7A1F3D' } })
    [format]()
    .toBuffer();

/** A file of a few hundred bytes that claims 200 megapixels, as those do that are made to hurt. */
const aGiant = async () => {
  const bytes = await aPicture(300, 300);
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(10_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

describe('a logo', () => {
  const WRONG_TYPE = 'Das Logo muss ein JPG- oder PNG-Bild sein.';
  const BROKEN = 'Die Datei ist beschädigt und kann nicht gelesen werden.';
  test.each<[string, () => Promise<Buffer>, string]>([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), WRONG_TYPE],
    ['a GIF named PNG', async () => Buffer.from('GIF89a…'), WRONG_TYPE],
    ['nothing', async () => Buffer.from('x'), WRONG_TYPE],
    ['a truncated PNG', async () => (await aPicture(400, 400)).subarray(0, 200), BROKEN],
    ['a truncated JPG', async () => (await aPicture(900, 900, 'jpeg')).subarray(0, 900), BROKEN],
    ['200 megapixels', aGiant, 'Das Bild hat zu viele Pixel; höchstens 25 Megapixel sind möglich.'],
    [
      '300 KB',
      async () => Buffer.concat([await aPicture(300, 300), Buffer.alloc(300 * 1024)]),
      'Das Logo darf höchstens 256 KB groß sein.',
    ],
    ['255 pixels', () => aPicture(255, 300), 'Das Logo muss mindestens 256 Pixel breit und hoch sein.'],
  ])('of %s is refused with its sentence at its field', async (_name, picture, sentence) => {
    const attempt = prepareLogos({ logoWideBase64: (await picture()).toString('base64') });
    await expect(attempt).rejects.toMatchObject({ fields: { 'input.logoWideBase64': sentence } });
  });

  test('keeps nothing but the picture: what was written into the file is gone', async () => {
    const marked = await sharp(await aPicture(300, 300, 'jpeg'))
      .withExif({ IFD0: { Copyright: 'GEHEIM-4711' } })
      .jpeg()
      .toBuffer();
    expect(marked.toString('latin1')).toContain('GEHEIM-4711');
    const { logoSquareBase64 } = await prepareLogos({ logoSquareBase64: marked.toString('base64') });
    const stored = Buffer.from(logoSquareBase64?.split(',')[1] ?? '', 'base64');
    expect(stored.toString('latin1')).not.toContain('GEHEIM-4711');
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 300 });
  });

  test.each<[string, number, number, 'png' | 'jpeg', number]>([
    ['a JPG that was saved coarsely', 1000, 1000, 'jpeg', 12],
    ['a large JPG', 2400, 900, 'jpeg', 2],
    ['a PNG without two equal pixels', 256, 300, 'png', 100],
    ['a long banner', 1400, 256, 'jpeg', 10],
  ])(
    'of %s is kept within the limits, so that it can be saved again',
    async (_name, width, height, format, quality) => {
      const noise = { raw: { width, height, channels: 3 as const } };
      const given = await sharp(randomBytes(width * height * 3), noise)
        [format](format === 'png' ? { compressionLevel: 9 } : { quality })
        .toBuffer();
      expect(given.length).toBeLessThanOrEqual(256 * 1024);
      const { logoWideBase64: kept } = await prepareLogos({ logoWideBase64: given.toString('base64') });
      const { logoWideBase64: again } = await prepareLogos({ logoWideBase64: kept });
      for (const logo of [kept, again]) {
        const bytes = Buffer.from(logo?.split(',')[1] ?? '', 'base64');
        expect(bytes.length).toBeLessThanOrEqual(256 * 1024);
        const shape = await sharp(bytes).metadata();
        expect(Math.min(shape.width, shape.height)).toBeGreaterThanOrEqual(256);
      }
    },
  );

  test('that is left out stays, and null removes', async () => {
    expect(await prepareLogos({ logoSquareBase64: undefined, logoWideBase64: null })).toEqual({
      logoSquareBase64: undefined,
      logoWideBase64: null,
    });
  });
});

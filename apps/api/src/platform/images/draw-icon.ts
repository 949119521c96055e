import { fileURLToPath } from 'node:url';
import { safeSharp } from '#platform/images/safe-sharp.ts';
import { html } from '#platform/mail/escape-html.ts';

const FONT = fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'));
const WHITE = '#FFFFFF';
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

/** A picture as a square PNG: whole where nothing cuts it, else small enough in the middle of a white ground. */
export async function drawPictureIcon(
  picture: Buffer,
  size: number,
  cut: 'none' | 'corners' | 'circle',
): Promise<Buffer> {
  const sharp = await safeSharp();
  const share = cut === 'none' ? 1 : cut === 'circle' ? IN_CIRCLE : (await sharp(picture).stats()).isOpaque ? 1 : 0.8;
  const side = Math.round(size * share);
  const fitted = await sharp(picture).resize(side, side, { fit: 'contain', background: TRANSPARENT }).png().toBuffer();
  return cut === 'none' ? fitted : onGround(size, WHITE, fitted);
}

/** Phones may cut a maskable icon to a circle of four fifths its width; a square fits into that up to its diagonal. */
const IN_CIRCLE = 0.8 / Math.SQRT2;

/** One or two letters in white on a colour: whatever a phone cuts off at the edges, they stay whole. */
export async function drawLetterIcon(letters: string, color: string, size: number): Promise<Buffer> {
  const sharp = await safeSharp();
  const text = html`<span foreground="${WHITE}">${letters}</span>`.text;
  const box = { width: Math.round(size * 0.5), height: Math.round(size * 0.3) };
  const drawn = await sharp({ text: { text, font: 'Inter SemiBold', fontfile: FONT, rgba: true, ...box } })
    .png()
    .toBuffer();
  return onGround(size, color, drawn);
}

async function onGround(size: number, background: string, input: Buffer): Promise<Buffer> {
  const sharp = await safeSharp();
  return sharp({ create: { width: size, height: size, channels: 3, background } })
    .composite([{ input }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

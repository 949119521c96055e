import { createHash } from 'node:crypto';
import { drawOnce } from '#platform/images/draw-once.ts';
import { sharp } from '#platform/images/safe-sharp.ts';

/** Sharp as high as a header shows it, on the finest of phones. */
const SMALL = { width: 600, height: 144, fit: 'inside', withoutEnlargement: true } as const;
const KEPT = 200;

/** Makes a logo (a data URI, as it is stored) small enough for the first answer on a slow line. */
export function createSmallLogos(): (logo: string) => Promise<string> {
  const once = drawOnce<string>({ kept: KEPT });
  return (logo) => once(createHash('sha256').update(logo).digest('base64url'), () => drawSmall(logo));
}

async function drawSmall(logo: string): Promise<string> {
  const picture = Buffer.from(logo.replace(/^data:[^,]*,/, ''), 'base64');
  const small = await sharp(picture).resize(SMALL).webp({ quality: 90 }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

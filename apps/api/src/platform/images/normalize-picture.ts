import { safeSharp } from '#platform/images/safe-sharp.ts';

/** The rules for a picture. The caller has the words for what is wrong with it. */
export interface PictureRules {
  readonly minPixels: number;
  readonly maxBytes: number;
  readonly maxPixels: number;
}
export type PictureFault = 'unreadable' | 'wrongType' | 'tooManyBytes' | 'tooSmall' | 'tooManyPixels';

export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  readonly fault: PictureFault;

  constructor(fault: PictureFault) {
    super(fault);
    this.fault = fault;
  }
}

const MAX_SIDE = 1024;

/** Encoded anew a picture may be larger than it came: then it is drawn more coarsely, until it would be taken again as it is kept. */
const ATTEMPTS = [
  { shrink: 1, jpeg: 88, png: 100 },
  { shrink: 1, jpeg: 75, png: 80 },
  { shrink: 1.5, jpeg: 75, png: 80 },
  { shrink: 2, jpeg: 70, png: 70 },
  { shrink: 3, jpeg: 60, png: 60 },
  { shrink: 4, jpeg: 50, png: 50 },
] as const;

/** Decodes a JPG or PNG by its content and encodes it anew, so that nothing but the picture is kept. */
export async function normalizePicture(base64: string, rules: PictureRules): Promise<string> {
  const bytes = Buffer.from(base64.replace(/^data:[^,]*,/, ''), 'base64');
  if (bytes.length > rules.maxBytes) throw new PictureRefused('tooManyBytes');
  const type = typeOf(bytes);
  if (!type) throw new PictureRefused('wrongType');
  const sharp = await safeSharp();
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'truncated' });
  const { width, height } = await picture.metadata().catch(() => {
    throw new PictureRefused('unreadable');
  });
  if (width * height > rules.maxPixels) throw new PictureRefused('tooManyPixels');
  if (width < rules.minPixels || height < rules.minPixels) throw new PictureRefused('tooSmall');
  for (const { shrink, jpeg, png } of ATTEMPTS) {
    const side = MAX_SIDE / shrink;
    // A long banner keeps its height: else it would be too small when it is sent again.
    const isBanner = Math.min(width, height) * side < rules.minPixels * Math.max(width, height);
    const [size, fit] = isBanner ? ([rules.minPixels, 'outside'] as const) : ([Math.round(side), 'inside'] as const);
    // A camera writes which side is up beside the picture, where it would be lost.
    const upright = picture.clone().autoOrient().resize(size, size, { fit, withoutEnlargement: true });
    const encoded =
      type === 'png'
        ? upright.png({ compressionLevel: 9, palette: true, quality: png })
        : upright.jpeg({ quality: jpeg });
    const result = await encoded.toBuffer().catch(() => {
      throw new PictureRefused('unreadable');
    });
    if (result.length <= rules.maxBytes) return `data:image/${type};base64,${result.toString('base64')}`;
  }
  throw new PictureRefused('tooManyBytes');
}

/** By the first bytes, whatever name or type the sender claims. */
function typeOf(bytes: Buffer): 'jpeg' | 'png' | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'png';
  return undefined;
}

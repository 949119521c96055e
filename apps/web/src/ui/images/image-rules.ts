import { IMAGE_TEXTS } from './image-texts.ts';

/** The rules for an image; the server checks them again. */
export interface ImageRules {
  readonly types: readonly ImageType[];
  readonly maxBytes: number;
  /** The limit of each side. */
  readonly minPixels: number;
  /** The limit of the whole: a small file can unpack to gigabytes. */
  readonly maxPixels: number;
}

export type ImageType = 'image/png' | 'image/jpeg';

const BEGINNINGS: Readonly<Record<ImageType, readonly number[]>> = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
};

/** The type by content: a file's name can say anything. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const types = Object.keys(BEGINNINGS) as ImageType[];
  return types.find((type) => BEGINNINGS[type].every((byte, index) => bytes[index] === byte));
}

/** The fault of the file before it is decoded, if any. */
export function fileProblem(bytes: Uint8Array, { types, maxBytes }: ImageRules): string | undefined {
  const type = imageTypeOf(bytes);
  if (!type || !types.includes(type)) return IMAGE_TEXTS.wrongType;
  return bytes.length > maxBytes ? IMAGE_TEXTS.tooLarge(bytes.length, maxBytes) : undefined;
}

export function sizeProblem(width: number, height: number, rules: ImageRules): string | undefined {
  const { minPixels, maxPixels } = rules;
  if (width * height > maxPixels) return IMAGE_TEXTS.tooManyPixels(width * height, maxPixels);
  return Math.min(width, height) < minPixels ? IMAGE_TEXTS.tooSmall(width, height, minPixels) : undefined;
}

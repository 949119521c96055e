import { fileProblem, type ImageRules, sizeProblem } from './image-rules.ts';
import { IMAGE_TEXTS } from './image-texts.ts';

type ReadImage = { readonly dataUri: string } | { readonly problem: string };

/** Reads a chosen file as a data URI, or says why it can't be used. */
export async function readImage(file: Blob, rules: ImageRules): Promise<ReadImage> {
  // A file far beyond the limit is not even read.
  if (file.size > rules.maxBytes * 20) return { problem: IMAGE_TEXTS.tooLarge(file.size, rules.maxBytes) };
  const problem = fileProblem(new Uint8Array(await file.arrayBuffer()), rules);
  if (problem) return { problem };
  const uri = await toDataUri(file);
  const picture = new Image();
  picture.src = uri;
  try {
    await picture.decode();
  } catch {
    return { problem: IMAGE_TEXTS.broken };
  }
  const tooSmall = sizeProblem(picture.naturalWidth, picture.naturalHeight, rules);
  return tooSmall ? { problem: tooSmall } : { dataUri: uri };
}

function toDataUri(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}

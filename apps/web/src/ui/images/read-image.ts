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
  try {
    const picture = await load(uri);
    const wrongSize = sizeProblem(picture.naturalWidth, picture.naturalHeight, rules);
    if (wrongSize) return { problem: wrongSize };
    await picture.decode();
    return { dataUri: uri };
  } catch {
    return { problem: IMAGE_TEXTS.broken };
  }
}

/** Reads the size alone: what is too large must not be unpacked. */
function load(uri: string): Promise<HTMLImageElement> {
  const { promise, resolve, reject } = Promise.withResolvers<HTMLImageElement>();
  const picture = new Image();
  picture.onload = () => resolve(picture);
  picture.onerror = reject;
  picture.src = uri;
  return promise;
}

function toDataUri(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.onload = () => resolve(String(reader.result));
  reader.onerror = () => reject(reader.error);
  reader.readAsDataURL(file);
  return promise;
}

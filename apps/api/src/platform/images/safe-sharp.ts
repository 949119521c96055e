import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | undefined;

/** Loaded with the first picture: until then it would only take memory, and many a process never draws one. */
export function safeSharp(): Promise<typeof Sharp> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Only what we take is ever unpacked: the other loaders are a large surface for files made to hurt.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  sharp.cache(false);
  return sharp;
}

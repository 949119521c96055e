import type { Writable } from 'node:stream';

/**
 * Writes these one after the other and does not end what it writes to. The next one is asked for when the last has left this
 * process, not before: whoever makes them may use or give back its memory then.
 */
export async function writeAll(chunks: AsyncIterable<string | Uint8Array>, out: Writable): Promise<void> {
  // The write that failed tells of it; an error that nobody listens to would end the process.
  out.on('error', () => undefined);
  for await (const chunk of chunks) {
    await new Promise<void>((resolve, reject) => {
      out.write(chunk, (error) => (error ? reject(error) : resolve()));
    });
  }
}

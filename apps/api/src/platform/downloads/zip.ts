import { Zip, ZipPassThrough } from 'fflate';

export interface ZipEntry {
  readonly name: string;
  readonly content: Uint8Array;
  readonly at: Date;
}

/** Files as they are, one after the other: PDFs are packed already, and only one is in memory at a time. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk);
  });
  for await (const { name, content, at } of entries) {
    const file = new ZipPassThrough(name);
    file.mtime = at;
    zip.add(file);
    file.push(content, true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}

import type { ZipEntry } from '#platform/downloads/zip.ts';
import type { Pointer } from '#platform/files/files.ts';

/** A file that is kept, by the row that points at it. */
export interface StoredFile extends Pointer {
  readonly name: string;
  readonly length: number;
  readonly at: Date;
}

const BATCH_BYTES = 4 << 20;

/**
 * Some files at a time, as many as make four megabytes, whatever there are in all; the next ones come while these are written.
 * The memory of a file is given back when the next one is asked for: left to the garbage collector, eighty megabytes of papers
 * make it walk through all that the server holds several times.
 */
export async function* readAhead(
  files: readonly StoredFile[],
  read: (files: readonly StoredFile[]) => Promise<ReadonlyMap<string, Buffer<ArrayBuffer>>>,
): AsyncGenerator<ZipEntry, void> {
  const batches = batchesOf(files);
  const begin = () => {
    const batch = batches.next().value;
    if (!batch) return undefined;
    const contents = read(batch);
    // A reader that stops does not wait for the contents on their way.
    contents.catch(() => undefined);
    return { batch, contents };
  };
  let coming = begin();
  while (coming) {
    const { batch, contents } = coming;
    const found = await contents;
    coming = begin();
    for (const { id, name, at } of batch) {
      const content = found.get(id);
      if (!content) throw new Error(`the file of ${id} is gone`);
      yield { name, content, at };
      content.buffer.transfer(0);
    }
  }
}

function* batchesOf(files: readonly StoredFile[]): Generator<readonly StoredFile[], undefined> {
  let batch: StoredFile[] = [];
  let bytes = 0;
  for (const file of files) {
    if (batch.length > 0 && bytes + file.length > BATCH_BYTES) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(file);
    bytes += file.length;
  }
  if (batch.length > 0) yield batch;
}

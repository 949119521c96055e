import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Entry } from '#bench/entry.ts';

const FOLDER = join(import.meta.dirname, 'entries');

/** All entries by the names of their files, in this order. */
export async function loadEntries(): Promise<ReadonlyMap<string, Entry>> {
  const files = (await readdir(FOLDER)).sort();
  const load = async (file: string): Promise<[string, Entry]> => {
    const { entry } = (await import(join(FOLDER, file))) as { entry: Entry };
    return [basename(file, '.ts'), entry];
  };
  return new Map(await Promise.all(files.map(load)));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * The code that a worker's phone loads until the open offers show, gzip. Raise it only with a reason: on a slow line 5 KiB are
 * 0.1 s.
 */
const LIMIT_KIB = 169.7;
const PAGE = 'open-offers-page';

/** A build fails that makes the first screen of a phone heavier than agreed. */
export function weightLimit(): Plugin {
  return {
    name: 'weight-limit',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
      const loaded = new Set<string>();
      const load = (file: string): void => {
        if (loaded.has(file)) return;
        loaded.add(file);
        for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) load(imported);
      };
      for (const { fileName, name, isEntry } of chunks) if (isEntry || name === PAGE) load(fileName);
      const bytes = [...loaded].map((file) => gzipSync(readFileSync(join(dir, file))).length);
      const kib = bytes.reduce((sum, each) => sum + each, 0) / 1024;
      if (kib > LIMIT_KIB) this.error(`${PAGE} takes ${kib.toFixed(1)} KiB, more than ${LIMIT_KIB}`);
    },
  };
}

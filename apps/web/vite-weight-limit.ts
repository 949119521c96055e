import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesOfStart } from './vite-start-files.ts';

/**
 * The code that is loaded until a worker's phone shows the open offers, and until the office's home shows the day, gzip. Raise
 * a limit only with a reason: on a slow line 5 KiB are 0.1 s. The last ones: an agency's administration with its pages, its price
 * list, import, and the page of a recipient; then the addresses of payments and open items, 0.4 KiB.
 */
const LIMITS_KIB = { worker: 170.5, office: 194.8 } as const;
const WHO = ['worker', 'office'] as const;

/** A build fails that makes the first screen of either heavier than agreed. */
export function weightLimit(): Plugin {
  return {
    name: 'weight-limit',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const { app, ...homes } = filesOfStart(bundle);
      const entries = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' && part.isEntry ? [part.fileName] : [],
      );
      const weightOf = (file: string): number => gzipSync(readFileSync(join(dir, file))).length;
      for (const who of WHO) {
        const files = new Set([...entries, ...app, ...homes[who]]);
        const kib = [...files].reduce((sum, file) => sum + weightOf(file), 0) / 1024;
        const limit = LIMITS_KIB[who];
        if (kib > limit) this.error(`The start of ${who} takes ${kib.toFixed(1)} KiB, more than ${limit}`);
      }
    },
  };
}

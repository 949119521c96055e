import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMissingSymlinks } from '#sandbox/postgres/binaries.ts';
import { temporaryFolder } from '#sandbox/testing/temporary-folder.ts';

test('makes the symlinks that an install without scripts left out', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'native', 'lib'), { recursive: true });
  writeFileSync(join(folder, 'native', 'lib', 'libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }];
  writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  createMissingSymlinks(folder);
  createMissingSymlinks(folder);
  expect(readFileSync(join(folder, 'native', 'lib', 'libpq.so'), 'utf8')).toBe('library');
});

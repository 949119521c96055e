import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { notices } from '#tooling/notices.ts';
import { NODE_BIN, ROOT } from '#tooling/root.ts';

const WEB = join(ROOT, 'apps/web');
const DIST = join(WEB, 'dist');
const MARK = join(DIST, '.built-from');
const INPUTS = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/vite-git-info.ts',
  'apps/web/vite-leave-at-once.ts',
  'apps/web/vite-own-documents.ts',
  'apps/web/vite-precompress.ts',
  'apps/web/vite-start-files.ts',
  'packages/domain/src',
  'package-lock.json',
  'tooling/notices.ts',
  'tooling/shipped.ts',
];

/** The sources of the web app, as one number. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const full = join(ROOT, path);
    if (!existsSync(full)) return;
    const entries = readdirSync(full, { withFileTypes: true, recursive: true });
    for (const entry of entries.sort((a, b) => join(a.parentPath, a.name).localeCompare(join(b.parentPath, b.name)))) {
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)));
    }
  };
  for (const path of INPUTS) {
    if (/\.\w+$/.test(path)) hash.update(readFileSync(join(ROOT, path)));
    else add(path);
  }
  return hash.digest('hex');
}

export const isWebBuilt = (): boolean => existsSync(MARK) && readFileSync(MARK, 'utf8') === fingerprint();

/** Builds the web app into the folder that the server serves. */
export async function buildWeb(): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  // Under a test's NODE_ENV it would become a build for development, half as large again, and pass for a good one.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(NODE_BIN, [vite, 'build', '--logLevel', 'error'], { cwd: WEB, env });
  writeFileSync(join(DIST, 'notices.txt'), notices());
  writeFileSync(MARK, fingerprint());
}

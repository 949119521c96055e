import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { NODE_BIN, ROOT } from '#tooling/root.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const findOnPath = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

/** A Chromium to test with: the machine's own, else Debian's, else (undefined) the one that Playwright brings along. */
export function ensureBrowser(): string | undefined {
  const found = findOnPath();
  if (found) return found;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (mayInstall) {
    console.log('Installing Chromium from Debian’s packages (once) …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    const done = spawnSync('apt-get', ['install', '-q', '-y', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    if (done.status === 0) return findOnPath();
  }
  console.log('Installing Playwright’s Chromium (once) …');
  execFileSync(NODE_BIN, [join(ROOT, 'node_modules/playwright/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
  return undefined;
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, refreshDebian } from '#tooling/debian.ts';
import { NODE_BIN, ROOT } from '#tooling/root.ts';

/** Chromium without a window: starts in half the time and draws nothing that nobody sees. */
const SHELL = ['chromium-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const findOnPath = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file));

/**
 * A Chromium to test with: the machine's own shell, else Debian's, else a whole Chromium, else (undefined) the shell that
 * Playwright brings along.
 */
export function ensureBrowser(): string | undefined {
  const shell = findOnPath(SHELL);
  if (shell) return shell;
  const whole = findOnPath(WHOLE);
  // A machine with a whole Chromium does not wait for package lists, which take minutes without a network.
  if (!whole) refreshDebian();
  if (installFromDebian('chromium-headless-shell')) return findOnPath(SHELL);
  if (whole) return whole;
  if (installFromDebian('chromium')) return findOnPath(WHOLE);
  console.log('Installing Playwright’s Chromium (once) …');
  const cli = join(ROOT, 'node_modules/playwright/cli.js');
  execFileSync(NODE_BIN, [cli, 'install', '--only-shell', 'chromium'], { stdio: 'inherit' });
  return undefined;
}

/** A Chromium with everything that people have: the shell shows no notifications. */
export function ensureWholeBrowser(): string | undefined {
  const whole = findOnPath(WHOLE);
  if (whole) return whole;
  refreshDebian();
  if (installFromDebian('chromium')) return findOnPath(WHOLE);
  console.log('Installing Playwright’s whole Chromium (once) …');
  const cli = join(ROOT, 'node_modules/playwright/cli.js');
  execFileSync(NODE_BIN, [cli, 'install', '--no-shell', 'chromium'], { stdio: 'inherit' });
  return undefined;
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../../..');

/** The image has no git: its build leaves the version in this file. */
const VERSION_FILE = join(ROOT, 'VERSION');

function readVersion(): string {
  if (existsSync(VERSION_FILE)) return readFileSync(VERSION_FILE, 'utf8').trim();
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return `${git('log', '-1', '--format=%cd', '--date=format:%Y')}.${git('rev-parse', '--short=7', 'HEAD')}`;
  } catch {
    return 'unknown';
  }
}

export const SERVER_VERSION = readVersion();

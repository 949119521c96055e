import { spawnSync } from 'node:child_process';

const apt = (...args: readonly string[]): boolean =>
  spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
  0;

/** Package lists take minutes without a network, so ask only where something is missing. */
export const refreshDebian = (): boolean => process.getuid?.() === 0 && apt('update', '-q');

/** Debian's packages, where we may install them; false elsewhere. */
export function installFromDebian(name: string): boolean {
  if (process.getuid?.() !== 0 || !apt('--version')) return false;
  console.log(`Installing ${name} from Debian’s packages (once) …`);
  return apt('install', '-q', '-y', name);
}

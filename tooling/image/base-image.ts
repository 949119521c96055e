import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { installFromDebian, refreshDebian } from '#tooling/debian.ts';
import { runKept } from '#tooling/image/container.ts';
import { ROOT } from '#tooling/root.ts';

const KEPT = join(ROOT, '.data/image');
const has = (program: string): boolean => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;

/** Sentence about what this machine lacks, if anything. */
export function lacksForImages(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'needs Linux and root, for roots and processes of their own; with Docker at hand, build the Dockerfile instead';
  if (!has('unshare')) return 'needs unshare (util-linux)';
  if (!has('debootstrap') && !(refreshDebian() && installFromDebian('debootstrap')))
    return 'needs debootstrap, from the packages of Debian or Ubuntu';
  return undefined;
}

/**
 * Lays what Docker's official Node images hold into an empty folder: Debian's smallest system, Node, npm and a user for them. Debian
 * comes from its packages and is kept for the next time, Node is the pinned one, npm the one that called us.
 */
export async function layBaseImage(image: string, root: string): Promise<void> {
  const [, version, suite] = /^node:(\d+\.\d+\.\d+)-(\w+)-slim(?:@sha256:[0-9a-f]{64})?$/.exec(image) ?? [];
  if (!version || !suite)
    throw new Error(`FROM ${image}: node:X.Y.Z-SUITE-slim, with or without a digest, is understood`);
  if (version !== process.versions.node) throw new Error(`FROM ${image}: here runs Node ${process.versions.node}`);
  const npm = process.env['npm_execpath'];
  if (!npm?.endsWith('npm-cli.js')) throw new Error('Start it with npm: the image takes its npm.');

  await runKept('tar', '--extract', '--file', await debian(suite, `${root}-debian`), '--directory', root);
  const local = join(root, 'usr/local');
  mkdirSync(join(local, 'lib/node_modules'), { recursive: true });
  cpSync(process.execPath, join(local, 'bin/node'));
  await runKept('cp', '-a', dirname(dirname(npm)), join(local, 'lib/node_modules/npm'));
  for (const name of ['npm', 'npx']) {
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name));
  }
}

/** The archive of Debian's smallest system. It may be old: only Debian's packages are in it, nothing of ours. */
async function debian(suite: string, root: string): Promise<string> {
  const archive = join(KEPT, `${suite}-${process.arch}.tar`);
  if (existsSync(archive)) return archive;
  mkdirSync(KEPT, { recursive: true });
  await runKept('debootstrap', '--variant=minbase', '--include=libatomic1', suite, root);
  await runKept('chroot', root, 'groupadd', '--gid', '1000', 'node');
  await runKept('chroot', root, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node');
  for (const folder of ['var/cache/apt', 'var/lib/apt/lists', 'usr/share/doc', 'usr/share/locale', 'usr/share/man']) {
    rmSync(join(root, folder), { recursive: true, force: true });
  }
  writeFileSync(join(root, 'etc/resolv.conf'), '');
  // Whole or not at all, should somebody break it off.
  await runKept('tar', '--create', '--file', `${archive}.new`, '--directory', root, '.');
  renameSync(`${archive}.new`, archive);
  rmSync(root, { recursive: true, force: true });
  return archive;
}

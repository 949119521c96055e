import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../../../..');
const GUIDE = readFileSync(join(ROOT, 'docs/guides/stay-up.md'), 'utf8');

/** The commands that stand in the guide under this name: a person copies them, the drill runs them. */
export function commandsOf(name: string): string {
  const [, commands] = new RegExp(`^ *\`\`\`sh ${name}\\n(.*?)^ *\`\`\`$`, 'ms').exec(GUIDE) ?? [];
  if (commands === undefined) throw new Error(`the guide has no commands named ${name}`);
  return commands;
}

/** Where Debian's newest PostgreSQL of those that we know lies. */
export const POSTGRES_HOME = (() => {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).map(Number) : [];
  return join(home, String(Math.max(0, ...versions.filter((version) => version >= 15))));
})();

const PROGRAMS: Readonly<Record<string, string>> = {
  [join(POSTGRES_HOME, 'bin/postgres')]: 'postgresql',
  '/usr/bin/patroni': 'patroni',
  '/usr/bin/etcd': 'etcd-server',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/sbin/haproxy': 'haproxy',
};

/** Sentence about what the drill lacks on this machine, if anything. */
export function lacksForCluster(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'needs Linux and root, since its programs run under accounts of their own';
  const missing = Object.entries(PROGRAMS).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  return missing.length > 0 ? `needs packages of Debian that are not installed: ${missing.join(', ')}` : undefined;
}

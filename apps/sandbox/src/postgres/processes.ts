import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename } from 'node:path';

/** Start time and command line: tells a process from a later one with the same number. Undefined when there is none. */
export function fingerprintOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') return ps(pid, 'lstart=,command=');
    // The second field of stat is the name in brackets, which may itself hold spaces and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    if (fields[0] === 'Z') return undefined;
    return `${fields[19]} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8')}`;
  } catch {
    return undefined;
  }
}

/** Whether the process is a PostgreSQL server of exactly this cluster. */
export function servesCluster(pid: number, cluster: string): boolean {
  try {
    if (process.platform !== 'linux') {
      const command = ps(pid, 'command=');
      return command.includes('postgres') && command.includes(cluster);
    }
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return basename(program) === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

const ps = (pid: number, columns: string) =>
  execFileSync('ps', ['-ww', '-o', columns, '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

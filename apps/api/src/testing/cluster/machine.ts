import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, openSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { commandsOf, POSTGRES_HOME, ROOT } from '#app/testing/cluster/guide.ts';

const run = promisify(execFile);
export type MachineName = 'one' | 'two' | 'three';

/** Folders of the guide, which lie in a folder of the machine here, and the account that owns them. */
const FOLDERS = {
  '/etc/default': 'root',
  '/etc/patroni': 'postgres',
  '/etc/pgbouncer': 'postgres',
  '/etc/haproxy': 'root',
  '/etc/systemd/system': 'root',
  '/usr/local/bin': 'root',
  '/var/lib/etcd': 'postgres',
  '/var/lib/postgresql': 'postgres',
  '/var/run/postgresql': 'postgres',
  '/var/log/postgresql': 'postgres',
  '/var/lib/prometheus/node-exporter': 'postgres',
} as const;
const ids = new Map<string, number>();
const idOf = (account: string): number => {
  const id = ids.get(account) ?? Number(execFileSync('id', ['-u', account], { encoding: 'utf8' }));
  ids.set(account, id);
  return id;
};

export function makeFolder(path: string, account: string): void {
  mkdirSync(path, { recursive: true });
  chownSync(path, idOf(account), Number(execFileSync('id', ['-g', account], { encoding: 'utf8' })));
}

export interface MachineOptions {
  readonly name: MachineName;
  readonly home: string;
  readonly addresses: Readonly<Record<MachineName, string>>;
  /** Ports here for those of the guide. */
  readonly ports: Readonly<Record<number, number>>;
  /** The archive, which one and two share. */
  readonly archive: string;
  readonly secrets: Readonly<Record<string, string>>;
}

/** A machine of the guide: an address and a folder of its own, processes that end with it. */
export class Machine {
  readonly name: MachineName;
  readonly address: string;
  readonly #home: string;
  readonly #port: (port: number) => number;
  readonly #programs = new Map<string, ChildProcess>();

  constructor({ name, home, addresses, ports, archive, secrets }: MachineOptions) {
    this.name = name;
    this.address = addresses[name];
    this.#home = join(home, name);
    this.#port = (port) => ports[port] ?? port;
    mkdirSync(this.#home);
    for (const [folder, account] of Object.entries(FOLDERS)) makeFolder(join(this.#home, folder), account);
    // As the guide has it filled in, and besides: its ports and folders.
    const fillings = [
      // On the loopback every machine comes from this address.
      's#[A-Z]*_IP/32#127.0.0.1/32#g',
      `s#/usr/lib/postgresql/15#${POSTGRES_HOME}#g`,
      ...['/etc/gastspiel', ...Object.keys(FOLDERS)].map((folder) => `s#${folder}\\b#${join(this.#home, folder)}#g`),
      `s#/opt/gastspiel\\b#${ROOT}#g`,
      `s#/srv/archive\\b#${archive}#g`,
      ...Object.entries(ports).map(([port, here]) => `s#\\b${port}\\b#${here}#g`),
      ...Object.entries({ THIS_NAME: name, THIS_IP: this.address }).map(([from, to]) => `s#${from}#${to}#g`),
      ...Object.entries(addresses).map(([other, ip]) => `s#${other.toUpperCase()}_IP#${ip}#g`),
      // A virtual machine in the drill is no machine that could be reset.
      's#WATCHDOG_MODE#off#g',
      ...Object.entries(secrets).map(([from, to]) => `s#${from}#${to}#g`),
    ];
    writeFileSync(this.at('/etc/gastspiel-fill.sed'), fillings.join('\n'), { mode: 0o600 });
  }

  at(path: string): string {
    return join(this.#home, path);
  }

  url(port: number): string {
    return `http://${this.address}:${this.#port(port)}`;
  }

  /** Here what the guide says there. */
  fill(text: string): string {
    return execFileSync('sed', ['-f', this.at('/etc/gastspiel-fill.sed')], { input: text, encoding: 'utf8' });
  }

  /** Runs commands of the guide as its reader would, as root on this machine; what they say otherwise is changed before. */
  async do(name: string, change = (commands: string): string => commands): Promise<string> {
    const PATH = `${this.at('/usr/local/bin')}:${join(POSTGRES_HOME, 'bin')}:${process.env['PATH']}`;
    const env = { PATH, PGHOST: this.at('/var/run/postgresql'), PGPORT: String(this.#port(5432)) };
    const { stdout } = await run('bash', ['--norc', '-euo', 'pipefail', '-c', this.fill(change(commandsOf(name)))], {
      cwd: '/',
      env,
    });
    return stdout.trim();
  }

  /** As superuser, on the PostgreSQL of this machine. */
  async sql(statement: string, port = 5432): Promise<string> {
    const words = [
      '-XAtq',
      '-v',
      'ON_ERROR_STOP=1',
      '-p',
      String(this.#port(port)),
      '-h',
      this.at('/var/run/postgresql'),
    ];
    const { stdout } = await run('runuser', ['-u', 'postgres', '--', 'psql', ...words, '-c', statement, 'gastspiel'], {
      cwd: '/',
    });
    return stdout.trim();
  }

  /** Starts what a unit of systemd would; it ends with us, however we end. */
  start(name: string, command: string, account: string, env: Readonly<Record<string, string>> = {}): void {
    const log = openSync(this.at(`/${name}.log`), 'a');
    const identity = account === 'root' ? [] : [`--reuid=${account}`, `--regid=${account}`, '--init-groups'];
    const child = spawn('setpriv', [...identity, '--pdeathsig=TERM', ...this.fill(command).split(' ')], {
      cwd: account === 'root' ? ROOT : '/',
      stdio: ['ignore', log, log],
      env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8', ...env },
    });
    child.once('exit', () => {
      if (this.#programs.get(name) === child) this.#programs.delete(name);
    });
    this.#programs.set(name, child);
  }

  isRunning(name: string): boolean {
    return this.#programs.has(name);
  }

  async end(name: string, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#programs.get(name);
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  /** Power is lost for PostgreSQL and for Patroni, which would start it again. */
  async crash(): Promise<void> {
    const postmaster = this.postmaster();
    await this.end('patroni', 'SIGKILL');
    if (postmaster) process.kill(postmaster, 'SIGKILL');
  }

  /** The PostgreSQL that Patroni or the guide's commands have started on this folder; undefined when none runs. */
  postmaster(name: 'gastspiel' | 'look' = 'gastspiel'): number | undefined {
    const folder = this.at(`/var/lib/postgresql/15/${name}`);
    try {
      const [pid = ''] = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
      return readlinkSync(`/proc/${pid}/cwd`) === folder ? Number(pid) : undefined;
    } catch {
      return undefined;
    }
  }

  read(path: string): string {
    return readFileSync(this.at(path), 'utf8');
  }
}

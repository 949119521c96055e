import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#app/testing/cluster/guide.ts';
import { Machine, type MachineName, makeFolder } from '#app/testing/cluster/machine.ts';
import { freePort } from '#app/testing/free-port.ts';
import { until } from '#app/testing/until.ts';

/** On a machine that is busy with other things too. */
const START_MS = 180_000;
const NAMES = ['one', 'two', 'three'] as const;
/** All ports that the guide's files name. */
const PORTS = [80, 443, 2379, 2380, 4000, 4001, 5432, 5440, 6432, 8008, 8404];
const SECRETS = ['SUPERUSER', 'REPLICATION', 'REWIND', 'PATRONI', 'PGBOUNCER', 'OWNER'].map((who) => `${who}_PASSWORD`);
const secret = () => randomBytes(24).toString('hex');

/** As the units of Debian's packages start them. */
const UNITS = {
  etcd: { command: '/usr/bin/etcd', account: 'postgres' },
  patroni: { command: '/usr/bin/patroni /etc/patroni/config.yml', account: 'postgres' },
  pgbouncer: { command: '/usr/sbin/pgbouncer /etc/pgbouncer/pgbouncer.ini', account: 'postgres' },
  haproxy: { command: '/usr/sbin/haproxy -db -f /etc/haproxy/haproxy.cfg', account: 'root' },
  gastspiel: { command: execStartOf('gastspiel'), account: 'root' },
  'gastspiel-jobs': { command: execStartOf('gastspiel-jobs'), account: 'root' },
} as const;
type Unit = keyof typeof UNITS;

/** The three machines of the guide `stay-up`, as its files and commands make them. */
export class Cluster {
  readonly home = mkdtempSync(join(tmpdir(), 'gastspiel-'));
  readonly one: Machine;
  readonly two: Machine;
  readonly three: Machine;
  /** Settings of the servers that are not in the guide's file. */
  readonly #settings: Readonly<Record<string, string>>;

  private constructor(ports: Readonly<Record<number, number>>, settings: Readonly<Record<string, string>>) {
    this.#settings = settings;
    chmodSync(this.home, 0o755);
    // A network of its own, so that two drills beside each other do not meet.
    const [a = 0, b = 0] = randomBytes(2);
    const addresses = { one: `127.${a}.${b}.1`, two: `127.${a}.${b}.2`, three: `127.${a}.${b}.3` };
    const archive = join(this.home, 'archive');
    makeFolder(archive, 'postgres');
    const secrets = Object.fromEntries(SECRETS.map((name) => [name, secret()]));
    const made = (name: MachineName) => new Machine({ name, home: this.home, addresses, ports, archive, secrets });
    [this.one, this.two, this.three] = [made('one'), made('two'), made('three')];
  }

  static async prepare(settings: Readonly<Record<string, string>>): Promise<Cluster> {
    const ports: Record<number, number> = {};
    while (Object.keys(ports).length < PORTS.length) {
      const port = await freePort();
      if (!Object.values(ports).includes(port)) ports[PORTS[Object.keys(ports).length] ?? 0] = port;
    }
    return new Cluster(ports, settings);
  }

  get machines(): readonly Machine[] {
    return NAMES.map((name) => this[name]);
  }

  /** For somebody who sees everything, past the poolers. */
  get superuserUrl(): string {
    const hosts = [this.one, this.two].map((machine) => new URL(machine.url(5432)).host);
    return this.one.fill(`postgres://postgres:SUPERUSER_PASSWORD@${hosts}/gastspiel`);
  }

  get databaseUrl(): string {
    return environment(this.one, '/etc/gastspiel.env')['DATABASE_URL'] ?? '';
  }

  /** Does as `systemctl start` would. */
  start(unit: Unit, ...machines: readonly Machine[]): void {
    const { command, account } = UNITS[unit];
    for (const machine of machines) {
      const env =
        unit === 'etcd'
          ? environment(machine, '/etc/default/etcd')
          : unit.startsWith('gastspiel')
            ? { ...this.#settings, ...environment(machine, '/etc/gastspiel.env') }
            : {};
      machine.start(unit, command, account, env);
    }
  }

  /** As a person would who waits for the server to be well. */
  async startServer(machine: Machine): Promise<void> {
    await machine.end('gastspiel');
    this.start('gastspiel', machine);
    await until(async () => {
      if (!machine.isRunning('gastspiel'))
        throw new Error(`the server of ${machine.name} ended:\n${machine.read('/gastspiel.log')}`);
      const answer = await fetch(`${machine.url(4000)}/readyz`).catch(() => undefined);
      return answer?.status === 200;
    }, START_MS);
  }

  /** The host that takes writes, as Patroni says. */
  async leader(): Promise<Machine | undefined> {
    for (const machine of [this.one, this.two]) {
      const answer = await fetch(`${machine.url(8008)}/leader`).catch(() => undefined);
      if (answer?.status === 200) return machine;
    }
    return undefined;
  }

  /** The other host follows the leader and is the one that commits wait for. */
  async isWhole(): Promise<boolean> {
    const found = await Promise.all(
      [this.one, this.two].map((machine) =>
        fetch(`${machine.url(8008)}/sync`).then(
          ({ status }) => status === 200,
          () => false,
        ),
      ),
    );
    return found.includes(true) && (await this.leader()) !== undefined;
  }

  async stop(): Promise<void> {
    const all = this.machines;
    for (const unit of Object.keys(UNITS).reverse() as Unit[]) {
      const stopped = all.map((machine) => machine.end(unit));
      const late = setTimeout(() => all.map((machine) => machine.end(unit, 'SIGKILL')), 40_000);
      await Promise.all(stopped);
      clearTimeout(late);
    }
    for (const machine of all)
      for (const folder of ['gastspiel', 'look'] as const) {
        const left = machine.postmaster(folder);
        if (left) process.kill(left, 'SIGQUIT');
        await until(() => machine.postmaster(folder) === undefined);
      }
    if (process.env['KEEP_DRILL'] !== 'on')
      rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function execStartOf(unit: string): string {
  const text = readFileSync(join(ROOT, 'docs/operate', `${unit}.service`), 'utf8');
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(text) ?? [];
  return command;
}

function environment(machine: Machine, file: string): Record<string, string> {
  const lines = machine.read(file).matchAll(/^(\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]));
}

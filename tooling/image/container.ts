import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Setting } from '#tooling/image/plan.ts';

/**
 * A root of its own with processes of its own, as a container has them: the command is process 1, and when it ends, or we do, all
 * that it started ends. Mounts are seen in there alone. The network is the machine's, as with `docker run --network host`.
 */
const ENTER = `
root=$1 user=$2 folder=$3; shift 3
mount -t proc proc "$root/proc" && mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm" || exit 125
for file in resolv.conf hosts; do touch "$root/etc/$file" && mount --bind "/etc/$file" "$root/etc/$file" || exit 125; done
if [ -n "$NODE_EXTRA_CA_CERTS" ]; then
  touch "$root/run/authorities.pem" && mount --bind "$NODE_EXTRA_CA_CERTS" "$root/run/authorities.pem" || exit 125
  export NODE_EXTRA_CA_CERTS=/run/authorities.pem
fi
exec chroot --userspec="$user" "$root" env -C "$folder" "$@"`;

/** A command that dies with us, even by SIGKILL, and with it all that it started. */
const KEPT_BY_US = ['--pdeathsig', 'KILL', 'unshare', '--mount', '--pid', '--fork', '--kill-child'];
const running = new Set<Container>();

export interface Container {
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  /** To process 1 in there, as `docker stop` does it. */
  signal(name: 'SIGTERM'): void;
  kill(): Promise<void>;
}

export function startContainer(root: string, command: readonly string[], setting: Setting): Container {
  const { user, folder, env } = setting;
  const home = user === 'root' ? '/root' : `/home/${user}`;
  return startKept(['sh', '-c', ENTER, 'sh', root, user, folder, ...command], { HOME: home, ...env });
}

function startKept(command: readonly string[], env: NodeJS.ProcessEnv): Container {
  const child = spawn('setpriv', [...KEPT_BY_US, ...command], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      written = (written + chunk).slice(-1_000_000);
    });
  const container: Container = {
    output: () => written,
    ended: once(child, 'close').then(([code]) => {
      running.delete(container);
      return code as number | null;
    }),
    signal: (name) => process.kill(firstProcess(child), name),
    kill: async () => {
      child.kill('SIGKILL');
      await container.ended;
    },
  };
  running.add(container);
  return container;
}

export const killContainers = async (): Promise<void> => {
  for (const container of running) await container.kill();
};

/** Runs a command to its end and answers what it wrote; after a failure it says that. */
export const runInContainer = (root: string, command: readonly string[], setting: Setting): Promise<string> =>
  toItsEnd(command, startContainer(root, command, setting));

/** The same for a command of this machine, which sees its own processes alone. */
export const runKept = (...command: readonly string[]): Promise<string> =>
  toItsEnd(command, startKept(['--mount-proc', ...command], process.env));

async function toItsEnd(command: readonly string[], { ended, output }: Container): Promise<string> {
  const code = await ended;
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output().slice(-4000)}`);
  return output();
}

/** unshare waits for its one child, which is process 1 in there. */
function firstProcess({ pid }: ChildProcess): number {
  const first = Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);
  if (!first) throw new Error('Process 1 has ended already.');
  return first;
}

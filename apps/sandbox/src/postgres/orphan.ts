import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fingerprintOf, servesCluster } from '#sandbox/postgres/processes.ts';
import { StartError } from '#sandbox/start-error.ts';

/** After a kill -9 of its parent a PostgreSQL lives on and holds the folder. It is ended; nobody else's process is. */
export async function endOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  // A dead server's file stays: PostgreSQL removes it after it has seen that no child of that server is left either.
  if (!(pid > 0) || fingerprintOf(pid) === undefined) return;
  if (!servesCluster(pid, cluster)) {
    // The number went to somebody else, whom PostgreSQL would take for a running server.
    rmSync(pidFile, { force: true });
    return;
  }
  log(`Stopping the PostgreSQL that a killed start left behind (process ${pid}).`);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    process.kill(pid, signal);
    if (await ended(pid, cluster)) return;
  }
  throw new StartError(`The PostgreSQL that a killed start left behind (process ${pid}) can not be stopped.`);
}

async function ended(pid: number, cluster: string): Promise<boolean> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await delay(25)) {
    if (!servesCluster(pid, cluster)) return true;
  }
  return false;
}

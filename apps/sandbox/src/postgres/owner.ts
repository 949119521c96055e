import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from '#sandbox/postgres/processes.ts';
import { StartError } from '#sandbox/start-error.ts';

/** Folders in use by this very process: its number in the file could also be a predecessor's. */
const ours = new Set<string>();

/** Two starts on one folder would take the database from each other: the second is refused while the first lives. */
export function claimFolder(folder: string): () => void {
  const file = join(folder, 'owner');
  if (ours.has(folder) || isOwnedByAnother(file)) {
    throw new StartError(`Gastspiel is running already with the data folder ${folder}.`);
  }
  writeFileSync(file, `${process.pid} ${fingerprintOf(process.pid)}`);
  ours.add(folder);
  return () => {
    ours.delete(folder);
    rmSync(file, { force: true });
  };
}

function isOwnedByAnother(file: string): boolean {
  if (!existsSync(file)) return false;
  const [, pid, fingerprint] = /^(\d+) (.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
  return Number(pid) !== process.pid && fingerprint !== undefined && fingerprintOf(Number(pid)) === fingerprint;
}

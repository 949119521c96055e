import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { explainFailure } from '#sandbox/postgres/explain-failure.ts';
import type { Place } from '#sandbox/postgres/place.ts';
import { commandFor, NOBODY, type RunAs } from '#sandbox/postgres/run-as.ts';

const run = promisify(execFile);

export interface Cluster {
  readonly folder: string;
  readonly password: string;
}

/** The database files, made at the first start. */
export async function prepareCluster({ folder: home, binaries }: Place, runAs: RunAs): Promise<Cluster> {
  const folder = join(home, 'cluster');
  const passwordFile = join(home, 'password');
  if (existsSync(folder)) return { folder, password: readFileSync(passwordFile, 'utf8') };

  // Made beside and renamed when complete, so that a killed initdb leaves nothing half done.
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const password = randomBytes(24).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs === 'other-user') chownSync(passwordFile, NOBODY, NOBODY);

  const options = ['--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--no-instructions'];
  const language = ['--encoding=UTF8', '--locale=C'];
  const command = commandFor(runAs, binaries.initdb, [`--pgdata=${unfinished}`, ...options, ...language]);
  const surroundings = { cwd: home, env: { ...process.env, LC_ALL: 'C' }, ...command.identity };
  await run(command.file, command.args, surroundings).catch((failure: Error & { stderr?: string }) => {
    throw explainFailure(`${failure.stderr ?? ''}\n${failure.message}`, home);
  });
  renameSync(unfinished, folder);
  return { folder, password };
}

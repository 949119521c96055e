import { StartError } from '#sandbox/start-error.ts';

const REASONS: readonly [RegExp, (folder: string, port: number | undefined) => string][] = [
  [/No space left on device|ENOSPC/, (folder) => `The disk that holds ${folder} is full.`],
  [/Address already in use/, (_, port) => `Port ${port}, which PostgreSQL needs, is in use.`],
  [/Permission denied|EACCES|EPERM/, (folder) => `This user may not write to the folder ${folder}.`],
  [/Read-only file system|EROFS/, (folder) => `The folder ${folder} is on a read-only file system.`],
  [/mkdir/, (folder) => `The folder ${folder} can not be made.`],
];

/** Turns what PostgreSQL said before it ended into one sentence; only what is not known comes in its own words. */
export function explainFailure(output: string, folder: string, port?: number): StartError {
  const reason = REASONS.find(([pattern]) => pattern.test(output));
  if (reason) return new StartError(reason[1](folder, port));
  const lastLines = output.trim().split('\n').slice(-15).join('\n');
  return new StartError(`PostgreSQL could not start:\n${lastLines}`);
}

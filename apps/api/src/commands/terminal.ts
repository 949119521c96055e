import type { Readable, Writable } from 'node:stream';

/** The command can not do what it was asked; the message says why. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** The place where a command is given: the settings around it, and its ways in and out. A process is one. */
export interface Terminal {
  readonly env: NodeJS.ProcessEnv;
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
}

export const say = ({ stdout }: Terminal, line: string): void => {
  stdout.write(`${line}\n`);
};

import type { Readable, Writable } from 'node:stream';

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

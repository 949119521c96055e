import type { Duplex } from 'node:stream';
import pg from 'pg';

/** The part of pg's connection that it does not declare. */
interface Wire {
  readonly stream: Duplex;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

/** More than this is not kept in memory for a database that takes its time. */
const WAITING_BYTES = 1024 * 1024;

/** `copy … from stdin` that says when it may be fed. */
class CopyIn extends pg.Query {
  readonly open = Promise.withResolvers<Wire>();

  handleCopyInResponse(wire: Wire): void {
    this.open.resolve(wire);
  }
}

/** `copy … to stdout` that feeds another connection, at the pace of the slower one. */
class CopyOut extends pg.Query {
  into: Wire | undefined;

  handleCopyData({ chunk }: { readonly chunk: Buffer }, { stream: source }: Wire): void {
    const { into } = this;
    if (!into) return;
    into.sendCopyFromChunk(chunk);
    if (into.stream.writableLength < WAITING_BYTES || source.isPaused()) return;
    source.pause();
    const goOn = () => {
      into.stream.off('drain', goOn).off('close', goOn);
      source.resume();
    };
    into.stream.on('drain', goOn).on('close', goOn);
  }
}

const arrive = (target: pg.Client, table: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  const copy = new CopyIn(`copy ${table} from stdin (format binary)`, (error) =>
    error ? reject(error) : resolve(undefined),
  );
  target.query(copy);
  return { open: copy.open.promise, done: promise };
};

const leave = (source: pg.Client, select: string, into: Wire) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const copy = new CopyOut(`copy (${select}) to stdout (format binary)`, (error) =>
    error ? reject(error) : resolve(),
  );
  copy.into = into;
  source.query(copy);
  return promise;
};

/** Rows from one database into another without a stop in between: as they are stored, none kept here. */
export async function copyAcross(source: pg.Client, select: string, target: pg.Client, table: string): Promise<void> {
  const { open, done } = arrive(target, table);
  const into = await Promise.race([open, done]);
  if (!into) throw new Error('the other database takes no rows');
  try {
    await leave(source, select, into);
  } catch (error) {
    into.sendCopyFail('the rows could not be read to their end');
    await done.catch(() => undefined);
    throw error;
  }
  into.endCopyFrom();
  await done;
}

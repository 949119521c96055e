import pg from 'pg';

/** Statements of this form are answered with bytes as they are. */
const COPY = /^\/\* \w+ \*\/\s*copy \(/;

export const isCopy = (text: string): boolean => COPY.test(text);

/** One of pg's own, so that it can travel among others; it only keeps what pg lets fall. */
class CopyOut extends pg.Query {
  readonly messages: Buffer<ArrayBuffer>[] = [];

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    // The chunk lies in a buffer that the next answer is read into. In memory of its own: it may be given back by itself.
    const message = Buffer.allocUnsafeSlow(chunk.length);
    chunk.copy(message);
    this.messages.push(message);
  }
}

/** The messages of `copy (…) to stdout`, of which PostgreSQL sends one a row, as the rows of any other statement. */
export function copyOut(
  client: pg.ClientBase,
  text: string,
): Promise<pg.QueryResult<{ message: Buffer<ArrayBuffer> }>> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult<{ message: Buffer<ArrayBuffer> }>>();
  const copy: CopyOut = new CopyOut(text, (error: Error | null, result: pg.QueryResult) => {
    if (error) reject(error);
    else resolve({ ...result, rows: copy.messages.map((message) => ({ message })) });
  });
  client.query(copy);
  return promise;
}

import type pg from 'pg';
import type { DatabaseClient } from '#platform/database/client.ts';
import { copyOut, isCopy } from '#platform/database/copy-out.ts';
import { isReadOnly, isUnavailable } from '#platform/database/database-errors.ts';
import { Statement } from '#platform/database/statement.ts';

/** The parts of the client that pg's types leave out. */
export type Client = pg.PoolClient &
  Pick<DatabaseClient, 'address' | 'backendPid'> & {
    readonly connection: {
      parse(statement: { readonly text: string }): void;
      bind(values: object): void;
      execute(portal: object): void;
      readonly stream: { readonly writableCorked: number; cork(): void; uncork(): void; destroy(): void };
    };
  };

type Query = pg.PoolClient['query'];

/** A holder's talk with the database on one connection. */
export interface Conversation {
  readonly query: Query;
  /** Opens a transaction: `start` travels with the next statement, and PostgreSQL answers both at once. */
  begin(start: string): void;
  /** Asked after everything else that is to be written now, in one packet with the next holder's first statement if there is one by then. */
  readonly queryLater: Query;
  /** Whether nothing was asked. */
  readonly isUntouched: boolean;
  /** How many statements are not answered yet. */
  readonly underWay: number;
}

/**
 * A statement that begins with this comment is prepared once a connection, which saves more than half of a short one's
 * time. Only for those that find their rows by an index whatever the values and the size of the tenant: a plan that is
 * kept sees neither.
 */
const PREPARED = /^\/\* prepared (\w+) \*\//;

/** A statement is written in a few ways, by its filters; each has a name of its own, the others have none. */
const names = new Map<string, string>();
function preparedName(text: string): string | undefined {
  const known = names.get(text);
  if (known) return known;
  const name = PREPARED.exec(text)?.[1];
  if (name) names.set(text, `${name}_${names.size}`);
  return names.get(text);
}

/**
 * Statements that are asked in one breath go out in packets of so many: each write costs more than what it carries, but a page asks
 * for thirty, and PostgreSQL would wait for the last of them before it begins with the first.
 */
const A_PACKET = 6;

export function converse(client: Client, onLost: () => void): Conversation {
  const { stream } = client.connection;
  let start: string | undefined;
  let isUntouched = true;
  let underWay = 0;
  let gathered = 0;
  const gather = (schedule: (work: () => void) => unknown) => {
    if (stream.writableCorked === 0) stream.cork();
    gathered += 1;
    schedule(send);
  };
  const send = () => {
    gathered = 0;
    if (stream.writableCorked > 0) stream.uncork();
  };
  const askBy = (schedule: (work: () => void) => unknown): Query => {
    const ask = async (text: string, values?: unknown[]) => {
      gather(schedule);
      const opening = start;
      start = undefined;
      isUntouched = false;
      underWay += 1;
      try {
        if (isCopy(text)) {
          if (opening) await answerTo(client, opening);
          return await copyOut(client, text);
        }
        if (opening) sendAhead(client, opening);
        const answer = answerTo(client, text, values, opening ? 'extended' : undefined);
        if (gathered === A_PACKET) send();
        return await answer;
      } catch (error) {
        // The server says goodbye in its last answer, before the connection is seen to end.
        if (isUnavailable(error) && !isReadOnly(error)) onLost();
        // pg takes a statement for prepared as soon as the opening before it was.
        if (opening && preparedName(text)) onLost();
        throw error;
      } finally {
        underWay -= 1;
      }
    };
    return ask as Query;
  };
  return {
    query: askBy(process.nextTick),
    queryLater: askBy(setImmediate),
    begin(statement) {
      start = statement;
    },
    get isUntouched() {
      return isUntouched;
    },
    get underWay() {
      return underWay;
    },
  };
}

/** As the first half of what is asked next: no answer to it is waited for, nor sent by itself. */
function sendAhead({ connection }: Client, text: string): void {
  connection.parse({ text });
  connection.bind({});
  connection.execute({});
}

const answerTo = (client: Client, text: string, values: unknown[] = [], queryMode?: 'extended') =>
  new Promise<pg.QueryResult>((resolve, reject) => {
    const statement: Statement = new Statement(text, values, (error, result: unknown) => {
      // The answer to what was sent ahead comes first.
      const last = Array.isArray(result) ? result.at(-1) : result;
      const fault = error ?? statement.fault;
      if (fault) reject(fault);
      else resolve(Object.assign(last, { rows: statement.found }));
    });
    // Named afterwards: settings in an object are copied by their descriptors, which costs more than the rest of pg's statement.
    client.query(Object.assign(statement, { name: preparedName(text), queryMode }));
  });

import {
  type ConnectionProvider,
  type DatabaseConnection,
  DefaultQueryExecutor,
  DummyDriver,
  Kysely,
  type KyselyProps,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
} from 'kysely';
import { binding, Slot } from '#platform/database/bound.ts';
import type { DB } from '#platform/database/database-types.ts';
import type { PooledClient } from '#platform/database/pool.ts';

/*
 * kysely writes statements and gives them types. Connections and transactions are ours: kysely's own wait for the answer
 * to BEGIN and let one statement through at a time, which costs a small query a third of its time.
 */

/** A slot is one parameter however often a statement names it, so that it is one value for the planner too. */
class Compiler extends PostgresQueryCompiler {
  /** With their numbers. */
  readonly #slots = new Map<unknown, string>();

  override compileQuery(...asked: Parameters<PostgresQueryCompiler['compileQuery']>) {
    this.#slots.clear();
    return super.compileQuery(...asked);
  }

  protected override appendValue(value: unknown): void {
    const known = this.#slots.get(value);
    if (known) this.append(known);
    else {
      super.appendValue(value);
      if (value instanceof Slot) this.#slots.set(value, this.getCurrentParameterPlaceholder());
    }
  }
}

const adapter = new PostgresAdapter();
const compiler = new Compiler();
const driver = new DummyDriver();
const dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};

const propsWith = (connections: ConnectionProvider): KyselyProps => ({
  config: { dialect },
  dialect,
  driver,
  executor: new DefaultQueryExecutor(compiler, adapter, connections),
});

const connectionOn = (
  { query }: Pick<PooledClient, 'query'>,
  fill: ReturnType<typeof binding>['fill'],
): DatabaseConnection => ({
  executeQuery: async ({ sql, parameters }) => {
    const { command, rowCount, rows } = await query(sql, fill(parameters));
    return { rows: rows as never[], ...(command === 'SELECT' ? {} : { numAffectedRows: BigInt(rowCount ?? 0) }) };
  },
  streamQuery: () => {
    throw new Error('rows are streamed by a cursor: see streamRows');
  },
});

/** The transaction that is open on this connection. */
export function transactionOn(client: Pick<PooledClient, 'query'>): Transaction<DB> {
  const { fill, note } = binding();
  const connection = connectionOn(client, fill);
  const transaction = new Transaction<DB>(propsWith({ provideConnection: (consumer) => consumer(connection) }));
  note(transaction);
  return transaction;
}

/** Each statement on a connection of its own. */
export const statementsOn = (connect: () => Promise<PooledClient>): Kysely<DB> =>
  new Kysely(
    propsWith({
      async provideConnection(consumer) {
        const client = await connect();
        try {
          return await consumer(connectionOn(client, binding().fill));
        } finally {
          client.release();
        }
      },
    }),
  );

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
import type { DB } from '#platform/database/database-types.ts';
import type { PooledClient } from '#platform/database/pool.ts';

/*
 * kysely writes statements and gives them types. Connections and transactions are ours: kysely's own wait for the answer
 * to BEGIN and let one statement through at a time, which costs a small query a third of its time.
 */

const adapter = new PostgresAdapter();
const compiler = new PostgresQueryCompiler();
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

const connectionOn = ({ query }: Pick<PooledClient, 'query'>): DatabaseConnection => ({
  executeQuery: async ({ sql, parameters }) => {
    const { command, rowCount, rows } = await query(sql, [...parameters]);
    return { rows: rows as never[], ...(command === 'SELECT' ? {} : { numAffectedRows: BigInt(rowCount ?? 0) }) };
  },
  streamQuery: () => {
    throw new Error('rows are streamed by a cursor: see streamRows');
  },
});

/** The transaction that is open on this connection. */
export function transactionOn(client: Pick<PooledClient, 'query'>): Transaction<DB> {
  const connection = connectionOn(client);
  return new Transaction(propsWith({ provideConnection: (consumer) => consumer(connection) }));
}

/** Each statement on a connection of its own. */
export const statementsOn = (connect: () => Promise<PooledClient>): Kysely<DB> =>
  new Kysely(
    propsWith({
      async provideConnection(consumer) {
        const client = await connect();
        try {
          return await consumer(connectionOn(client));
        } finally {
          client.release();
        }
      },
    }),
  );
